"""What a table that waits is played by: its host may choose anew, and whoever else sits there agrees anew."""

from __future__ import annotations

from collections.abc import Sequence

from tertulia.kernel.game import GameError
from tertulia.server.domain.agreeing import ask_anew, no_longer_asked, require_seen
from tertulia.server.domain.commands import Alter, Stay
from tertulia.server.domain.errors import BadCommand, NotYourSeat
from tertulia.server.domain.events import Asked, TableEvent
from tertulia.server.domain.pacing import Agreement, AlteredTerm
from tertulia.server.domain.seating import hosted, still_open
from tertulia.server.domain.seats import seats_of
from tertulia.server.domain.state import TableState, Terms
from tertulia.server.domain.table import Table


def alter(command: Alter, table: Table, state: TableState) -> Sequence[TableEvent]:
    """Play by other options or at another pace. Raises `BadCommand` where the game has none such, `NotHost` and `NotOpen`
    otherwise."""
    hosted(state, command.guest)
    try:
        options = table.game.check_options({**table.options, **command.options}, len(state.seats))
    except GameError as error:
        raise BadCommand(f"options: {error}") from None
    before = table.agreement
    agreement = Agreement(
        before.pace if command.pace is None else command.pace,
        command.forfeit or before.forfeit,
        command.wish_days or before.wish_days,
    )
    others = [name for name, choice in options.items() if choice != table.options.get(name)]
    terms = _altered(before, agreement)
    if not others and not terms:
        return []
    state.terms = Terms(options, agreement)
    ask_anew(state, others, terms)
    return [Asked(table)]


def stay(command: Stay, table: Table, state: TableState) -> Sequence[TableEvent]:
    """Agree to what was changed, for all of a guest's seats. Raises `NotYourSeat` where they have none, `NotOpen` once it has
    begun, `TermsChanged` where something has changed since the version that they saw."""
    still_open(state)
    seats = seats_of(state.seats, command.guest)
    if not seats:
        raise NotYourSeat("you have no seat at this table")
    require_seen(state, command.version)
    return [Asked(table)] if no_longer_asked(state, seats) else []


def _altered(before: Agreement, after: Agreement) -> list[AlteredTerm]:
    same: dict[AlteredTerm, bool] = {
        "pace": before.pace == after.pace,
        "forfeit": before.forfeit == after.forfeit,
        "wish": before.wish_days == after.wish_days,
    }
    return [term for term, kept in same.items() if not kept]
