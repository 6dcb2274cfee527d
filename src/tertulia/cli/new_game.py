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
MAX_NAME_CHARACTERS = 30
"""Maximum length of a new game's name in characters.

A longer name makes lines of the copied files too long.
"""
RULES = "rules"
"""Suffix of the name of a catalogue with a game's rules pages. No game's name may end with it."""
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
    copy_example_game(name, place)
    print(f"{name} was created in {place}. Next steps:")
    print(f"  pip install -e {place}\n  pytest --pyargs tertulia.laws --game {name}\n  tertulia play {name}")


def check(name: str) -> None:
    """Check the name of a new game. Raises `InputError` if the name is malformed or taken."""
    from tertulia.i18n.files import own_catalogue_names
    from tertulia.resources import game_folders

    if not PATTERN.fullmatch(name) or len(name) > MAX_NAME_CHARACTERS:
        raise InputError(
            "a game's name must consist of lower-case letters and digits, with single hyphens between words and at most "
            f"{MAX_NAME_CHARACTERS} characters (lost-dice), not {name!r}"
        )
    if name in game_folders():
        raise InputError(
            f"a game named {name} is installed already: choose a name other than {', '.join(game_folders())}"
        )
    if name in own_catalogue_names() or name.rpartition("-")[2] in ("common", RULES):
        raise InputError(f"{name} is the name of a text catalogue of Tertulia: choose another name")


def copy_example_game(name: str, place: Path) -> None:
    """Copy the example game to the folder `place`.

    Its name is replaced by `name` in contents and names of files.
    """
    from tertulia.resources import example_dir

    source = example_dir()
    for file in sorted(path for path in source.rglob("*") if path.suffix in TEXTS):
        target = place / replace_name(file.relative_to(source).as_posix(), name)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(replace_name(file.read_text(encoding="utf-8"), name), encoding="utf-8")


def replace_name(text: str, name: str) -> str:
    """Replace the example's name by that of the new game, in each of its spellings."""
    words = name.split("-")
    under, title = "_".join(words), " ".join(words).capitalize()
    class_name = "".join(word.capitalize() for word in words)
    text = re.sub(r"\b(tertulia|test)_pig\b", rf"\1_{under}", text)
    text = re.sub(r"\bPig\(", f"{class_name}(", text)
    return re.sub(r"\bPig\b", title, re.sub(r"\bpig\b", name, text))
