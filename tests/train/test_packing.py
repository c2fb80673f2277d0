"""Packed rows give what filling gives: the same logits from the training pass as from trunk and forks."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
import torch

from schemafill.layout import Renderer
from schemafill.model import adapters, backbone
from schemafill.model import heads as readers
from schemafill.model.families import llama
from schemafill.model.state import Weights
from schemafill.train import losses, packing
from schemafill.train.forward import explicit_mask, make_forward

CONFIG = llama.Config(
    vocab=300, width=64, mlp=96, layers=2, heads=4, kv_heads=2, head_dim=16, eps=1e-5, theta=1e4,
    positions=2048, tied=True,
)  # fmt: skip


class Bytes:
    """A tokenizer of bytes, one a token."""

    def encode(self, text: str) -> tuple[list[int], list[tuple[int, int]]]:
        return [ord(c) % 256 for c in text], [(i, i + 1) for i in range(len(text))]

    def id_of(self, token: str) -> int:
        return 256 + len(token) % 40


def record(name: str, rows: int) -> dict[str, Any]:
    """A document with every kind of query."""
    text, spans, items = f"{name} of Bonn\n", {"/name": [0, len(name)]}, []
    for i in range(rows):
        start = len(text)
        text += f"- item{i} at {i}.50\n"
        spans |= {f"/rows/{i}": [start + 2, len(text) - 1], f"/rows/{i}/what": [start + 2, start + 7]}
        spans[f"/rows/{i}/price"] = [start + 11, start + 15]
        items.append({"what": f"item{i}", "price": i + 0.5})
    item = {
        "type": "object",
        "properties": {"what": {"type": "string"}, "price": {"type": "number"}},
        "required": ["what", "price"],
    }
    schema = {
        "type": "object",
        "properties": {
            "name": {"type": "string", "title": "Name", "description": "who"},
            "gone": {"type": ["string", "null"]},
            "colour": {"enum": ["red", "green", None]},
            "size": {"enum": ["small", "large"], "x-ordinal": True},
            "paid": {"type": "boolean"},
            "flags": {"type": "array", "items": {"type": "boolean"}},
            "rows": {"type": "array", "items": item},
        },
    }
    gold = {"name": name, "gone": None, "colour": "green", "size": "large", "paid": True, "flags": [True],
            "rows": items}  # fmt: skip
    return {"id": "made-1", "schema": schema, "context": text, "gold": gold, "spans": spans}


@pytest.fixture
def model() -> tuple[Weights, dict[str, torch.Tensor], dict[str, torch.Tensor]]:
    torch.manual_seed(42)
    layers = tuple(
        {k: torch.randn(s) * 0.3 if len(s) > 1 else torch.rand(s) + 0.5 for k, s in llama.shapes(CONFIG).items()}
        for _ in range(CONFIG.layers)
    )
    embed = torch.randn(CONFIG.vocab, CONFIG.width)
    weights = Weights(llama, CONFIG, embed=embed, norm=torch.ones(CONFIG.width), head=embed, layers=layers)
    lora = {k: torch.randn_like(t) * 0.1 for k, t in adapters.init(llama, CONFIG, 4, 0).items()}
    heads = {k: torch.randn_like(t) * 0.2 for k, t in readers.init(CONFIG.width, 0, look=True).items()}
    return weights, lora, heads


def test_packed_logits_are_those_of_filling(model: Any) -> None:
    weights, lora, heads = model
    renderer = Renderer(Bytes())
    units = [packing.encode(record(n, k), renderer, None) for n, k in (("Ada", 3), ("Bartholomew", 1))]
    assert all(units)
    batch = packing.collate([[units[0]], [units[1]]], 3072)
    assert {k for k in packing.KINDS if f"{k}_unit" in batch} == set(packing.KINDS)
    forward = make_forward(weights, 2.0)
    with torch.no_grad():
        hidden = forward(batch["ids"], batch["position"], batch["unit"], batch["fork"], lora)
        packed = losses.logits(heads, hidden, batch)
    merged = adapters.merge(weights, lora, alpha=8.0, rank=4)
    seen: dict[str, int] = dict.fromkeys(packing.KINDS, 0)
    for unit in units:
        trunk = backbone.read(merged, unit.trunk.tolist())
        keys = readers.context_keys(heads, trunk.hidden[unit.first : unit.first + unit.length])
        for fork in unit.forks:
            kind = packing.KINDS[fork.kind]
            ids = fork.ids.tolist()
            (kept,) = backbone.fork(merged, [trunk], [ids], [0], [[*fork.options, len(ids) - 1]])
            n = seen[kind]
            seen[kind] += 1
            a = kept[-1:]
            rows = tuple(x[n] for x in packed[kind])
            if kind == "extract":
                item = torch.tensor([fork.item])
                want = readers.extract(heads, a, keys, anchor=item[:, 0], end=item[:, 1] + 1)
                got = (rows[0][: unit.length], rows[1][: unit.length], rows[2])
                for g, w in zip(got, want, strict=True):
                    torch.testing.assert_close(g, w[0], atol=1e-3, rtol=1e-3)
                assert (rows[0][unit.length :] == losses.NEVER).all()
            elif kind == "anchor":
                want = readers.anchors(heads, a, keys)[0]
                torch.testing.assert_close(rows[0][: unit.length], want, atol=1e-3, rtol=1e-3)
            elif kind in ("choice", "score"):
                owner = torch.zeros(len(kept) - 1, dtype=torch.long)
                options, absent = readers.choose(heads, kind, a, kept[:-1], owner)
                torch.testing.assert_close(rows[0][: len(options)], options, atol=1e-3, rtol=1e-3)
                torch.testing.assert_close(rows[0][-1], absent[0], atol=1e-3, rtol=1e-3)
            elif kind == "noul":
                true, absent = readers.noul(heads, a)
                want = torch.stack([true[0], torch.zeros(()), absent[0]])
                torch.testing.assert_close(rows[0], want, atol=1e-3, rtol=1e-3)
            else:
                torch.testing.assert_close(rows[0], readers.count(heads, a)[0], atol=1e-3, rtol=1e-3)
    assert all(seen.values())


def test_a_unit_does_not_see_another(model: Any) -> None:
    weights, lora, _ = model
    renderer = Renderer(Bytes())
    a, b, c = (packing.encode(record(n, k), renderer, None) for n, k in (("Ada", 2), ("Bo", 1), ("Cleo", 1)))
    forward = make_forward(weights, 2.0)
    with torch.no_grad():
        got = []
        for row in ([a, b], [a, c]):
            batch = packing.collate([row], 4096)
            got.append(forward(batch["ids"], batch["position"], batch["unit"], batch["fork"], lora)[0, : a.tokens])
    torch.testing.assert_close(got[0], got[1], atol=1e-5, rtol=1e-5)


def test_no_place_is_gathered_often() -> None:
    # the sum of one place's gradients is serial on CUDA: padding with one place took most of a step
    renderer = Renderer(Bytes())
    short = [packing.encode(record("Bo", 0), renderer, Random(i), forks=1) for i in range(20)]
    long = packing.encode(record("Ada", 30), renderer, Random(0), forks=1)
    batch = packing.collate([[long, *short]], 8192)
    counts = torch.bincount(batch["context"].flatten())
    assert counts[:-1].max() <= len(short) + 1
    assert batch["context"].shape[1] == long.length


def test_mask_by_hand() -> None:
    unit = torch.tensor([[0, 0, 0, 0, 1, 1, -1]])
    fork = torch.tensor([[0, 0, 1, 2, 0, 3, 0]])
    want = [
        [1, 0, 0, 0, 0, 0, 0],
        [1, 1, 0, 0, 0, 0, 0],
        [1, 1, 1, 0, 0, 0, 0],
        [1, 1, 0, 1, 0, 0, 0],
        [0, 0, 0, 0, 1, 0, 0],
        [0, 0, 0, 0, 1, 1, 0],
        [0, 0, 0, 0, 0, 0, 1],
    ]
    assert explicit_mask(unit, fork)[0, 0].int().tolist() == want


def test_gradients_reach_adapters_and_heads(model: Any) -> None:
    weights, lora, heads = model
    for t in (*lora.values(), *heads.values()):
        t.requires_grad_()
    unit = packing.encode(record("Ada", 2), Renderer(Bytes()), None)
    batch = packing.collate([[unit]], 2048)
    hidden = make_forward(weights, 2.0)(batch["ids"], batch["position"], batch["unit"], batch["fork"], lora)
    loss, kinds = losses.total(losses.logits(heads, hidden, batch), batch)
    loss.backward()
    assert set(kinds) == set(packing.KINDS)
    without = {k for k, t in (*lora.items(), *heads.items()) if t.grad is None or not t.grad.abs().sum()}
    assert not without


def test_same_batches_from_any_start() -> None:
    renderer = Renderer(Bytes())
    units = [packing.encode(record(f"N{i}", i % 3), renderer, Random(i)) for i in range(12)]
    groups = [[u for u in units[:6] if u], [u for u in units[6:] if u]]

    def some(start: tuple[int, int]) -> list[Any]:
        source = packing.batches(groups[start[0] :], rows=1, length=1024, seed=3, start=start)
        return [(place, [[id(u) for u in row] for row in rows]) for place, rows in source]

    whole = some((0, 0))
    assert len(whole) > 6
    for at, (place, _) in enumerate(whole):
        assert some(place) == whole[at:]


def test_options_are_shuffled_with_their_target() -> None:
    renderer = Renderer(Bytes())
    one = record("Ada", 0)
    one["schema"]["properties"] = {"colour": {"enum": [f"c{i}" for i in range(60)]}}
    one["gold"] = {"colour": "c7"}
    for seed in range(20):
        unit = packing.encode(one, renderer, Random(seed))
        assert unit is not None
        (fork,) = unit.forks
        at = fork.options[fork.target[0]]
        before = fork.options[fork.target[0] - 1] if fork.target[0] else at - 5
        assert bytes(fork.ids[before + 1 : at + 1].tolist()).endswith(b"- c7\n")
        assert len(fork.options) <= packing.OPTIONS


def test_local_maxima() -> None:
    z = torch.tensor([[1.0, 1.0, 0.0, 2.0, 3.0]])
    assert losses.local_maxima(z).tolist() == [[True, False, False, False, True]]


def test_nll_of_absent_and_present() -> None:
    batch = {"extract_target": torch.tensor([[0, 1], [-1, -1]])}
    start, end = torch.tensor([[1.0, 0.5], [1.0, 0.5]]), torch.tensor([[0.2, 0.7], [0.2, 0.7]])
    null = torch.tensor([0.3, 0.3])
    z = torch.logsumexp(torch.tensor([1.2, 1.7, 1.2, 0.3]), 0)
    want = torch.stack([z - 1.7, z - 0.3])
    torch.testing.assert_close(losses.nll("extract", (start, end, null), batch), want)
