import pytest
import torch
import torch.nn.functional as F
from transformers import LlamaConfig, LlamaForCausalLM

from schemafill._errors import CheckpointError, ModelError
from schemafill.model import backbone, state
from schemafill.model.families import llama

TINY = {
    "hidden_size": 48,
    "intermediate_size": 80,
    "num_hidden_layers": 3,
    "num_attention_heads": 6,
    "num_key_value_heads": 2,
    "head_dim": 16,
    "max_position_embeddings": 512,
    "rms_norm_eps": 1e-5,
    "rope_theta": 10_000.0,
    "tie_word_embeddings": False,
    "vocab_size": 99,
}


def oracle(**changes) -> LlamaForCausalLM:
    torch.manual_seed(42)
    model = LlamaForCausalLM(LlamaConfig(**{**TINY, **changes})).eval()
    for p in model.parameters():
        p.data.normal_(std=0.3)
    return model


def weights_of(model: LlamaForCausalLM) -> state.Weights:
    config = llama.Config.from_hf(model.config.to_dict())
    named = llama.rename(model.state_dict(), config)
    return state.Weights(llama, config, **{**named, "layers": tuple(named["layers"])})


def causal(q, k, v):
    return F.scaled_dot_product_attention(q, k, v, is_causal=True, enable_gqa=True)


def logits(w: state.Weights, ids: torch.Tensor) -> torch.Tensor:
    """The family's functions put together as a trainer does: rows [B, T]."""
    cos, sin = llama.rope(torch.arange(ids.shape[1]), w.config)
    x = w.embed[ids]
    for p in w.layers:
        x = llama.layer(p, x, cos, sin, causal, w.config)
    return llama.rms_norm(x, w.norm, w.config.eps) @ w.head.T


def relative(a: torch.Tensor, b: torch.Tensor) -> float:
    assert a.shape == b.shape
    assert a.isfinite().all()
    return float((a - b).norm() / b.norm())


@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"num_key_value_heads": 6},
        {"num_key_value_heads": 1, "head_dim": 8},
        {"tie_word_embeddings": True, "rope_theta": 100_000.0},
    ],
    ids=["gqa3", "mha", "mqa-dh8", "tied"],
)
@torch.no_grad()
def test_layer(changes):
    model = oracle(**changes)
    ids = torch.randint(0, 99, (3, 70))
    assert relative(logits(weights_of(model), ids), model(ids).logits) < 1e-5


@pytest.mark.parametrize("joined", [False, True])
@torch.no_grad()
def test_read_and_fork(joined):
    model = oracle()
    w = weights_of(model)
    w = state.join(w) if joined else w
    ids = torch.randint(0, 99, (1, 300))
    want = model.model(ids).last_hidden_state[0]
    trunk = backbone.read(w, ids[0, :201].tolist())
    assert relative(trunk.hidden, want[:201]) < 1e-5
    got = backbone.fork(w, [trunk], [ids[0, 201:].tolist()], [0], [[0, 50, 98]])[0]
    assert relative(got, want[[201, 251, 299]]) < 1e-5


@torch.no_grad()
def test_layer_keep():
    w = weights_of(oracle())
    x = torch.randn(1, 20, 48)
    cos, sin = llama.rope(torch.arange(20), w.config)
    whole = llama.layer(w.layers[0], x, cos, sin, causal, w.config)
    keep = torch.tensor([3, 19])
    some = llama.layer(w.layers[0], x, cos, sin, causal, w.config, keep=keep)
    torch.testing.assert_close(some, whole[:, keep])


def test_layer_trains():
    """A projection with adapters, positions per row, gradients, and one graph for a compiler."""
    w = weights_of(oracle(rope_theta=12_345.0))
    backbone.read(w, [1, 2, 3])  # fills the table of rotations first, in inference mode
    x = torch.randn(2, 20, 48, requires_grad=True)
    positions = torch.stack([torch.arange(20), torch.arange(5, 25)])
    cos, sin = llama.rope(positions, w.config)
    assert cos.shape == (2, 1, 20, 16)

    def project(p, names, x):
        return tuple(F.linear(x, p[n]) + F.linear(F.linear(x, p[n + ".a"]), p[n + ".b"]) for n in names)

    p = dict(w.layers[0])
    for n in llama.PROJECTIONS:
        p[n + ".a"] = torch.randn(4, p[n].shape[1], requires_grad=True)
        p[n + ".b"] = torch.zeros(len(p[n]), 4, requires_grad=True)
    y = llama.layer(p, x, cos, sin, causal, w.config, project)
    torch.testing.assert_close(y, llama.layer(w.layers[0], x, cos, sin, causal, w.config))
    y.square().mean().backward()
    assert all(p[n + ".b"].grad.abs().sum() > 0 for n in llama.PROJECTIONS)
    compiled = torch.compile(llama.layer, backend="eager", fullgraph=True)
    again = compiled(p, x, cos, sin, causal, w.config, project)
    torch.testing.assert_close(again, y)


def test_from_hf_names_what_it_does_not_know():
    with pytest.raises(ModelError) as e:
        llama.Config.from_hf({**TINY, "sliding_window": 4096})
    assert str(e.value) == "Expected a config.json of a Llama model, got the key `sliding_window`"
    with pytest.raises(ModelError) as e:
        llama.Config.from_hf({**TINY, "hidden_act": "gelu"})
    assert str(e.value) == "Expected `silu` for `hidden_act`, got `gelu`"
    with pytest.raises(ModelError) as e:
        llama.Config.from_hf({**TINY, "rope_scaling": {"rope_type": "llama3", "factor": 8.0}})
    assert str(e.value) == "Expected `default` for `rope_type`, got `llama3`"


def test_from_hf_leaves_its_argument_alone():
    d = {**TINY, "rope_parameters": {"rope_type": "default", "rope_theta": 5.0}}
    assert llama.Config.from_hf(d).theta == 5.0
    assert d["rope_parameters"] == {"rope_type": "default", "rope_theta": 5.0}


def test_rename_names_what_is_odd():
    model = oracle()
    config = llama.Config.from_hf(model.config.to_dict())
    tensors = dict(model.state_dict())
    del tensors["model.layers.1.mlp.up_proj.weight"]
    with pytest.raises(CheckpointError) as e:
        llama.rename(tensors, config)
    expected = "Expected the tensor `layers.1.mlp.up_proj.weight` in the base weights, got none"
    assert str(e.value) == expected
    with pytest.raises(CheckpointError, match=r"Expected only tensors of a Llama model, got `x`"):
        llama.rename({**model.state_dict(), "x": torch.zeros(1)}, config)
    with pytest.raises(CheckpointError, match=r"of shape \(99, 48\), got \(99, 47\)"):
        llama.rename({**model.state_dict(), "lm_head.weight": torch.zeros(99, 47)}, config)
