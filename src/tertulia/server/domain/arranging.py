"""The number and the order of seats before the game starts, chosen by the host."""

from __future__ import annotations

from collections.abc import Sequence

from tertulia.kernel.game import GameError
from tertulia.server.domain.agreeing import require_agreement
from tertulia.server.domain.commands import Arrange
from tertulia.server.domain.errors import BadCommand
from tertulia.server.domain.events import PlayerChanged, TableEvent
from tertulia.server.domain.seating import require_open_host
from tertulia.server.domain.seats import FREE
from tertulia.server.domain.state import TableState
from tertulia.server.domain.table import Table


def arrange(command: Arrange, table: Table, state: TableState) -> Sequence[TableEvent]:
    """Change the order of the seats and the number of free ones. The other players have to agree again.

    Raises `NotOpen`, `NotHost`, and `BadCommand` if a player's seat is missing in the order or the game does not allow
    the number of seats.
    """
    require_open_host(state, command.guest)
    order, game = list(command.order), table.game
    if len(order) not in game.seats:
        allowed = [str(seats) for seats in game.seats]
        raise BadCommand(f"seats: {game.name} is for {', '.join(allowed)}, not {len(order)}", allowed)
    known = [number for number in order if number is not None]
    if len(set(known)) < len(known) or not set(known) <= set(range(len(state.seats))):
        raise BadCommand(f"order: each of 0 to {len(state.seats) - 1} at most once, and null for a free seat")
    left = [number for number, seat in enumerate(state.seats) if number not in known and seat.guest is not None]
    if left:
        raise BadCommand(f"order: somebody sits on {', '.join(map(str, left))}")
    try:
        game.check_options(table.options, len(order))
    except GameError as error:
        raise BadCommand(f"options: {error}") from None
    seats = tuple(FREE if number is None else state.seats[number] for number in order)
    if seats == state.seats:
        return []
    number = len(seats) != len(state.seats)
    state.seats = seats
    require_agreement(state, terms=["seats" if number else "order"])
    return [PlayerChanged(table, 0)]
