import json
from dataclasses import replace

import pytest
import torch

from schemafill._errors import CheckpointError
from schemafill.model import adapters, backbone, checkpoint, heads
from schemafill.model.families import llama

from .conftest import WIDE, random_weights

MANIFEST = checkpoint.Manifest(family="llama", base="tiny", sha256="ab" * 32, layout=1, width=576, rank=4, alpha=8.0)


@pytest.fixture(scope="module")
def weights():
    return random_weights(WIDE, torch.float32)


@pytest.fixture
def folder(tmp_path, weights):
    h = heads.init(576, 0)
    a = adapters.init(llama, weights.config, 4, 0)
    checkpoint.save(tmp_path / "c", MANIFEST, h, a, dtype=torch.float32)
    return tmp_path / "c"


def test_round_trip(folder, weights):
    got = checkpoint.load(folder)
    assert got.manifest == MANIFEST
    assert all(torch.equal(got.heads[k], t) for k, t in heads.init(576, 0).items())
    checkpoint.check_adapters(got, llama, weights.config)
    checkpoint.check(got.manifest, family=llama, config=weights.config, sha256="ab" * 32, layout=1)
    names = {"schemafill.json", "heads.safetensors", "adapters.safetensors"}
    assert {p.name for p in folder.iterdir()} == names


def test_bf16_is_half_the_size(folder, tmp_path, weights):
    got = checkpoint.load(folder)
    checkpoint.save(tmp_path / "half", got.manifest, got.heads, got.adapters)
    half, whole = (f / "heads.safetensors" for f in (tmp_path / "half", folder))
    assert half.stat().st_size < 0.51 * whole.stat().st_size
    assert checkpoint.load(tmp_path / "half").heads["count.w"].dtype == torch.float32


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"sha256": "cd"}, "Expected base weights of SHA-256 `cd`, with which the checkpoint was"
         " trained (base `tiny`), got `" + "ab" * 32 + "`"),
        ({"family": "lfm2"}, "Expected a model of type `lfm2`, with which the checkpoint was"
         " trained (base `tiny`), got `llama`"),
        ({"layout": 2}, "Expected layout `2`, with which the checkpoint was trained (base `tiny`),"
         " got `1`"),
        ({"width": 960}, "Expected a model of width `960`, with which the checkpoint was trained"
         " (base `tiny`), got `576`"),
    ],
    ids=["sha256", "family", "layout", "width"],
)  # fmt: skip
def test_check_names_both_sides(weights, changes, message):
    with pytest.raises(CheckpointError) as e:
        checkpoint.check(
            replace(MANIFEST, **changes),
            family=llama,
            config=weights.config,
            sha256="ab" * 32,
            layout=1,
        )
    assert str(e.value) == message


def test_load_refuses_what_is_damaged(folder):
    file = folder / "schemafill.json"
    d = json.loads(file.read_text())
    with pytest.raises(CheckpointError, match=r"^Expected a checkpoint, got no schemafill.json"):
        checkpoint.load(folder / "no")
    for change, message in (
        ({"format": 2}, "Expected a checkpoint of format 1, got 2"),
        ({"wings": 2}, "Expected the keys of a manifest, got `wings`"),
        ({"width": 5}, r"Expected `anchor.k.w` of shape \(256, 5\), got \(256, 576\)"),
        ({"look": True}, r"Expected `look.0.conv.b` of shape \(256,\), got none"),
    ):
        file.write_text(json.dumps({**d, **change}))
        with pytest.raises(CheckpointError, match=message):
            checkpoint.load(folder)
    file.write_text(json.dumps(d))
    (folder / "heads.safetensors").write_bytes(b"no")
    with pytest.raises(CheckpointError, match="Expected safetensors, got"):
        checkpoint.load(folder)
    (folder / "heads.safetensors").unlink()
    with pytest.raises(CheckpointError, match="Expected a file, got nothing"):
        checkpoint.load(folder)


@torch.no_grad()
def test_merge(weights):
    a = adapters.init(llama, weights.config, 4, 0)
    ids = list(range(40))
    before = backbone.read(weights, ids).hidden
    same = adapters.merge(weights, a, alpha=8.0, rank=4)
    assert torch.equal(backbone.read(same, ids).hidden, before)
    for k in a:
        if k.endswith(".b"):
            a[k].normal_(std=0.05)
    merged = adapters.merge(weights, a, alpha=8.0, rank=4)
    p, q = weights.layers[1], merged.layers[1]
    delta = a["layers.1.down.b"] @ a["layers.1.down.a"] * 2
    torch.testing.assert_close(q["down"], p["down"] + delta)
    assert torch.equal(q["q+k+v"][576:768], q["k"])
    assert not torch.equal(backbone.read(merged, ids).hidden, before)
    half = adapters.merge(weights, a, alpha=8.0, rank=4, dtype=torch.bfloat16)
    assert torch.equal(half.layers[1]["down"], q["down"].bfloat16())
    assert half.head is half.embed


def test_merge_refuses_other_ranks(weights):
    a = adapters.init(llama, weights.config, 4, 0)
    with pytest.raises(CheckpointError) as e:
        adapters.merge(weights, a, alpha=8.0, rank=8)
    expected = "Expected the adapter `layers.0.down.a` of shape (8, 1536), got (4, 1536)"
    assert str(e.value) == expected
