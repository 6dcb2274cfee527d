"""Helpers of several commands: common options, parsing of arguments, and output as JSON or tables."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import msgspec
import typer

from tertulia.cli.errors import InputError

if TYPE_CHECKING:
    from tertulia.i18n import Catalogue
    from tertulia.kernel.components import Components
    from tertulia.kernel.game import Game
    from tertulia.play import GameRecord

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A name from `tertulia games`.", show_default=False)]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="A rule option of the game; may be given several times."),
]
ComponentsFile = Annotated[
    Path | None,
    typer.Option(
        "--components",
        metavar="FILE",
        envvar="TERTULIA_COMPONENTS",
        help="A corrected components file to play with.",
        show_default=False,
    ),
]
Workers = Annotated[int | None, typer.Option("--workers", min=1, help="Processor cores to use; all by default.")]
Seed = Annotated[int, typer.Option("--seed", min=0, help="The same seed gives the same games.")]
Language = Annotated[
    str | None,
    typer.Option("--language", envvar="TERTULIA_LANGUAGE", help="en, de, cs or es; by default the system's language."),
]
ViewOf = Annotated[
    str,
    typer.Option(
        "--view",
        metavar="SEAT|all|none",
        help="Point of view: a seat from 0; all (every secret); or none (a spectator).",
    ),
]


class Variant(NamedTuple):
    """Options and component set with which a game is set up."""

    option: Options = None
    components: ComponentsFile = None


def find_game(name: str) -> Game:
    """Return the installed game called `name`.

    Raises `GameError`, which lists the installed games, for an unknown name. The registry is imported only when this
    function is called, because loading compiled rules takes a moment.
    """
    from tertulia.kernel import registry

    return registry.find_game(name)


def read_options(pairs: Iterable[str] | None) -> dict[str, str]:
    """Read options like `["scoring=simplified"]` to a dictionary.

    Raises `InputError` for a malformed or repeated option.
    """
    options: dict[str, str] = {}
    for pair in pairs or ():
        name, equals, value = pair.partition("=")
        if not (name and equals and value):
            raise InputError(f"--option must be NAME=VALUE, for example scoring=normal, not {pair!r}")
        if name in options:
            raise InputError(f"--option {name} is given twice")
        options[name] = value
    return options


def read_components(game: Game, path: Path | None) -> Components | None:
    """Read the component set in a file.

    Returns None if `path` is None: then the set of the game's package applies.
    """
    return game.components(path) if path else None


def components_to_replay(record: GameRecord, path: Path | None) -> Components | None:
    """Read the component set in a file, for a record that contains no set.

    Returns None if the record contains its set, or if `path` is None: then the set of the game's package applies.
    """
    return None if record.printed is not None else read_components(find_game(record.game), path)


def read_list(text: str) -> list[str]:
    """Split a list: `"greedy, random"` becomes `["greedy", "random"]`.

    Raises `InputError` for an empty element.
    """
    parts = [part.strip() for part in text.split(",")]
    if not all(parts):
        raise InputError(
            f"expected a list separated by commas without empty parts, for example greedy,random, not {text!r}"
        )
    return parts


def print_json(data: Any) -> None:
    """Print data as one line of JSON."""
    sys.stdout.write(msgspec.json.encode(data).decode() + "\n")


def table(rows: Sequence[Sequence[str]]) -> str:
    """Format rows of cells in aligned columns, the first column to the left and the others to the right."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = []
    for row in rows:
        first, *rest = (cell.rjust(width) for cell, width in zip(row, widths, strict=True))
        lines.append("  ".join([first.strip().ljust(widths[0]), *rest]).rstrip())
    return "\n".join(lines)


def find_words(language: str | None, game: str) -> Catalogue:
    """Return the texts of a game in a language; for None, in that of the operating system's environment.

    Raises `InputError` for an unknown language.
    """
    from tertulia.i18n import Catalogue, negotiate_language, supported_languages

    if language is None:
        system = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
        language = negotiate_language(system.partition(".")[0].replace("_", "-"))
    if language not in supported_languages():
        raise InputError(f"--language must be one of {', '.join(supported_languages())}, not {language!r}")
    return Catalogue(language, game)
