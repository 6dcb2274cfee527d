"""Craft buildings completed: points, order markers, craft markers and what they do at once (rules 8.3.1, 8.3.2; ruling 7)."""

from __future__ import annotations

from tertulia.games.la_granja.effects import add_deliveries, fire, open_choice
from tertulia.games.la_granja.goods import gain, score_points
from tertulia.games.la_granja.names import (
    BARROWS,
    BUILDING_DONE,
    BUTCHER,
    COMMODITY,
    DELI,
    GOODS,
    GREENGROCER,
    MERCHANT_HOUSE,
    RESOURCES,
    S_BUILDING,
    S_CRAFT,
    S_FIRST,
    S_OPENED,
    SILVER,
    VILLAGE_STORE,
    WAINWRIGHT,
)
from tertulia.games.la_granja.places import ROWS, survey_building
from tertulia.games.la_granja.state import E_BUILDING, E_CRAFT, E_OPEN, FRESH, TURNED
from tertulia.kernel.events import emit
from tertulia.kernel.rule import Record, rule

ANY_RESOURCE = (1 << RESOURCES) - 1
HOUSE_SILVER = 3
STORE_POINTS = 2


@rule
def complete_building(s: Record, seat: int, building: int) -> None:
    """One marker stays at the building, the others come back; then points, order marker, craft marker and its effect."""
    farm = s.farms[seat]
    for good in range(len(GOODS)):
        farm.markers -= int(farm.rows[building, good])
        farm.rows[building, good] = 0
    farm.markers += 1
    farm.completed |= 1 << building
    emit(s.events, E_BUILDING, seat, building, 0, 0, 0, 0)
    score_points(s, seat, int(s.rounds), S_BUILDING)
    if s.first[building]:
        s.first[building] = 0
        score_points(s, seat, 1, S_FIRST)
        _open_next(s, seat)
    if farm.crafts[VILLAGE_STORE] == TURNED:
        score_points(s, seat, STORE_POINTS, S_CRAFT)
    farm.crafts[building] = FRESH
    survey_building(s, seat, building)
    _at_once(s, seat, building)
    fire(s, seat, BUILDING_DONE, 1)


@rule
def _open_next(s: Record, seat: int) -> None:
    """The first completion of a building takes away the lowest building order marker left (rules 8.3.2)."""
    lowest, which = 9, -1
    for building in range(ROWS):
        if 0 < s.block[building] < lowest:
            lowest, which = int(s.block[building]), building
    if which >= 0:
        s.block[which] = 0
        emit(s.events, E_OPEN, seat, which, lowest, 0, 0, 0)
        score_points(s, seat, 1, S_OPENED)


@rule
def _at_once(s: Record, seat: int, building: int) -> None:
    """The front of a craft marker (rules 8.3.1)."""
    farm = s.farms[seat]
    emit(s.events, E_CRAFT, seat, building, 0, 0, 0, 0)
    if building == MERCHANT_HOUSE:
        gain(s, seat, SILVER, HOUSE_SILVER)
    elif building == WAINWRIGHT:
        score_points(s, seat, int(s.box.siesta[farm.siesta]), S_CRAFT)
        add_deliveries(s, seat, 1)
    elif building == VILLAGE_STORE:
        score_points(s, seat, STORE_POINTS, S_CRAFT)
    elif building == DELI:
        gain(s, seat, COMMODITY, 1)
    elif building == GREENGROCER:
        open_choice(farm.agenda, ANY_RESOURCE, 0)
    elif building == BUTCHER:
        barrows = 0
        for slot in range(BARROWS):
            barrows += int(farm.barrows[slot] > 0)
        score_points(s, seat, barrows, S_CRAFT)


@rule
def turn_crafts(s: Record, seat: int) -> None:
    """Craft markers of this round show their lasting side from the next round on (rules 9.0)."""
    farm = s.farms[seat]
    for building in range(ROWS):
        if farm.crafts[building] == FRESH:
            farm.crafts[building] = TURNED
