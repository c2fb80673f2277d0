import pytest
import torch

from schemafill.model import heads

D = 96


@pytest.fixture(params=[False, True], ids=["plain", "look"])
def tensors(request):
    h = heads.init(D, 1, look=request.param)
    g = torch.Generator().manual_seed(2)
    # Nothing is left at zero, so that every term counts.
    return {k: t + 0.1 * torch.randn(t.shape, generator=g) for k, t in h.items()}


def states(*shape):
    return torch.randn(shape, generator=torch.Generator().manual_seed(3))


def test_init_is_seeded_and_starts_neutral():
    a, b = heads.init(D, 5, look=True), heads.init(D, 5, look=True)
    assert all(torch.equal(a[k], b[k]) for k in a)
    assert not torch.equal(a["choice.q.w"], heads.init(D, 6)["choice.q.w"])
    assert a["anchor.b"].item() == -6
    assert not a["extract.item"].any()
    assert {k: tuple(t.shape) for k, t in a.items()} == heads.shapes(D, look=True)
    c = states(30, D)
    assert torch.equal(heads.look(a, c), c)


def test_choose(tensors):
    a, o, owner = states(3, D), states(7, D), torch.tensor([0, 0, 0, 2, 2, 2, 2])
    for kind in ("choice", "score"):
        logits, absent = heads.choose(tensors, kind, a, o, owner)
        q = a[owner] @ tensors[f"{kind}.q.w"].T + tensors[f"{kind}.q.b"]
        want = (q * (o @ tensors[f"{kind}.k.w"].T)).sum(-1) / 16 + o @ tensors[f"{kind}.u"]
        torch.testing.assert_close(logits, want, rtol=1e-4, atol=1e-4)
        want = a @ tensors[f"{kind}.absent.w"] + tensors[f"{kind}.absent.b"]
        torch.testing.assert_close(absent, want, rtol=1e-4, atol=1e-4)


def test_shapes_of_logits(tensors):
    a, keys = states(5, D), heads.context_keys(tensors, states(40, D))
    assert [x.shape for x in heads.noul(tensors, a)] == [(5,), (5,)]
    assert heads.count(tensors, a).shape == (5, 65)
    assert [x.shape for x in heads.extract(tensors, a, keys)] == [(5, 40), (5, 40), (5,)]
    assert heads.anchors(tensors, a, keys).shape == (5, 40)


def test_item_bias(tensors):
    anchor, end = torch.tensor([10, -1, 300]), torch.tensor([14, 0, 310])
    start, last = heads.item_bias(tensors, anchor, end, 600)
    table = tensors["extract.item"]
    assert table.shape == (2, 2, 15)

    def bucket(d):
        return sum(d >= e for e in heads.EDGES)

    for r, t in ((0, 0), (0, 9), (0, 10), (0, 13), (0, 14), (0, 599), (2, 0), (2, 43), (2, 44)):
        d = t - int(anchor[r])
        inside = int(d >= 0 and t < int(end[r]))
        assert start[r, t] == table[0, inside, bucket(d)]
        assert last[r, t] == table[1, inside, bucket(d)]
    assert not start[1].any()
    assert not last[1].any()


def test_item_bias_gradient():
    """The gradient by runs of tokens is that of indexing the table."""
    g = torch.Generator().manual_seed(0)
    table = torch.randn(2, 2, len(heads.EDGES) + 1, generator=g).double().requires_grad_()
    anchor = torch.randint(-1, 700, (3, 5), generator=g)
    anchor[0, :3] = torch.tensor([-1, 0, 699])
    end = (anchor + torch.randint(0, 400, (3, 5), generator=g)).clamp(max=700)
    weight = torch.randn(2, 3, 5, 700, generator=g).double()
    start, last = heads.item_bias({"extract.item": table}, anchor, end, 700)
    ((start * weight[0]).sum() + (last * weight[1]).sum()).backward()
    found, table.grad = table.grad, None
    (heads._item_bias(table.flatten(1), anchor, end, 700) * weight).sum().backward()
    assert table.grad.abs().max() > 1
    torch.testing.assert_close(found, table.grad)


@pytest.mark.parametrize("length", [1, 50, 280, 1000])
def test_rows_are_independent(tensors, length):
    a, c = states(40, D), states(length, D)
    with torch.inference_mode():
        keys = heads.context_keys(tensors, c)
        anchor = torch.arange(40) % length
        o, owner = states(80, D), torch.arange(40).repeat_interleave(2)

        def ask(rows):
            both = torch.cat([rows * 2, rows * 2 + 1])
            return [
                *heads.extract(tensors, a[rows], keys, anchor=anchor[rows], end=anchor[rows] + 9),
                heads.anchors(tensors, a[rows], keys),
                heads.count(tensors, a[rows]),
                *heads.noul(tensors, a[rows]),
                heads.choose(tensors, "choice", a[rows], o[both], torch.arange(len(rows)).repeat(2))[0].view(2, -1)[0],
                heads.choose(tensors, "score", a[rows], o, owner.clamp(max=len(rows) - 1))[1],
            ]

        full = ask(torch.arange(40))
        for rows in ([0], [39], [3, 7, 1], list(range(33)), [5] * 32, list(range(39, -1, -1))):
            for x, y in zip(full, ask(torch.tensor(rows)), strict=True):
                assert torch.equal(x[rows], y)


def test_look_sees_four_back_and_eight_ahead():
    tensors = {k: t + 0.1 for k, t in heads.init(D, 1, look=True).items()}
    c = states(60, D)
    changed = c.clone()
    changed[30] += 1
    moved = (heads.look(tensors, changed) != heads.look(tensors, c)).any(-1).nonzero()[:, 0]
    assert moved.tolist() == list(range(30 - 16, 30 + 8 + 1))


def test_look_keeps_segments_apart(tensors):
    """Packed rows give what each segment alone gives."""
    parts = [states(n, D) * (i + 1) for i, n in enumerate((20, 3, 41))]
    ids = torch.cat([torch.full((len(p),), 5 - i) for i, p in enumerate(parts)])
    packed = heads.look(tensors, torch.cat(parts)[None].expand(2, -1, -1), ids.expand(2, -1))
    for row in packed:
        want = torch.cat([heads.look(tensors, p) for p in parts])
        torch.testing.assert_close(row, want)


def test_packed_rows_and_gradients(tensors):
    """[B, R, D] against [B, T, D], as a trainer has them."""
    tensors = {k: t.clone().requires_grad_() for k, t in tensors.items()}
    a, c = states(2, 4, D), states(2, 50, D)
    ids = (torch.arange(50) // 20).expand(2, -1)
    keys = heads.context_keys(tensors, c, ids)
    anchor = torch.tensor([[3, -1, 7, 9]] * 2)
    start, end, null = heads.extract(tensors, a, keys, anchor=anchor, end=anchor + 5)
    assert start.shape == end.shape == (2, 4, 50)
    assert null.shape == (2, 4)
    starts = heads.anchors(tensors, a, keys)
    one = heads.context_keys(tensors, c[1], ids[1])
    alone = heads.extract(tensors, a[1], one, anchor=anchor[1], end=anchor[1] + 5)
    torch.testing.assert_close(alone[0], start[1])
    (start.sum() + end.square().sum() + null.sum() + starts.square().sum()).backward()
    used = [k for k in tensors if k.startswith(("extract", "anchor", "look"))]
    assert all(tensors[k].grad is not None and tensors[k].grad.isfinite().all() for k in used)
