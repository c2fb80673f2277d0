"""Trunks, forks and their schedule.

Threads of OpenMP that wait spin by default, and take a busy machine's cores from those that work: with both cores of two
taken, a fill took 10 s; with waiting threads asleep, 2 to 3 s. Read once, when torch loads.
"""

import os

os.environ.setdefault("OMP_WAIT_POLICY", "PASSIVE")
