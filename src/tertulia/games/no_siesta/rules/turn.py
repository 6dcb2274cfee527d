"""Course of a round and end of the game (rules: the game; I to III; end)."""

from tertulia.games.no_siesta.model.actions import MOST_LEGAL
from tertulia.games.no_siesta.model.decisions import Decision
from tertulia.games.no_siesta.model.events import Event
from tertulia.games.no_siesta.model.options import Dice, TableRule
from tertulia.games.no_siesta.model.state import State
from tertulia.games.no_siesta.model.terms import CIRCLES, FACES, GOODS, IDLE_ROUNDS, IDLE_TOLD, NONE, Revenue, Step
from tertulia.games.no_siesta.rules.abilities import begin_abilities, settle_sheet
from tertulia.games.no_siesta.rules.barrows import ask_for_space, decide_firsts, decline, has_space
from tertulia.games.no_siesta.rules.dice import in_middle, roll
from tertulia.games.no_siesta.rules.forced import forced
from tertulia.games.no_siesta.rules.hiring import ask_to_copy, ask_to_hire, full_field
from tertulia.games.no_siesta.rules.points import settle_esporles, tell_points
from tertulia.games.no_siesta.rules.predicates import last_round, online, seat_after_start, seat_by_siesta
from tertulia.games.no_siesta.rules.sources import FREE_A_DISC, temporary_of
from tertulia.kernel.agenda import pop, push, top
from tertulia.kernel.events import emit
from tertulia.kernel.rule import rule
from tertulia.kernel.stack import stack_int32


@rule
def nobody_waits(s: State) -> bool:
    """Return whether no seat has a decision to make."""
    for seat in range(s.seats):
        if s.players[seat].agenda.open > 0:
            return False
    return True


@rule
def advance(s: State) -> None:
    """Advance the game until a seat has a decision to make, or the game is over."""
    while s.over == 0 and nobody_waits(s):
        _proceed(s)


@rule
def _proceed(s: State) -> None:
    step = int(s.step)
    if step == Step.BEGIN:
        _begin(s)
    elif step < Step.SCORING:
        _dice(s, step)
    elif step == Step.SCORING:
        _scoring(s)
    elif step == Step.MARKET:
        _market(s)
    elif step == Step.HIRING:
        _hiring(s)
    else:
        _end_round(s)


@rule
def _go_to(s: State, step: int) -> None:
    s.step = step
    s.turn = 0


@rule
def _begin(s: State) -> None:
    """Let new abilities begin, seat by seat (ruling 8); then roll the dice."""
    if s.turn == s.seats:
        decide_firsts(s)  # ruling 24: barrows completed by new abilities
        _go_to(s, Step.FIRST_DIE)
        roll(s, 2 * s.seats + 1)
        return
    seat = seat_after_start(s, int(s.turn))
    if s.players[seat].due > 0 and not online(s):
        ask_for_space(s, seat)
    elif not settle_sheet(s, seat):
        s.turn += 1


@rule
def _dice(s: State, step: int) -> None:
    """Let each seat in turn take a die, twice; then all seats use the last die simultaneously."""
    rerolled = s.rules[TableRule.DICE] == Dice.REROLLED
    if step == Step.LAST_DIE:
        _go_to(s, Step.SCORING)
    elif s.turn < s.seats:
        push(s.players[seat_after_start(s, int(s.turn))].agenda, Decision.TAKE)
        s.turn += 1
    elif step == Step.FIRST_DIE:
        _go_to(s, Step.SECOND_DIE)
        if rerolled:
            roll(s, in_middle(s))
    else:
        _go_to(s, Step.LAST_DIE)
        if rerolled:
            roll(s, in_middle(s))
        _share_last(s)


@rule
def _share_last(s: State) -> None:
    """Offer the last die to all seats that have a free disc."""
    for face in range(len(FACES)):
        if s.dice[face] > 0:
            s.last = face + 1
            s.dice[face] = 0
    for seat in range(s.seats):
        if s.players[seat].supply > 0:
            push(s.players[seat].agenda, Decision.MARK)


@rule
def _scoring(s: State) -> None:
    """Begin the scoring phase of each seat in turn; then decide which seats completed barrows first."""
    if s.turn < s.seats:
        player = s.players[seat_after_start(s, int(s.turn))]
        player.used = 0
        push(player.agenda, Decision.SCORE)
        s.turn += 1
    else:
        decide_firsts(s)
        _go_to(s, Step.MARKET)


@rule
def end_scoring(s: State, seat: int, returned: bool) -> None:
    """End a seat's scoring phase: discard temporary revenues, and all commodities but one.

    With `returned`, the last commodity is discarded, too. Online, all other discs leave the board as well.
    """
    player = s.players[seat]
    pop(player.agenda)
    emit(s.events, Event.PASS, seat)
    player.tiles_open = 0
    for revenue in range(CIRCLES + 1):
        left = temporary_of(player, revenue)
        if left > 0:
            emit(s.events, Event.LOSE, seat, revenue, left)
        player.temporary[revenue] = 0
        if revenue < CIRCLES:
            player.bonus[revenue] = 0
        if revenue < GOODS:
            player.cleared_out[revenue] = 0
    kept = 0 if returned else 1
    _return_discs(s, seat, Revenue.COMMODITY, max(int(player.board[Revenue.COMMODITY]) - kept, 0))
    if online(s):
        _clear_board(s, seat)


@rule
def _clear_board(s: State, seat: int) -> None:
    """Return all discs except those of commodities from a revenue board (rules III 2)."""
    for revenue in range(CIRCLES):
        _return_discs(s, seat, revenue, int(s.players[seat].board[revenue]))


@rule
def _return_discs(s: State, seat: int, revenue: int, count: int) -> None:
    if count > 0:
        player = s.players[seat]
        player.board[revenue] -= count
        player.supply += count
        emit(s.events, Event.LOSE, seat, revenue, count)


@rule
def settle_barrows(s: State, seat: int) -> None:
    """Settle completed barrows during a scoring phase, by the printed rules.

    The disc of a completed barrow goes to Esporles before any other action. Without a free disc, the player may free
    one first (ruling 6), after using a commodity that must be used at once (ruling 2). Then the next full barrow
    follows (ruling 8).
    """
    player = s.players[seat]
    while top(player.agenda) == Decision.SCORE:
        if player.due == 0:
            if player.temporary[Revenue.COMMODITY] > 0 or not settle_sheet(s, seat):
                return
        elif player.supply > 0 or not has_space(s, seat):
            ask_for_space(s, seat)
        elif player.temporary[Revenue.COMMODITY] > 0 or _can_free(s, seat):
            return
        else:
            decline(s, seat)


@rule
def _can_free(s: State, seat: int) -> bool:
    scratch = stack_int32(MOST_LEGAL)
    return forced(s, seat, FREE_A_DISC, scratch) > 0


@rule
def _market(s: State) -> None:
    """Place due discs in Esporles, online at the end of the round, when ties of barrows are decided."""
    if s.turn == s.seats:
        _go_to(s, Step.HIRING)
        return
    seat = seat_by_siesta(s, int(s.turn))
    if s.players[seat].due > 0:
        ask_for_space(s, seat)
    else:
        s.turn += 1


@rule
def _hiring(s: State) -> None:
    """Hire helpers in the order of the siesta track (rules: experienced)."""
    if s.turn == s.seats:
        _go_to(s, Step.END)
        return
    seat = seat_by_siesta(s, int(s.turn))
    field = full_field(s, seat)
    if field == NONE:
        s.turn += 1
        ask_to_copy(s, seat)
    else:
        ask_to_hire(s, seat, field)


@rule
def _end_round(s: State) -> None:
    """Clear the boards and begin the next round, or end the game (rules III, end of the game)."""
    for seat in range(s.seats):
        _clear_board(s, seat)
    settle_esporles(s)
    if s.idle >= IDLE_TOLD:
        emit(s.events, Event.IDLE, s.idle, IDLE_ROUNDS - s.idle)
    if last_round(s):  # rules: end of the game; ruling 28
        s.over = 1
        tell_points(s)
        emit(s.events, Event.OVER)
        return
    s.start = seat_after_start(s, 1)
    begin_round(s)


@rule
def begin_round(s: State) -> None:
    """Begin a round: collect the dice and activate the helpers hired in the previous round."""
    s.rounds += 1
    s.idle += 1
    s.last = 0
    for face in range(len(FACES)):
        s.dice[face] = 0
    for seat in range(s.seats):
        player = s.players[seat]
        for i in range(len(player.dice)):
            player.dice[i] = 0
        begin_abilities(s, seat)
    _go_to(s, Step.BEGIN)
    emit(s.events, Event.ROUND, s.rounds, s.start)
