"""Features of a position, named in `model.features`.

They cover a seat's own farm and hand, and public information.
"""

from tertulia.games.la_granja.model import terms
from tertulia.games.la_granja.model.arguments import Delivering, Pausing
from tertulia.games.la_granja.model.decisions import Decision, PauseBefore
from tertulia.games.la_granja.model.features import FEATURE_COUNT, Feature
from tertulia.games.la_granja.model.state import State
from tertulia.games.la_granja.policies.places import barrow_features, building_features, marker_features, other_features
from tertulia.games.la_granja.rules.prices import pig_room
from tertulia.games.la_granja.rules.siesta import is_ahead
from tertulia.kernel.rule import rule
from tertulia.kernel.schema import FloatArray


@rule
def features(s: State, seat: int, out: FloatArray) -> None:
    """Write all features of a seat to `out[:FEATURE_COUNT]`."""
    for i in range(FEATURE_COUNT):
        out[i] = 0.0
    left = terms.ROUNDS - int(s.rounds)
    _write_time(s, seat, left, out)
    _write_goods(s, seat, left, out)
    _write_farm(s, seat, left, out)
    building_features(s, seat, out)
    barrow_features(s, seat, left, out)
    _write_helpers(s, seat, left, out)
    _write_siesta(s, seat, out)
    _write_hand(s, seat, out)
    marker_features(s, seat, left, out)
    _write_pending(s, seat, out)
    other_features(s, seat, out)


@rule
def _write_time(s: State, seat: int, left: int, out: FloatArray) -> None:
    out[Feature.TO_COME] = left
    out[Feature.STEP + int(s.step)] = 1.0
    out[Feature.SEATS] = int(s.seats)
    for place in range(s.seats):
        if s.order[place] == seat:
            out[Feature.PLACE] = place
            out[Feature.TURN_OVER] = int(s.turn > place)
    for value in range(6):
        out[Feature.DICE + value] = int(s.dice[value])


@rule
def _write_goods(s: State, seat: int, left: int, out: FloatArray) -> None:
    farm = s.farms[seat]
    for source in range(len(terms.SOURCES)):
        out[Feature.STOCK + source] = int(farm.stock[source])
    for good in range(terms.DENS):
        out[Feature.ANY + good] = int(farm.stock[good] > 0)
    for good in range(terms.HARVEST):
        out[Feature.FIELDS + good] = int(farm.fields[good])
        out[Feature.HARVESTS + good] = int(farm.fields[good]) * left
    out[Feature.PIG_ROOM] = pig_room(s, seat)


@rule
def _write_farm(s: State, seat: int, left: int, out: FloatArray) -> None:
    farm = s.farms[seat]
    out[Feature.EXTENSIONS] = int(farm.extensions)
    out[Feature.EXTENSIONS_TO_COME] = int(farm.extensions) * left
    for gift in range(len(terms.GIFTS)):
        out[Feature.GIFTS + gift] = int(farm.gifts[gift])
        out[Feature.GIFTS_TO_COME + gift] = int(farm.gifts[gift]) * left
    out[Feature.ROOFS] = int(farm.roof_count)
    out[Feature.ROOFS_TO_COME] = int(farm.roof_count) * left
    for place in range(terms.ROOF_PLACES):
        if farm.roofs[place] > 0 and (int(farm.roofs_used) >> place) & 1 == 0:
            out[Feature.ROOFS_UNUSED] += 1.0
    for building in range(len(terms.BUILDINGS)):
        if farm.crafts[building] != terms.Craft.NONE:
            out[Feature.CRAFT + building] = 1.0
            out[Feature.CRAFT_TO_COME + building] = left


@rule
def _write_helpers(s: State, seat: int, left: int, out: FloatArray) -> None:
    farm = s.farms[seat]
    for slot in range(terms.HELPERS):
        card = int(farm.helpers[slot]) - 1
        if card >= 0:
            mode = int(s.box.cards[card].mode) - 1
            out[Feature.HELPERS + mode] += 1.0
            out[Feature.HELPERS_TO_COME + mode] += left
            out[Feature.HELPERS_UNUSED] += 1 - (int(farm.used) >> slot & 1)


@rule
def _write_siesta(s: State, seat: int, out: FloatArray) -> None:
    farm = s.farms[seat]
    for donkey in range(terms.DONKEYS):
        out[Feature.DONKEY_LEFT + donkey] = 1 - (int(farm.donkeys) >> donkey & 1)
    if farm.donkey > 0:
        out[Feature.DONKEY_CHOSEN] = int(farm.donkey)
        out[Feature.HATS_CHOSEN] = int(s.box.hats[farm.donkey - 1])
    out[Feature.SIESTA] = int(farm.siesta)
    out[Feature.SIESTA_POINTS] = int(s.box.siesta[farm.siesta])
    for other in range(s.seats):
        if other != seat:
            out[Feature.SIESTA_AHEAD] += int(is_ahead(s, other, seat))


@rule
def _write_hand(s: State, seat: int, out: FloatArray) -> None:
    kinds = 0
    for card in range(terms.CARDS):
        if s.zone[card] == terms.Zone.HAND + seat:
            value = int(s.box.cards[card].value)
            out[Feature.HAND] += 1.0
            out[Feature.HAND_VALUES] += value
            out[Feature.HAND_BEST] = max(out[Feature.HAND_BEST], value)
            kinds |= 1 << int(s.box.cards[card].field)
    for good in range(terms.HARVEST):
        out[Feature.HAND_FIELDS] += (kinds >> good) & 1


@rule
def _write_pending(s: State, seat: int, out: FloatArray) -> None:
    agenda = s.farms[seat].agenda
    for i in range(agenda.open):
        kind = int(agenda.kind[i])
        if kind == Decision.PAUSE and agenda.args[i, Pausing.BEFORE] == PauseBefore.TURN_END:
            continue  # this pause says nothing about coming decisions
        out[Feature.PENDING + _pending_place(kind)] += 1.0
        if kind == Decision.DELIVER:
            out[Feature.DELIVERIES] += int(agenda.args[i, Delivering.LEFT])


@rule
def _pending_place(kind: int) -> int:
    """Return the offset from `Feature.PENDING` of the feature that counts a kind of decision (`Decision`).

    The pause before the income (`PAUSE`) and the pause before the growth of goods (`GROW`) share one feature. The
    caller does not count a `PAUSE` at the end of a turn.
    """
    if kind == Decision.PAUSE:
        return Decision.GROW - 1
    return kind - 1 - int(kind > Decision.PAUSE)
