"""Practice tables: a finished game continues from one of its positions, against bots.

A practice table has the random key of the finished game, from which dice and cards follow, and replays the game's first
actions. So dice and cards come as in that game, as long as they are drawn in the same order. The record of a practice
game can be replayed like any other. A running game cannot be practised, because that would reveal hidden information.
"""

from __future__ import annotations

import secrets
from typing import NamedTuple

from tertulia.bots import default_bot
from tertulia.kernel.components import Components
from tertulia.kernel.game import Game
from tertulia.play import GameRecord, Match, Practice, RecordError, decode_record
from tertulia.play.encoded_ply import EncodedPly, encode_ply
from tertulia.play.log import Log
from tertulia.play.replay import replay_matches
from tertulia.server.domain.commands import OpenPractice
from tertulia.server.domain.component_sets import ComponentSet, ComponentSets
from tertulia.server.domain.errors import BadCommand, GameUnknown, NotOver, RecordRefused, TableDamaged
from tertulia.server.domain.names import bot_name
from tertulia.server.domain.opening import ID_BYTES, require_game
from tertulia.server.domain.ports import Pace
from tertulia.server.domain.seating import require_bot
from tertulia.server.domain.seats import Seat, Seats, seat_names
from tertulia.server.domain.state import TableState
from tertulia.server.domain.table import Table

ENCODED_PLY_COST = 3
"""Cost of replaying one ply and encoding its events for all viewers.

The unit is the cost of replaying one ply without encoding its events.
"""


class Source(NamedTuple):
    """A game from whose positions a practice table can start: a finished game, or a running practice game.

    In a running practice game, only the positions that it took over from a finished game can be used (`last`).
    """

    game: Game
    record: GameRecord
    last: int
    """The number of actions that belong to the finished game: the last position where practice may begin."""
    table: Table | None = None
    """The table of the game; None if the game comes from a record file."""


def replay_cost(source: Source) -> int:
    """Return the cost of replaying a whole game and encoding the events of each ply for all viewers.

    The unit is the cost of replaying one ply without encoding its events.
    """
    return ENCODED_PLY_COST * len(source.record.actions)


class PracticeStart(NamedTuple):
    """The match at the position where a practice game begins, and its log, encoded for each viewer."""

    match: Match
    log: Log[EncodedPly]


def source_of(table: Table) -> Source:
    """Return the game of a table, so that a practice table can start from one of its positions.

    Of a practice game that still runs, only the actions that it took over from a finished game can be practised. Raises
    `NotOver` for any other running game.
    """
    if table.state.phase == "over":
        last = table.state.position
    elif table.practice is not None:
        last = table.practice.ply
    else:
        raise NotOver("practice needs a position of a finished game")
    return Source(table.game, table.record(), last, table)


def source_in(text: str) -> Source:
    """Return the game in a record file, so that a practice table can start from one of its positions.

    Raises `RecordRefused` if the file is not valid.
    """
    try:
        record = decode_record(text.encode("utf-8", "surrogatepass"))
        game = require_game(record.game)
    except RecordError as error:
        raise RecordRefused(str(error)) from None
    except GameUnknown as error:
        raise RecordRefused(f"game: {error.message}") from None
    return Source(game, record, len(record.actions))


def build_practice_table(
    command: OpenPractice, source: Source, sets: ComponentSets, pace: Pace = lambda: None
) -> Table:
    """Build the practice table that a command requests, without storing it.

    The table gets the component set of the game in `source`. The complete record of that game is replayed, so call this
    function in the background. Raises `BadCommand`, `RecordRefused` or a kind of `TableClosed`.
    """
    if len(source.record.seats) not in source.game.seats:
        allowed = ", ".join(map(str, source.game.seats))
        raise RecordRefused(f"seats: {source.game.name} is for {allowed}, not {len(source.record.seats)}")
    bot = require_bot(source.game, command.bot or default_bot(source.game))
    if command.seat >= len(source.record.seats):
        raise BadCommand(f"seat: must be 0 to {len(source.record.seats) - 1}, not {command.seat}")
    printed = _set_of(source, sets)
    found = _position(command, source, printed.components, pace)
    seats = _seats(command, bot, len(source.record.seats))
    there = found.match
    match = Match(there.game, seat_names(seats), there.options, there.key, there.components, there.state)
    match.log, match.component_set = there.log, printed.components
    state = TableState("running", command.guest, seats, match, found.log)
    table_id, hash = secrets.token_urlsafe(ID_BYTES), printed.components.hash
    table = Table(table_id, source.game, match.options, False, match.key, hash, state, printed)
    table.practice, table.hints = Practice(_origin(source, match.position), match.position), True
    return table


def _set_of(source: Source, sets: ComponentSets) -> ComponentSet:
    """Return the component set of the game from which a practice table starts.

    Raises `ComponentsChanged` or `RecordRefused` if the component set is not available.
    """
    if source.table is not None:
        return source.table.require_set()
    try:
        return sets.of_record(source.game, source.record)
    except RecordError as error:
        raise RecordRefused(str(error)) from None


def _position(command: OpenPractice, source: Source, components: Components, pace: Pace) -> PracticeStart:
    """Replay the game in `source`, and return the position from which the command wants to practise.

    If the command requests no position, return the last one where the guest's seat could act. The complete record is
    replayed, so that an error anywhere in the record is found. Raises `BadCommand` if practice cannot begin at the
    position.
    """
    lines: list[EncodedPly] = []
    found: PracticeStart | None = None
    requested_ply, seat = command.ply, command.seat
    try:
        for match in replay_matches(source.record, components, source.game):
            pace()
            if requested_ply is None or match.position <= requested_ply:
                lines.append(encode_ply(match))
            if match.position == requested_ply if requested_ply is not None else seat in match.actors():
                found = PracticeStart(match.fork(), Log(lines))
    except RecordError as error:
        raise _make_replay_error(source, error) from None
    last = min(source.last, match.position - match.over)
    if found is None and requested_ply is None:
        raise BadCommand(f"ply: must be given, from 0 to {last}, because seat {seat} never acted")
    if found is None or found.match.position > last:
        raise BadCommand(f"ply: must be 0 to {last}, with a seat to act after it, not {requested_ply}")
    return found


def _make_replay_error(source: Source, error: RecordError) -> Exception:
    """Return the exception for a record that does not replay.

    For a record file, the message names the error. For a table it does not, because the error could quote actions.
    """
    if source.table is None:
        return RecordRefused(str(error))
    return TableDamaged("the log of this table cannot be replayed")


def _seats(command: OpenPractice, bot: str, count: int) -> Seats:
    """Return the seats of a practice table: one for the guest, all others for the bot `bot`."""
    seats: list[Seat] = []
    for number in range(count):
        name = bot_name(command.guest, number, [seat.name for seat in seats])
        seats.append(Seat("guest", command.guest) if number == command.seat else Seat("bot", None, name, bot))
    return tuple(seats)


def _origin(source: Source, ply: int) -> str | None:
    """Return the id of the table where a position was first played, or None for a record file.

    If the source is a practice table, positions that it took over were first played at an earlier table.
    """
    if source.table is None:
        return None
    earlier = source.table.practice
    return source.table.id if earlier is None or ply > earlier.ply else earlier.table
