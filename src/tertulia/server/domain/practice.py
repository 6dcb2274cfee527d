"""Practice: a table where a game that is over goes on from one of its positions, against bots.

It is dealt with the game's own key and plays its first actions again, so dice and cards come as they came there, as long as nobody
asks for them in another order; its record replays like any other. A game that still runs gives no positions: whoever played on
from one would learn what its key still hides.
"""

from __future__ import annotations

import secrets
from typing import NamedTuple

from tertulia.bots import usual_bot
from tertulia.kernel.components import Components
from tertulia.kernel.game import Game
from tertulia.play import GameRecord, Match, Practice, RecordError, decode_record
from tertulia.play.encoded_ply import EncodedPly, encode_ply
from tertulia.play.log import Log
from tertulia.play.replay import positions
from tertulia.server.domain.commands import Practise
from tertulia.server.domain.errors import (
    BadCommand,
    GameUnknown,
    NotOver,
    RecordRefused,
    TableDamaged,
)
from tertulia.server.domain.names import bot_name
from tertulia.server.domain.opening import ID_BYTES, known_game
from tertulia.server.domain.ports import Pace
from tertulia.server.domain.seating import known_bot
from tertulia.server.domain.seats import Seat, Seats, seat_names
from tertulia.server.domain.sets import ComponentSet, ComponentSets
from tertulia.server.domain.state import TableState
from tertulia.server.domain.table import Table

TOLD = 3
"""The factor by which a ply that is played again and told to every viewer takes longer, about, than one that is only played."""


class Source(NamedTuple):
    """A game that is over, or the part of a practice game that comes from one."""

    game: Game
    record: GameRecord
    last: int
    """The number of actions that belong to the game that is over."""
    table: Table | None = None
    """Where it was played; None for a file."""


def plies_of(source: Source) -> int:
    """The cost of playing a record again, in plies: each is told to every viewer, too."""
    return TOLD * len(source.record.actions)


class Position(NamedTuple):
    """A match at the position that was asked for, and its log as every viewer may know it."""

    match: Match
    log: Log[EncodedPly]


def source_of(table: Table) -> Source:
    """The game of a table. Raises `NotOver` while it runs, but for what a practice game took from another."""
    if table.state.phase == "over":
        last = table.state.position
    elif table.practice is not None:
        last = table.practice.ply
    else:
        raise NotOver("practice begins at a position of a game that is over")
    return Source(table.game, table.record(), last, table)


def source_in(text: str) -> Source:
    """The game of a record file. Raises `RecordRefused` where the file is none."""
    try:
        record = decode_record(text.encode("utf-8", "surrogatepass"))
        game = known_game(record.game)
    except RecordError as error:
        raise RecordRefused(str(error)) from None
    except GameUnknown as error:
        raise RecordRefused(f"game: {error.message}") from None
    return Source(game, record, len(record.actions))


def practised(command: Practise, source: Source, sets: ComponentSets, pace: Pace = lambda: None) -> Table:
    """The table where the game goes on, with the set that it was played with. It plays the whole record again: call it aside from
    other requests. Raises `BadCommand`, `RecordRefused` or a kind of `TableClosed` where there can be no such table."""
    if len(source.record.seats) not in source.game.seats:
        allowed = ", ".join(map(str, source.game.seats))
        raise RecordRefused(f"seats: {source.game.name} is for {allowed}, not {len(source.record.seats)}")
    bot = known_bot(source.game, command.bot or usual_bot(source.game))
    if command.seat >= len(source.record.seats):
        raise BadCommand(f"seat: 0 to {len(source.record.seats) - 1}, not {command.seat}")
    printed = _set_of(source, sets)
    found = _position(command, source, printed.components, pace)
    seats = _seats(command, bot, len(source.record.seats))
    there = found.match
    match = Match(there.game, seat_names(seats), there.options, there.key, there.components, there.state)
    match.log, match.printed = there.log, printed.components
    state = TableState("running", command.guest, seats, match, found.log)
    table_id, hash = secrets.token_urlsafe(ID_BYTES), printed.components.hash
    table = Table(table_id, source.game, match.options, False, match.key, hash, state, printed)
    table.practice, table.hints = Practice(_origin(source, match.position), match.position), True
    return table


def _set_of(source: Source, sets: ComponentSets) -> ComponentSet:
    """The set that the game was played with. Raises `ComponentsChanged` or `RecordRefused` where it is not to be had."""
    if source.table is not None:
        return source.table.require_set()
    try:
        return sets.of_record(source.game, source.record)
    except RecordError as error:
        raise RecordRefused(str(error)) from None


def _position(command: Practise, source: Source, components: Components, pace: Pace) -> Position:
    """The position that was asked for, or the last one where the seat could act. All of the record is played, so that a damaged
    one is refused wherever the damage is."""
    lines: list[EncodedPly] = []
    found: Position | None = None
    wanted, seat = command.ply, command.seat
    try:
        for match in positions(source.record, components, source.game):
            pace()
            if wanted is None or match.position <= wanted:
                lines.append(encode_ply(match))
            if match.position == wanted if wanted is not None else seat in match.actors():
                found = Position(match.fork(), Log(lines))
    except RecordError as error:
        raise _refused(source, error) from None
    last = min(source.last, match.position - match.over)
    if found is None and wanted is None:
        raise BadCommand(f"ply: 0 to {last}; seat {seat} was never to act, so it must be said")
    if found is None or found.match.position > last:
        raise BadCommand(f"ply: 0 to {last}, after which somebody is to act, not {wanted}")
    return found


def _refused(source: Source, error: RecordError) -> Exception:
    """What is said of a record that does not play again; of a table's no word of what was played."""
    if source.table is None:
        return RecordRefused(str(error))
    return TableDamaged("the log of this table does not play again")


def _seats(command: Practise, bot: str, count: int) -> Seats:
    """The guest at their seat, bots at all others."""
    seats: list[Seat] = []
    for number in range(count):
        name = bot_name(command.guest, number, [seat.name for seat in seats])
        seats.append(Seat("guest", command.guest) if number == command.seat else Seat("bot", None, name, bot))
    return tuple(seats)


def _origin(source: Source, ply: int) -> str | None:
    """The id of the table whose position it is: where a practice game took it over, of the one that it took it from."""
    if source.table is None:
        return None
    earlier = source.table.practice
    return source.table.id if earlier is None or ply > earlier.ply else earlier.table
