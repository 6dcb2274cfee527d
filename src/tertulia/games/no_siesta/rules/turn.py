"""The course of a round: what is to be decided next, and the end of the game (rules: the game; I to III; end)."""

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
    """Whether no seat has anything to decide."""
    for seat in range(s.seats):
        if s.players[seat].agenda.open > 0:
            return False
    return True


@rule
def advance(s: State) -> None:
    """Go on until somebody has something to decide, or the game is over."""
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
    """New abilities begin, seat by seat (ruling 8); then the dice are rolled."""
    if s.turn == s.seats:
        decide_firsts(s)  # ruling 24
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
    """A die for each seat in turn, twice; then the last one for all at once."""
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
    """The last die is everybody's; whoever has no disc free has nothing to mark."""
    for face in range(len(FACES)):
        if s.dice[face] > 0:
            s.last = face + 1
            s.dice[face] = 0
    for seat in range(s.seats):
        if s.players[seat].supply > 0:
            push(s.players[seat].agenda, Decision.MARK)


@rule
def _scoring(s: State) -> None:
    """The scoring phase of each seat in turn; then it is decided who was first with a barrow."""
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
    """What is temporary is lost, and of the commodities all but one; online, the other discs leave the board, too."""
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
    """Nothing but a commodity stays on a revenue board (rules III 2)."""
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
    """As printed, the disc of a completed barrow goes to Esporles now, before anything else goes on; without one in the supply one
    may be freed first (ruling 6), after a commodity that has to be used at once (ruling 2). Then the next barrow follows that waits
    for nothing any more (ruling 8)."""
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
    """Online, discs go to Esporles in the end of the round, when ties of barrows are known."""
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
    """Who is further on the siesta track hires first (rules: experienced)."""
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
    """Leftovers go, the next seat starts; or the game is over (rules III, end of the game)."""
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
    """A new round; dice are collected, and helpers hired in the last one work."""
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
