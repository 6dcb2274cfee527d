"""Options, time control and seats of a table before the game starts.

The host changes them (`change_terms`, `arrange`). The other players agree (`agree_to_terms`) or leave.
"""

from __future__ import annotations

from collections.abc import Sequence

from tertulia.kernel.game import GameError
from tertulia.server.domain.agreeing import require_agreement, require_terms_seen, stop_awaiting_agreement
from tertulia.server.domain.commands import AgreeToTerms, Arrange, ChangeTerms
from tertulia.server.domain.errors import BadCommand, NotYourSeat
from tertulia.server.domain.events import PlayerChanged, ProposalsChanged, TableEvent
from tertulia.server.domain.seating import require_bot, require_open, require_open_host
from tertulia.server.domain.seats import FREE, seats_of
from tertulia.server.domain.state import Agreement, TableState, TermName, Terms, default_patience
from tertulia.server.domain.table import Table


def change_terms(command: ChangeTerms, table: Table, state: TableState) -> Sequence[TableEvent]:
    """Change the options, the time control or other settings of a table.

    Raises `NotOpen`, `NotHost`, and `BadCommand` for options or a bot that the game does not have.
    """
    require_open_host(state, command.guest)
    now, new_terms = table.terms, _terms_after(command, table)
    options = [name for name, choice in new_terms.options.items() if choice != now.options.get(name)]
    terms = _changed_terms(now, new_terms)
    if not options and not terms:
        return []
    state.terms = new_terms
    require_agreement(state, options, terms)
    return [ProposalsChanged(table)]


def agree_to_terms(command: AgreeToTerms, table: Table, state: TableState) -> Sequence[TableEvent]:
    """Agree to the host's changes, for all seats of a guest.

    Raises `NotOpen`, `NotYourSeat` if the guest has no seat, and `TermsChanged` if the host has changed the settings
    since `command.version`.
    """
    require_open(state)
    seats = seats_of(state.seats, command.guest)
    if not seats:
        raise NotYourSeat("you have no seat at this table")
    require_terms_seen(state, command.version)
    return [ProposalsChanged(table)] if stop_awaiting_agreement(state, seats) else []


def _terms_after(command: ChangeTerms, table: Table) -> Terms:
    """Return the settings that a table has after a command.

    The command may change the time control without changing `patience`, the time after which an absent player can be
    replaced. If `patience` then has the default of the old time control, it becomes the default of the new one. Raises
    `BadCommand` for options or a bot that the game does not have.
    """
    now = table.terms
    try:
        options = table.game.check_options({**now.options, **command.options}, len(table.state.seats))
    except GameError as error:
        raise BadCommand(f"options: {error}") from None
    pace = now.agreement.pace if command.pace is None else command.pace
    patience = now.patience if command.patience is None else command.patience
    if command.patience is None and patience == default_patience(now.agreement.pace):
        patience = default_patience(pace)
    agreement = Agreement(
        pace, command.forfeit or now.agreement.forfeit, command.end_proposal_days or now.agreement.end_proposal_days
    )
    substitute = require_bot(table.game, command.substitute or now.substitute)
    return Terms(options, agreement, patience, substitute, now.hints if command.hints is None else command.hints)


def _changed_terms(before: Terms, after: Terms) -> list[TermName]:
    """Return the names of the settings that differ, apart from options of the game.

    `patience`, the time after which an absent player can be replaced, has a default for each time control. Its name is
    omitted if `before` has the default of the old time control and `after` that of the new one.
    """
    paces = before.agreement.pace, after.agreement.pace
    same: dict[TermName, bool] = {
        "pace": paces[0] == paces[1],
        "forfeit": before.agreement.forfeit == after.agreement.forfeit,
        "end_proposal_days": before.agreement.end_proposal_days == after.agreement.end_proposal_days,
        "patience": before.patience == after.patience
        or (before.patience, after.patience) == tuple(default_patience(pace) for pace in paces),
        "substitute": before.substitute == after.substitute,
        "hints": before.hints == after.hints,
    }
    return [term for term, unchanged in same.items() if not unchanged]


def arrange(command: Arrange, table: Table, state: TableState) -> Sequence[TableEvent]:
    """Change the order of the seats, and the number of free ones. The other players have to agree.

    Raises `NotOpen` and `NotHost`. Raises `BadCommand` if a player's seat is missing in the order, or if the game does
    not allow the number of seats.
    """
    require_open_host(state, command.guest)
    order, game = list(command.order), table.game
    if len(order) not in game.seats:
        allowed = [str(seats) for seats in game.seats]
        raise BadCommand(f"seats: {game.name} is for {', '.join(allowed)}, not {len(order)}", allowed)
    known = [number for number in order if number is not None]
    if len(set(known)) < len(known) or not set(known) <= set(range(len(state.seats))):
        raise BadCommand(
            f"order: must contain each of 0 to {len(state.seats) - 1} at most once, and null for a free seat"
        )
    missing_seats = [
        number for number, seat in enumerate(state.seats) if number not in known and seat.guest is not None
    ]
    if missing_seats:
        raise BadCommand(f"order: must include these occupied seats: {', '.join(map(str, missing_seats))}")
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
