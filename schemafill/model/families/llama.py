"""Llama: grouped-query attention with rotary positions, a gated MLP, pre-norm RMS.

Shapes (docs/shapes.md): B rows, T tokens, D width, H query heads, Hkv key and value heads, Dh width
of a head. The layer is a function of its tensors; what a projection and what attention is comes in
as an argument, so trunks, forks and training share this one definition.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

import torch
import torch.nn.functional as F
from torch import Tensor

from schemafill._errors import CheckpointError, ModelError
from schemafill.model.families._common import rms_norm, rope_table, rotate, silu

Layer: TypeAlias = Mapping[str, Tensor]
# project(p, names, x [B, T, in]) -> one [B, T, out] per name
Project: TypeAlias = Callable[[Layer, tuple[str, ...], Tensor], tuple[Tensor, ...]]
# attention(q [B, H, T, Dh], k [B, Hkv, T, Dh], v [B, Hkv, T, Dh]) -> [B, H, T, Dh]; q not scaled
Attention: TypeAlias = Callable[[Tensor, Tensor, Tensor], Tensor]

PROJECTIONS = ("q", "k", "v", "o", "gate", "up", "down")
# Projections of the same input: one product where the weights are joined.
JOINED = (("q", "k", "v"), ("gate", "up"))
NAMES = {
    "ln1": "input_layernorm",
    "q": "self_attn.q_proj",
    "k": "self_attn.k_proj",
    "v": "self_attn.v_proj",
    "o": "self_attn.o_proj",
    "ln2": "post_attention_layernorm",
    "gate": "mlp.gate_proj",
    "up": "mlp.up_proj",
    "down": "mlp.down_proj",
}

USED = {
    "attention_bias", "head_dim", "hidden_act", "hidden_size", "intermediate_size",
    "max_position_embeddings", "mlp_bias", "model_type", "num_attention_heads",
    "num_hidden_layers", "num_key_value_heads", "rms_norm_eps", "rope_interleaved",
    "rope_parameters", "rope_scaling", "rope_theta", "tie_word_embeddings", "vocab_size",
}  # fmt: skip
IGNORED = {
    "_model_name_or_path", "_name_or_path", "architectures", "attention_dropout",
    "bos_token_id", "chunk_size_feed_forward", "dtype", "eos_token_id", "id2label",
    "initializer_range", "is_encoder_decoder", "is_llama_config", "label2id",
    "output_attentions", "output_hidden_states", "pad_token_id", "pretraining_tp",
    "problem_type", "return_dict", "torch_dtype", "transformers.js_config",
    "transformers_version", "unk_token_id", "use_cache",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Config:
    """The sizes of a model. `scale` is what q·k is multiplied by."""

    vocab: int
    width: int
    mlp: int
    layers: int
    heads: int
    kv_heads: int
    head_dim: int
    eps: float
    theta: float
    positions: int
    tied: bool

    @property
    def scale(self) -> float:
        return self.head_dim**-0.5

    @classmethod
    def from_hf(cls, d: Mapping[str, Any]) -> Config:
        """From a config.json as transformers writes it.

        Raises: ModelError, naming the key, for a key that is neither used nor known to be without
            effect, and for a value that asks for what is not here.
        """
        for key in d:
            if key not in USED and key not in IGNORED:
                raise ModelError(f"Expected a config.json of a Llama model, got the key `{key}`")
        rope = {**(d.get("rope_scaling") or {}), **(d.get("rope_parameters") or {})}
        asked = {
            "model_type": (d.get("model_type", "llama"), "llama"),
            "hidden_act": (d.get("hidden_act", "silu"), "silu"),
            "attention_bias": (d.get("attention_bias", False), False),
            "mlp_bias": (d.get("mlp_bias", False), False),
            "rope_interleaved": (d.get("rope_interleaved", False), False),
            "rope_type": (rope.pop("rope_type", rope.pop("type", "default")), "default"),
        }
        for key, (got, expected) in asked.items():
            if got != expected:
                raise ModelError(f"Expected `{expected}` for `{key}`, got `{got}`")
        theta = rope.pop("rope_theta", d.get("rope_theta", 10_000.0))
        if rope:
            raise ModelError(f"Expected plain rotary positions, got the key `{min(rope)}`")
        heads = d["num_attention_heads"]
        return cls(
            vocab=d["vocab_size"],
            width=d["hidden_size"],
            mlp=d["intermediate_size"],
            layers=d["num_hidden_layers"],
            heads=heads,
            kv_heads=d.get("num_key_value_heads") or heads,
            head_dim=d.get("head_dim") or d["hidden_size"] // heads,
            eps=d["rms_norm_eps"],
            theta=float(theta),
            positions=d["max_position_embeddings"],
            tied=d.get("tie_word_embeddings", False),
        )


def shapes(config: Config) -> dict[str, tuple[int, ...]]:
    """The shape of each tensor of one layer; projections are [out, in]."""
    c, q, kv = config, config.heads * config.head_dim, config.kv_heads * config.head_dim
    return {
        "ln1": (c.width,),
        "q": (q, c.width),
        "k": (kv, c.width),
        "v": (kv, c.width),
        "o": (c.width, q),
        "ln2": (c.width,),
        "gate": (c.mlp, c.width),
        "up": (c.mlp, c.width),
        "down": (c.width, c.mlp),
    }


def rename(tensors: Mapping[str, Tensor], config: Config) -> dict[str, Any]:
    """transformers' flat names -> {"embed", "norm", "head", "layers": [{"ln1", "q", …}]}.

    Raises: CheckpointError if a tensor is missing, left over, or of another shape.
    """
    left = {k.removeprefix("model."): v for k, v in tensors.items() if "rotary_emb" not in k}

    def take(name: str, shape: tuple[int, ...]) -> Tensor:
        if name not in left:
            raise CheckpointError(f"Expected the tensor `{name}` in the base weights, got none")
        t = left.pop(name)
        if tuple(t.shape) != shape:
            raise CheckpointError(f"Expected `{name}` of shape {shape}, got {tuple(t.shape)}")
        return t

    out: dict[str, Any] = {
        "embed": take("embed_tokens.weight", (config.vocab, config.width)),
        "norm": take("norm.weight", (config.width,)),
        "layers": [
            {k: take(f"layers.{i}.{NAMES[k]}.weight", s) for k, s in shapes(config).items()}
            for i in range(config.layers)
        ],
    }
    out["head"] = out["embed"]
    if config.tied:
        left.pop("lm_head.weight", None)
    else:
        out["head"] = take("lm_head.weight", (config.vocab, config.width))
    if left:
        raise CheckpointError(f"Expected only tensors of a Llama model, got `{min(left)}`")
    return out


def rope(positions: Tensor, config: Config, dtype: torch.dtype = torch.float32) -> tuple[Tensor, Tensor]:
    """cos and sin at integer `positions` [T] -> [T, Dh]; [B, T] -> [B, 1, T, Dh]."""
    c = config
    cos, sin = rope_table(c.theta, c.head_dim, c.positions, positions.device, dtype)
    cos, sin = cos[positions], sin[positions]
    return (cos, sin) if positions.dim() == 1 else (cos.unsqueeze(1), sin.unsqueeze(1))


def plain(p: Layer, names: tuple[str, ...], x: Tensor) -> tuple[Tensor, ...]:
    """x Wᵀ for each name: the projection without adapters."""
    return tuple(F.linear(x, p[n]) for n in names)


def split(x: Tensor, head_dim: int) -> Tensor:
    """[B, T, H · Dh] -> [B, H, T, Dh]."""
    return x.unflatten(-1, (-1, head_dim)).transpose(1, 2)


def attend(
    p: Layer,
    x: Tensor,
    cos: Tensor,
    sin: Tensor,
    attention: Attention,
    project: Project,
    head_dim: int,
) -> Tensor:
    """softmax(q kᵀ) v of normed x [B, T, D], before the output projection: [B, T, H · Dh]."""
    q, k, v = (split(y, head_dim) for y in project(p, ("q", "k", "v"), x))
    o = attention(rotate(q, cos, sin), rotate(k, cos, sin), v)  # [B, H, T, Dh]
    return o.transpose(1, 2).flatten(2)


def mlp(p: Layer, x: Tensor, project: Project) -> Tensor:
    """down(silu(gate(x)) · up(x))."""
    gate, up = project(p, ("gate", "up"), x)
    return project(p, ("down",), silu(gate) * up)[0]


def layer(
    p: Layer,
    x: Tensor,
    cos: Tensor,
    sin: Tensor,
    attention: Attention,
    config: Config,
    project: Project = plain,
    keep: Tensor | None = None,
) -> Tensor:
    """One layer.

    h = x + o(attend(norm(x)));  y = h + mlp(norm(h))

    Args:
        p: the tensors of this layer; `project` may look for more in it (adapters).
        x: [B, T, D].
        cos: from `rope`.
        sin: from `rope`.
        attention: (q [B, H, T, Dh], k, v [B, Hkv, T, Dh]) -> [B, H, T, Dh]. q and k are rotated and
            q is not scaled: the callee multiplies by config.scale.
        config: the sizes.
        project: (p, names, x) -> one tensor per name.
        keep: tokens [N] whose output is wanted; keys and values are made of all of them.

    Returns: [B, T, D], or [B, N, D].
    """
    o = attend(p, rms_norm(x, p["ln1"], config.eps), cos, sin, attention, project, config.head_dim)
    if keep is not None:
        x, o = x[:, keep], o[:, keep]
    h = x + project(p, ("o",), o)[0]
    return h + mlp(p, rms_norm(h, p["ln2"], config.eps), project)
