"""The set-up (rules 4.0, alone 11.0)."""

from __future__ import annotations

import numpy as np

from tertulia.games.la_granja.goods import gain, score_points
from tertulia.games.la_granja.market import set_marker
from tertulia.games.la_granja.names import (
    BUILDINGS,
    CARDS,
    COMMODITY,
    O_EDITION,
    O_MARKET,
    O_ROOFS,
    OF_EDITION,
    OPTIONS,
    ROOFS_A_ROUND,
    ROUNDS,
    S_START,
    SILVER,
)
from tertulia.games.la_granja.piles import turn_up
from tertulia.games.la_granja.places import survey_building
from tertulia.games.la_granja.siesta import back_to_start, tell_order
from tertulia.games.la_granja.state import DECK, E_BLOCK, E_DEAL, IN_HAND, NEUTRAL, PLAYING
from tertulia.games.la_granja.steps import begin_round
from tertulia.games.la_granja.turn import advance
from tertulia.kernel.chance import draw, shuffle
from tertulia.kernel.events import emit
from tertulia.kernel.rule import Record, rule

OF = np.array(OF_EDITION)
COUNT = len(OPTIONS)
BLOCKED = 3
POINTS, SILVERS, COMMODITIES, HAND = range(4)


@rule
def setup(s: Record, options: Record) -> None:
    """Lay everything out, deal, and begin the first round."""
    _choose_rules(s, options)
    _shuffle_deck(s)
    for seat in range(s.seats):
        _equip(s, seat)
    for number in range(ROUNDS):
        lay_roofs(s, number)
    _block_buildings(s)
    _order(s)
    s.step = PLAYING
    begin_round(s)
    advance(s)


@rule
def _choose_rules(s: Record, options: Record) -> None:
    """Each option's choice; `edition` stands for that of the edition chosen."""
    edition = int(options[O_EDITION])
    s.rules[O_EDITION] = edition
    for option in range(1, COUNT):
        choice = int(options[option])
        if option < OF.shape[1] and choice == 0:
            choice = int(OF[edition, option])
        s.rules[option] = choice
    s.closed = s.box.closed[s.rules[O_MARKET] - 1, s.seats]


@rule
def _shuffle_deck(s: Record) -> None:
    for card in range(CARDS):
        s.deck[card] = card
        s.zone[card] = DECK
    s.deck_size = CARDS
    shuffle(s.chance, s.deck, CARDS)


@rule
def _equip(s: Record, seat: int) -> None:
    """A player's start: cards, a point, silver, a trade commodity."""
    farm = s.farms[seat]
    hand = int(s.box.first[HAND])
    for _ in range(hand):
        s.zone[turn_up(s)] = IN_HAND + seat
    farm.hand = hand
    emit(s.events, E_DEAL, seat, hand, 0, 0, 0, 0)
    score_points(s, seat, int(s.box.first[POINTS]), S_START)
    gain(s, seat, SILVER, int(s.box.first[SILVERS]))
    gain(s, seat, COMMODITY, int(s.box.first[COMMODITIES]))
    for building in range(len(BUILDINGS)):
        survey_building(s, seat, building)


@rule
def lay_roofs(s: Record, number: int) -> None:
    """As many roof markers of a round as players, alone two; which ones is chance."""
    for i in range(ROOFS_A_ROUND):
        s.roofs[number, i] = s.box.roofs[s.rules[O_ROOFS] - 1, number, i] + 1
    shuffle(s.chance, s.roofs[number], ROOFS_A_ROUND)
    for i in range(max(int(s.seats), 2), ROOFS_A_ROUND):
        s.roofs[number, i] = 0


@rule
def _block_buildings(s: Record) -> None:
    """Dice say which three buildings are blocked, in order."""
    for building in range(len(BUILDINGS)):
        s.first[building] = 1
    for number in range(1, BLOCKED + 1):
        building = draw(s.chance, len(BUILDINGS))
        while s.block[building] > 0:
            building = draw(s.chance, len(BUILDINGS))
        s.block[building] = number
        emit(s.events, E_BLOCK, building, number, 0, 0, 0, 0)


@rule
def _order(s: Record) -> None:
    """A start player by chance, the others clockwise; the first markers on the market; the discs on the track."""
    first = draw(s.chance, max(int(s.seats), 2))
    if s.seats == 1:
        s.opening = int(first == 0)
        set_marker(s, 0, int(s.box.start[first]))
        set_marker(s, NEUTRAL, int(s.box.start[1 - first]))
    else:
        for place in range(s.seats):
            seat = (first + place) % int(s.seats)
            s.order[place] = seat
            set_marker(s, seat, int(s.box.start[place]))
        tell_order(s)
    back_to_start(s)
