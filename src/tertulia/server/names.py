"""Names for those who have not chosen one, and which names may be chosen.

A nameless guest and a bot are called after a plant or a bird of an Andalusian garden: a name in every language.
"""

from __future__ import annotations

import hashlib
import unicodedata
from collections.abc import Collection

from tertulia.server.errors import ApiError

MOST_CHARACTERS = 30
GARDEN = (
    "Almendro", "Olivo", "Jazmín", "Romero", "Azahar", "Laurel", "Ciprés", "Granado", "Encina", "Tomillo", "Limonero",
    "Higuera", "Adelfa", "Retama", "Salvia", "Albahaca", "Abubilla", "Alondra", "Golondrina", "Jilguero", "Mirlo",
    "Vencejo", "Cigüeña", "Lechuza", "Ruiseñor", "Petirrojo", "Zorzal", "Lavandera", "Oropéndola", "Verdecillo",
)  # fmt: skip


def guest_name(guest: str) -> str:
    """The name of a guest who has not chosen one; always the same for the same guest."""
    number = int.from_bytes(hashlib.sha256(guest.encode()).digest()[:4], "big")
    return f"{GARDEN[number % len(GARDEN)]} {number // len(GARDEN) % 90 + 10}"


def bot_name(table: str, seat: int, taken: Collection[str | None]) -> str:
    """The name of a bot: none that somebody at the table has."""
    first = int.from_bytes(hashlib.sha256(f"{table}/{seat}".encode()).digest()[:4], "big")
    for step in range(len(GARDEN)):
        name = GARDEN[(first + step) % len(GARDEN)]
        if name not in taken:
            return name
    return f"{GARDEN[first % len(GARDEN)]} {seat + 1}"


def chosen_name(text: str) -> str:
    """A name as it will be shown: 1 to 30 printable characters; `ApiError` says so where it is not one."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    printable = all(unicodedata.category(character)[0] not in "CZ" or character == " " for character in name)
    if not 1 <= len(name) <= MOST_CHARACTERS or not printable:
        raise ApiError(400, "bad-request", f"name: 1 to {MOST_CHARACTERS} printable characters")
    return name
