"""`tertulia replay FILE`: show a record step by step."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tertulia.cli.errors import InputError
from tertulia.cli.shared import (
    AsJson,
    ComponentsFile,
    Language,
    ViewOf,
    components_to_replay,
    find_words,
    print_json,
)
from tertulia.i18n.board import Board

if TYPE_CHECKING:
    from tertulia.play import GameRecord, Ply
    from tertulia.play.replay import ReplayViewer

NAME = "replay"


def run(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, as tables and simulations write it.")],
    at: Annotated[
        int | None, typer.Option("--at", metavar="N", min=0, help="Show only ply N; 0 is the set-up.")
    ] = None,
    view: ViewOf = "all",
    language: Language = None,
    components: ComponentsFile = None,
    json: AsJson = False,
) -> None:
    """Replay a record, and compare its result with that of the rules.

    With --json: one object per ply with `ply`, `seat`, `action`, `events` and `view`, and `time` in milliseconds since
    the beginning if the record has times. The format is stable, because other programs read it.

    Example: tertulia replay game.json --view all --json
    """
    from tertulia.cli import record_time
    from tertulia.play import load_record, replay
    from tertulia.play.recorded_sets import set_name
    from tertulia.play.records import seat_names

    record = load_record(file)
    whose = read_view(view, len(record.seats))
    ply_count = 0
    printed = components_to_replay(record, components)
    words, names, whole = find_words(language, record.game), seat_names(record), not json and at is None
    if whole and (name := set_name(record)):
        print(f"{words.text('table-set')}: {name}")
    if whole:
        _print(record_time.lines_before_first_ply(words, record))
    for ply in replay(record, whose, printed):
        if at is not None and ply.ply != at:
            continue
        ply_count += 1
        if json:
            print_json(ply_data(ply, record_time.since(record, ply.ply)))
        else:
            _print_ply(record, ply, language, whole=at is not None)
            _print(record_time.lines_after_ply(words, record, names, ply.ply))
    if whole:
        _print(record_time.lines_after_last_ply(words, record, names))
    if at is not None and not ply_count:
        raise InputError(f"--at must be a ply from 0 to {len(record.actions)}, not {at}")


def read_view(text: str, seats: int) -> ReplayViewer:
    """Read a viewer: `all`, `none` (a spectator) or a seat, counted from 0.

    Raises `InputError` for other text.
    """
    if text == "all":
        return "all"
    if text == "none":
        return None
    if text.isascii() and text.isdigit() and int(text) < seats:
        return int(text)
    raise InputError(f"--view must be all, none or a seat from 0 to {seats - 1}, not {text!r}")


def ply_data(ply: Ply, since: int | None = None) -> dict[str, Any]:
    """Return a ply as data for JSON.

    `since` is the time of the ply in milliseconds since the beginning of the game, or None if no time was recorded.
    """
    fields = {"ply": ply.ply, "seat": ply.seat, "action": ply.action, "events": ply.events, "view": ply.view}
    return fields if since is None else {**fields, "time": since}


def _print(lines: Iterable[str]) -> None:
    for line in lines:
        print(line)


def _print_ply(record: GameRecord, ply: Ply, language: str | None, whole: bool) -> None:
    """Print a ply: its player, action and events.

    If `whole` is set, also print the view of the game after the ply.
    """
    from tertulia.cli.record_time import format_duration, since
    from tertulia.kernel.registry import find_game
    from tertulia.play.records import seat_names

    words = find_words(language, record.game)
    names = seat_names(record)
    done = since(record, ply.ply)
    at = "" if done is None else f" [{format_duration(done // 1000)}]"
    who = "" if ply.seat is None else f" {names[ply.seat]}"
    print(f"{ply.ply}.{at}{who}" + ("" if ply.action is None else f": {ply.action}"))
    for event in ply.events:
        print(f"  {words.describe_event(event, names)}")
    if whole:
        view = find_game(record.game).complete_view(ply.view)
        print("\n".join(Board(words, record.game, names).lines(view)))
