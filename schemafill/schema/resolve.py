"""References within one document, through `referencing`. Nothing is ever retrieved."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias
from urllib.parse import unquote

from referencing import Registry, Resource
from referencing.exceptions import InvalidAnchor, NoSuchAnchor, PointerToNowhere, Unresolvable
from referencing.jsonschema import DRAFT202012

from schemafill._errors import RemoteRefError, SchemaError
from schemafill.schema.dialects import ROOT, Document
from schemafill.schema.nodes import Json
from schemafill.schema.validate import is_object

if TYPE_CHECKING:
    # referencing keeps the name private; the objects are its public API.
    from referencing._core import Resolver

Refs: TypeAlias = "Resolver[Any]"


class Target(NamedTuple):
    """What a `$ref` leads to.

    Attributes:
        schema: the subschema, an object or a boolean.
        place: its pointer from the document's root, "#/$defs/x".
        refs: resolves the references inside it.
    """

    schema: Json
    place: str
    refs: Refs


def root(document: Document) -> Refs:
    """What resolves the references of a document whose resources have passed `validate.check`."""
    found = document.resources
    registry: Registry[Any] = Registry()
    registry = registry.with_resources(
        (uri, Resource(contents=each.schema, specification=DRAFT202012)) for uri, each in found.items()
    )
    if document.anchors:
        registry = registry.crawl()
    return registry.resolver(base_uri=next(iter(found)))


def inside(refs: Refs, schema: Json) -> Refs:
    """The same, for the references of a subschema that may have an `$id` of its own."""
    if not is_object(schema) or "$id" not in schema:
        return refs
    return refs.in_subresource(Resource(contents=schema, specification=DRAFT202012))


def resolve(ref: str, refs: Refs, by_id: Mapping[int, str], place: str) -> Target:
    """Follow one `$ref` or `$dynamicRef`.

    Args:
        ref: its text.
        refs: of the schema that holds it.
        by_id: the `places` of the document.
        place: of the `$ref` itself, for messages.

    Raises:
        RemoteRefError: it leads to another document.
        SchemaError: it leads nowhere, or to something that is not a schema.
    """
    try:
        resolved = refs.lookup(ref)
    except (PointerToNowhere, NoSuchAnchor, InvalidAnchor):
        raise _dangling(ref, place) from None
    except Unresolvable:
        raise RemoteRefError(ref, place) from None
    except (ValueError, TypeError, LookupError, AttributeError):
        # A pointer through a number or a string, an index that is no number, a text that is no URI.
        raise _dangling(ref, place) from None
    schema = resolved.contents
    if isinstance(schema, bool):
        return Target(schema, "#" + unquote(ref.partition("#")[2]), resolved.resolver)
    if not is_object(schema) or id(schema) not in by_id:
        raise SchemaError(
            f"Expected a reference to a schema, got `{ref}`, which leads to `{type(schema).__name__}`",
            place,
        )
    return Target(schema, by_id[id(schema)], resolved.resolver)


def _dangling(ref: str, place: str) -> SchemaError:
    said = ref.removeprefix(ROOT)
    return SchemaError(f"Expected a reference to a part of this schema, got `{said}`, which leads nowhere", place)
