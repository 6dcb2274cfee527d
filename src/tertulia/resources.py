"""Paths of the files that are not Python: the packages of the games, and the built browser client."""

from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path

GAMES_GROUP = "tertulia.games"
"""Entry point group under which a distribution registers its games."""

_PACKAGE = Path(__file__).resolve().parent
_CHECKOUT = _PACKAGE.parents[1]


@cache
def game_folders() -> dict[str, Path]:
    """Return the package folder of each installed game, by name.

    The rules are not imported, so that processes which only need a game's texts start quickly.
    """
    found = {point.name: find_spec(point.module) for point in entry_points(group=GAMES_GROUP)}
    return {name: Path(spec.origin).parent for name, spec in sorted(found.items()) if spec and spec.origin}


def client_dir() -> Path | None:
    """Return the folder of the built browser client, or None if it has not been built.

    A wheel contains it inside the package; in a checkout it is `web/dist`.
    """
    for folder in (_PACKAGE / "client", _CHECKOUT / "web" / "dist"):
        if (folder / "index.html").is_file():
            return folder
    return None


def example_dir() -> Path:
    """Return the folder of the example game that `tertulia new-game` copies.

    A wheel contains it inside the package.
    """
    inside = _PACKAGE / "example"
    return inside if inside.is_dir() else _CHECKOUT / "examples" / "pig"


def checkout_dir() -> Path | None:
    """Return the root of this package's checkout, or None if it was installed from a wheel."""
    return _CHECKOUT if (_CHECKOUT / "pyproject.toml").is_file() else None
