"""Names and texts are accepted or refused independently of Python's version of Unicode."""

from __future__ import annotations

import unicodedata

import pytest

from tertulia.server.domain import characters
from tertulia.server.domain.characters import is_refused, kind_of, refused_characters
from tertulia.server.domain.chat import normalize_text
from tertulia.server.domain.names import normalize_name
from tertulia.server.errors import Refused

WALES = "🏴\U000e0067\U000e0062\U000e0077\U000e006c\U000e0073\U000e007f"
NAMES = [
    *(
        "Ana",
        "🪿 Ana",
        "🫩 Zoe",
        "Ana 🧑🏽\u200d🌾",
        f"{WALES} Ana",
        "\U00016d43 Ana",
        "\U0001e5d0\U0001e5d1",
        "🪿",
        "🫩",
        WALES,
    ),
    *(
        "A\U000e0067na",
        "🏴\U000e0067 Ana",
        "A\u200bna",
        "A\U00013437na",
        "A\u2065na",
        "A\ue000na",
        "A\uffffna",
        "A\u0600na",
    ),
    *("A\U0010ffffna", "ℹ️ Ana", "Ana ❤️\u200d🔥", "༼ Ana ༽", "ꟲ Ana"),
]


def accepts_text(text: str) -> tuple[bool, bool]:
    """Whether a text is accepted unchanged as a name, and as a message."""

    def is_taken(read: object, *more: object) -> bool:
        assert callable(read)
        try:
            return bool(read(text, *more) == unicodedata.normalize("NFC", text))
        except Refused:
            return False

    return is_taken(normalize_name), is_taken(normalize_text, 100)


@pytest.mark.parametrize("name", NAMES)
def test_older_unicode_version_decides_alike(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    now = accepts_text(name)
    monkeypatch.setattr(characters, "unicodedata", unicodedata.ucd_3_2_0)  # Unicode 3.2, of 2002
    assert accepts_text(name) == now


def test_emoji_of_any_unicode_version_are_accepted() -> None:
    for emoji in ("🪿", "🫩", "\U0001fae8", "\U0001fbfa", WALES):
        assert accepts_text(f"{emoji} Ana {emoji}") == (True, True)
        assert accepts_text(emoji) == (False, True)  # a name needs a letter or a digit


def test_refused_characters_match_unicode_categories() -> None:
    """All controls, surrogates and private-use characters are refused.

    Other refused characters are format characters or unassigned code points.
    """
    for point in range(0x110000):
        character = chr(point)
        if unicodedata.category(character) in ("Cc", "Cs", "Co"):
            assert is_refused(character), hex(point)
        elif is_refused(character):
            assert kind_of(character) == "Cf" or unicodedata.category(character) == "Cn", hex(point)
        if unicodedata.category(character) == "Cf":
            assert kind_of(character) == "Cf", hex(point)


def test_tag_characters_are_accepted_in_complete_flags_only() -> None:
    assert refused_characters(f"{WALES} {WALES}") == []
    assert refused_characters(f"{WALES[:-1]} go")[0] == "U+E0067"
    assert refused_characters("🏴" + "\U000e0061" * 40 + "\U000e007f")
