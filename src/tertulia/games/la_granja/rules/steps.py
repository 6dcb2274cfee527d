"""Steps of a round: effects on entering, the part of each seat, effects on leaving (rules 6.0 to 9.0)."""

from tertulia.games.la_granja.model.arguments import Buying, Delivering, Offering, Pausing, Playing
from tertulia.games.la_granja.model.cards import Modifier, Special, Trigger
from tertulia.games.la_granja.model.decisions import Before, Decision, DieOf, Series, Step
from tertulia.games.la_granja.model.events import Event
from tertulia.games.la_granja.model.options import TableRule
from tertulia.games.la_granja.model.state import State
from tertulia.games.la_granja.model.terms import MAX_SEATS, ROUNDS, SIESTA, Building, Craft
from tertulia.games.la_granja.rules.dice import open_die, roll
from tertulia.games.la_granja.rules.effects import ASK, fire, open_deliveries
from tertulia.games.la_granja.rules.helpers import NOBODY, any_time_means, special_slot
from tertulia.games.la_granja.rules.income import grow, growth_waits, income_step, income_waits
from tertulia.games.la_granja.rules.prices import extra_deliveries
from tertulia.games.la_granja.rules.roofs import any_open, unsold_leave
from tertulia.games.la_granja.rules.scoring import end_game, score_seat, tidy
from tertulia.games.la_granja.rules.siesta import advance_disc, back_to_start, new_order
from tertulia.games.la_granja.rules.solo import neutral_turn, remove_die
from tertulia.kernel.agenda import Agenda, get_argument, pop, push, set_argument
from tertulia.kernel.events import emit
from tertulia.kernel.rule import rule

ONE_BY_ONE = 2
LEAVE = 2
SOLO_DICE = 5
STARTS_FROM = 3
"""Solo game: space of the siesta track that decides the next start player (rules 11.0).

A player whose disc reaches it starts the next round.
"""


@rule
def enter(s: State) -> None:
    """Apply what happens once, before the first seat of a step."""
    step = int(s.step)
    if step == Step.PLAY:
        begin_round(s)
    elif step == Step.FIRST_DIE:
        roll(s, 2 * int(s.seats) + 1 if s.seats > 1 else SOLO_DICE)
    elif step == Step.LAST_DIE:
        if s.seats == 1 and s.opening:
            remove_die(s)
        emit(s.events, Event.LAST, last_die(s))
    elif step == Step.DONKEY:
        _donkeys(s)
    elif step == Step.SCORING:
        for i in range(3):
            s.spent[i] = 0
        emit(s.events, Event.SCORING, s.rounds)


@rule
def begin_round(s: State) -> None:
    """Begin the next round and reveal its roof markers."""
    s.rounds += 1
    s.marked = 0
    s.marker = 0
    number = int(s.rounds) - 1
    emit(s.events, Event.ROUND, s.rounds)
    emit(s.events, Event.ROOFS, s.roofs[number, 0], s.roofs[number, 1], s.roofs[number, 2], s.roofs[number, 3])
    for seat in range(s.seats):
        s.farms[seat].step = Step.PLAY


@rule
def last_die(s: State) -> int:
    """Return the value of the lowest die left, or 0."""
    for i in range(6):
        if s.dice[i] > 0:
            return i + 1
    return 0


@rule
def _donkeys(s: State) -> None:
    """Ask all seats to choose donkeys at once.

    All markers are available again after three rounds (rules 8.1).
    """
    for seat in range(s.seats):
        farm = s.farms[seat]
        if s.rounds == ROUNDS // 2 + 1:
            farm.donkeys = 0
        push(farm.agenda, Decision.DONKEY)
    if s.seats == 1 and not s.opening:
        # last, so that the market guard's decision lies on top and is made first (ruling 2)
        neutral_turn(s)


@rule
def begin(s: State, seat: int, step: int) -> None:
    """Begin a seat's part of a step: apply automatic effects and open the seat's decisions."""
    pending = s.farms[seat].agenda
    if step == Step.PLAY:
        push(pending, Decision.PLAY)
        set_argument(pending, Playing.LEFT, 2 if s.rounds == 1 else 1)
        set_argument(pending, Playing.MUST, int(s.rounds == 1))
    elif step == Step.INCOME:
        if income_waits(s, seat):
            pause(pending, Before.INCOME)
        else:
            income_step(s, seat)
    elif step == Step.GROWTH:
        if growth_waits(s, seat):
            push(pending, Decision.GROW)
        else:
            grow(s, seat)
    elif step == Step.ROOFS:
        pause(pending, Before.TURN_END)
        if any_open(s):
            push(pending, Decision.ROOF)
    elif step == Step.MARK:
        elder = special_slot(s, seat, Special.VILLAGE_ELDER)
        if elder != NOBODY:
            push(pending, Decision.MARK)
            set_argument(pending, Offering.CARD, int(s.farms[seat].helpers[elder]) - 1)
    elif step == Step.FIRST_DIE or step == Step.SECOND_DIE:
        # rules 11.0: in the solo game a die is removed between the player's two dice, or before each of them
        if s.seats == 1 and (not s.opening or step == Step.SECOND_DIE):
            remove_die(s)
        pause(pending, Before.TURN_END)
        push(pending, Decision.TAKE)
    elif step == Step.LAST_DIE:
        pause(pending, Before.TURN_END)
        open_die(pending, last_die(s), DieOf.LAST)
    else:
        _transport(s, seat, step)


@rule
def pause(pending: Agenda, before: int) -> None:
    """Let the player take any-time actions before something that happens automatically (ruling 2)."""
    push(pending, Decision.PAUSE)
    set_argument(pending, Pausing.BEFORE, before)


@rule
def end_pause(s: State, seat: int, pending: Agenda) -> None:
    """End a pause and apply what it delayed."""
    before = get_argument(pending, Pausing.BEFORE)
    pop(pending)
    if before == Before.INCOME:
        income_step(s, seat)


@rule
def _transport(s: State, seat: int, step: int) -> None:
    farm = s.farms[seat]
    if step == Step.SIESTA:
        # buying, selling and upgrading alone can wait until a later step
        if any_time_means(s, seat):
            push(farm.agenda, Decision.SIESTA)
        else:
            siesta_move(s, seat)
    elif step == Step.DELIVERIES:
        more = int(farm.crafts[Building.WAINWRIGHT] == Craft.TURNED) + int(farm.modifiers[Modifier.DELIVERIES])
        open_deliveries(farm.agenda, int(farm.donkey) + more, Series.NOT_BEGUN)
        set_argument(farm.agenda, Delivering.HELPED, int(farm.modifiers[Modifier.DELIVERIES]))
        fire(s, seat, Trigger.DELIVERIES_BEGIN, 1)
    elif step == Step.EXTRA_DELIVERIES:
        if s.rules[TableRule.DELIVERIES] == ONE_BY_ONE:
            push(farm.agenda, Decision.BUY_ONE_BY_ONE)
            set_argument(farm.agenda, Buying.LEFT, extra_deliveries(s, seat))
            set_argument(farm.agenda, Buying.HELPED, int(farm.modifiers[Modifier.EXTRA_DELIVERIES]))
        else:
            push(farm.agenda, Decision.BUY_DELIVERIES)
    elif step == Step.SCORING:
        score_seat(s, seat)


@rule
def siesta_move(s: State, seat: int) -> None:
    """Move a disc by the hats of the donkey marker and the wainwright's step (rules 8.2).

    Then fire the helpers that react.
    """
    farm = s.farms[seat]
    wainwright = int(farm.crafts[Building.WAINWRIGHT] == Craft.TURNED)
    asked = wainwright if s.rules[TableRule.TRIGGERED_HELPERS] == ASK else 0
    advance_disc(s, seat, int(s.box.hats[farm.donkey - 1]) + wainwright - asked)
    fire(s, seat, Trigger.SIESTA_STEP, 1)
    if asked and farm.siesta < SIESTA - 1:
        push(farm.agenda, Decision.STEP)


@rule
def leave(s: State) -> None:
    """Apply what happens once, after the last seat of a step."""
    step = int(s.step)
    if step == Step.LAST_DIE:
        for i in range(6):
            s.dice[i] = 0
    elif step == Step.DONKEY:
        chosen = (0, 0, 0, 0)
        for seat in range(MAX_SEATS):
            chosen = (chosen[1], chosen[2], chosen[3], int(s.farms[seat].donkey))
        emit(s.events, Event.DONKEYS, chosen[0], chosen[1], chosen[2], chosen[3])
        for seat in range(s.seats):
            s.farms[seat].donkeys |= 1 << (s.farms[seat].donkey - 1)
    elif step == Step.SIESTA and s.seats > 1:
        new_order(s)
    elif step == Step.SCORING:
        _end_round(s)


@rule
def _end_round(s: State) -> None:
    if s.rounds == ROUNDS:
        end_game(s)
        return
    if s.seats == 1:
        s.opening = int(s.farms[0].siesta >= STARTS_FROM)
    for seat in range(s.seats):
        tidy(s, seat)
    back_to_start(s)
    if s.rules[TableRule.UNSOLD_ROOFS] == LEAVE:
        unsold_leave(s)
