from collections.abc import Callable
from pathlib import Path

import pytest
import torch

from schemafill._errors import CheckpointError
from schemafill.model import gguf, state
from schemafill.model.families import family
from schemafill.model.state import Weights

WIDE = {
    "model_type": "llama",
    "hidden_size": 576,
    "intermediate_size": 1536,
    "num_hidden_layers": 2,
    "num_attention_heads": 9,
    "num_key_value_heads": 3,
    "head_dim": 64,
    "max_position_embeddings": 8192,
    "rms_norm_eps": 1e-5,
    "rope_theta": 100_000.0,
    "tie_word_embeddings": True,
    "vocab_size": 512,
}


def random_weights(d: dict, dtype: torch.dtype, seed: int = 42) -> Weights:
    """A model of the config `d` with random weights of a trained model's scale, joined."""
    module = family("llama")
    config = module.Config.from_hf(d)
    g = torch.Generator().manual_seed(seed)

    def random(*shape: int) -> torch.Tensor:
        if len(shape) == 1:
            return (1 + 0.2 * torch.randn(shape, generator=g)).to(dtype)
        return (torch.randn(shape, generator=g) * shape[-1] ** -0.5).to(dtype)

    embed = random(config.vocab, config.width) * config.width**0.5
    layers = tuple({k: random(*s) for k, s in module.shapes(config).items()} for _ in range(config.layers))
    head = embed if config.tied else random(config.vocab, config.width)
    return state.join(Weights(module, config, embed, random(config.width), head, layers))


@pytest.fixture(scope="session")
def wide() -> Callable[[torch.dtype], Weights]:
    """The widths of the default base, two layers, random."""
    made: dict[torch.dtype, Weights] = {}
    return lambda dtype: made.setdefault(dtype, random_weights(WIDE, dtype))


@pytest.fixture(scope="session")
def base_file() -> Path:
    """The GGUF file of the default base."""
    try:
        found = gguf.find_base()
    except CheckpointError as e:
        pytest.skip(str(e))
    if found.suffix != ".gguf":
        pytest.skip(f"the base here is a snapshot, not a GGUF file: {found}")
    return found


@pytest.fixture(scope="session")
def base(base_file: Path) -> Path:
    """The folder that it converts into, in the user's cache."""
    from schemafill._settings import settings

    return gguf.convert(base_file, settings().cache)


@pytest.fixture
def threads() -> Callable[[int], None]:
    before = torch.get_num_threads()
    yield torch.set_num_threads
    torch.set_num_threads(before)
