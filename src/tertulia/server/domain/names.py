"""Names for those who have not chosen one, and which names may be chosen.

A nameless guest is called after a plant of an Andalusian garden, a bot after a bird there: names in every language.
"""

from __future__ import annotations

import hashlib
import itertools
import unicodedata
from collections.abc import Collection, Iterator, Sequence

from tertulia.server.domain.errors import NameRefused
from tertulia.server.domain.ids import GuestId

MOST_CHARACTERS = 30
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\ufffc\U0001d159\U00016fe4")
"""Letters, marks and symbols, says Unicode, which show nothing."""
JOIN, EMOJI = "\u200d", "\ufe0f"
SHAPING = frozenset(f"\u200c{JOIN}{EMOJI}")
"""Invisible characters that Persian, the scripts of India and emoji need."""
VARIANTS = frozenset(map(chr, (*range(0xFE00, 0xFE0F), *range(0xE0100, 0xE01F0))))
VIRAMA, ABOVE_AND_BELOW = 9, 200
"""Combining classes: of the sign that takes a vowel away, and the first of those that are set above or below one another."""
MOST_MARKS = 4
"""The number of marks that a syllable of Burmese or Tibetan may have."""
PLANTS = (
    "Almendro", "Olivo", "Jazmín", "Romero", "Azahar", "Laurel", "Ciprés", "Granado", "Encina", "Tomillo", "Limonero",
    "Higuera", "Adelfa", "Retama", "Salvia", "Albahaca",
)  # fmt: skip
"""What guests are called who have not chosen a name."""
BIRDS = (
    "Abubilla", "Alondra", "Golondrina", "Jilguero", "Mirlo", "Vencejo", "Cigüeña", "Lechuza", "Ruiseñor", "Petirrojo",
    "Zorzal", "Lavandera", "Oropéndola", "Verdecillo",
)  # fmt: skip
"""What bots are called: nobody takes one for a person."""


FORMER_PREFIX = "former-"
"""How the ids of those begin who have gone for good."""
FORMER_NAME = "Anónimo"
"""What they are called: no plant, for a plant is somebody."""


def guest_name(guest: GuestId) -> str:
    """The name of a guest who has not chosen one; always the same for the same guest. Others may have it too (`told_apart`)."""
    if guest.startswith(FORMER_PREFIX):
        return FORMER_NAME
    number = int.from_bytes(hashlib.sha256(guest.encode()).digest()[:4], "big")
    return PLANTS[number % len(PLANTS)]


def bot_name(table: str, seat: int, taken: Collection[str | None]) -> str:
    """The name of a bot: none that somebody at the table has."""
    first = int.from_bytes(hashlib.sha256(f"{table}/{seat}".encode()).digest()[:4], "big")
    for step in range(len(BIRDS)):
        name = BIRDS[(first + step) % len(BIRDS)]
        if name not in taken:
            return name
    return f"{BIRDS[first % len(BIRDS)]} {seat + 1}"


def told_apart(names: Sequence[str | None], bots: Collection[int]) -> list[str | None]:
    """The names of those on the seats where they sit together: a name that somebody before them has gets a number, and a bot
    that is called like somebody takes the name of another bird. `bots` are their seats; a free seat has no name."""
    there = [name for name in names if name is not None]
    if len(set(there)) == len(there):
        return list(names)
    shown: dict[int, str] = {}
    people_first = sorted(range(len(names)), key=lambda seat: seat in bots)
    for seat in people_first:
        if (name := names[seat]) is not None:
            taken = {*shown.values(), *(names[seat + 1 :] if seat in bots else ())}
            shown[seat] = (_another if seat in bots else _numbered)(name, taken)
    return [shown.get(seat) for seat in range(len(names))]


def _numbered(name: str, taken: Collection[str | None]) -> str:
    """The name, with the first number from 2 on that nobody has where the name itself is taken."""
    return next(one for one in _with_numbers(name) if one not in taken)


def _with_numbers(name: str) -> Iterator[str]:
    yield name
    yield from (f"{name} {number}" for number in itertools.count(2))


def _another(name: str, taken: Collection[str | None]) -> str:
    """The name where it is free, else the next bird's that is."""
    if name not in taken:
        return name
    first = BIRDS.index(name) if name in BIRDS else 0
    others = (BIRDS[(first + step) % len(BIRDS)] for step in range(1, len(BIRDS)))
    return next((other for other in others if other not in taken), _numbered(name, taken))


def chosen_name(text: str) -> str:
    """A name as it will be shown, NFC and with single spaces; `NameRefused` says what it lacks.

    It has 1 to 30 printable characters, at least one letter or digit that can be seen, nothing that shows nothing, and no
    pile of accents that reaches into the lines above and below.
    """
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not 1 <= len(name) <= MOST_CHARACTERS or not _printable(name):
        raise NameRefused(f"name: 1 to {MOST_CHARACTERS} printable characters")
    if not any(unicodedata.category(character)[0] in "LN" for character in name):
        raise NameRefused("name: at least one letter or digit")
    if any(_piled(run) for run in _marks(name)):
        raise NameRefused("name: at most two accents on one letter")
    return name


def _printable(name: str) -> bool:
    """Whether every character shows something, or shapes the one before it."""
    for before, character, after in zip(f" {name}", name, f"{name[1:]} ", strict=False):
        if character in SHAPING or character in VARIANTS:
            if not shapes(before, character, after):
                return False
        elif character in BLANK or (unicodedata.category(character)[0] in "CZ" and character != " "):
            return False
    return True


def shapes(before: str, character: str, after: str) -> bool:
    """Whether an invisible character is where a script needs it: anywhere else it only makes two names look alike."""
    if character not in SHAPING and character not in VARIANTS:
        return False
    kind = unicodedata.category(before)
    if character in VARIANTS:  # how an ideograph is written
        return kind == "Lo"
    if character == EMOJI:
        return kind[0] in "SPN"
    arabic = unicodedata.bidirectional(before) == unicodedata.bidirectional(after) == "AL"
    emoji = character == JOIN and (kind[0] == "S" or before == EMOJI) and unicodedata.category(after)[0] == "S"
    return arabic or emoji or unicodedata.combining(before) == VIRAMA


def _marks(name: str) -> Iterator[str]:
    """The marks on each character that has some."""
    for marks, run in itertools.groupby(name, lambda character: unicodedata.category(character) in ("Mn", "Me")):
        if marks:
            yield "".join(run)


def _piled(run: str) -> bool:
    """Whether the marks of one letter grow into a tower. Hebrew points have each its own place, so three do not."""
    classes = [unicodedata.combining(mark) for mark in run if unicodedata.combining(mark)]
    in_place = len(classes) == len(set(classes)) <= 3 and max(classes, default=0) < ABOVE_AND_BELOW
    return len(run) > MOST_MARKS or len(set(run)) < len(run) or (len(classes) > 2 and not in_place)
