import time

import pytest

from schemafill._errors import CheckpointError, ModelError
from schemafill.model import gguf
from schemafill.model.tokenizer import Tokenizer

TEXTS = [
    "Invoice 2024-03-01: total 1,234.50 EUR",
    "a😀b 👨‍👩‍👧 family",
    "日本語テキスト、中文。한국어",
    "e\u0301x Zoë nai\u0308ve",
    "a\r\nb\r\n\r\nc",
    "x\u2028y\u2029z\u00a0w\u200b",
    "\tq\t 12  345\n\n12",
    "<|im_start|>user\n<|im_end|><|endoftext|><repo_name>",
    "   leading and trailing   ",
    "\x00\x07 control",
    "don't DON'T we'll",
    "²³½ Ⅷ ٣٤",
]


@pytest.fixture(scope="module")
def tokenizer(base):
    return Tokenizer.load(base)


@pytest.mark.weights
@pytest.mark.parametrize("text", ["", *TEXTS])
def test_encode(tokenizer, text):
    """Every code point is in a token, in order, and the tokens give the text again."""
    ids, offsets = tokenizer.encode(text)
    assert len(ids) == len(offsets)
    assert tokenizer.decode(ids) == text
    at = 0
    for start, end in offsets:
        assert start < end
        # The next code point, or bytes of the one before again.
        assert start in (at, at - 1)
        assert end >= at
        at = end
    assert at == len(text)
    assert not set(ids) & set(tokenizer.specials.values())
    assert tokenizer.encode_many([text, text]) == [(ids, offsets)] * 2


@pytest.mark.weights
def test_encode_splits_a_code_point(tokenizer):
    ids, offsets = tokenizer.encode("a😀b")
    assert len(ids) == 5
    assert offsets == [(0, 1), (1, 2), (1, 2), (1, 2), (2, 3)]
    # A token may hold a space and the first byte of what follows: offsets overlap.
    assert tokenizer.encode("b 👨")[1] == [(0, 1), (1, 3), (2, 3), (2, 3)]


@pytest.mark.weights
def test_special_tokens_by_name(tokenizer):
    assert tokenizer.ids_of("<|im_start|>", "<|im_end|>", "<|endoftext|>") == [1, 2, 0]
    assert len(tokenizer.encode("<|im_start|>")[0]) > 1
    assert tokenizer.decode([1, *tokenizer.encode("hi")[0], 2]) == "hi"
    with pytest.raises(ModelError) as e:
        tokenizer.id_of("<pad>")
    assert str(e.value) == "Expected a special token of this tokenizer, got `<pad>`"


@pytest.mark.weights
@pytest.mark.parametrize("piece", ["word 12,50 日本 😀\n", "a", "日", " ", "7"])
def test_long_texts_are_fast(tokenizer, piece):
    text = piece * (100_000 // len(piece))
    before = time.process_time()
    ids, offsets = tokenizer.encode(text)
    assert time.process_time() - before < 5
    assert offsets[-1][1] == len(text)
    assert ids


@pytest.mark.weights
@pytest.mark.slow
def test_equals_transformers(tokenizer, base, base_file):
    """Of the same tokenizer.json, and of transformers' own reading of the GGUF file.

    That reading leaves out that digits are split off first, so white space before a digit may be
    cut otherwise: it is compared on texts without digits.
    """
    from transformers import AutoTokenizer, PreTrainedTokenizerFast

    file = str(base / "tokenizer.json")
    ours = PreTrainedTokenizerFast(tokenizer_file=file, clean_up_tokenization_spaces=False)
    theirs = AutoTokenizer.from_pretrained(str(base_file.parent), gguf_file=base_file.name)
    assert theirs.get_vocab() == ours.get_vocab()
    for text in TEXTS:
        assert ours.convert_tokens_to_ids("<|im_end|>") == 2
        if "<|" in text:
            continue
        want = ours(text, add_special_tokens=False, return_offsets_mapping=True)
        assert (want["input_ids"], want["offset_mapping"]) == tokenizer.encode(text)
        if not any(c.isnumeric() for c in text):
            assert theirs(text, add_special_tokens=False)["input_ids"] == want["input_ids"]


def test_load_nothing(tmp_path):
    with pytest.raises(CheckpointError) as e:
        Tokenizer.load(tmp_path)
    assert str(e.value) == f"Expected a tokenizer.json, got nothing - at `{tmp_path}/tokenizer.json`"


def test_read_tokenizer_refuses_other_kinds():
    with pytest.raises(ModelError) as e:
        gguf.read_tokenizer({"tokenizer.ggml.model": "llama", "tokenizer.ggml.pre": "default"})
    assert str(e.value) == ("Expected a GGUF tokenizer of `gpt2/gpt-2`, `gpt2/smollm`, got `llama/default`")
