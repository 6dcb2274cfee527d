"""Looking at one stored table: does it load, does its log give its state, and what could be done about it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Literal, NamedTuple

import msgspec
from sqlalchemy import Connection, bindparam, select
from sqlalchemy.exc import DBAPIError

from tertulia.bots import bot_kinds, usual_bot
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
"""`kept`: the server cannot open it or replay it now, and nothing is damaged; `lost`: nothing can be made of it."""
WRONG_LOG = "its log does not say what was played"
NO_SET = "the set of components that it is played with is missing or damaged: it goes on, and cannot be played again"
ONLY_SNAPSHOT = "its log does not give its state; it goes on from its snapshot"


class Examined(NamedTuple):
    """What was found of a table."""

    id: Any
    """As it stands in the database: a damaged one may be of any type."""
    verdict: Verdict
    what: str = ""
    stored: StoredTable | None = None
    table: Table | None = None
    """As it should be: of a fine or a mendable one."""


def examine(connection: Connection, table_id: Any, sets: ComponentSets) -> Examined:
    """Look at a table; never raises for what is wrong with it."""
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
    """How a dealt table stands, why, and what was played as it should be."""
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
    """A table whose clock runs has a job that is due when it runs out, and no other table has one."""
    table = examined.table
    if table is None or examined.verdict not in ("fine", "mendable"):
        return examined
    due = table.state.course.due(table.agreement.wish_days)
    has_job = connection.execute(CLOCK_JOB, {"table": table.id}).first() is not None
    if has_job == (due is not None) or (
        has_job and table.state.phase == "running"
    ):  # one that has nothing to do goes by itself
        return examined
    what = (
        "nothing waits for its clock to run out" if due is not None else "it has no clock, and something waits for one"
    )
    return examined._replace(verdict="mendable", what="; ".join(filter(None, [examined.what, what])))


def same_state(one: Match, other: Match) -> bool:
    """Whether two matches stand alike, byte for byte."""
    return one.game.to_bytes(one.state) == other.game.to_bytes(other.state)


def mended_seat(seat: StoredSeat, game: Game, stored: StoredTable) -> StoredSeat:
    """The seat, or what it must have been where its kind or its bot is damaged."""
    kind, begun = seat.kind, phase_of(stored) != "open"
    if kind not in ("open", "guest", "device", "bot"):
        kind = "device" if seat.guest and seat.name else "guest" if seat.guest else "bot" if seat.bot else "open"
    if kind == "open" and begun:
        kind = "bot"
    bot = seat.bot if seat.bot in bot_kinds(game) else usual_bot(game)
    stands_in = begun and kind != "open" and seat.bot is not None
    return msgspec.structs.replace(seat, kind=kind, bot=bot if kind == "bot" or stands_in else None)


def _set_back(stored: StoredTable, frame: Frame, why: str) -> tuple[Verdict, str, Played | None]:
    """A running game goes on from its last action that can still be played; one that is over would not be over then."""
    if phase_of(stored) == "over" or not stored.lines or frame.printed is None:
        return "lost", why, None
    played = played_again(stored, frame, so_far_as_it_goes=True)
    return "mendable", f"{why}; set back to action {played.match.position}", played


def _played_by_number(stored: StoredTable, frame: Frame) -> Played | None:
    """What was played by the numbers of the actions alone; None where they do not fit."""
    numbers = [line._replace(notation=None) for line in stored.lines]
    try:
        return played_again(replace(stored, lines=numbers), frame)
    except (Damaged, TableClosed):
        return None


def _columns_off(stored: StoredTable, table: Table) -> list[str]:
    """What the table's own row says otherwise than its match."""
    facts, state = stored.facts, table.state
    try:
        actors = msgspec.json.decode(facts.actors, type=list[int])
    except (msgspec.DecodeError, TypeError):
        actors = None
    columns = (
        ("who is to act", actors, state.actors()),
        ("its phase", facts.phase, state.phase),
        ("which seats were handed to bots", substitutions_of(facts.handed), state.substitutions),
        ("where it is practice", facts.practice_ply, table.practice and table.practice.ply),
    )
    return [f"{what} was damaged" for what, found, right in columns if found != right]
