"""Trunks, forks and their schedule."""

from schemafill._settings import calm_threads

calm_threads()
