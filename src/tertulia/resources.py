"""Where the files lie that are not Python: the folders of the games' packages, and the built browser client."""

from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path

GAMES = "tertulia.games"
"""The group of entry points by which a game is found, in this distribution or in another one."""

_PACKAGE = Path(__file__).resolve().parent
_CHECKOUT = _PACKAGE.parents[1]


@cache
def game_folders() -> dict[str, Path]:
    """The folder of each game's package, by the game's name. No rules are loaded: words are wanted where no game is played."""
    found = {point.name: find_spec(point.module) for point in entry_points(group=GAMES)}
    return {name: Path(spec.origin).parent for name, spec in sorted(found.items()) if spec and spec.origin}


def client_dir() -> Path | None:
    """The folder of the built browser client, or None where it has not been built. A wheel carries it inside the package; in a
    checkout it lies beside `src/`."""
    for folder in (_PACKAGE / "client", _CHECKOUT / "web" / "dist"):
        if (folder / "index.html").is_file():
            return folder
    return None


def example_dir() -> Path:
    """The folder of the example of a game, as `tertulia new-game` lays it out. A wheel carries it inside the package."""
    inside = _PACKAGE / "example"
    return inside if inside.is_dir() else _CHECKOUT / "examples" / "pig"


def checkout_dir() -> Path | None:
    """The checkout that this package runs in, or None where it is installed from a wheel."""
    return _CHECKOUT if (_CHECKOUT / "pyproject.toml").is_file() else None
