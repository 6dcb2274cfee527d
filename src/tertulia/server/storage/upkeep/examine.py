"""Examines one stored table: whether it loads, whether its log gives its state, how to repair it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Literal, NamedTuple

import msgspec
from sqlalchemy import Connection, bindparam, select
from sqlalchemy.exc import DBAPIError

from tertulia.bots import bot_kinds, default_bot
from tertulia.kernel.game import Game
from tertulia.play import Match
from tertulia.server.domain.errors import ComponentsChanged, TableClosed
from tertulia.server.domain.jobs import JobKind
from tertulia.server.domain.sets import ComponentSets
from tertulia.server.domain.table import Table
from tertulia.server.storage.log_rows import Damaged
from tertulia.server.storage.plain import JOB as PLAIN_JOB
from tertulia.server.storage.restoring import (
    Frame,
    Played,
    as_stored,
    frame_of,
    known_game,
    phase_of,
    played_again,
    substitutions_of,
    table_of,
)
from tertulia.server.storage.stored import StoredSeat, StoredTable, read_stored

CLOCK_JOB = select(PLAIN_JOB.c.key).where(
    PLAIN_JOB.c.kind == JobKind.CLOCK.value, PLAIN_JOB.c.key == bindparam("table")
)
Verdict = Literal["fine", "mendable", "kept", "lost"]
"""`mendable`: a repair restores it. `kept`: it stays as it is, for example because the server cannot open or replay it
now. `lost`: it cannot be restored."""
WRONG_LOG = "its log does not say what was played"
NO_SET = "the set of components that it is played with is missing or damaged: it goes on, and cannot be played again"
ONLY_SNAPSHOT = "its log does not give its state; it goes on from its snapshot"


class Examined(NamedTuple):
    """The result of examining a table."""

    id: Any
    """As stored: a damaged id may be of any type."""
    verdict: Verdict
    what: str = ""
    stored: StoredTable | None = None
    table: Table | None = None
    """The table as it should be; None if it cannot be loaded."""


def examine(connection: Connection, table_id: Any, sets: ComponentSets) -> Examined:
    """Examine a table. Its faults are returned, not raised."""
    stored: StoredTable | None = None
    try:
        stored = read_stored(connection, table_id)
        if stored is None:
            return Examined(table_id, "lost", "it cannot be found by its name")
        return _with_jobs(connection, _examined(stored, sets))
    except (Damaged, DBAPIError) as damage:
        what = str(damage) if isinstance(damage, Damaged) else "a page of the database is damaged where it lies"
        return Examined(table_id, "lost", what, stored)
    except TableClosed as refusal:
        return Examined(table_id, "kept", refusal.message, stored)


def _examined(stored: StoredTable, sets: ComponentSets) -> Examined:
    game = known_game(stored.facts.game)
    seats = [mended_seat(seat, game, stored) for seat in stored.seats]
    changed = [f"seat {seat.seat} was damaged" for seat, old in zip(seats, stored.seats, strict=True) if seat != old]
    stored.seats = seats
    frame = frame_of(stored, sets)
    lacks_set = frame.printed is None and stored.facts.digest is not None
    verdict: Verdict = "kept" if lacks_set else "fine"
    what, played = NO_SET if lacks_set else "", None
    if phase_of(stored) != "open":
        verdict, what, played = _judged(stored, frame)
        if played is None:
            return Examined(stored.facts.id, verdict, what, stored)
    table = table_of(stored, frame, played, rebuilt=False)
    if verdict == "fine":
        changed += _columns_off(stored, table)
        verdict = "mendable" if changed else "fine"
    return Examined(table.id, verdict, "; ".join(filter(None, [what, *changed])), stored, table)


def _judged(stored: StoredTable, frame: Frame) -> tuple[Verdict, str, Played | None]:
    """The verdict on a table whose game has begun, the reason, and the match as it should be."""
    if stored.missing or not stored.lines:
        return _set_back(stored, frame, f"its log is missing from action {len(stored.lines)} on")
    kept, why = None, ""
    try:
        if stored.facts.game_version == frame.game.version:
            kept = as_stored(stored, frame)
    except Damaged as damage:
        why = str(damage)
    try:
        again = played_again(stored, frame)
    except ComponentsChanged as refusal:
        what = NO_SET if stored.facts.digest is not None else ""
        return ("kept" if what else "fine", what, kept) if kept else ("kept", what or refusal.message, None)
    except TableClosed as refusal:
        return "kept", refusal.message, None
    except Damaged as damage:
        return ("kept", ONLY_SNAPSHOT, kept) if kept else _set_back(stored, frame, str(damage))
    if kept is None:
        return "mendable" if why else "fine", why, again
    if same_state(kept.match, again.match):
        return ("fine", "", kept) if kept.match.log == again.match.log else ("mendable", WRONG_LOG, again)
    by_number = _played_by_number(stored, frame)
    if by_number is not None and same_state(by_number.match, kept.match):
        return "mendable", WRONG_LOG, by_number
    return "mendable", "its snapshot is not what its log gives", again


def _with_jobs(connection: Connection, examined: Examined) -> Examined:
    """Check that a table has a clock job if, and only if, it has a deadline."""
    table = examined.table
    if table is None or examined.verdict not in ("fine", "mendable"):
        return examined
    due = table.state.course.due(table.agreement.end_proposal_days)
    has_job = connection.execute(CLOCK_JOB, {"table": table.id}).first() is not None
    if has_job == (due is not None) or (has_job and table.state.phase == "running"):  # a superfluous job ends by itself
        return examined
    what = (
        "nothing waits for its clock to run out" if due is not None else "it has no clock, and something waits for one"
    )
    return examined._replace(verdict="mendable", what="; ".join(filter(None, [examined.what, what])))


def same_state(one: Match, other: Match) -> bool:
    """Whether the states of two matches are equal, byte for byte."""
    return one.game.to_bytes(one.state) == other.game.to_bytes(other.state)


def mended_seat(seat: StoredSeat, game: Game, stored: StoredTable) -> StoredSeat:
    """A seat; if its kind or its bot is damaged, the most likely one."""
    kind, begun = seat.kind, phase_of(stored) != "open"
    if kind not in ("open", "guest", "device", "bot"):
        kind = "device" if seat.guest and seat.name else "guest" if seat.guest else "bot" if seat.bot else "open"
    if kind == "open" and begun:
        kind = "bot"
    bot = seat.bot if seat.bot in bot_kinds(game) else default_bot(game)
    stands_in = begun and kind != "open" and seat.bot is not None
    return msgspec.structs.replace(seat, kind=kind, bot=bot if kind == "bot" or stands_in else None)


def _set_back(stored: StoredTable, frame: Frame, why: str) -> tuple[Verdict, str, Played | None]:
    """Set a running game back to its last legal action. A game that is over is lost, as it would no longer be over."""
    if phase_of(stored) == "over" or not stored.lines or frame.printed is None:
        return "lost", why, None
    played = played_again(stored, frame, so_far_as_it_goes=True)
    return "mendable", f"{why}; set back to action {played.match.position}", played


def _played_by_number(stored: StoredTable, frame: Frame) -> Played | None:
    """The match replayed by the numbers of its actions alone, or None if they are not legal."""
    numbers = [line._replace(notation=None) for line in stored.lines]
    try:
        return played_again(replace(stored, lines=numbers), frame)
    except (Damaged, TableClosed):
        return None


def _columns_off(stored: StoredTable, table: Table) -> list[str]:
    """Columns of the table that contradict its match."""
    facts, state = stored.facts, table.state
    try:
        actors = msgspec.json.decode(facts.actors, type=list[int])
    except (msgspec.DecodeError, TypeError):
        actors = None
    columns = (
        ("who is to act", actors, state.actors()),
        ("its phase", facts.phase, state.phase),
        ("which seats were handed to bots", substitutions_of(facts.substitutions), state.substitutions),
        ("where it is practice", facts.practice_ply, table.practice and table.practice.ply),
    )
    return [f"{what} was damaged" for what, found, right in columns if found != right]
