"""Names for those who have not chosen one, and which names may be chosen.

A nameless guest is called after a plant of an Andalusian garden, a bot after a bird there: names in every language.
"""

from __future__ import annotations

import hashlib
import itertools
import unicodedata
from collections.abc import Collection, Iterator, Sequence
from functools import cache

from tertulia.server.domain.characters import all_looks, bare_looks, is_printable, kind_of, looks, marks
from tertulia.server.domain.ids import GuestId
from tertulia.server.domain.text_errors import NameRefused, NameReserved

MOST_CHARACTERS = 30
ABOVE_AND_BELOW = 200
"""The first combining class of marks that are set above or below one another."""
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
"""Names that players cannot take because they speak for the site; bots' and deleted accounts' names are reserved, too."""


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
    """The names of those on the seats where they sit together: a name that looks like one before it gets a number, and a bot
    that is called like somebody takes the name of another bird. `bots` are their seats; a free seat has no name."""
    shown: dict[int, str] = {}
    people_first = sorted(range(len(names)), key=lambda seat: seat in bots)
    for seat in people_first:
        if (name := names[seat]) is not None:
            taken = all_looks((*shown.values(), *(names[seat + 1 :] if seat in bots else ())))
            shown[seat] = (_another if seat in bots else _numbered)(name, taken)
    return [shown.get(seat) for seat in range(len(names))]


def _numbered(name: str, taken: Collection[str]) -> str:
    """The name, with the first number from 2 on that makes it look like nobody's."""
    return next(one for one in _with_numbers(name) if looks(one).isdisjoint(taken))


def _with_numbers(name: str) -> Iterator[str]:
    yield name
    yield from (f"{name} {number}" for number in itertools.count(2))


def _another(name: str, taken: Collection[str]) -> str:
    """The name if it is free, else the next bird's that is."""
    first = BIRDS.index(name) if name in BIRDS else 0
    others = (BIRDS[(first + step) % len(BIRDS)] for step in range(1, len(BIRDS)))
    return next((each for each in (name, *others) if looks(each).isdisjoint(taken)), _numbered(name, taken))


def chosen_guest_name(text: str) -> str:
    """A name for a person, as it will be shown. Raises `NameRefused`, and `NameReserved` for one that speaks for the site."""
    name = chosen_name(text)
    if not bare_looks(name).isdisjoint(_reserved()):
        raise NameReserved("name: this one is reserved for bots, deleted accounts or the people who run the site")
    return name


@cache
def _reserved() -> frozenset[str]:
    return frozenset(look for name in (FORMER_NAME, *BIRDS, *RESERVED) for look in bare_looks(name))


def chosen_name(text: str) -> str:
    """A name as it will be shown, NFC and with single spaces. Raises `NameRefused`, which says what it lacks.

    It has 1 to 30 printable characters, at least one letter or digit that can be seen, nothing that shows nothing, and no
    pile of accents that reaches into the lines above and below.
    """
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not 1 <= len(name) <= MOST_CHARACTERS or not is_printable(name):
        raise NameRefused(f"name: 1 to {MOST_CHARACTERS} printable characters")
    if not any(kind_of(character)[0] in "LN" for character in name):
        raise NameRefused("name: at least one letter or digit")
    if any(_piled(run) for run in marks(name)):
        raise NameRefused("name: at most two accents on one letter")
    return name


def _piled(run: str) -> bool:
    """Whether the marks of one letter grow into a tower. Hebrew points have each its own place, so three do not."""
    classes = [unicodedata.combining(mark) for mark in run if unicodedata.combining(mark)]
    in_place = len(classes) == len(set(classes)) <= 3 and max(classes, default=0) < ABOVE_AND_BELOW
    return len(run) > MOST_MARKS or len(set(run)) < len(run) or (len(classes) > 2 and not in_place)
