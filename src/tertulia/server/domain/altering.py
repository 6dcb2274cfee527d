"""What a table that waits is played by: its host may choose anew, and whoever else sits there agrees anew."""

from __future__ import annotations

from collections.abc import Sequence

from tertulia.kernel.game import GameError
from tertulia.server.domain.agreeing import ask_anew, no_longer_asked, require_seen
from tertulia.server.domain.commands import Alter, Stay
from tertulia.server.domain.errors import BadCommand, NotYourSeat
from tertulia.server.domain.events import Asked, TableEvent
from tertulia.server.domain.paces import usual_patience
from tertulia.server.domain.pacing import Agreement, AlteredTerm
from tertulia.server.domain.seating import hosted, known_bot, still_open
from tertulia.server.domain.seats import seats_of
from tertulia.server.domain.state import TableState, Terms
from tertulia.server.domain.table import Table


def alter(command: Alter, table: Table, state: TableState) -> Sequence[TableEvent]:
    """Play by other options, at another pace, with other words about who is away or about hints. Raises `BadCommand` where the game
    has none such, `NotHost` and `NotOpen` otherwise."""
    hosted(state, command.guest)
    now, wanted = table.terms, _wanted(command, table)
    options = [name for name, choice in wanted.options.items() if choice != now.options.get(name)]
    terms = _altered(now, wanted)
    if not options and not terms:
        return []
    state.terms = wanted
    ask_anew(state, options, terms)
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


def _wanted(command: Alter, table: Table) -> Terms:
    """What is to be played by. Raises `BadCommand`."""
    now = table.terms
    try:
        options = table.game.check_options({**now.options, **command.options}, len(table.state.seats))
    except GameError as error:
        raise BadCommand(f"options: {error}") from None
    pace = now.agreement.pace if command.pace is None else command.pace
    patience = now.patience if command.patience is None else command.patience
    if command.patience is None and patience == usual_patience(now.agreement.pace):
        patience = usual_patience(pace)
    agreement = Agreement(pace, command.forfeit or now.agreement.forfeit, command.wish_days or now.agreement.wish_days)
    substitute = known_bot(table.game, command.substitute or now.substitute)
    return Terms(options, agreement, patience, substitute, now.hints if command.hints is None else command.hints)


def _altered(before: Terms, after: Terms) -> list[AlteredTerm]:
    """What is otherwise; how long somebody may be away goes without saying where it is as usual before and after."""
    paces = before.agreement.pace, after.agreement.pace
    same: dict[AlteredTerm, bool] = {
        "pace": paces[0] == paces[1],
        "forfeit": before.agreement.forfeit == after.agreement.forfeit,
        "wish": before.agreement.wish_days == after.agreement.wish_days,
        "patience": before.patience == after.patience
        or (before.patience, after.patience) == tuple(usual_patience(pace) for pace in paces),
        "substitute": before.substitute == after.substitute,
        "hints": before.hints == after.hints,
    }
    return [term for term, kept in same.items() if not kept]
