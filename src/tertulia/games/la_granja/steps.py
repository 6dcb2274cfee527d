"""What each step of a round does: on entering, for each seat in turn, and on leaving (rules 6.0 to 9.0)."""

from __future__ import annotations

from tertulia.games.la_granja.dice import open_die, roll
from tertulia.games.la_granja.effects import fire
from tertulia.games.la_granja.helpers import NOBODY, odd_slot
from tertulia.games.la_granja.income import grow, income_step
from tertulia.games.la_granja.names import (
    DELIVERIES,
    DELIVERIES_BEGIN,
    FIELDS,
    FREE_EXTRA_DELIVERIES,
    MAX_SEATS,
    O_DELIVERIES,
    O_UNSOLD,
    PIG,
    ROUNDS,
    SIESTA_STEP,
    VILLAGE_ELDER,
    WAINWRIGHT,
)
from tertulia.games.la_granja.prices import extra_deliveries
from tertulia.games.la_granja.roofs import any_on_sale, unsold_leave
from tertulia.games.la_granja.scoring import end_game, score_seat, tidy
from tertulia.games.la_granja.siesta import advance_disc, back_to_start, new_order
from tertulia.games.la_granja.solo import neutral_turn, remove_die
from tertulia.games.la_granja.state import (
    CHOOSING_DONKEY,
    D_DELIVER,
    D_DONKEY,
    D_EXTRA,
    D_EXTRAS,
    D_GROW,
    D_MARK,
    D_PLAY,
    D_ROOF,
    D_TAKE,
    DELIVERING_3,
    E_DONKEYS,
    E_LAST,
    E_ROOFS,
    E_ROUND,
    E_SCORING,
    EXTRAS_4,
    FIRST_DIE,
    GROWTH,
    INCOME,
    LAST,
    LAST_DIE,
    MARKING,
    NOT_BEGUN,
    PLAYING,
    ROOFING,
    SCORING,
    SECOND_DIE,
    SIESTA_STEP_2,
    TURNED,
)
from tertulia.kernel.agenda import push, put
from tertulia.kernel.events import emit
from tertulia.kernel.rule import Record, rule

ONE_BY_ONE = 2
LEAVE = 2
SOLO_DICE = 5
STARTS_FROM = 3
"""Alone, who reaches this space of the siesta track is the next start player (rules 11.0)."""


@rule
def enter(s: Record) -> None:
    """What happens once, before the first seat of a step."""
    step = int(s.step)
    if step == PLAYING:
        begin_round(s)
    elif step == FIRST_DIE:
        roll(s, 2 * int(s.seats) + 1 if s.seats > 1 else SOLO_DICE)
    elif step == LAST_DIE:
        if s.seats == 1 and s.opening:
            remove_die(s)
        emit(s.events, E_LAST, last_die(s), 0, 0, 0, 0, 0)
    elif step == CHOOSING_DONKEY:
        _donkeys(s)
    elif step == SCORING:
        for i in range(3):
            s.spent[i] = 0
        emit(s.events, E_SCORING, s.rounds, 0, 0, 0, 0, 0)


@rule
def begin_round(s: Record) -> None:
    """The next round: its roof markers lie open."""
    s.rounds += 1
    s.marked = 0
    s.marker = 0
    number = int(s.rounds) - 1
    emit(s.events, E_ROUND, s.rounds, 0, 0, 0, 0, 0)
    emit(s.events, E_ROOFS, s.roofs[number, 0], s.roofs[number, 1], s.roofs[number, 2], s.roofs[number, 3], 0, 0)
    for seat in range(s.seats):
        s.farms[seat].step = PLAYING


@rule
def last_die(s: Record) -> int:
    """The value of the die that nobody took."""
    for i in range(6):
        if s.dice[i] > 0:
            return i + 1
    return 0


@rule
def _donkeys(s: Record) -> None:
    """All choose at once; after three rounds the markers are available again (rules 8.1)."""
    if s.seats == 1 and not s.opening:
        neutral_turn(s)
    for seat in range(s.seats):
        farm = s.farms[seat]
        if s.rounds == ROUNDS // 2 + 1:
            farm.donkeys = 0
        push(farm.agenda, D_DONKEY)


@rule
def begin(s: Record, seat: int, step: int) -> None:
    """A seat's part of a step: what happens by itself, and what it has to decide."""
    pending = s.farms[seat].agenda
    if step == PLAYING:
        push(pending, D_PLAY)
        put(pending, 0, 2 if s.rounds == 1 else 1)
        put(pending, 1, int(s.rounds == 1))
    elif step == INCOME:
        income_step(s, seat)
    elif step == GROWTH:
        _growth(s, seat)
    elif step == ROOFING:
        if any_on_sale(s, seat):
            push(pending, D_ROOF)
    elif step == MARKING:
        if odd_slot(s, seat, VILLAGE_ELDER) != NOBODY:
            push(pending, D_MARK)
    elif step == FIRST_DIE or step == SECOND_DIE:
        # rules 11.0: alone, a die leaves between two of the player's, or before each of them
        if s.seats == 1 and (not s.opening or step == SECOND_DIE):
            remove_die(s)
        push(pending, D_TAKE)
    elif step == LAST_DIE:
        open_die(pending, last_die(s), LAST)
    else:
        _transport(s, seat, step)


@rule
def _growth(s: Record, seat: int) -> None:
    """Growth waits for the player where a good on a field or a pig could still be put to use before it."""
    stock = s.farms[seat].stock
    if stock[FIELDS] + stock[FIELDS + 1] + stock[FIELDS + 2] + stock[PIG] > 0:
        push(s.farms[seat].agenda, D_GROW)
    else:
        grow(s, seat)


@rule
def _transport(s: Record, seat: int, step: int) -> None:
    farm = s.farms[seat]
    if step == SIESTA_STEP_2:
        more = int(farm.crafts[WAINWRIGHT] == TURNED)
        advance_disc(s, seat, int(s.box.hats[farm.donkey - 1]) + more)
        fire(s, seat, SIESTA_STEP, 1)
    elif step == DELIVERING_3:
        push(farm.agenda, D_DELIVER)
        put(farm.agenda, 0, int(farm.donkey) + int(farm.crafts[WAINWRIGHT] == TURNED) + int(farm.mods[DELIVERIES]))
        put(farm.agenda, 1, NOT_BEGUN)
        fire(s, seat, DELIVERIES_BEGIN, 1)
    elif step == EXTRAS_4:
        farm.free_extras = farm.mods[FREE_EXTRA_DELIVERIES]
        push(farm.agenda, D_EXTRAS if s.rules[O_DELIVERIES] == ONE_BY_ONE else D_EXTRA)
        put(farm.agenda, 0, extra_deliveries(s, seat))
    elif step == SCORING:
        score_seat(s, seat)


@rule
def leave(s: Record) -> None:
    """What happens once, after the last seat of a step."""
    step = int(s.step)
    if step == LAST_DIE:
        for i in range(6):
            s.dice[i] = 0
    elif step == CHOOSING_DONKEY:
        chosen = (0, 0, 0, 0)
        for seat in range(MAX_SEATS):
            chosen = (chosen[1], chosen[2], chosen[3], int(s.farms[seat].donkey))
        emit(s.events, E_DONKEYS, chosen[0], chosen[1], chosen[2], chosen[3], 0, 0)
        for seat in range(s.seats):
            s.farms[seat].donkeys |= 1 << (s.farms[seat].donkey - 1)
    elif step == SIESTA_STEP_2 and s.seats > 1:
        new_order(s)
    elif step == EXTRAS_4 and s.seats == 1 and s.opening:
        neutral_turn(s)
    elif step == SCORING:
        _end_round(s)


@rule
def _end_round(s: Record) -> None:
    if s.rounds == ROUNDS:
        end_game(s)
        return
    if s.seats == 1:
        s.opening = int(s.farms[0].siesta >= STARTS_FROM)
    for seat in range(s.seats):
        tidy(s, seat)
    back_to_start(s)
    if s.rules[O_UNSOLD] == LEAVE:
        unsold_leave(s)
