"""`tertulia components GAME`: what is printed on a game's pieces, and how sure each fact is."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tertulia.cli.shared import AsJson, GameName, find_game, print_json

if TYPE_CHECKING:
    from tertulia.kernel.components import Components

NAME = "components"


def run(
    game: GameName,
    check: Annotated[
        Path | None, typer.Option("--check", metavar="FILE", help="Validate a corrected file.", show_default=False)
    ] = None,
    json: AsJson = False,
) -> None:
    """Print a game's components, each with the mark of its source, or validate a corrected file.

    Marks: rules, public, inferred, reconstructed (found nowhere: a placeholder), box (read off a copy of the game).

    Example: tertulia components granada --check my-granada.toml
    """
    found = find_game(game).components(check)
    if json:
        print_json({"hash": found.hash, "data": found.data, "marks": [_mark(mark) for mark in found.marks]})
    elif check:
        print(f"{check}: right. Its hash is {found.hash}.")
    else:
        print("\n".join(_lines(found)))


def _mark(mark: tuple[str, str]) -> dict[str, str]:
    return {"what": mark[0], "source": mark[1]}


def _lines(found: Components) -> list[str]:
    lines = [f"hash {found.hash}"]
    marks = dict(found.marks)
    for name, part in found.data.items():
        if isinstance(part, list):
            lines += [f"{name}: {_facts(row)}  [{row['source']}]" for row in part]
        else:
            lines.append(f"{name}: {_facts(part)}  [{marks.get(name, part.get('source', ''))}]")
    return lines


def _facts(part: dict[str, Any]) -> str:
    return ", ".join(f"{key} {_value(value)}" for key, value in part.items() if key != "source")


def _value(value: Any) -> str:
    if isinstance(value, dict):
        return "(" + ", ".join(f"{key} {_value(inner)}" for key, inner in value.items()) + ")"
    if isinstance(value, list):
        return "[" + ", ".join(_value(inner) for inner in value) + "]"
    return str(value)
