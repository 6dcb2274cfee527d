"""Completed craft buildings and their effects (rules 8.3.1, 8.3.2; ruling 7).

They bring points, remove order markers and give craft markers with an immediate effect.
"""

from tertulia.games.la_granja.model.arguments import Delivering
from tertulia.games.la_granja.model.cards import Trigger
from tertulia.games.la_granja.model.decisions import Series
from tertulia.games.la_granja.model.events import Event
from tertulia.games.la_granja.model.state import State
from tertulia.games.la_granja.model.terms import BARROWS, GOODS, RESOURCES, Building, Craft, Good, PointSource
from tertulia.games.la_granja.rules.effects import fire_trigger, open_choice, open_deliveries
from tertulia.games.la_granja.rules.goods import gain_good, score_points
from tertulia.games.la_granja.rules.places import BUILDING_COUNT, survey_building
from tertulia.kernel.agenda import Agenda, get_argument, pop
from tertulia.kernel.events import emit
from tertulia.kernel.rule import rule

ANY_RESOURCE = (1 << RESOURCES) - 1
HOUSE_SILVER = 3
STORE_POINTS = 2


@rule
def complete_building(s: State, seat: int, building: int) -> None:
    """Complete a building: one marker stays there, the others return to the supply.

    Then the points are scored, and the craft marker takes effect. The first completion of the building also removes an
    order marker.
    """
    farm = s.farms[seat]
    for good in range(len(GOODS)):
        farm.markers -= int(farm.rows[building, good])
        farm.rows[building, good] = 0
    farm.markers += 1
    farm.completed |= 1 << building
    emit(s.events, Event.BUILDING, seat, building)
    score_points(s, seat, int(s.rounds), PointSource.BUILDING)
    if s.first[building]:
        s.first[building] = 0
        score_points(s, seat, 1, PointSource.FIRST)
        _open_next_building(s, seat)
    if farm.crafts[Building.VILLAGE_STORE] == Craft.TURNED:
        score_points(s, seat, STORE_POINTS, PointSource.CRAFT)
    farm.crafts[building] = Craft.FRESH
    survey_building(s, seat, building)
    _apply_craft_at_once(s, seat, building)
    fire_trigger(s, seat, Trigger.BUILDING_DONE, 1)
    _open_craft_choice(s.farms[seat].agenda, building)


@rule
def _open_next_building(s: State, seat: int) -> None:
    """Remove the lowest order marker that still blocks a building (rules 8.3.2).

    This happens when a building is completed for the first time. The seat that completed it scores a point.
    """
    lowest, which = 9, -1
    for building in range(BUILDING_COUNT):
        if 0 < s.block[building] < lowest:
            lowest, which = int(s.block[building]), building
    if which >= 0:
        s.block[which] = 0
        emit(s.events, Event.OPEN, seat, which, lowest)
        score_points(s, seat, 1, PointSource.OPENED)


@rule
def _apply_craft_at_once(s: State, seat: int, building: int) -> None:
    """Apply the immediate effect of a craft marker, unless the player has to decide (rules 8.3.1)."""
    farm = s.farms[seat]
    emit(s.events, Event.CRAFT, seat, building)
    if building == Building.MERCHANT_HOUSE:
        gain_good(s, seat, Good.SILVER, HOUSE_SILVER)
    elif building == Building.VILLAGE_STORE:
        score_points(s, seat, STORE_POINTS, PointSource.CRAFT)
    elif building == Building.DELI:
        gain_good(s, seat, Good.COMMODITY, 1)
    elif building == Building.BUTCHER:
        barrows = 0
        for slot in range(BARROWS):
            barrows += int(farm.barrows[slot] > 0)
        score_points(s, seat, barrows, PointSource.CRAFT)


@rule
def _open_craft_choice(pending: Agenda, building: int) -> None:
    """Open the decision that the immediate effect of a craft marker requires, if any.

    It goes on top of the agenda, before the decisions about helpers: its gain may pay for a helper (ruling 29).
    """
    if building == Building.WAINWRIGHT:
        # the points are scored after the delivery, see `end_deliveries`
        open_deliveries(pending, 1, Series.AT_ONCE)
    elif building == Building.GREENGROCER:
        open_choice(pending, ANY_RESOURCE, 0)


@rule
def end_deliveries(s: State, seat: int, pending: Agenda) -> None:
    """End the open series of deliveries.

    The building wainwright grants a delivery to the seat that completes it. At the end of this delivery, the seat
    scores the points of its space on the siesta track (rules 8.3.1).
    """
    series = get_argument(pending, Delivering.SERIES)
    pop(pending)
    if series == Series.AT_ONCE:
        score_points(s, seat, int(s.box.siesta[s.farms[seat].siesta]), PointSource.CRAFT)


@rule
def turn_crafts(s: State, seat: int) -> None:
    """Turn this round's craft markers to their lasting side for the following rounds (rules 9.0)."""
    farm = s.farms[seat]
    for building in range(BUILDING_COUNT):
        if farm.crafts[building] == Craft.FRESH:
            farm.crafts[building] = Craft.TURNED
