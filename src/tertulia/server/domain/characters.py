"""Which characters names and texts may contain, and which names look alike.

Each Python version knows the characters of another Unicode version, and new emoji appear every year. So no check
depends on whether Unicode assigns a character. Refused characters are listed by range. A character that Python does
not know counts as a symbol if it is inside `SYMBOLS`, otherwise as a letter.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from functools import lru_cache

BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\ufffc\U0001d159\U00016fe4")
"""Characters that Unicode calls letters, marks or symbols, but that show nothing."""
JOIN, EMOJI = "\u200d", "\ufe0f"
SHAPING_CHARACTERS = frozenset(f"\u200c{JOIN}{EMOJI}")
"""Invisible characters that Persian, Indian scripts and emoji need to be written correctly."""
VARIANTS = frozenset(map(chr, (*range(0xFE00, 0xFE0F), *range(0xE0100, 0xE01F0))))
FLAG = re.compile("\U0001f3f4[\U000e0030-\U000e0039\U000e0061-\U000e007a]{3,6}\U000e007f")
"""Pattern of the flag of a region, such as Scotland: a black flag, followed by invisible tag characters."""
BIDI = (*range(0x202A, 0x202F), *range(0x2066, 0x206A), 0x061C, 0x200E, 0x200F)
"""Code points of the control characters that change the direction of text."""
SYMBOLS = ((0x2000, 0x2BFF), (0x1D000, 0x1D3FF), (0x1F000, 0x1FBFF))
"""Code point ranges (first, last) in which unknown characters count as symbols (mostly emoji).

Outside the ranges, unknown characters count as letters. A character is unknown if the Unicode version of this Python
does not contain it.
"""
INVISIBLE = (
    *((0x00AD, 0x00AD), (0x0600, 0x0605), (0x06DD, 0x06DD), (0x070F, 0x070F), (0x0890, 0x0891), (0x08E2, 0x08E2)),
    *((0x180E, 0x180E), (0x200B, 0x200B), (0x2060, 0x206F), (0xFEFF, 0xFEFF), (0xFFF0, 0xFFFB), (0x110BD, 0x110BD)),
    *((0x110CD, 0x110CD), (0x13430, 0x1345F), (0x1BCA0, 0x1BCA3), (0x1D173, 0x1D17A), (0xE0000, 0xE0FFF)),
)
"""Code point ranges (first, last) of invisible format characters, assigned or reserved in Unicode.

They have the Unicode property Default_Ignorable_Code_Point.
"""
VIRAMA = 9
"""The Unicode combining class of the virama, a sign of Indian scripts that removes the vowel of a letter."""
LOOKALIKES = (
    "АВЕЅІЈКМНОРСТУХаеѕіјкорсухԁһԛԝѵӏɡɑıΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορυγησχ",
    "ABESIJKMHOPCTYXaesijkopcyxdhqwvlgaiABEZHIKMNOPTYXaikvopuynox",
)
"""Two aligned strings: foreign letters, and the Latin letters that they look like.

The foreign letters are Cyrillic, Greek and extended Latin letters.
The pairs are taken from Unicode's confusables.txt (Unicode Technical Standard 39), as far as names contain them.
"""
LATIN_LOOKALIKES = str.maketrans(*LOOKALIKES)
ALIKE_IN_FONTS = str.maketrans({"I": "l", "1": "l", "|": "l", "0": "O"})
"""Translation table for characters that look alike in many fonts: I, 1 and | become l, 0 becomes O."""
LETTERS_OF_DIGITS = str.maketrans("013457@$", "oieastas")
"""Translation table for digits and signs that are written instead of letters, such as 3 for e."""


def kind_of(character: str) -> str:
    """Return the Unicode category of a character.

    Characters that Python does not know are symbols (`So`) inside `SYMBOLS`, otherwise letters (`Lo`).
    """
    point = ord(character)
    if _in_ranges(point, INVISIBLE) and character not in VARIANTS:
        return "Cf"
    kind = unicodedata.category(character)
    return kind if kind != "Cn" else "So" if _in_ranges(point, SYMBOLS) else "Lo"


def is_refused(character: str) -> bool:
    """Whether a character is forbidden in texts.

    Forbidden are control characters, direction marks, surrogates, private-use characters and noncharacters.
    """
    point = ord(character)
    never = point & 0xFFFE == 0xFFFE or 0xFDD0 <= point <= 0xFDEF  # noncharacters
    private = 0xE000 <= point <= 0xF8FF or point >= 0xF0000
    return never or private or 0xD800 <= point <= 0xDFFF or point < 32 or 0x7F <= point <= 0x9F or point in BIDI


def refused_characters(text: str) -> list[str]:
    """Return the forbidden characters of a text as code points (`U+202E`), each once."""
    bare = FLAG.sub("", text)
    tags = (each for each in bare if 0xE0000 <= ord(each) <= 0xE007F)
    found = (each for each in bare if is_refused(each) and not each.isspace())
    return list(dict.fromkeys(f"U+{ord(each):04X}" for each in (*found, *tags)))


def is_seen(character: str) -> bool:
    """Whether a character shows something by itself, unlike spaces, accents and control characters."""
    return kind_of(character)[0] not in "MZC" and character not in BLANK


def is_printable(text: str) -> bool:
    """Whether a line contains only visible characters, spaces, and invisible characters that are needed.

    An invisible character is needed if it shapes the characters beside it (`is_joiner_needed`).
    """
    bare = FLAG.sub("\U0001f3f4", text)
    for before, character, after in zip(f" {bare}", bare, f"{bare[1:]} ", strict=False):
        if character in SHAPING_CHARACTERS or character in VARIANTS:
            if not is_joiner_needed(before, character, after):
                return False
        elif is_refused(character) or character in BLANK or (kind_of(character)[0] in "CZ" and character != " "):
            return False
    return True


def is_joiner_needed(before: str, character: str, after: str) -> bool:
    """Return whether an invisible character is needed here, because it shapes the characters beside it.

    Invisible characters join or separate letters in Arabic and Indian scripts, combine emoji, and select forms of
    ideographs. Elsewhere they would make two names differ that look equal. `before` and `after` are the adjacent
    characters.
    """
    if character not in SHAPING_CHARACTERS and character not in VARIANTS:
        return False
    kind = kind_of(before)
    if character in VARIANTS:  # selects a form of an ideograph
        return kind == "Lo"
    if character == EMOJI:
        return kind[0] in "SPN" or before == "\u2139"
    arabic = unicodedata.bidirectional(before) == unicodedata.bidirectional(after) == "AL"
    emoji = character == JOIN and (kind[0] == "S" or before == EMOJI) and kind_of(after)[0] == "S"
    return arabic or emoji or unicodedata.combining(before) == VIRAMA


def combining_marks(text: str) -> Iterator[str]:
    """Yield the combining marks (such as accents) of a text: one string for each character with marks."""
    run = ""
    for character in text:
        if kind_of(character) in ("Mn", "Me"):
            run += character
        elif run:
            yield run
            run = ""
    if run:
        yield run


@lru_cache(8192)
def appearance_keys(name: str) -> frozenset[str]:
    """Return keys of a name's appearance: two names that share a key are hard to tell apart.

    Letters of other scripts and widths become the Latin letters that they look like. One key ignores case; the other
    also unites letters and digits that look alike, such as l and 1.
    """
    bare = (each for each in unicodedata.normalize("NFKD", name) if each != EMOJI and each not in VARIANTS)
    plain = "".join(each for each in bare if is_seen(each) or kind_of(each)[0] in "MZ")
    latin = plain.translate(LATIN_LOOKALIKES)
    seen = latin.translate(ALIKE_IN_FONTS).replace("rn", "m")
    return frozenset(
        f"{how} {text.casefold().translate(LATIN_LOOKALIKES)}" for how, text in (("as said", latin), ("as seen", seen))
    )


def bare_looks(name: str) -> frozenset[str]:
    """Return keys of the appearance (`appearance_keys`) of a name's letters, without accents.

    One pair of keys omits digits, spaces and signs. Another pair first replaces digits and signs that stand for
    letters (`LETTERS_OF_DIGITS`).
    """
    plain = unicodedata.normalize("NFKD", name)
    written = (plain, plain.translate(LETTERS_OF_DIGITS))
    return appearance_keys(_letters(written[0])) | appearance_keys(_letters(written[1]))


def _letters(text: str) -> str:
    return "".join(each for each in text if kind_of(each)[0] == "L")


def all_looks(names: Iterable[str | None]) -> set[str]:
    """Return the appearance keys (`appearance_keys`) of several names; None is skipped."""
    return {look for name in names if name is not None for look in appearance_keys(name)}


def _in_ranges(point: int, ranges: Iterable[tuple[int, int]]) -> bool:
    return any(first <= point <= last for first, last in ranges)
