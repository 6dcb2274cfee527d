"""Which characters a name or a text may have, and which names look alike.

Python 3.11 knows the characters of 2021, 3.13 those of 2023, and emoji come every year. So nothing here asks whether a character is
assigned: what is refused is listed by its range, and what Python does not know counts as a letter, or as a symbol among symbols.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from functools import lru_cache

BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\ufffc\U0001d159\U00016fe4")
"""Letters, marks and symbols, says Unicode, which show nothing."""
JOIN, EMOJI = "\u200d", "\ufe0f"
SHAPING = frozenset(f"\u200c{JOIN}{EMOJI}")
"""Invisible characters that Persian, the scripts of India and emoji need."""
VARIANTS = frozenset(map(chr, (*range(0xFE00, 0xFE0F), *range(0xE0100, 0xE01F0))))
FLAG = re.compile("\U0001f3f4[\U000e0030-\U000e0039\U000e0061-\U000e007a]{3,6}\U000e007f")
"""A flag of a region, as that of Scotland: a black flag, and letters that show nothing by themselves."""
BIDI = (*range(0x202A, 0x202F), *range(0x2066, 0x206A), 0x061C, 0x200E, 0x200F)
"""Characters that turn the direction of what follows."""
SYMBOLS = ((0x2000, 0x2BFF), (0x1D000, 0x1D3FF), (0x1F000, 0x1FBFF))
"""Ranges where characters that Python does not know are emoji or other symbols."""
INVISIBLE = (
    *((0x00AD, 0x00AD), (0x0600, 0x0605), (0x06DD, 0x06DD), (0x070F, 0x070F), (0x0890, 0x0891), (0x08E2, 0x08E2)),
    *((0x180E, 0x180E), (0x200B, 0x200B), (0x2060, 0x206F), (0xFEFF, 0xFEFF), (0xFFF0, 0xFFFB), (0x110BD, 0x110BD)),
    *((0x110CD, 0x110CD), (0x13430, 0x1345F), (0x1BCA0, 0x1BCA3), (0x1D173, 0x1D17A), (0xE0000, 0xE0FFF)),
)
"""Ranges of format characters, and of those that will show nothing (Unicode: Default_Ignorable_Code_Point)."""
VIRAMA = 9
"""The combining class of the sign that takes a vowel away."""
LOOKS = (
    "АВЕЅІЈКМНОРСТУХаеѕіјкорсухԁһԛԝѵӏɡɑıΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορυγησχ",
    "ABESIJKMHOPCTYXaesijkopcyxdhqwvlgaiABEZHIKMNOPTYXaikvopuynox",
)
"""Letters of Cyrillic, Greek and the rest of Latin, and the Latin letters that they look like: those of Unicode's confusables.txt
(Unicode Technical Standard 39) that are used in names."""
LIKE = str.maketrans(*LOOKS)
AS_SEEN = str.maketrans({"I": "l", "1": "l", "|": "l", "0": "O"})
"""Letters and digits that look alike in many fonts."""
FOR_LETTERS = str.maketrans("013457@$", "oieastas")
"""Digits and signs that stand for letters."""


def kind_of(character: str) -> str:
    """The category of a character; one that this Python does not know counts as a letter, or as a symbol among symbols."""
    point = ord(character)
    if _within(point, INVISIBLE) and character not in VARIANTS:
        return "Cf"
    kind = unicodedata.category(character)
    return kind if kind != "Cn" else "So" if _within(point, SYMBOLS) else "Lo"


def is_refused(character: str) -> bool:
    """Whether a character stands in no text: a control character, a mark of direction, half a character, or one of private use."""
    point = ord(character)
    never = point & 0xFFFE == 0xFFFE or 0xFDD0 <= point <= 0xFDEF  # what will never be a character
    private = 0xE000 <= point <= 0xF8FF or point >= 0xF0000
    return never or private or 0xD800 <= point <= 0xDFFF or point < 32 or 0x7F <= point <= 0x9F or point in BIDI


def refused_characters(text: str) -> list[str]:
    """The characters of a text that stand in none, by their numbers (`U+202E`), each once."""
    bare = FLAG.sub("", text)
    tags = (each for each in bare if 0xE0000 <= ord(each) <= 0xE007F)
    found = (each for each in bare if is_refused(each) and not each.isspace())
    return list(dict.fromkeys(f"U+{ord(each):04X}" for each in (*found, *tags)))


def is_seen(character: str) -> bool:
    """Whether a character shows something by itself."""
    return kind_of(character)[0] not in "MZC" and character not in BLANK


def is_printable(text: str) -> bool:
    """Whether every character of a line shows something, or shapes the one before it."""
    bare = FLAG.sub("\U0001f3f4", text)
    for before, character, after in zip(f" {bare}", bare, f"{bare[1:]} ", strict=False):
        if character in SHAPING or character in VARIANTS:
            if not shapes(before, character, after):
                return False
        elif is_refused(character) or character in BLANK or (kind_of(character)[0] in "CZ" and character != " "):
            return False
    return True


def shapes(before: str, character: str, after: str) -> bool:
    """Whether an invisible character is where a script needs it: anywhere else it only makes two names look alike."""
    if character not in SHAPING and character not in VARIANTS:
        return False
    kind = kind_of(before)
    if character in VARIANTS:  # how an ideograph is written
        return kind == "Lo"
    if character == EMOJI:
        return kind[0] in "SPN" or before == "\u2139"
    arabic = unicodedata.bidirectional(before) == unicodedata.bidirectional(after) == "AL"
    emoji = character == JOIN and (kind[0] == "S" or before == EMOJI) and kind_of(after)[0] == "S"
    return arabic or emoji or unicodedata.combining(before) == VIRAMA


def marks(text: str) -> Iterator[str]:
    """The marks on each character that has some."""
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
def looks(name: str) -> frozenset[str]:
    """What a name looks like: two names that share one of these are hard to tell apart. Letters of other scripts and sizes are the
    Latin ones that they look like; once with large and small letters alike, once as they are seen."""
    bare = (each for each in unicodedata.normalize("NFKD", name) if each != EMOJI and each not in VARIANTS)
    plain = "".join(each for each in bare if is_seen(each) or kind_of(each)[0] in "MZ")
    latin = plain.translate(LIKE)
    seen = latin.translate(AS_SEEN).replace("rn", "m")
    return frozenset(
        f"{how} {text.casefold().translate(LIKE)}" for how, text in (("as said", latin), ("as seen", seen))
    )


def bare_looks(name: str) -> frozenset[str]:
    """What a name looks like without accents, digits, spaces and signs."""
    plain = unicodedata.normalize("NFKD", name)
    written = (plain, plain.translate(FOR_LETTERS))
    return looks(_letters(written[0])) | looks(_letters(written[1]))


def _letters(text: str) -> str:
    return "".join(each for each in text if kind_of(each)[0] == "L")


def all_looks(names: Iterable[str | None]) -> set[str]:
    """What some names look like."""
    return {look for name in names if name is not None for look in looks(name)}


def _within(point: int, ranges: Iterable[tuple[int, int]]) -> bool:
    return any(first <= point <= last for first, last in ranges)
