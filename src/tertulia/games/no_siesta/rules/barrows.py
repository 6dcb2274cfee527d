"""Market barrows and the market of Esporles (rules D; rulings 5 and 6)."""

from tertulia.games.no_siesta.model.actions import Action
from tertulia.games.no_siesta.model.decisions import Decision
from tertulia.games.no_siesta.model.events import Event
from tertulia.games.no_siesta.model.state import State
from tertulia.games.no_siesta.model.terms import BARROWS, SPACES, BarrowState, PointSource, Revenue, Step
from tertulia.games.no_siesta.rules.points import award_points
from tertulia.games.no_siesta.rules.predicates import is_online, may_spend_disc
from tertulia.games.no_siesta.rules.requirements import update_wants_of_barrow
from tertulia.kernel.agenda import pop, push
from tertulia.kernel.events import emit
from tertulia.kernel.rule import rule
from tertulia.kernel.schema import IntArray

FIRST_POINTS, LATER_POINTS = 0, 1


@rule
def is_barrow_full(s: State, seat: int, barrow: int) -> bool:
    """Return whether a barrow has all goods and donkeys that it asks for, and is not completed yet."""
    player = s.players[seat]
    return player.barrow_state[barrow] == BarrowState.OPEN and player.barrow_wants[barrow] == 0


@rule
def complete_barrow(s: State, seat: int, barrow: int) -> None:
    """Complete a barrow: gain a commodity, the right to a disc on the market of Esporles, and points.

    The points are undecided until the end of the phase if no player completed this barrow before.
    """
    player = s.players[seat]
    emit(s.events, Event.BARROW, seat, barrow)
    if s.tops[barrow] == 0:
        player.barrow_state[barrow] = BarrowState.UNDECIDED
    else:
        player.barrow_state[barrow] = BarrowState.LATER
        award_points(s, seat, int(s.box.barrow_points[barrow, LATER_POINTS]), PointSource.BARROWS)
    update_wants_of_barrow(s, seat, barrow)
    gain_commodity(s, seat)
    player.due += 1


@rule
def gain_commodity(s: State, seat: int) -> None:
    """Gain a trade commodity, marked by a disc of the player's supply.

    If the player has no free disc, the commodity lies beside the board. Online, it stays there until the end of the
    phase. By the printed rules, the player must use it at once; outside the scoring phase it is lost (ruling 2).
    """
    player = s.players[seat]
    if player.supply > 0:
        player.supply -= 1
        player.board[Revenue.COMMODITY] += 1
        emit(s.events, Event.COMMODITY, seat, 1)
    elif s.step == Step.SCORING or is_online(s):
        player.temporary[Revenue.COMMODITY] += 1
        emit(s.events, Event.COMMODITY, seat, 0)
    else:
        emit(s.events, Event.COMMODITY, seat, -1)


@rule
def decide_firsts(s: State) -> None:
    """Decide, for each barrow completed in this phase, which players completed it first.

    Called after the scoring phase, and at the start of a round for barrows completed then (ruling 24). The player
    furthest on the siesta track gets the higher points; players who tie there all get them (ruling 5).
    """
    for barrow in range(BARROWS):
        furthest, first = -1, 0
        for seat in range(s.seats):
            player = s.players[seat]
            if player.barrow_state[barrow] == BarrowState.UNDECIDED:
                if player.siesta > furthest:
                    furthest, first = int(player.siesta), 0
                first |= int(player.siesta == furthest) << seat
        if first:
            s.tops[barrow] = first
            emit(s.events, Event.FIRST, barrow, first)
            for seat in range(s.seats):
                if s.players[seat].barrow_state[barrow] == BarrowState.UNDECIDED:
                    high = (first >> seat) & 1 != 0
                    s.players[seat].barrow_state[barrow] = BarrowState.FIRST if high else BarrowState.LATER
                    award_points(
                        s,
                        seat,
                        int(s.box.barrow_points[barrow, FIRST_POINTS if high else LATER_POINTS]),
                        PointSource.BARROWS,
                    )


@rule
def list_open_spaces(s: State, seat: int, out: IntArray) -> int:
    """Write the actions that place a disc on a space of Esporles to `out`; return their number (rules D).

    A space holds at most one disc of each player, and fewer discs than there are players.
    """
    n = 0
    player = s.players[seat]
    for space in range(len(SPACES)):
        out[n] = Action.MARKET + space
        n += int((int(player.esporles) >> space) & 1 == 0 and s.market[space] < s.seats - 1)
    return n


@rule
def has_open_space(s: State, seat: int) -> bool:
    """Return whether a player can place a disc on any space of the market of Esporles."""
    player = s.players[seat]
    for space in range(len(SPACES)):
        if (int(player.esporles) >> space) & 1 == 0 and s.market[space] < s.seats - 1:
            return True
    return False


@rule
def ask_for_space(s: State, seat: int) -> bool:
    """Ask a player on which space of Esporles to place the disc that a completed barrow allows.

    If the disc cannot be placed, it is given up. Returns whether the player is asked.
    """
    player = s.players[seat]
    if may_spend_disc(s, player) and has_open_space(s, seat):
        push(player.agenda, Decision.MARKET)
        return True
    decline_due_disc(s, seat)
    return False


@rule
def place_due_disc(s: State, seat: int, space: int) -> None:
    """Place the disc that a completed barrow allows on a space of Esporles, where it stays."""
    player = s.players[seat]
    pop(player.agenda)
    player.due -= 1
    player.supply -= 1
    player.esporles |= 1 << space
    s.market[space] += 1
    emit(s.events, Event.MARKET, seat, space)


@rule
def decline_due_disc(s: State, seat: int) -> None:
    """Give up the right to place a disc on the market of Esporles, which a completed barrow gave."""
    s.players[seat].due -= 1
    emit(s.events, Event.DECLINE, seat)
