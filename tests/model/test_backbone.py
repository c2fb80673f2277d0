from functools import partial

import pytest
import torch

from schemafill._errors import ContextTooLong
from schemafill.model import backbone
from schemafill.model.families._common import silu

DTYPES = pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16], ids=["fp32", "bf16"])
LENGTHS = (1, 2, 3, 9, 10, 31, 32, 33, 42, 63, 64, 65, 127, 129)


def tokens(n: int, seed: int) -> list[int]:
    g = torch.Generator().manual_seed(seed)
    return torch.randint(0, 512, (n,), generator=g).tolist()


def same(a: list[torch.Tensor], b: list[torch.Tensor], what: str) -> None:
    assert len(a) == len(b)
    for i, (x, y) in enumerate(zip(a, b, strict=True)):
        assert torch.equal(x, y), f"row {i} changed: {what}"


def every(rows: list[list[int]]) -> list[list[int]]:
    return [list(range(len(r))) for r in rows]


@DTYPES
@pytest.mark.parametrize("length", [1, 64, 65])
def test_fork_equals_reading_all(wide, dtype, length):
    """The slow path is the definition: reading trunk and row from scratch."""
    w = wide(dtype)
    text, rows = tokens(length, 0), [tokens(n, n) for n in (1, 42, 65)]
    trunk = backbone.read(w, text)
    states = backbone.fork(w, [trunk], rows, [0] * len(rows), every(rows))
    for row, got in zip(rows, states, strict=True):
        whole = backbone.read(w, text + row).hidden[length:]
        assert got.shape == whole.shape == (len(row), w.config.width)
        error = (got.float() - whole.float()).norm() / whole.float().norm()
        assert error < (1e-5 if dtype == torch.float32 else 2e-2)


@DTYPES
@pytest.mark.parametrize("length", [1, 280, 1500])
def test_fork_rows_are_independent(wide, dtype, length):
    w = wide(dtype)
    trunk = backbone.read(w, tokens(length, 0))
    rows = [tokens(n, 100 + n) for n in LENGTHS]
    fork = partial(backbone.fork, w, [trunk])

    full = fork(rows, [0] * len(rows), every(rows))
    alone = [fork([r], [0], every([r]))[0] for r in rows]
    same(full, alone, "alone")
    for more in (1, 7, 29):
        other = [tokens(n, 7) for n in (9, 10, 63, 64, 65, 3, 130)] * 5
        crowd = [rows[4], *other[:more], rows[9]]
        got = fork(crowd, [0] * len(crowd), every(crowd))
        same([got[0], got[-1]], [full[4], full[9]], f"{more} neighbours")
    order = torch.randperm(len(rows), generator=torch.Generator().manual_seed(1)).tolist()
    got = fork([rows[i] for i in order], [0] * len(rows), every([rows[i] for i in order]))
    same(got, [full[i] for i in order], "order")
    last = fork(rows, [0] * len(rows), [[len(r) - 1] for r in rows])
    same(last, [x[-1:] for x in full], "kept positions")


@DTYPES
def test_fork_rows_are_independent_of_other_trunks(wide, dtype):
    w = wide(dtype)
    trunks = [backbone.read(w, tokens(n, n)) for n in (70, 1, 64, 300, 1100)]
    rows = [tokens(n, n) for n in (42, 9, 64, 65, 10)]
    which = [0, 1, 2, 3, 4]
    full = backbone.fork(w, trunks, rows, which, every(rows))
    for i in which:
        one = backbone.fork(w, [trunks[i]], [rows[i]], [0], every([rows[i]]))
        same(one, [full[i]], "alone")
    mixed = backbone.fork(w, trunks, rows * 3, [0, 1, 2, 3, 4] * 3, every(rows * 3))
    same(mixed, full * 3, "three times")


@DTYPES
def test_splitting_a_pass_changes_nothing(wide, dtype, monkeypatch):
    w = wide(dtype)
    trunk = backbone.read(w, tokens(280, 0))
    rows = [tokens(n, n) for n in LENGTHS]
    full = backbone.fork(w, [trunk], rows, [0] * len(rows), every(rows))
    for most in (60, 300):
        monkeypatch.setattr(backbone, "FORK_TOKENS", most)
        got = backbone.fork(w, [trunk], rows, [0] * len(rows), every(rows))
        same(got, full, f"passes of {most} tokens")


@DTYPES
def test_thread_count_changes_nothing(wide, dtype, threads):
    w = wide(dtype)
    rows = [tokens(n, n) for n in LENGTHS]
    found = []
    for n in (1, 2):
        threads(n)
        trunks = [backbone.read(w, tokens(m, m)) for m in (1, 40, 70, 500)]
        which = [i % 4 for i in range(len(rows))]
        states = backbone.fork(w, trunks, rows, which, every(rows))
        found.append([t.hidden for t in trunks] + states)
    same(*found, "threads")


@DTYPES
def test_read_is_the_same_twice_and_by_chunks(wide, dtype, monkeypatch):
    w = wide(dtype)
    ids = tokens(500, 3)
    first = backbone.read(w, ids)
    assert torch.equal(first.hidden, backbone.read(w, ids).hidden)
    assert first.layers[0].k.shape == (3, 512, 64)
    assert not first.layers[1].v[:, 500:].any()
    # Not a promise of bits: other chunks are other products.
    monkeypatch.setattr(backbone, "CHUNK", 128)
    parts = backbone.read(w, ids).hidden
    assert (parts.float() - first.hidden.float()).norm() < 2e-2 * first.hidden.float().norm()


def test_extend_leaves_the_old_trunk_alone(wide):
    w = wide(torch.float32)
    ids = tokens(150, 5)
    trunk = backbone.read(w, ids[:70])
    before = [t.clone() for s in trunk.layers for t in (s.k, s.v)]
    longer = backbone.extend(w, trunk, ids[70:])
    assert longer.length == 150
    same(before, [t for s in trunk.layers for t in (s.k, s.v)], "extend wrote into the trunk")
    torch.testing.assert_close(longer.hidden, backbone.read(w, ids).hidden, rtol=1e-4, atol=1e-4)


def test_fork_leaves_the_trunk_alone(wide):
    w = wide(torch.float32)
    trunk = backbone.read(w, tokens(70, 5))
    before = [t.clone() for s in trunk.layers for t in (s.k, s.v)]
    backbone.fork(w, [trunk], [tokens(9, 1)], [0], [[8]])
    same(before, [t for s in trunk.layers for t in (s.k, s.v)], "fork wrote into the trunk")


def test_fork_nothing(wide):
    w = wide(torch.float32)
    trunk = backbone.read(w, [1])
    assert backbone.fork(w, [trunk], [], [], []) == []
    assert backbone.fork(w, [trunk], [[1, 2]], [0], [[]])[0].shape == (0, 576)


def test_decode_is_greedy(wide):
    w = wide(torch.float32)
    text, row = tokens(20, 1), tokens(5, 2)
    trunk = backbone.read(w, text)
    got = backbone.decode(w, trunk, row, [], 6)
    ids = text + row
    for token in got:
        assert token == int((backbone.read(w, ids).hidden[-1] @ w.head.T).argmax())
        ids.append(token)
    assert backbone.decode(w, trunk, row, [got[3]], 6) == got[: got.index(got[3])]


def test_context_too_long(wide):
    w = wide(torch.float32)
    message = (
        "Expected a text of at most 8,092 tokens, got 8,093"
        " (the text is never cut: split it, or use a model with more positions)"
    )
    with pytest.raises(ContextTooLong) as e:
        backbone.read(w, [0] * 8093, room=100)
    assert str(e.value) == message
    with pytest.raises(ContextTooLong):
        backbone.fork(w, [backbone.read(w, [1])], [[0] * 8192], [0], [[0]])


@DTYPES
def test_tiles_of_rows(wide, dtype):
    from dataclasses import replace

    w = replace(wide(dtype), tile=32)
    trunk = backbone.read(w, tokens(100, 1))
    rows = [tokens(n, n) for n in LENGTHS]
    full = backbone.fork(w, [trunk], rows, [0] * len(rows), every(rows))
    alone = [backbone.fork(w, [trunk], [r], [0], every([r]))[0] for r in rows]
    same(full, alone, "alone")


@pytest.mark.parametrize("n", [1, 2, 3, 5, 7])
def test_silu_has_no_tails(threads, n):
    """A row's activation is the same alone and among any number of others, at any thread count."""
    x = torch.randn(1056, 1536, generator=torch.Generator().manual_seed(42))
    threads(1)
    want = silu(x)
    threads(n)
    for rows in (32, 64, 96, 160, 352, 1056):
        assert torch.equal(silu(x[:rows]), want[:rows])
