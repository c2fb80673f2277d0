from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from schemafill.schema.compile import compile
from schemafill.schema.nodes import Node, Object


@pytest.fixture
def field() -> Callable[..., Node]:
    """The node of a schema that is the one property `a`; other keywords go to the root."""

    def node(schema: Any, **root: Any) -> Node:
        compiled = compile({"type": "object", "properties": {"a": schema}, **root})
        assert isinstance(compiled.root, Object)
        return compiled.root.properties[0].node

    return node


@pytest.fixture(scope="session")
def corpora() -> Path:
    """Real-world schemas; they lie beside the checkout and are not part of the project."""
    folder = Path(__file__).parents[3] / "shared" / "schemas"
    if not folder.is_dir():
        pytest.skip(f"no real-world schemas: {folder} is not there")
    return folder
