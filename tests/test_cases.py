"""Bug reports of other tools, retold, which lie beside the checkout: the oracle gives each its document or error."""

from __future__ import annotations

import importlib.util
import sys
import time
import warnings
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

CASES = Path(__file__).parents[2] / "shared" / "cases" / "cases.jsonl"


def _bench() -> ModuleType:
    name = "bench_schemas"
    if name not in sys.modules:
        place = Path(__file__).parents[1] / "benchmarks" / f"{name}.py"
        spec = importlib.util.spec_from_file_location(name, place)
        assert spec is not None
        assert spec.loader is not None
        sys.modules[name] = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(sys.modules[name])
    return sys.modules[name]


def _cases() -> list[dict[str, Any]]:
    with warnings.catch_warnings():
        # their reader leaves the file to the garbage collector
        warnings.simplefilter("ignore", ResourceWarning)
        return _bench().cases(CASES) if CASES.is_file() else []


@pytest.mark.parametrize("case", _cases(), ids=lambda case: case["id"])
def test_case(case: dict[str, Any]) -> None:
    began = time.perf_counter()
    assert _bench().case_passes(case)
    assert time.perf_counter() - began < case["expected"].get("limits", {}).get("seconds", 10)
