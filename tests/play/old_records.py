"""Records of games that were played by earlier versions of the rules, as they were written then."""

from __future__ import annotations

from pathlib import Path

FOLDER = Path(__file__).parent / "old"
REFUSED = {"no-siesta-of-version-1": (203, 2), "la-granja-of-version-2": (5, 3)}
"""By the name of the file: the first action that the rules of today do not allow, and their version."""
OTHER_COMPONENTS = "la-granja-of-other-components"


def path_of(name: str) -> Path:
    return FOLDER / f"{name}.json"
