"""`tertulia components GAME`: what is printed on a game's pieces, and how sure each fact is."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tertulia.cli.shared import AsJson, ComponentsFile, GameName, find_game, print_json
from tertulia.kernel.components import MARK, MARKS

if TYPE_CHECKING:
    from tertulia.kernel.components import Components

NAME = "components"


def run(
    game: GameName,
    check: Annotated[
        Path | None, typer.Option("--check", metavar="FILE", help="Validate a corrected file.", show_default=False)
    ] = None,
    components: ComponentsFile = None,
    json: AsJson = False,
) -> None:
    """Print a game's components, each with the mark of its source, or validate a corrected file.

    Marks: rules, public, inferred, reconstructed (found nowhere: a placeholder), box (read off a copy of the game).

    Example: tertulia components GAME --check my-components.toml
    """
    found = find_game(game).components(check or components)
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
    for name, part in found.data.items():
        lines += [f"{name}: {_facts(row)}" for row in (part if isinstance(part, list) else [part])]
    return lines


def _facts(part: dict[str, Any]) -> str:
    """The facts of a table, those of one source together: `values [1, 2], copies 3 [rules]; yellow [public]`."""
    by_source: dict[str, list[str]] = {}
    marks = part.get(MARKS, {})
    for key, value in part.items():
        if key not in (MARK, MARKS):
            by_source.setdefault(marks.get(key, part[MARK]), []).append(f"{key} {_value(value)}")
    for key in marks:
        if key not in part:  # a part of a fact
            by_source.setdefault(marks[key], []).append(key)
    return "; ".join(f"{', '.join(facts)} [{source}]" for source, facts in by_source.items())


def _value(value: Any) -> str:
    if isinstance(value, dict):
        return "(" + ", ".join(f"{key} {_value(inner)}" for key, inner in value.items()) + ")"
    if isinstance(value, list):
        return "[" + ", ".join(_value(inner) for inner in value) + "]"
    return str(value)
