"""The command line: `schemafill fill`, `explain`, `coverage`, `evaluate`, `train`.

Documents go to standard output, the rest to standard error. Exit codes: 1 some of several texts
failed, 2 an error, 3 the text does not hold what the schema requires. torch is imported when a
model loads, not before.
"""

from __future__ import annotations

import io
import json
import os
import sys
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

import schemafill
from schemafill import _inputs as inputs
from schemafill._errors import SchemaFillError, Unfillable
from schemafill._inputs import FAILURES, LINES, InputError, Said
from schemafill.filler import Filler
from schemafill.plan.questions import questions, told
from schemafill.report import NOTHING, holds, percent, plain, table, to_table
from schemafill.schema.compile import Schema, compile
from schemafill.schema.coverage import coverage as covered
from schemafill.schema.dialects import DIALECTS

FIGURES = ("choice", "noul", "extract", "value", "null", "anchor_f1", "leaf_f1")
GUESS = "`--missing guess` takes the likeliest value of the text anyway"
PARTIAL = "`--missing partial` leaves out what is missing"

app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)


class Missing(StrEnum):
    """What becomes of a required value that the text does not hold."""

    RAISE = "raise"
    GUESS = "guess"
    PARTIAL = "partial"


def _option(told: str, *names: str, **more: Any) -> Any:
    return typer.Option(*names, help=told, **more)


SchemaFile = Annotated[
    str, typer.Argument(metavar="SCHEMA", help="A JSON Schema file; `openapi.json#/components/schemas/Order`: a part.")
]
Dialect = Annotated[str | None, _option(f"{', '.join(DIALECTS)}: where the schema does not say it.")]
OneText = Annotated[str, typer.Argument(metavar="TEXT", help="A file; `-`: standard input.")]
Texts = Annotated[list[str], typer.Argument(metavar="TEXT", help="Files, `-`, or .jsonl(.xz).")]
Model = Annotated[str, _option("A checkpoint folder, or `default`.")]
Device = Annotated[str, _option("auto, cpu, cuda, cuda:1.")]
Dtype = Annotated[str, _option("auto, bfloat16, float32.")]
Base = Annotated[Path | None, _option("The base weights; found by themselves if not given.")]
Limit = Annotated[int | None, _option("At most so many records of each source.", min=1)]
Names = Annotated[list[str] | None, _option("May be repeated; all if not given.")]


def _version(asked: bool) -> None:
    if asked:
        typer.echo(f"schemafill {schemafill.__version__}")
        raise typer.Exit


@app.callback()
def main(
    version: Annotated[bool, _option("Print the version.", "--version", callback=_version, is_eager=True)] = False,
) -> None:
    """Fill a JSON Schema from a text, with the probability and the place of every value."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # a file name that is not UTF-8 holds \udcff and the like: JSON writes it so
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")


@app.command()
def fill(
    schema: SchemaFile,
    text: Texts,
    missing: Annotated[Missing, _option("A required value is not in the text.")] = Missing.RAISE,
    dialect: Dialect = None,
    model: Model = "default", device: Device = "auto", dtype: Dtype = "auto", base: Base = None,
    explain: Annotated[bool, _option("Probabilities and places too.", "--explain")] = False,
    compact: Annotated[bool, _option("JSON on one line.", "--compact")] = False,
) -> None:  # fmt: skip
    """Print the document that a text holds; of several texts, JSON Lines in their order."""
    with _telling():
        compiled = _schema(schema, text, dialect)
        if len(text) > 1 or text[0].endswith(LINES):
            filler = _filler(model, device, dtype, base)
            raise typer.Exit(_fill_many(filler, text, explain, compiled, missing))
        said = inputs.text(text[0])
        try:
            filler = _filler(model, device, dtype, base)
            filling = filler.explain(compiled, said, missing=missing.value)
        except Unfillable as error:
            _tell(*_problems(error), *_ways(missing))
            raise typer.Exit(3) from None
        _tell(*(f"note: {note}" for note in filling.notes if not explain))
        _say(_json(filling.to_dict() if explain else filling.document, compact))


@app.command()
def explain(
    schema: SchemaFile,
    text: OneText,
    html: Annotated[Path | None, _option("Write a page: the document beside the text.")] = None,
    as_json: Annotated[bool, _option("JSON instead of a table.", "--json")] = False,
    dialect: Dialect = None,
    model: Model = "default", device: Device = "auto", dtype: Dtype = "auto", base: Base = None,
) -> None:  # fmt: skip
    """Show every value with its state, its probability and its place in the text."""
    with _telling():
        inputs.check_output(html, [_part(schema)[0], text])
        compiled = _schema(schema, [text], dialect)
        said, problems = inputs.text(text), []
        try:
            filling = _filler(model, device, dtype, base).explain(compiled, said)
        except Unfillable as error:
            # a document that breaks the schema: all the more reason to show it
            filling, problems = error.filling, _problems(error)
        if html is not None:
            html.write_text(filling.to_html(), "utf-8")
            _tell(f"wrote {html}")
        if as_json:
            _say(_json(filling.to_dict()))
        else:
            done = "complete" if filling.complete else "not complete"
            found = f"every value right: {percent(filling.probability)}" if holds(filling) else NOTHING
            notes = [Text(f"note: {plain(note)}") for note in filling.notes]
            _console().print(to_table(filling), *notes, Text(f"{done}, {found}", "bold"), sep="\n")
        _tell(*problems)
        raise typer.Exit(3 if problems else 0)


@app.command()
def coverage(schema: SchemaFile, dialect: Dialect = None) -> None:
    """Show what becomes of every keyword of a schema."""
    with _telling():
        path, pointer = _part(schema)
        document = inputs.schema(path, [])
        shown = table("pointer", "keyword", "status", "note")
        for entry in covered(document, dialect=dialect, pointer=pointer):
            style = {"refused": "red", "annotation": "dim"}.get(entry.status, "")
            cells = [Text(plain(cell)) for cell in (entry.pointer, entry.keyword, entry.status, entry.note)]
            shown.add_row(*cells, style=style)
        _console().print(shown)
        # what `fill` refuses is an error here too
        _say("\n".join(told(questions(compile(document, dialect=dialect, pointer=pointer)))))


@app.command()
def evaluate(
    data: Annotated[Path, _option("A folder or file of labelled records.")],
    limit: Limit = None,
    as_json: Annotated[Path | None, _option("Write the figures here.", "--json")] = None,
    source: Names = None,
    end_to_end: Annotated[bool, _option("Fill whole documents too.")] = True,
    jobs: Annotated[int, _option("Processes, each with a model of its own.", min=1)] = 1,
    model: Model = "default", device: Device = "auto", dtype: Dtype = "auto", base: Base = None,
) -> None:  # fmt: skip
    """Score a model on labelled records, by kind of question."""
    with _telling():
        from schemafill.evaluate import records, score

        paths = {records.source(path): path for path in records.files(data)}
        for name in source or ():
            if name not in paths:
                known = ", ".join(paths)
                raise InputError(f"Expected a source of {known}, got `{name}` - at `{data}`")
        chosen = {name: paths[name] for name in source or paths}
        inputs.check_output(as_json, list(paths.values()))
        with _progress() as bar:
            tasks = {}
            for name, path in chosen.items():
                total = inputs.total([str(path)])
                tasks[name] = bar.add_task(name, total=min(total, limit) if total and limit else total)
            figures = _figures(
                chosen, limit, end_to_end, jobs, {"model": model, "device": device, "dtype": dtype, "base": base},
                lambda name, n: bar.advance(tasks[name], n),
            )  # fmt: skip
        for name, row in figures.items():
            if refused := row.get("refused"):
                _tell(f"note: in no figure of {name}: {refused:,.0f} refused (their schema, or too long a text)")
        means = score.means(figures)
        if as_json is not None:
            as_json.write_text(_json({"all": means, **figures}) + "\n", "utf-8")
        shown = table("source", *FIGURES)
        for name, row in {**figures, "mean of sources": means}.items():
            shown.add_row(Text(plain(name)), *(_figure(row, what) for what in FIGURES))
        _console().print(shown)


def _figures(
    paths: Mapping[str, Path], limit: int | None, end_to_end: bool, jobs: int, load: dict[str, Any],
    each: Callable[[str, int], None],
) -> dict[str, dict[str, float]]:  # fmt: skip
    from schemafill.evaluate import records, score, workers

    if jobs > 1:
        return workers.evaluate(dict(paths), load, jobs=jobs, limit=limit, end_to_end=end_to_end, each=each)
    engine = _filler(**load).engine
    return {
        name: score.evaluate(
            records.read(path, limit), engine, end_to_end=end_to_end, each=lambda n, name=name: each(name, n)
        )
        for name, path in paths.items()
    }


@app.command()
def train(
    out: Annotated[Path, _option("The folder of the run, which goes on where it stopped.")],
    data: Annotated[Path | None, _option("A folder with train/ and dev/.")] = None,
    synthetic: Annotated[int, _option("Generated documents an epoch.", min=0)] = 0,
    held_out: Names = None,
    start: Annotated[str | None, _option("A checkpoint to begin from: a folder, or `default`.")] = None,
    steps: Annotated[int, _option("Of the whole schedule.", min=1)] = 1000,
    budget: Annotated[float | None, _option("Minutes of the whole schedule, instead of steps.", min=0.01)] = None,
    minutes: Annotated[float | None, _option("Stop after so many, saved.")] = None,
    rows: Annotated[int, _option("Packed rows a step.", min=1)] = 8,
    limit: Limit = None,
    seed: int = 0,
    device: Device = "auto", dtype: Dtype = "auto", base: Base = None,
) -> None:  # fmt: skip
    """Train a checkpoint, or go on with a run."""
    with _telling():
        from schemafill.train import run

        options = run.Options(
            out=out, data=data, base=base, synthetic=synthetic, held_out=tuple(held_out or ()),
            start=start, steps=steps, budget=budget, minutes=minutes, rows=rows, limit=limit, seed=seed, device=device,
            dtype=dtype,
        )  # fmt: skip
        with _progress() as bar:
            task = bar.add_task("training", total=None if budget else steps)
            done = run.train(
                options,
                lambda p: bar.update(task, completed=p.step, total=p.steps, description=f"loss {p.loss:.3f}"),
            )
        _tell(f"wrote {out}" if done else f"saved {out}: call again to go on")


# ---- in


def _schema(schema: str, texts: Sequence[str], dialect: str | None) -> Schema:
    """A compiled schema file, or a part of one; what it may have misspelt is told."""
    path, pointer = _part(schema)
    compiled = compile(inputs.schema(path, texts), dialect=dialect, pointer=pointer)
    _tell(*(f"note: {e.note} - at `{e.pointer}`" for e in covered(compiled) if e.note))
    return compiled


def _part(schema: str) -> tuple[Path, str]:
    """The file and the pointer into it; a file whose own name holds a `#` is meant as it is."""
    name, mark, pointer = schema.partition("#")
    return (Path(name), mark + pointer) if mark and not Path(schema).exists() else (Path(schema), "#")


def _filler(model: str, device: str, dtype: str, base: Path | None) -> Filler:
    console = Console(stderr=True)
    with console.status("loading the model") if console.is_terminal else nullcontext():
        return Filler.load(model, device=device, dtype=dtype, base=base)


# ---- out


def _fill_many(filler: Filler, texts: Sequence[str], explain: bool, schema: Schema, missing: Missing) -> int:
    """Print a line of JSON for each text, in order; returns the exit code."""
    waiting: deque[tuple[str, Said]] = deque()

    def contexts() -> Iterator[Any]:
        for source, said in inputs.sources(texts):
            waiting.append((source, said))
            # what could not be read goes through as None, which fails in its place in the order
            yield said if isinstance(said, str) else None

    failed, lacking = 0, False
    with _progress() as bar:
        results = filler.fill_many(schema, contexts(), missing=missing.value)
        for result in bar.track(results, inputs.total(texts), description="filling"):
            source, said = waiting.popleft()
            got = said if isinstance(said, Exception) else result
            line: dict[str, Any] = {"source": source}
            if isinstance(got, Exception):
                failed = 1
                lacking |= isinstance(got, Unfillable)
                line["error"] = _message(got)
            else:
                line |= got.to_dict() if explain else {"document": got.document}
                _tell(*(f"note: {source}: {note}" for note in got.notes if not explain))
            _say(_json(line, compact=True))
    if lacking:
        _tell(*_ways(missing))
    return failed


@contextmanager
def _telling() -> Iterator[None]:
    """Errors become a line on standard error and an exit code."""
    try:
        yield
    except BrokenPipeError:
        # the reader has seen enough; what is still buffered goes nowhere
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise typer.Exit(1) from None
    except FAILURES as error:
        _tell(f"error: {_message(error)}")
        raise typer.Exit(2) from None


def _message(error: Exception) -> str:
    if isinstance(error, OSError):
        place = f" - at `{error.filename}`" if error.filename else ""
        return f"Expected a usable file, got: {error.strerror or error}{place}"
    if isinstance(error, SchemaFillError):
        return str(error)
    return f"Expected a whole .xz file, got: {error}"


def _problems(error: Unfillable) -> list[str]:
    return [f"error: {message} - at `{place}`" for place, message in error.problems]


def _ways(missing: Missing) -> list[str]:
    """The other ways with required values that a text does not hold."""
    return {Missing.RAISE: [GUESS, PARTIAL], Missing.GUESS: [PARTIAL], Missing.PARTIAL: []}[missing]


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def _tell(*lines: str) -> None:
    for line in lines:
        typer.echo(plain(line), err=True)


def _json(value: Any, compact: bool = False) -> str:
    layout: Mapping[str, Any] = {"separators": (",", ":")} if compact else {"indent": 2}
    return json.dumps(value, ensure_ascii=False, **layout)


def _console() -> Console:
    # not cut to 80 columns where a file or another program reads
    return Console(width=None if sys.stdout.isatty() else 160, file=sys.stdout)


def _progress() -> Progress:
    console = Console(stderr=True)
    # beside JSON Lines on the same screen a bar would only be in the way
    hidden = not console.is_terminal or sys.stdout.isatty()
    told = TextColumn("{task.description}", markup=False)
    columns = (told, BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, disable=hidden, redirect_stdout=False)


def _figure(row: Mapping[str, float], what: str) -> Text:
    if what not in row:
        return Text("-", "dim")
    return Text(f"{row[what]:.3f}").append(f" n={row.get(f'n_{what}', 0):,.0f}", "dim")
