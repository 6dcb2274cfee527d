"""Market barrows and the market of Esporles (rules D; rulings 5 and 6)."""

from tertulia.games.no_siesta.model.actions import Action
from tertulia.games.no_siesta.model.decisions import Decision
from tertulia.games.no_siesta.model.events import Event
from tertulia.games.no_siesta.model.state import State
from tertulia.games.no_siesta.model.terms import BARROWS, SPACES, BarrowState, PointSource, Revenue, Step
from tertulia.games.no_siesta.rules.points import award
from tertulia.games.no_siesta.rules.predicates import may_spend_disc, online
from tertulia.games.no_siesta.rules.requirements import want_barrow
from tertulia.kernel.agenda import pop, push
from tertulia.kernel.events import emit
from tertulia.kernel.rule import rule
from tertulia.kernel.schema import IntArray

HIGH, LOW = 0, 1


@rule
def is_full(s: State, seat: int, barrow: int) -> bool:
    """Whether all that a barrow asks for is crossed off, and it is still to be completed."""
    player = s.players[seat]
    return player.barrow_state[barrow] == BarrowState.OPEN and player.barrow_wants[barrow] == 0


@rule
def complete(s: State, seat: int, barrow: int) -> None:
    """A barrow goes to market: a commodity, a disc for Esporles, and points that may be known only at the phase's end."""
    player = s.players[seat]
    emit(s.events, Event.BARROW, seat, barrow)
    if s.tops[barrow] == 0:
        player.barrow_state[barrow] = BarrowState.UNDECIDED
    else:
        player.barrow_state[barrow] = BarrowState.LATER
        award(s, seat, int(s.box.barrow_points[barrow, LOW]), PointSource.BARROWS)
    want_barrow(s, seat, barrow)
    gain_commodity(s, seat)
    player.due += 1


@rule
def gain_commodity(s: State, seat: int) -> None:
    """A commodity takes a disc of the supply. Where there is none, it waits beside the board: online to the end of the phase, as
    printed to be used at once, and outside the scoring phase that cannot be (ruling 2)."""
    player = s.players[seat]
    if player.supply > 0:
        player.supply -= 1
        player.board[Revenue.COMMODITY] += 1
        emit(s.events, Event.COMMODITY, seat, 1)
    elif s.step == Step.SCORING or online(s):
        player.temporary[Revenue.COMMODITY] += 1
        emit(s.events, Event.COMMODITY, seat, 0)
    else:
        emit(s.events, Event.COMMODITY, seat, -1)


@rule
def decide_firsts(s: State) -> None:
    """At the end of the scoring phase, and when a round has begun (ruling 24): of those who completed a barrow first, whoever is
    further on the siesta track has the high number, and all of them where they are equal (ruling 5)."""
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
                    award(s, seat, int(s.box.barrow_points[barrow, HIGH if high else LOW]), PointSource.BARROWS)


@rule
def spaces(s: State, seat: int, out: IntArray) -> int:
    """Write the spaces of Esporles that are open: a disc of each player, and one player less than there are (rules D)."""
    n = 0
    player = s.players[seat]
    for space in range(len(SPACES)):
        out[n] = Action.MARKET + space
        n += int((int(player.esporles) >> space) & 1 == 0 and s.market[space] < s.seats - 1)
    return n


@rule
def has_space(s: State, seat: int) -> bool:
    """Whether any space of Esporles is open."""
    player = s.players[seat]
    for space in range(len(SPACES)):
        if (int(player.esporles) >> space) & 1 == 0 and s.market[space] < s.seats - 1:
            return True
    return False


@rule
def ask_for_space(s: State, seat: int) -> bool:
    """Ask for the space of a disc that is due, where one can be placed; otherwise none is."""
    player = s.players[seat]
    if may_spend_disc(s, player) and has_space(s, seat):
        push(player.agenda, Decision.MARKET)
        return True
    decline(s, seat)
    return False


@rule
def to_market(s: State, seat: int, space: int) -> None:
    """A disc lies on the market for good."""
    player = s.players[seat]
    pop(player.agenda)
    player.due -= 1
    player.supply -= 1
    player.esporles |= 1 << space
    s.market[space] += 1
    emit(s.events, Event.MARKET, seat, space)


@rule
def decline(s: State, seat: int) -> None:
    """No disc goes to Esporles."""
    s.players[seat].due -= 1
    emit(s.events, Event.DECLINE, seat)
