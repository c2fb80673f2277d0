"""Python types in, instances out: dataclasses, TypedDicts, pydantic models, and what hints make of them.

A hint becomes a `Model`: a JSON Schema, and the way from a valid document to an instance. What is pydantic's gets its
schema and its instances from pydantic, which is not needed for the rest.
"""

from __future__ import annotations

import collections.abc as abc
import dataclasses
import json
import re
import sys
import types
import typing
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from decimal import Decimal
from enum import Enum
from functools import cache, cached_property, lru_cache, partial
from inspect import cleandoc
from typing import Annotated, Any, ClassVar, Final, Literal, NotRequired, Required, TypeAlias, cast
from uuid import UUID

from schemafill._errors import ConstraintError, MissingValue, SchemaError, pointer
from schemafill.schema import nodes, validate
from schemafill.schema.nodes import Json

# A valid JSON value and its place in the document -> what the hint calls it.
Load: TypeAlias = Callable[[Json, str], Any]
Part: TypeAlias = tuple[dict[str, Json], Load]


@dataclass(frozen=True, slots=True)
class Model:
    """A type, read.

    Attributes:
        schema: its JSON Schema; not to be modified.
        load: makes an instance of a document that is valid under it. Raises ConstraintError where the type refuses it.
    """

    schema: dict[str, Json]
    load: Load


def is_hint(value: object) -> bool:
    """Whether a value is a type, not a schema: a class, `list[X]`, `X | Y`, `Literal`, `Annotated`, a type alias."""
    named = any(hasattr(value, name) for name in ("__supertype__", "__value__"))
    return isinstance(value, type) or typing.get_origin(value) is not None or named


def of(hint: Any) -> Model:
    """The model of a type; of a class, the same one while the cache holds it.

    Raises:
        SchemaError: a hint that JSON Schema cannot say; the place is `Class.field`.
    """
    # `X | Y` equals `Y | X`, which is another model
    return _class_model(hint) if isinstance(hint, type) else _model(hint)


def instance(hint: Any, document: Json, absent: Iterable[str] = ()) -> Any:
    """The instance of a type that a document says; nothing of it is shared with the document.

    Args:
        absent: pointers of values that the text does not hold. Where one is null and may be left out, it is, so that
            the type's own default stands.

    Raises:
        MissingValue: required values are not there. ConstraintError: it is not valid, or the type refuses it.
        SchemaError: as `of`.
    """
    from schemafill.schema.compile import compile

    model = of(hint)
    schema = compile(model.schema)
    found = validate.errors(schema.validator, document)
    if found:
        raised = MissingValue if all(keyword == "required" for _, _, keyword in found) else ConstraintError
        raise raised(tuple((place, message) for place, message, _ in found))
    return model.load(_lean(schema.root, document, "", frozenset(absent), schema.defs), "")


def _lean(node: nodes.Node, value: Json, at: str, absent: frozenset[str], defs: Mapping[str, nodes.Node]) -> Json:
    """A copy of a document without the nulls of optional properties that the text does not hold."""

    def below(node: nodes.Node | None, key: str | int, inner: Json) -> Json:
        return (
            json.loads(json.dumps(inner)) if node is None else _lean(node, inner, f"{at}{pointer([key])}", absent, defs)
        )

    if isinstance(node, nodes.Ref):
        return _lean(defs[node.name], value, at, absent, defs)
    if isinstance(node, nodes.Union):
        branch = next((branch.node for branch in node.branches if branch.fits(value)), None)
        if branch is not None:
            return _lean(branch, value, at, absent, defs)
    if isinstance(node, nodes.Object) and validate.is_object(value):
        props = {prop.name: prop for prop in node.properties}
        return {
            name: below(props[name].node if name in props else None, name, inner)
            for name, inner in value.items()
            if inner is not None or name not in props or props[name].required or f"{at}{pointer([name])}" not in absent
        }
    if isinstance(node, nodes.Map) and validate.is_object(value):
        return {name: below(node.value, name, inner) for name, inner in value.items()}
    if isinstance(node, nodes.Array) and validate.is_array(value):
        return [below(node.item, i, inner) for i, inner in enumerate(value)]
    if isinstance(node, nodes.Tuple) and validate.is_array(value):
        return [below(node.items[i] if i < len(node.items) else None, i, inner) for i, inner in enumerate(value)]
    return json.loads(json.dumps(value))


@lru_cache(maxsize=256)
def _class_model(hint: type) -> Model:
    return _model(hint)


def _model(hint: Any) -> Model:
    if _is_pydantic(hint):
        return Model(*_pydantic(hint, "#/$defs/{model}"))
    return _Reader(hint).model


def _is_hashable(hint: Any) -> bool:
    # `Annotated` is hashable where its metadata is
    try:
        hash(hint)
    except TypeError:
        return False
    return True


def _called(hint: Any) -> str:
    """A hint as it is written, without modules."""
    return hint.__name__ if isinstance(hint, type) else re.sub(r"(?<!['\"\w])(?:[\w<>]+\.)+(?=\w)", "", repr(hint))


def _unsaid(hint: Any, place: str) -> SchemaError:
    return SchemaError(f"Expected a type that JSON Schema can say, got `{_called(hint)}`", place)


# ---- from a valid JSON value to an instance ------------------------------------------------------


def _as_is(value: Json, _: str) -> Any:
    return value


def _made(make: Callable[[Any], Any], what: str, value: Json, place: str) -> Any:
    """`make(value)`; whatever the type's own code raises says that it refuses the value."""
    try:
        return make(value)
    except Exception as error:
        raise ConstraintError(((place, _refused(what, value, error)),)) from error


def _refused(what: str, value: Json, why: object) -> str:
    return f"Expected a value that `{what}` allows, got {validate.short(value)} ({str(why) or type(why).__name__})"


def _all(parts: Iterable[tuple[Load, Json, str]]) -> list[Any]:
    """Every part loaded. Raises: ConstraintError with the problems of all."""
    made: list[Any] = []
    problems: list[tuple[str, str]] = []
    cause: BaseException | None = None
    for load, value, place in parts:
        try:
            made.append(load(value, place))
        except ConstraintError as error:
            problems += error.problems
            cause = cause or error.__cause__
    if problems:
        raise ConstraintError(tuple(problems)) from cause
    return made


# Without months and years, which have no fixed length; as ECMAScript and Python read it.
_DURATION = r"^P(?:([0-9]+)W|(?:([0-9]+)D)?(?:T(?:([0-9]+)H)?(?:([0-9]+)M)?(?:([0-9]+)S)?)?)$"


def _timedelta(text: str) -> timedelta:
    numbers = map(int, cast("re.Match[str]", re.match(_DURATION, text)).groups("0"))
    weeks, days, hours, minutes, seconds = numbers
    return timedelta(weeks=weeks, days=days, hours=hours, minutes=minutes, seconds=seconds)


# ---- hints without parts -------------------------------------------------------------------------

_SCALARS: Mapping[Any, tuple[dict[str, Json], Callable[[Any], Any] | None]] = {
    Any: ({}, None),
    object: ({}, None),
    type(None): ({"type": "null"}, None),
    str: ({"type": "string"}, None),
    bool: ({"type": "boolean"}, None),
    # 1.0 is an integer in JSON
    int: ({"type": "integer"}, int),
    float: ({"type": "number"}, float),
    Decimal: ({"type": "number"}, validate.exact),
    date: ({"type": "string", "format": "date"}, date.fromisoformat),
    # "t" and "z" are allowed in JSON Schema
    datetime: ({"type": "string", "format": "date-time"}, lambda text: datetime.fromisoformat(text.upper())),
    time: ({"type": "string", "format": "time"}, lambda text: time.fromisoformat(text.upper())),
    timedelta: ({"type": "string", "format": "duration", "pattern": _DURATION}, _timedelta),
    UUID: ({"type": "string", "format": "uuid"}, UUID),
}
_WRAPPERS = (Required, NotRequired, Final)
_LISTS = (list, abc.Sequence, abc.MutableSequence, abc.Collection, abc.Iterable)
_SETS: Mapping[Any, Callable[[Any], Any]] = {set: set, abc.MutableSet: set, frozenset: frozenset, abc.Set: frozenset}
_DICTS = (dict, abc.Mapping, abc.MutableMapping)
# what `annotated_types`, or anything with the same attributes, says
_BOUNDS = {
    "ge": "minimum", "gt": "exclusiveMinimum", "le": "maximum", "lt": "exclusiveMaximum", "multiple_of": "multipleOf"
}  # fmt: skip
_LENGTHS = {"string": "Length", "array": "Items", "object": "Properties"}


class _Reader:
    """One reading of a hint. Classes and aliases become definitions, but for a root that nothing leads back to.

    Attributes:
        model: the outcome.
    """

    def __init__(self, hint: Any) -> None:
        self._defs: dict[str, dict[str, Json]] = {}
        self._loads: dict[str, Load] = {}
        self._names: dict[Any, str] = {}
        self._again: set[str] = set()
        schema, load = self._read(hint, _called(hint))
        root = schema.get("$ref", "").rpartition("/")[2]
        if root and root not in self._again:
            schema = {**self._defs.pop(root), **{key: said for key, said in schema.items() if key != "$ref"}}
        self.model = Model({**schema, "$defs": self._defs} if self._defs else schema, load)

    @cached_property
    def _validator(self) -> Any:
        from schemafill.schema.compile import compile

        return compile(self.model.schema).validator

    def _read(self, hint: Any, place: str) -> Part:
        hint = type(None) if hint is None else hint
        origin: Any = typing.get_origin(hint) or hint
        args: tuple[Any, ...] = typing.get_args(hint)
        if _is_pydantic(hint):
            return self._named(hint, lambda name: _pydantic(hint, f"#/$defs/{name}/$defs/{{model}}"))
        if _is_hashable(origin) and origin in _SCALARS:
            schema, make = _SCALARS[origin]
            return dict(schema), partial(_made, make, _called(hint)) if make else _as_is
        if origin is Literal:
            return _closed(args, place)
        if _is_enum(origin):
            schema, load = _closed(tuple(origin), place)
            return _told({"title": origin.__name__, **schema}, origin), load
        if origin is Annotated:
            schema, load = self._read(args[0], place)
            return {**schema, **_said(hint.__metadata__, schema, place)}, load
        if origin in _WRAPPERS:
            return self._read(args[0], place)
        if origin in (typing.Union, types.UnionType):
            return self._union(args, place)
        if origin in _LISTS or origin in _SETS:
            return self._items(origin, args[0] if args else Any, place)
        if origin is tuple:
            return self._tuple(args if hasattr(hint, "__args__") else (Any, ...), place)
        if origin in _DICTS:
            return self._dict(args or (str, Any), place)
        if hasattr(hint, "__supertype__"):
            return self._read(hint.__supertype__, place)
        if hasattr(origin, "__value__"):
            env = dict(zip(origin.__type_params__, args, strict=False))
            holder = type("", (), {"__annotations__": {"": origin.__value__}, "__module__": origin.__module__})
            return self._named(hint, lambda _: self._read(_bound(_hints(origin, holder)[""], env), place))
        if dataclasses.is_dataclass(origin) or _is_typed_dict(origin):
            return self._named(hint, lambda _: self._object(origin, args))
        raise _unsaid(hint, place)

    def _named(self, hint: Any, read: Callable[[str], Part]) -> Part:
        """A definition, read once, and a reference to it."""
        key = hint if _is_hashable(hint) else object()
        name = self._names.get(key)
        if name is None:
            base = re.sub(r"\W+", "_", _called(hint)).strip("_")
            taken = set(self._names.values())
            name = next(n for n in (base, *(f"{base}_{i}" for i in range(2, 10_000))) if n not in taken)
            self._names[key] = name
            self._defs[name] = {}
            self._defs[name], self._loads[name] = read(name)
        else:
            self._again.add(name)
        return {"$ref": f"#/$defs/{name}"}, lambda value, place: self._loads[name](value, place)

    def _object(self, cls: Any, args: Sequence[Any]) -> Part:
        """A dataclass or a TypedDict."""
        env = dict(zip(getattr(cls, "__parameters__", ()), args, strict=False))
        properties: dict[str, Json] = {}
        loads: dict[str, Load] = {}
        required: list[str] = []
        for name, hint, needed in (_typed_keys if _is_typed_dict(cls) else _fields)(cls):
            properties[name], loads[name] = self._read(_bound(hint, env), f"{cls.__name__}.{name}")
            if needed:
                required.append(name)
        schema = {"title": cls.__name__, "type": "object", "properties": properties}
        if required:
            schema["required"] = required
        schema["additionalProperties"] = False

        def load(value: dict[str, Json], place: str) -> Any:
            made = _all((loads[name], inner, f"{place}{pointer([name])}") for name, inner in value.items())
            return _made(lambda _: cls(**dict(zip(value, made, strict=True))), cls.__name__, value, place)

        return _told(schema, cls), load

    def _union(self, args: Sequence[Any], place: str) -> Part:
        """The first form that holds the value and does not refuse it."""
        parts = [self._read(each, place) for each in args]

        def load(value: Json, at: str) -> Any:
            refused: ConstraintError | None = None
            for schema, load in parts:
                if validate.is_valid(self._validator.evolve(schema=schema), value):
                    try:
                        return load(value, at)
                    except ConstraintError as error:
                        refused = refused or error
            assert refused is not None, "a valid document has a form"
            raise refused

        return {"anyOf": [schema for schema, _ in parts]}, load

    def _items(self, origin: Any, hint: Any, place: str) -> Part:
        schema, load_item = self._read(hint, place)
        made = {"type": "array", **({"items": schema} if schema else {})}
        kind = _SETS.get(origin, list)

        def load(value: list[Json], at: str) -> Any:
            items = _all((load_item, inner, f"{at}/{i}") for i, inner in enumerate(value))
            return _made(lambda _: kind(items), _called(kind), value, at)

        return ({**made, "uniqueItems": True} if origin in _SETS else made), load

    def _tuple(self, args: tuple[Any, ...], place: str) -> Part:
        if args[1:] == (...,):
            schema, load = self._items(list, args[0], place)
            return schema, lambda value, at: tuple(load(value, at))
        parts = [self._read(each, place) for each in args]
        schema: dict[str, Json] = {"type": "array", "minItems": len(parts), "maxItems": len(parts)}
        if parts:
            schema["prefixItems"] = [schema for schema, _ in parts]

        def load_all(value: list[Json], at: str) -> tuple[Any, ...]:
            pairs = enumerate(zip(parts, value, strict=True))
            return tuple(_all((load, inner, f"{at}/{i}") for i, ((_, load), inner) in pairs))

        return schema, load_all

    def _dict(self, args: tuple[Any, ...], place: str) -> Part:
        key, load_key = self._read(args[0], place)
        if key.get("type") != "string" or load_key is not _as_is:
            raise SchemaError(f"Expected `str` as the type of keys, got `{_called(args[0])}`", place)
        schema, load_value = self._read(args[1], place)
        made: dict[str, Json] = {"type": "object"}
        if key != {"type": "string"}:
            made["propertyNames"] = key
        if schema:
            made["additionalProperties"] = schema

        def load(value: dict[str, Json], at: str) -> dict[str, Any]:
            values = _all((load_value, inner, f"{at}{pointer([name])}") for name, inner in value.items())
            return dict(zip(value, values, strict=True))

        return made, load


# ---- what classes say ----------------------------------------------------------------------------


def _hints(named: Any, holder: Any = None) -> dict[str, Any]:
    """The resolved hints of a class, or of what stands in for a type alias."""
    try:
        # what is local to a function may still name itself
        return typing.get_type_hints(holder or named, localns={named.__name__: named}, include_extras=True)
    except Exception as error:
        raise SchemaError(f"Expected type hints that can be resolved, got: {error}", named.__name__) from error


def _fields(cls: Any) -> Iterator[tuple[str, Any, bool]]:
    """(name, hint, required) of what a dataclass is made from, in order."""
    hints = _hints(cls)
    # `dataclasses.fields` leaves an InitVar out
    for name, field in cls.__dataclass_fields__.items():
        hint = hints[name]
        if not field.init or hint is ClassVar or typing.get_origin(hint) is ClassVar:
            continue
        inner = cast(Any, hint).type if isinstance(hint, dataclasses.InitVar) else hint
        yield name, inner, field.default is dataclasses.MISSING and field.default_factory is dataclasses.MISSING


def _typed_keys(cls: Any) -> Iterator[tuple[str, Any, bool]]:
    """(name, hint, required) of a TypedDict."""
    for name, hint in _hints(cls).items():
        needed = name in cls.__required_keys__
        inner = hint
        # `__required_keys__` does not know what stood in a string
        while (origin := typing.get_origin(inner)) in (Required, NotRequired, Annotated):
            needed = needed if origin is Annotated else origin is Required
            inner = typing.get_args(inner)[0]
        yield name, hint, needed


def _is_enum(cls: Any) -> bool:
    return isinstance(cls, type) and issubclass(cls, Enum)


def _is_typed_dict(cls: Any) -> bool:
    return hasattr(cls, "__total__") and issubclass(cls, dict)


def _bound(hint: Any, env: Mapping[Any, Any]) -> Any:
    """A hint with its type variables replaced."""
    if isinstance(hint, typing.TypeVar):
        return env.get(hint, hint)
    if not env or isinstance(hint, type) or not (variables := getattr(hint, "__parameters__", ())):
        return hint
    return hint[tuple(env.get(each, each) for each in variables)]


def _told(schema: dict[str, Json], cls: type) -> dict[str, Json]:
    """With the first paragraph of a class's own docstring; the one that `dataclass` writes says nothing."""
    doc = cls.__dict__.get("__doc__")
    if not doc or (doc.startswith(f"{cls.__name__}(") and dataclasses.is_dataclass(cls)):
        return schema
    said = " ".join(cleandoc(doc).split("\n\n")[0].split())
    return {"title": schema["title"], "description": said, **schema}


def _closed(members: Sequence[Any], place: str) -> Part:
    """An Enum or a Literal: the JSON values, and back to the members."""
    values = [member.value if isinstance(member, Enum) else member for member in members]
    try:
        values = json.loads(json.dumps(values, allow_nan=False))
    except (TypeError, ValueError) as error:
        raise SchemaError(f"Expected members that JSON can say, got: {error}", place) from None

    def load(value: Json, _: str) -> Any:
        same = (
            m
            for m, v in zip(members, values, strict=True)
            if v == value and isinstance(v, bool) == isinstance(value, bool)
        )
        return next(same)

    return ({"const": values[0]} if len(values) == 1 else {"enum": values}), load


def _said(metadata: Iterable[Any], schema: dict[str, Json], place: str) -> dict[str, Json]:
    """What `Annotated` says: a description (str, `Doc`), keywords (a mapping), bounds and lengths."""
    said: dict[str, Json] = {}
    types_ = [schema.get("type"), *(form.get("type") for form in schema.get("anyOf", ()))]
    for each in metadata:
        if isinstance(each, str):
            said["description"] = each
        elif isinstance(each, Mapping):
            said |= cast("Mapping[str, Json]", each)
        elif isinstance(told := getattr(each, "documentation", None), str):
            said["description"] = told
        else:
            for name, keyword in _BOUNDS.items():
                if (bound := getattr(each, name, None)) is not None:
                    if not isinstance(bound, int | float | Decimal):
                        raise SchemaError(f"Expected a number as `{name}`, got `{_called(type(bound))}`", place)
                    said[keyword] = float(bound) if isinstance(bound, Decimal) else bound
            for name in ("min", "max"):
                if (length := getattr(each, f"{name}_length", None)) is not None:
                    said |= {f"{name}{_LENGTHS[kind]}": length for kind in types_ if kind in _LENGTHS}
    return said


# ---- pydantic ------------------------------------------------------------------------------------


def _is_pydantic(hint: Any) -> bool:
    """Whether a hint is pydantic's, or has a part that is."""
    if sys.modules.get("pydantic") is None:
        return False
    marks = ("__get_pydantic_core_schema__", "__pydantic_core_schema__", "__pydantic_config__")
    origin = typing.get_origin(hint) or hint
    return (
        any(hasattr(origin, mark) for mark in marks)
        or any(
            type(each).__module__.partition(".")[0] == "pydantic" or hasattr(each, marks[0])
            for each in getattr(hint, "__metadata__", ())
        )
        or any(map(_is_pydantic, typing.get_args(hint)))
    )


def _pydantic(hint: Any, references: str) -> Part:
    """pydantic's own JSON Schema, of what a document may hold, and its own validation."""
    import pydantic

    if tuple(map(int, pydantic.VERSION.split(".")[:2])) < (2, 11):
        raise SchemaError(f"Expected pydantic 2.11 or newer, got {pydantic.VERSION}", _called(hint))
    try:
        adapter = pydantic.TypeAdapter[Any](hint)
        schema = adapter.json_schema(
            by_alias=True, mode="validation", ref_template=references, schema_generator=_generator()
        )
    except _errors() as error:
        place, culprit = _culprit(hint, set()) or (_called(hint), hint)
        message = f"{_unsaid(culprit, '').message} ({error.message})"
        raise SchemaError(message, place) from error
    name = _called(hint)

    def load(value: Json, place: str) -> Any:
        try:
            # as JSON, so that strict models take a string for a date
            return adapter.validate_json(json.dumps(value), by_alias=True)
        except pydantic.ValidationError as error:
            problems = tuple(
                (place + _within(value, each["loc"]), _refused(name, each["input"], each["msg"]))
                for each in error.errors(include_url=False, include_context=False)
            )
            raise ConstraintError(problems) from error
        except Exception as error:
            raise ConstraintError(((place, _refused(name, value, error)),)) from error

    return schema, load


def _within(value: Json, parts: Iterable[str | int]) -> str:
    """The pointer of a pydantic location, which also names forms of unions and what is not there."""
    place: list[str | int] = []
    for part in parts:
        inner = dict(validate.entries(value)) if isinstance(value, dict | list) else {}
        if part in inner:
            place.append(part)
            value = inner[part]
    return pointer(place)


def _errors() -> Any:
    from pydantic import errors

    return errors.PydanticUserError, errors.PydanticUndefinedAnnotation


def _culprit(hint: Any, seen: set[int]) -> tuple[str, Any] | None:
    """(Class.field, type) of the innermost field that pydantic has no JSON Schema for."""
    import pydantic

    for each in typing.get_args(hint):
        if found := _culprit(each, seen):
            return found
    fields: Mapping[str, Any] = getattr(hint, "__pydantic_fields__", {})
    if id(hint) in seen:
        return None
    seen.add(id(hint))
    for name, field in fields.items():
        try:
            pydantic.TypeAdapter[Any](field.annotation).json_schema()
        except _errors():
            return _culprit(field.annotation, seen) or (f"{_called(hint)}.{name}", field.annotation)
    return None


@cache
def _generator() -> Any:
    from pydantic.json_schema import GenerateJsonSchema

    class Generate(GenerateJsonSchema):
        """Without titles that repeat a name, without defaults, and with a decimal as a number."""

        def field_title_should_be_set(self, schema: Any) -> bool:
            return False

        def default_schema(self, schema: Any) -> dict[str, Any]:
            return self.generate_inner(schema["schema"])

        def decimal_schema(self, schema: Any) -> dict[str, Any]:
            # a number, or a string of its digits
            return super().decimal_schema(schema)["anyOf"][0]

    return Generate
