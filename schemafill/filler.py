"""Filler: a loaded model that fills schemas."""

from __future__ import annotations

import threading
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, TypeVar, overload

from schemafill._errors import ContextError, SchemaError, SchemaFillError
from schemafill.engine.schedule import Engine, Job, run
from schemafill.plan.assemble import Filling, Missing, finish
from schemafill.plan.fields import Task, fill
from schemafill.schema.compile import Schema, compiled
from schemafill.schema.models import is_hint

if TYPE_CHECKING:
    from typing_extensions import TypeForm

T = TypeVar("T")
IN_FLIGHT = 8


class Filler:
    """Fills schemas from texts with one engine. Serves several threads at once, with the same bits.

    >>> from schemafill.testing import OracleEngine
    >>> engine = OracleEngine({"total": 12.5})
    >>> filler = Filler(engine)
    >>> schema = {"type": "object", "properties": {"total": {"type": "number"}}, "required": ["total"]}
    >>> filler.fill(schema, engine.context)
    {'total': 12.5}
    """

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    @classmethod
    def load(
        cls,
        model: str | Path = "default",
        *,
        device: str = "auto",
        dtype: str = "auto",
        base: str | Path | None = None,
    ) -> Filler:
        """Load a checkpoint folder, or the default model that comes with the package.

        Args:
            device: "auto" (CUDA where there is one), "cpu", "cuda", "cuda:1".
            dtype: "auto" (bf16 where the processor multiplies it natively, else fp32), "bfloat16", "float32".
            base: the base weights (a GGUF file or a snapshot folder); found by themselves if not given.
        Raises: CheckpointError where the checkpoint or its base weights are missing or do not match.
        """
        from schemafill.engine.forks import ForkEngine

        return cls(ForkEngine.load(model, device=device, dtype=dtype, base=base))

    @overload
    def fill(self, schema: TypeForm[T], context: str | bytes, *, missing: Literal["raise", "guess"] = "raise") -> T: ...
    @overload
    def fill(
        self,
        schema: Mapping[str, Any] | Schema,
        context: str | bytes,
        *,
        missing: Missing = "raise",
        dialect: str | None = None,
        pointer: str = "#",
    ) -> Any: ...
    def fill(
        self,
        schema: Any,
        context: str | bytes,
        *,
        missing: Missing = "raise",
        dialect: str | None = None,
        pointer: str = "#",
    ) -> Any:
        """The JSON document that the text holds, valid under the schema; of a type, its instance.

        Args:
            schema: a JSON Schema; or a pydantic model, a dataclass, a TypedDict, or what is made of them (`list[X]`).
            missing: "raise": `Unfillable` where a required value is not in the text; "guess": the best span anyway;
                "partial": the document without it; not for a type, of which there is no instance then.
            dialect: "draft4", "draft6", "draft7", "2019-09", "2020-12", "openapi-3.0" or "openapi-3.1", where neither a
                `$schema` nor an OpenAPI document's version says it.
            pointer: the part of `schema` to fill, "#/components/schemas/Order" of an OpenAPI document.
        Raises: SchemaError, ContextError, ContextTooLong, LimitError, Unfillable (a ConstraintError where the
            type's own code refuses what the text holds).
        """
        if is_hint(schema) and missing == "partial":
            got = 'Expected missing="raise" or "guess" for a type, got `partial`'
            raise ValueError(f"{got} (an incomplete document has no instance: `explain` gives the document)")
        filling = self.explain(schema, context, missing=missing, dialect=dialect, pointer=pointer)
        return filling.to(schema) if is_hint(schema) else filling.document

    def explain(
        self,
        schema: Mapping[str, Any] | Schema | TypeForm[Any],
        context: str | bytes,
        *,
        missing: Missing = "partial",
        dialect: str | None = None,
        pointer: str = "#",
    ) -> Filling:
        """The filled document with the probability and the place in the text of every value.

        Of a type, `Filling.to` makes the instance.
        """
        _check_order(schema, context)
        known = compiled(schema, dialect, pointer)
        _check_missing(missing)
        (result,) = run([_job(known, as_text(context), missing)], self.engine, 1)
        if isinstance(result, SchemaFillError):
            raise result
        return result

    def fill_many(
        self,
        schema: Mapping[str, Any] | Schema | TypeForm[Any],
        texts: Iterable[str | bytes],
        *,
        missing: Missing = "partial",
        in_flight: int = IN_FLIGHT,
        dialect: str | None = None,
        pointer: str = "#",
    ) -> Iterator[Filling | SchemaFillError]:
        """A Filling or the error of each text, in order, lazily: at most `in_flight` texts are held.

        Raises: SchemaError; ContextError where `texts` is one text and not several.
        """
        _check_missing(missing)
        if in_flight < 1:
            raise ValueError(f"Expected in_flight of at least 1, got {in_flight}")
        _check_order(schema, texts)
        if isinstance(texts, str | bytes | bytearray | Mapping) or not isinstance(texts, Iterable):
            raise ContextError(f"Expected several texts, such as a list, got one `{type(texts).__name__}` - at texts")
        known = compiled(schema, dialect, pointer)

        def jobs() -> Iterator[Job | SchemaFillError]:
            for text in texts:
                try:
                    yield _job(known, as_text(text), missing)
                except SchemaFillError as error:
                    yield error

        return run(jobs(), self.engine, in_flight)


def _check_missing(missing: str) -> None:
    if missing not in ("raise", "guess", "partial"):
        raise ValueError(f'Expected missing="raise", "guess" or "partial", got `{missing}`')


def _check_order(schema: Any, context: Any) -> None:
    swapped = isinstance(context, Mapping | Schema | type) and not isinstance(schema, Mapping | Schema | bool)
    if swapped and not is_hint(schema):
        got = f"`{type(schema).__name__}` (the schema comes first, then the text)"
        raise SchemaError(f"Expected a JSON Schema object, got {got}")


def _job(schema: Schema, text: str, missing: Missing) -> Job:
    task = Task(text, schema.defs, guess=missing == "guess")

    def plan() -> Any:
        outcome = yield from fill(schema.root, task)
        return finish(outcome, schema, text, missing)

    return Job(text, plan, lambda: tuple(task.known.items()))


def as_text(context: Any, place: str = "") -> str:
    """The context as a str of code points.

    Args: place: where it comes from, for messages: "`a.txt` ".
    Raises: ContextError where it is neither str nor UTF-8 bytes, or holds a lone surrogate.
    """
    if isinstance(context, bytes | bytearray):
        try:
            return bytes(context).decode("utf-8")
        except UnicodeDecodeError as error:
            got = f"byte 0x{error.object[error.start]:02x}"
            raise ContextError(f"Expected a text in UTF-8, got {got} - at {place}byte {error.start:,}") from None
    if not isinstance(context, str):
        got = f"`{type(context).__name__}`"
        # a path or an open file
        for method in ("read_text", "read"):
            if hasattr(context, method):
                got += f" (pass its `.{method}()`)"
                break
        raise ContextError(f"Expected a text (str, or UTF-8 bytes), got {got} - at context")
    try:
        context.encode("utf-8")
    except UnicodeEncodeError as error:
        got = f"lone surrogate U+{ord(context[error.start]):04X}"
        raise ContextError(f"Expected Unicode text, got a {got} - at code point {error.start:,}") from None
    return context


_DEFAULT: list[Filler] = []
_LOCK = threading.Lock()


def default() -> Filler:
    """The default model, loaded at the first use."""
    with _LOCK:
        if not _DEFAULT:
            _DEFAULT.append(Filler.load())
        return _DEFAULT[0]
