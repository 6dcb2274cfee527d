"""`tertulia components GAME`: print the values on a game's pieces, each with its source.

The command also checks, compares and exports component sets in which a user has corrected values.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import msgspec
import typer

from tertulia.cli.errors import InputError
from tertulia.cli.shared import AsJson, ComponentsFile, GameName, find_game, print_json
from tertulia.kernel.component_sets import (
    HEADER_TABLE,
    MARKS_KEY,
    MAX_NAME_LENGTH,
    SOURCE_KEY,
    changed_parts,
    is_set_name,
    list_differences,
)
from tertulia.kernel.component_text import ComponentsText, to_toml
from tertulia.kernel.components import DraftError

if TYPE_CHECKING:
    from tertulia.kernel.component_sets import Difference
    from tertulia.kernel.components import Components
    from tertulia.kernel.game import Game

NAME = "components"
CheckFile = Annotated[
    Path | None,
    typer.Option("--check", metavar="FILE", help="Validate a corrected file, complete or partial.", show_default=False),
]
DiffFile = Annotated[
    Path | None,
    typer.Option("--diff", metavar="OTHER", help="Compare with another file.", show_default=False),
]


class Export(NamedTuple):
    """Options for writing a component set to a file: its name, and whether to write only differences."""

    export: Annotated[
        Path | None, typer.Option("--export", metavar="FILE", help="Write the set as one file, .toml or .json.")
    ] = None
    name: Annotated[str | None, typer.Option("--name", metavar="NAME", help="Name of the exported set.")] = None
    changes: Annotated[bool, typer.Option("--changes", help="Export only the differences from the game's own set.")] = (
        False
    )


def run(
    game: GameName,
    output: Export,
    check: CheckFile = None,
    diff: DiffFile = None,
    components: ComponentsFile = None,
    json: AsJson = False,
) -> None:
    """Print a game's components, each with its source; validate, export or compare corrected files.

    Sources: rules, public, inferred, reconstructed (found nowhere: a placeholder), box (read off a copy of the game).

    A file may contain only its corrections, if it begins with [set], its name and its game. With draft = true below the
    name, it may be incomplete: --check lists its errors, but nobody can play with it.

    Example: tertulia components GAME --check my-components.toml
    """
    played = find_game(game)
    if sum(one is not None for one in (check, output.export, diff)) > 1:
        raise InputError("--check, --export and --diff cannot be combined: give one of them")
    if output.export is None and (output.name is not None or output.changes):
        raise InputError("--name and --changes require --export FILE")
    try:
        found = played.components(check or components)
    except DraftError as draft:
        if check is None:
            raise
        _tell_draft(check, draft, json)
        return
    if output.export is not None:
        _export(played, found, output.export, output.name, output.changes)
    elif diff is not None:
        _tell_differences(found, played.components(diff), json)
    elif json:
        named = {"name": found.name} if found.name else {}
        print_json({"hash": found.hash, **named, "data": found.data, "marks": [_mark(mark) for mark in found.marks]})
    elif check:
        called = f" The name of the set is {found.name!r}." if found.name else ""
        print(f"{check}: valid.{called} Its hash is {found.hash}.")
    else:
        print("\n".join(_lines(found)))


def _tell_draft(file: Path, draft: DraftError, json: bool) -> None:
    if json:
        print_json({"name": draft.name, "draft": True, "lacking": draft.lacking})
        return
    lacking = draft.lacking or ("The set is complete: remove `draft = true` to play with it.",)
    print("\n".join([f"{file}: a draft named {draft.name!r}.", *lacking]))


def _export(game: Game, found: Components, file: Path, name: str | None, only_changes: bool) -> None:
    if file.suffix not in (".toml", ".json"):
        raise InputError(f"--export needs a file name that ends in .toml or .json, not {file.name!r}")
    called = name if name is not None else found.name
    if name is not None and not is_set_name(name):
        raise InputError(f"--name must be 1 to {MAX_NAME_LENGTH} printable characters without < and >, not {name!r}")
    if only_changes and not called:
        raise InputError(
            "--changes exports a set that replaces parts of the game's own set and needs a name: add --name NAME"
        )
    text = text_of(game, found, called, (file.suffix == ".json", only_changes))
    written = game.components(ComponentsText(file.name, text.encode()))
    if (
        written.hash != found.hash
    ):  # rows in another order than the game's: only a complete file without a name can express that
        raise InputError(
            "the rows of this set are not in the order of the game's own set: export it without --changes and --name"
        )
    try:
        with file.open("x", encoding="utf-8") as opened:
            opened.write(text)
    except FileExistsError:
        raise InputError(f"{file} exists already and is not overwritten: name another file") from None
    except OSError as error:
        raise InputError(f"{file} cannot be written: {error.strerror}") from None
    print(f"{file}: written. The set's hash is {found.hash}.")


def text_of(game: Game, found: Components, name: str, how: tuple[bool, bool]) -> str:
    """Return a component set as the text of a file, with the set's name if it has one.

    `how` is a pair: whether to write JSON, and whether to write only the differences from the game's own set.
    """
    as_json, only_changes = how
    header = {HEADER_TABLE: {"name": name, "game": game.name}} if name else {}
    if found.text and not as_json and not only_changes:
        return (to_toml(header) + "\n" if header else "") + found.text
    data = {**header, **(changed_parts(game.components().data, found.data) if only_changes else found.data)}
    if as_json:
        return msgspec.json.format(msgspec.json.encode(data)).decode() + "\n"
    return to_toml(data)


def _tell_differences(before: Components, after: Components, json: bool) -> None:
    found = list_differences(before.data, after.data)
    if json:
        print_json([vars(one) for one in found])
    elif not found:
        print("The two sets contain the same facts.")
    else:
        print("\n".join(map(_difference, found)))


def _difference(one: Difference) -> str:
    row = "" if one.row is None else f" {one.row}"
    before, after = ("nothing" if value is None else _value(value) for value in (one.before, one.after))
    return f"{one.table}{row}: {one.key}: {before} -> {after}"


def _mark(mark: tuple[str, str]) -> dict[str, str]:
    return {"what": mark[0], "source": mark[1]}


def _lines(found: Components) -> list[str]:
    lines = [f"hash {found.hash}", *([f"set {found.name}"] if found.name else [])]
    for name, part in found.data.items():
        lines += [f"{name}: {_facts(row)}" for row in (part if isinstance(part, list) else [part])]
    return lines


def _facts(part: dict[str, Any]) -> str:
    """Format the printed values in a table or row of a component set, grouped by source.

    Example: `values [1, 2], copies 3 [rules]; yellow [public]`.
    """
    by_source: dict[str, list[str]] = {}
    marks = part.get(MARKS_KEY, {})
    for key, value in part.items():
        if key not in (SOURCE_KEY, MARKS_KEY):
            by_source.setdefault(marks.get(key, part[SOURCE_KEY]), []).append(f"{key} {_value(value)}")
    for key in marks:
        if key not in part:  # the mark of a part of a fact
            by_source.setdefault(marks[key], []).append(key)
    return "; ".join(f"{', '.join(facts)} [{source}]" for source, facts in by_source.items())


def _value(value: Any) -> str:
    if isinstance(value, dict):
        return "(" + ", ".join(f"{key} {_value(inner)}" for key, inner in value.items()) + ")"
    if isinstance(value, list):
        return "[" + ", ".join(_value(inner) for inner in value) + "]"
    return str(value)
