import math

import pytest
import torch

from schemafill.model import spans


def brute(start, end, null, allow):
    """Every span and null by loops, float64."""
    s, e = start.double(), end.double()
    pairs = {(i, j): float(s[i] + e[j]) for i in range(len(s)) for j in range(i, len(s)) if allow[i] and allow[j]}
    values = torch.tensor([*pairs.values(), float(null)], dtype=torch.float64)
    total = float(values.logsumexp(0))
    best = sorted(pairs.items(), key=lambda x: -x[1])
    return [(p, v - total) for p, v in best], float(null) - total, total


@pytest.mark.parametrize("length", [1, 2, 3, 17, 64, 65])
@pytest.mark.parametrize("scale", [0.1, 3.0, 60.0])
@pytest.mark.parametrize("k", [1, 4, 16, 100])
def test_decode(length, scale, k):
    torch.manual_seed(42)
    start, end = torch.randn(2, length) * scale
    null = float(torch.randn(()) * scale)
    best, absent, _ = brute(start, end, null, [True] * length)
    found, logp, got_absent = spans.decode(start, end, null, k)
    assert len(found) == min(k, len(best))
    assert found == [p for p, _ in best[:k]]
    assert logp == pytest.approx([v for _, v in best[:k]], abs=1e-9)
    assert got_absent == pytest.approx(absent, abs=1e-9)


@pytest.mark.parametrize("seed", range(5))
def test_decode_region_mask(seed):
    g = torch.Generator().manual_seed(seed)
    start, end = torch.randn(2, 50, generator=g)
    mask = torch.rand(50, generator=g) < 0.6
    allow = [bool(m) and 10 <= t < 31 for t, m in enumerate(mask)]
    best, absent, _ = brute(start, end, 0.5, allow)
    found, logp, got = spans.decode(start, end, 0.5, 8, region=(10, 31), mask=mask)
    assert found == [p for p, _ in best[:8]]
    assert logp == pytest.approx([v for _, v in best[:8]], abs=1e-9)
    assert got == pytest.approx(absent, abs=1e-9)


def test_decode_nothing_allowed():
    start = torch.zeros(5)
    assert spans.decode(start, start, 0.3, 4, region=(3, 3)) == ([], [], 0.0)


def test_decode_many_rows_are_independent():
    torch.manual_seed(42)
    start, end = torch.randn(2, 29, 333) * 4
    null = torch.randn(29)
    regions = [None if r % 3 else (r, r + 100) for r in range(29)]
    full = spans.decode_many(start, end, null, 16, regions)
    for r in range(29):
        one = spans.decode_many(start[r : r + 1], end[r : r + 1], null[r : r + 1], 16, [regions[r]])
        assert one == [full[r]]
    assert spans.decode_many(start[:0], end[:0], null[:0], 4) == []


def test_decode_ties():
    found, logp, _ = spans.decode(torch.zeros(9), torch.zeros(9), 0.0, 45)
    assert sorted(found) == [(i, j) for i in range(9) for j in range(i, 9)]
    assert logp == pytest.approx([-math.log(46)] * 45)


def test_score():
    torch.manual_seed(42)
    start, end = torch.randn(2, 20)
    best, _, total = brute(start, end, 0.0, [True] * 20)
    out = spans.decode_many(start[None], end[None], torch.zeros(1), 3)[0]
    assert out.log_total == pytest.approx(total)
    for (i, j), v in best[::7]:
        assert spans.score(start, end, out.log_total, i, j) == pytest.approx(v, abs=1e-6)
    assert spans.score(start, end, out.log_total, 3, 2) == -math.inf


def test_log_prob_and_its_gradient():
    torch.manual_seed(42)
    start = torch.randn(3, 30, requires_grad=True)
    end = torch.randn(3, 30, requires_grad=True)
    null = torch.randn(3, requires_grad=True)
    allow = torch.rand(3, 30) < 0.7
    allow[:, [2, 9]] = True
    i, j = torch.tensor([2, -1, 9]), torch.tensor([9, -1, 9])
    got = spans.log_prob(start, end, null, i, j, allow)
    (-got.sum()).backward()
    grads = [x.grad.clone() for x in (start, end, null)]
    for x in (start, end, null):
        x.grad = None
    pair = start[:, :, None] + end[:, None]
    seen = allow[:, :, None] & allow[:, None] & torch.ones(30, 30).triu().bool()
    total = torch.cat([pair.masked_fill(~seen, -1e30).flatten(1), null[:, None]], 1).logsumexp(1)
    picked = torch.stack([start[0, 2] + end[0, 9], null[1], start[2, 9] + end[2, 9]])
    want = picked - total
    torch.testing.assert_close(got, want)
    (-want.sum()).backward()
    for x, g in zip((start, end, null), grads, strict=True):
        assert g.isfinite().all()
        torch.testing.assert_close(g, x.grad)
