"""Build new tables from the requests of their hosts."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Mapping, Sequence

from tertulia.bots import default_bot
from tertulia.kernel.game import Game, GameError
from tertulia.kernel.registry import find_game, installed_games
from tertulia.play.log import Log
from tertulia.server.domain.commands import Open, SeatPlan
from tertulia.server.domain.component_sets import ComponentSet
from tertulia.server.domain.errors import BadCommand, GameUnknown
from tertulia.server.domain.names import bot_name, normalize_guest_name, normalize_name
from tertulia.server.domain.seating import require_bot
from tertulia.server.domain.seats import FREE, GuestId, Seat, Seats
from tertulia.server.domain.state import TableState, default_patience
from tertulia.server.domain.table import Table

ID_BYTES = 9


def require_game(name: str) -> Game:
    """Return the game with this name. Raises `GameUnknown` if it is not installed."""
    try:
        return find_game(name)
    except GameError as error:
        raise GameUnknown(str(error), list(installed_games())) from None


def build_table(command: Open, printed: ComponentSet) -> Table:
    """Build the table that a command requests, with the component set `printed`.

    The table is not stored yet. Raises `GameUnknown`, `BadCommand` or `NameRefused`.
    """
    game = require_game(command.game)
    try:
        options = game.check_options(command.options, len(command.seats))
    except GameError as error:
        raise BadCommand(f"options: {error}") from None
    seats = build_seats(game, command.guest, command.seats)
    table = new_table(game, options, seats, command.public, command.guest, printed)
    table.patience = default_patience(command.agreement.pace) if command.patience is None else command.patience
    table.substitute = require_bot(game, command.substitute or table.substitute)
    table.hints = not _among_strangers(command) if command.hints is None else command.hints
    table.agreement = command.agreement
    return table


def _among_strangers(command: Open) -> bool:
    """Whether guests whom the host has not invited may sit down at the new table."""
    return command.public and any(seat.kind == "open" for seat in command.seats)


def build_rematch(table: Table, host: GuestId, without: Collection[GuestId] = ()) -> Table:
    """Build a new table with the players, options, settings and component set of `table`.

    `host` is the host of the new table. Seats of guests in `without` stay free. Raises `ComponentsChanged` if the
    component set is not stored here.
    """
    seats = tuple(FREE if seat.guest in without else seat.without_stand_in() for seat in table.state.seats)
    following = new_table(table.game, table.options, seats, table.public, host, table.require_set())
    following.patience, following.substitute, following.hints = table.patience, table.substitute, table.hints
    following.agreement = table.agreement
    return following


def new_table(
    game: Game, options: Mapping[str, str], seats: Seats, public: bool, host: GuestId, printed: ComponentSet
) -> Table:
    """Build a table with a new id and a random key.

    The key determines all random events of the game; players see only its hash.
    """
    state = TableState("open", host, seats, None, Log())
    key = secrets.token_bytes(32)
    return Table(
        secrets.token_urlsafe(ID_BYTES), game, dict(options), public, key, printed.components.hash, state, printed
    )


def build_seats(game: Game, host: GuestId, plans: Sequence[SeatPlan]) -> Seats:
    """Build the seats of a new table.

    Raises `NameRefused` for a refused name, and `BadCommand` for a number of seats or a bot that the game does not
    have.
    """
    if len(plans) not in game.seats:
        allowed = [str(seats) for seats in game.seats]
        raise BadCommand(f"seats: {game.name} is for {', '.join(allowed)}, not {len(plans)}", allowed)
    if sum(plan.kind == "me" for plan in plans) > 1:
        raise BadCommand("seats: only one seat can be 'me'; others on this device must be 'device'")
    seats: list[Seat] = []
    for number, plan in enumerate(plans):
        seats.append(_seat(game, host, number, plan, [seat.name for seat in seats]))
    return tuple(seats)


def _seat(game: Game, host: GuestId, number: int, plan: SeatPlan, taken: Sequence[str | None]) -> Seat:
    if plan.kind == "open":
        return FREE
    if plan.kind == "me":
        return Seat("guest", host)
    if plan.kind == "device":
        return Seat("device", host, normalize_guest_name(plan.name) if plan.name else f"{number + 1}")
    bot = require_bot(game, plan.bot or default_bot(game))
    return Seat("bot", None, (plan.name and normalize_name(plan.name)) or bot_name(host, number, taken), bot)
