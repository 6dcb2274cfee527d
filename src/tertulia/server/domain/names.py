"""Default names of guests and bots, and rules for the names that players choose.

The default names are Spanish in every language of the site: plants of an Andalusian garden for guests, its birds for
bots.
"""

from __future__ import annotations

import hashlib
import itertools
import unicodedata
from collections.abc import Collection, Iterator, Sequence
from functools import cache

from tertulia.server.domain.characters import (
    all_looks,
    appearance_keys,
    bare_looks,
    combining_marks,
    is_printable,
    kind_of,
)
from tertulia.server.domain.errors import NameRefused, NameReserved
from tertulia.server.domain.seats import GuestId

MAX_NAME_CHARACTERS = 30
ABOVE_AND_BELOW = 200
"""The lowest Unicode combining class of marks that are stacked above or below a letter."""
MAX_MARKS_PER_LETTER = 4
"""The maximum number of marks (such as accents) on one letter. Burmese and Tibetan need up to four."""
PLANTS = (
    "Almendro", "Olivo", "Jazmín", "Romero", "Azahar", "Laurel", "Ciprés", "Granado", "Encina", "Tomillo", "Limonero",
    "Higuera", "Adelfa", "Retama", "Salvia", "Albahaca",
)  # fmt: skip
"""The default names of guests."""
BIRDS = (
    "Abubilla", "Alondra", "Golondrina", "Jilguero", "Mirlo", "Vencejo", "Cigüeña", "Lechuza", "Ruiseñor", "Petirrojo",
    "Zorzal", "Lavandera", "Oropéndola", "Verdecillo",
)  # fmt: skip
"""The names of bots. Guests cannot choose them."""


FORMER_PREFIX = "former-"
"""Prefix of the anonymous guest ids that take the seats of deleted guests."""
FORMER_NAME = "Anónimo"
"""The name shown for deleted guests. It is not a plant, because plants are names of existing guests."""
RESERVED = (
    *("Tertulia", "Server", "Servidor", "System", "Sistema", "Systém", "Bot", "Host", "Support", "Soporte", "Podpora"),
    *(
        "Admin",
        "Administrator",
        "Administratorin",
        "Administrador",
        "Administradora",
        "Administrátor",
        "Administrátorka",
    ),
    *("Mod", "Moderator", "Moderatorin", "Moderador", "Moderadora", "Moderátor", "Moderátorka", "Moderation"),
    *("Anonymous", "Anonym", "Anónima", "Anonymní", "Deleted account", "Gelöschtes Konto", "Smazaný účet"),
    "Cuenta eliminada",
)
"""Names that guests cannot choose, because they speak for the site.

`BIRDS` and `FORMER_NAME` are reserved, too.
"""


def guest_name(guest: GuestId) -> str:
    """Return the default name of a guest, which follows from the id.

    Several guests may have the same default name; `distinguish_names` tells them apart at a table.
    """
    if guest.startswith(FORMER_PREFIX):
        return FORMER_NAME
    number = int.from_bytes(hashlib.sha256(guest.encode()).digest()[:4], "big")
    return PLANTS[number % len(PLANTS)]


def bot_name(table: str, seat: int, taken: Collection[str | None]) -> str:
    """Return a bird's name, not in `taken`, for the bot of a seat. Equal arguments give equal names."""
    first = int.from_bytes(hashlib.sha256(f"{table}/{seat}".encode()).digest()[:4], "big")
    for step in range(len(BIRDS)):
        name = BIRDS[(first + step) % len(BIRDS)]
        if name not in taken:
            return name
    return f"{BIRDS[first % len(BIRDS)]} {seat + 1}"


def distinguish_names(names: Sequence[str | None], bots: Collection[int]) -> list[str | None]:
    """Return the names of the seats of a table, changed so that no two look alike; None for a free seat.

    A player whose name looks like an earlier one gets a number. A bot whose name looks like another gets the name of
    another bird. `bots` are the indices of the bots' seats.
    """
    displayed_names: dict[int, str] = {}
    people_first = sorted(range(len(names)), key=lambda seat: seat in bots)
    for seat in people_first:
        if (name := names[seat]) is not None:
            taken = all_looks((*displayed_names.values(), *(names[seat + 1 :] if seat in bots else ())))
            displayed_names[seat] = (_next_bird if seat in bots else _with_number)(name, taken)
    return [displayed_names.get(seat) for seat in range(len(names))]


def _with_number(name: str, taken: Collection[str]) -> str:
    """Return a name, with a number added if it looks like another name at the table.

    The number is the lowest one, from 2, that makes the name distinct. `taken` are the keys (`appearance_keys`) of the
    other names.
    """
    return next(one for one in _with_numbers(name) if appearance_keys(one).isdisjoint(taken))


def _with_numbers(name: str) -> Iterator[str]:
    yield name
    yield from (f"{name} {number}" for number in itertools.count(2))


def _next_bird(name: str, taken: Collection[str]) -> str:
    """Return the bot's name, or the next name in `BIRDS` that does not look like a taken name.

    `taken` are the keys (`appearance_keys`) of the taken names. If all birds are taken, the bot's name gets a number.
    """
    first = BIRDS.index(name) if name in BIRDS else 0
    others = (BIRDS[(first + step) % len(BIRDS)] for step in range(1, len(BIRDS)))
    return next(
        (each for each in (name, *others) if appearance_keys(each).isdisjoint(taken)), _with_number(name, taken)
    )


def normalize_guest_name(text: str) -> str:
    """Normalize a name that a guest has chosen to Unicode NFC and single spaces.

    Raises `NameRefused` if the name breaks a rule of `normalize_name`, or `NameReserved` if it looks like a reserved
    name.
    """
    name = normalize_name(text)
    if not bare_looks(name).isdisjoint(_list_reserved()):
        raise NameReserved("name: this name is reserved for bots, deleted accounts or the operators of the site")
    return name


@cache
def _list_reserved() -> frozenset[str]:
    return frozenset(look for name in (FORMER_NAME, *BIRDS, *RESERVED) for look in bare_looks(name))


def normalize_name(text: str) -> str:
    """Normalize a name to Unicode NFC and single spaces. Raises `NameRefused` with the reason.

    A name has 1 to 30 printable characters, at least one letter or digit, and no pile of accents that would cover the
    lines above and below.
    """
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not 1 <= len(name) <= MAX_NAME_CHARACTERS or not is_printable(name):
        raise NameRefused(f"name: must have 1 to {MAX_NAME_CHARACTERS} printable characters")
    if not any(kind_of(character)[0] in "LN" for character in name):
        raise NameRefused("name: must have at least one letter or digit")
    if any(_has_piled_marks(run) for run in combining_marks(name)):
        raise NameRefused("name: must have at most two accents on one letter")
    return name


def _has_piled_marks(run: str) -> bool:
    """Whether the marks on one letter (`run`) are too many to be readable, or contain the same mark twice.

    At most `MAX_MARKS_PER_LETTER` marks are accepted. Marks of the Unicode combining class 0, as in Burmese, are part
    of the letter's shape. At most two marks of other classes are accepted. Three are accepted if each has its own fixed
    place at the letter, such as Hebrew points: different classes, all below `ABOVE_AND_BELOW`.
    """
    classes = [unicodedata.combining(mark) for mark in run if unicodedata.combining(mark)]
    in_place = len(classes) == len(set(classes)) <= 3 and max(classes, default=0) < ABOVE_AND_BELOW
    return len(run) > MAX_MARKS_PER_LETTER or len(set(run)) < len(run) or (len(classes) > 2 and not in_place)
