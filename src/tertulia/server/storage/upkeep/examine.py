"""Looking at one stored table: does it load, does its log give its state, and what could be done about it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NamedTuple

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from tertulia.bots import bot_kinds, usual_bot
from tertulia.kernel.components import Components
from tertulia.kernel.game import Game
from tertulia.play import Match, PlayError
from tertulia.play.encoded_ply import encode_ply
from tertulia.server.domain.errors import ComponentsChanged, TableClosed
from tertulia.server.domain.table import Table
from tertulia.server.storage.log_rows import Damaged, StoredLine
from tertulia.server.storage.restoring import (
    Frame,
    Played,
    act_again,
    as_stored,
    dealt,
    frame_of,
    known_game,
    phase_of,
    played_again,
    settle_practice,
    substitutions_of,
    table_of,
)
from tertulia.server.storage.stored import StoredSeat, StoredTable, read_stored

Verdict = Literal["fine", "mendable", "kept", "lost"]
"""`kept`: the server cannot open it or replay it now, and nothing is damaged; `lost`: nothing can be made of it."""
WRONG_LOG = "its log does not say what was played"
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


def examine(connection: Connection, table_id: Any, components: Mapping[str, Components]) -> Examined:
    """Look at a table; never raises for what is wrong with it."""
    stored: StoredTable | None = None
    try:
        stored = read_stored(connection, table_id)
        if stored is None:
            return Examined(table_id, "lost", "it cannot be found by its name")
        return _examined(stored, components)
    except (Damaged, DBAPIError) as damage:
        what = str(damage) if isinstance(damage, Damaged) else "a page of the database is damaged where it lies"
        return Examined(table_id, "lost", what, stored)
    except TableClosed as refusal:
        return Examined(table_id, "kept", refusal.message, stored)


def _examined(stored: StoredTable, components: Mapping[str, Components]) -> Examined:
    game = known_game(stored.facts.game)
    seats = [mended_seat(seat, game, stored) for seat in stored.seats]
    changed = [f"seat {seat.seat} was damaged" for seat, old in zip(seats, stored.seats, strict=True) if seat != old]
    stored.seats = seats
    frame = frame_of(stored)
    if phase_of(stored) == "open":
        table = table_of(stored, frame, None, bool(changed))
        return Examined(table.id, "mendable" if changed else "fine", "; ".join(changed), stored, table)
    verdict, what, played = _judged(stored, frame, components[game.name])
    if played is None:
        return Examined(stored.facts.id, verdict, what, stored)
    table = table_of(stored, frame, played, verdict == "mendable" or bool(changed))
    if verdict == "fine":
        changed += _columns_off(stored, table)
        verdict = "mendable" if changed else "fine"
    return Examined(table.id, verdict, "; ".join([*([what] if what else []), *changed]), stored, table)


def _judged(stored: StoredTable, frame: Frame, components: Components) -> tuple[Verdict, str, Played | None]:
    """How a dealt table stands, why, and what was played as it should be."""
    if stored.missing or not stored.lines:
        return _set_back(stored, frame, components, f"its log is missing from action {len(stored.lines)} on")
    try:
        kept, why = (as_stored(stored, frame), "") if stored.facts.game_version == frame.game.version else (None, "")
    except Damaged as damage:
        kept, why = None, str(damage)
    try:
        again = played_again(stored, frame, components)
    except TableClosed as refusal:
        changed = isinstance(refusal, ComponentsChanged)
        return ("fine", "", kept) if kept and changed else ("kept", refusal.message, None)
    except Damaged as damage:
        return ("kept", ONLY_SNAPSHOT, kept) if kept else _set_back(stored, frame, components, str(damage))
    if kept is None:
        return ("mendable", why, again) if why else ("fine", "", again)
    if same_state(kept.match, again.match):
        return ("fine", "", kept) if kept.match.log == again.match.log else ("mendable", WRONG_LOG, again)
    by_number = _played_by_number(stored, frame, components)
    if by_number is not None and same_state(by_number.match, kept.match):
        return "mendable", WRONG_LOG, by_number
    return "mendable", "its snapshot is not what its log gives", again


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


def _set_back(
    stored: StoredTable, frame: Frame, components: Components, why: str
) -> tuple[Verdict, str, Played | None]:
    """A running game goes on from its last action that can still be played; one that is over would not be over then."""
    if phase_of(stored) == "over" or not stored.lines or stored.facts.components != components.hash:
        return "lost", why, None
    played, same = dealt(stored, frame, components), stored.facts.game_version == frame.game.version
    for line in stored.lines[1:]:
        try:
            act_again(played.match, line, same)
        except PlayError:
            break
        settle_practice(played.match, stored.facts)
        played.log.append(encode_ply(played.match))
    return "mendable", f"{why}; set back to action {played.match.position}", played


def _played_by_number(stored: StoredTable, frame: Frame, components: Components) -> Played | None:
    stored = StoredTable(stored.facts, stored.seats, [_without_words(line) for line in stored.lines], False, None)
    try:
        return played_again(stored, frame, components)
    except (Damaged, TableClosed):
        return None


def _without_words(line: StoredLine) -> StoredLine:
    return line._replace(notation=None)


def _columns_off(stored: StoredTable, table: Table) -> list[str]:
    """What the table's own row says otherwise than its match."""
    off = []
    try:
        actors = msgspec.json.decode(stored.facts.actors, type=list[int])
    except (msgspec.DecodeError, TypeError):
        actors = None
    if actors != table.state.actors():
        off.append("who is to act was damaged")
    if stored.facts.phase != table.state.phase:
        off.append("its phase was damaged")
    if substitutions_of(stored.facts) != table.state.substitutions:
        off.append("which seats were handed to bots was damaged")
    if table.practice is not None and table.practice.ply != stored.facts.practice_ply:
        off.append("where it is practice was damaged")
    return off
