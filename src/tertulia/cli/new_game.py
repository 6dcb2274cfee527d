"""`tertulia new-game`: create the folder of a new game that can be played at once."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

import typer

from tertulia.cli.errors import InputError

NAME = "new-game"
FOLDER = "--folder"
PATTERN = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST = 30
"""The longest name in characters, so that the lines of the copied files stay short enough."""
RULES = "rules"
"""The suffix of the catalogue with a game's rules pages."""
TEXTS = {".py", ".toml", ".ftl", ".md"}


def run(
    name: Annotated[
        str, typer.Argument(metavar="NAME", help="Name of the game, in lower-case letters, for example lost-dice.")
    ],
    folder: Annotated[
        Path | None,
        typer.Option(
            FOLDER, metavar="DIR", help="Folder to create; by default one with the game's name in the current folder."
        ),
    ] = None,
) -> None:
    """Create the folder of a new game: a small game to play, to test, and then to change into your own.

    Example: tertulia new-game lost-dice
    """
    check(name)
    place = folder or Path(name)
    if place.exists():
        raise InputError(f"{place} exists already: name another folder with {FOLDER}")
    lay_out(name, place)
    print(f"{name} was created in {place}. Next steps:")
    print(f"  pip install -e {place}\n  pytest --pyargs tertulia.laws --game {name}\n  tertulia play {name}")


def check(name: str) -> None:
    """Validate the name of a new game. Raises `InputError` with the reason."""
    from tertulia.i18n.files import own_catalogue_names
    from tertulia.resources import game_folders

    if not PATTERN.fullmatch(name) or len(name) > LONGEST:
        raise InputError(
            f"a game's name must consist of lower-case letters and digits, with single hyphens between words and at most {LONGEST} "
            f"characters (lost-dice), not {name!r}"
        )
    if name in game_folders():
        raise InputError(
            f"a game named {name} is installed already: choose a name other than {', '.join(game_folders())}"
        )
    if name in own_catalogue_names() or name.rpartition("-")[2] in ("common", RULES):
        raise InputError(f"{name} is the name of a text catalogue of Tertulia: choose another name")


def lay_out(name: str, place: Path) -> None:
    """Copy the example game, with its name replaced in file contents and file names."""
    from tertulia.resources import example_dir

    source = example_dir()
    for file in sorted(path for path in source.rglob("*") if path.suffix in TEXTS):
        target = place / renamed(file.relative_to(source).as_posix(), name)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(renamed(file.read_text(encoding="utf-8"), name), encoding="utf-8")


def renamed(text: str, name: str) -> str:
    """Replace the example's name by that of the new game, in each of its spellings."""
    words = name.split("-")
    under, title = "_".join(words), " ".join(words).capitalize()
    class_name = "".join(word.capitalize() for word in words)
    text = re.sub(r"\b(tertulia|test)_pig\b", rf"\1_{under}", text)
    text = re.sub(r"\bPig\(", f"{class_name}(", text)
    return re.sub(r"\bPig\b", title, re.sub(r"\bpig\b", name, text))
