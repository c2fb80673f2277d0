"""References within one document, through `referencing`. Nothing is ever retrieved."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias
from urllib.parse import unquote

from referencing import Registry, Resource
from referencing.exceptions import InvalidAnchor, NoSuchAnchor, PointerToNowhere, Unresolvable
from referencing.jsonschema import DRAFT202012

from schemafill._errors import RemoteRefError, SchemaError, pointer
from schemafill.schema.nodes import Json
from schemafill.schema.validate import entries, is_array, is_object

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
        anchor: it was named by an anchor, not by a pointer.
    """

    schema: Json
    place: str
    refs: Refs
    anchor: bool


def root(document: dict[str, Json]) -> Refs:
    """What resolves the references of a document; its base is the document's `$id`, if any."""
    registry: Registry[Any] = Registry()
    return registry.resolver_with_root(Resource(contents=document, specification=DRAFT202012))


def inside(refs: Refs, schema: Json, place: str) -> Refs:
    """The same, for the references of a subschema that may have an `$id` of its own.

    Raises:
        SchemaError: the `$id` is not a URI reference.
    """
    if not is_object(schema) or "$id" not in schema:
        return refs
    try:
        return refs.in_subresource(Resource(contents=schema, specification=DRAFT202012))
    except (ValueError, AttributeError):
        message = f"Expected a URI reference, got `{schema['$id']}`"
        raise SchemaError(message, f"{place}/$id") from None


def places(document: Json) -> dict[int, str]:
    """The pointer of every object and array of a document, by `id`. The document must be a tree."""
    found: dict[int, str] = {}
    pending: list[tuple[Json, str]] = [(document, "#")]
    while pending:
        value, place = pending.pop()
        found[id(value)] = place
        for key, child in entries(value):
            if is_object(child) or is_array(child):
                pending.append((child, place + pointer([key])))
    return found


def resolve(ref: str, refs: Refs, by_id: dict[int, str], place: str) -> Target:
    """Follow one `$ref`.

    Args:
        ref: its text.
        refs: of the schema that holds it.
        by_id: `places` of the document.
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
    schema, fragment = resolved.contents, ref.partition("#")[2]
    if isinstance(schema, bool):
        return Target(schema, "#" + unquote(fragment), resolved.resolver, False)
    if not is_object(schema) or id(schema) not in by_id:
        raise SchemaError(
            f"Expected a reference to a schema, got `{ref}`, which leads to `{type(schema).__name__}`",
            place,
        )
    anchor = bool(fragment) and not fragment.startswith("/")
    return Target(schema, by_id[id(schema)], resolved.resolver, anchor)


def _dangling(ref: str, place: str) -> SchemaError:
    return SchemaError(f"Expected a reference to a part of this schema, got `{ref}`, which leads nowhere", place)
