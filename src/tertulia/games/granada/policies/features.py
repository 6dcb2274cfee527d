"""Features of a position (named in `model.features`), for the learned evaluation.

They use the money of all seats. Players can know it, because cards are dealt, taken and paid openly (ruling 9).
"""

from tertulia.games.granada.model.features import FEATURE_COUNT, Feature
from tertulia.games.granada.model.state import State
from tertulia.games.granada.model.terms import CURRENCIES, KINDS, LETTERS, OWNERS, TILES, VALUES, Place, Scoring
from tertulia.games.granada.policies.city import CELL_COLUMNS, SIDE_COLUMNS, shape_now
from tertulia.games.granada.policies.kinds import (
    BUILT_SHARE,
    KIND_COUNT,
    MIN_UNCERTAINTY,
    SCORING_COUNT,
    TIE_BREAK_WEIGHT,
    WEIGHTS,
    Majorities,
    expected_rank,
    place_factor,
)
from tertulia.games.granada.policies.money import hand_value
from tertulia.games.granada.policies.purchases import market_features, paying_features
from tertulia.games.granada.policies.tiles import PositionSummary, summarize_position, tile_gain
from tertulia.games.granada.rules.moat import OUTLINE_ROWS, longest_run
from tertulia.kernel.rule import rule
from tertulia.kernel.schema import FloatArray, IntArray
from tertulia.kernel.stack import stack_float64, stack_grid16, stack_grid64

LOWEST_SINGLE_CARD = 5
"""Lowest value of the cards that cannot be taken together with another card."""


@rule
def features(s: State, seat: int, out: FloatArray) -> None:
    """Write all features of a seat to `out[:FEATURE_COUNT]`."""
    for i in range(FEATURE_COUNT):
        out[i] = 0.0
    picture = summarize_position(
        s,
        WEIGHTS,
        seat,
        Majorities(stack_grid16(KIND_COUNT, OWNERS), stack_grid16(KIND_COUNT, OWNERS), stack_float64(SCORING_COUNT)),
        stack_grid16(OUTLINE_ROWS, SIDE_COLUMNS),
        stack_grid64(OUTLINE_ROWS, CELL_COLUMNS),
    )
    out[Feature.SEATS] = int(s.seats)
    out[Feature.UNTIL_TURN] = (seat - int(s.on_turn)) % int(s.seats)
    out[Feature.ENDING] = int(s.ending)
    _write_majorities(s, seat, picture, out)
    _write_leads(s, seat, picture, out)
    _write_city(s, picture, out)
    _write_money(s, seat, picture, out)
    _write_reserve(s, seat, picture, out)
    market_features(s, seat, picture, out)
    paying_features(s, seat, picture, out)
    _write_others(s, seat, picture, out)


@rule
def _write_majorities(s: State, seat: int, picture: PositionSummary, out: FloatArray) -> None:
    """Write three numbers to `out` for each coming scoring.

    They are the number of tiles that players are expected to get before the scoring, the seat's expected majority
    points with these tiles, and its majority points if no tile were added.
    """
    owners = int(s.seats) + (1 if s.seats == 2 else 0)
    for letter in range(len(LETTERS)):
        if picture.majorities.ahead[letter] >= 0:
            if letter < len(LETTERS) - 1:  # scoring C is always still to come
                out[Feature.TO_COME + letter] = 1.0
            out[Feature.TILES_AHEAD + letter] = picture.majorities.ahead[letter]
            coming = picture.majorities.ahead[letter] / len(KINDS)
            for kind in range(len(KINDS)):
                if picture.majorities.counts[kind, seat] > 0:
                    size = _expected_multiplier(s, picture.majorities.counts[kind], coming)
                    blur = MIN_UNCERTAINTY + WEIGHTS.doubt * coming / owners
                    likely = expected_rank(
                        seat, owners, blur, picture.majorities.counts[kind], picture.majorities.best[kind]
                    )
                    now = expected_rank(
                        seat, owners, MIN_UNCERTAINTY, picture.majorities.counts[kind], picture.majorities.best[kind]
                    )
                    out[Feature.LIKELY + letter] += size * place_factor(s, letter, likely)
                    out[Feature.NOW + letter] += size * place_factor(s, letter, now)


@rule
def _expected_multiplier(s: State, counts: IntArray, coming: float) -> float:
    """Return the expected number of tiles by which the points of a majority are multiplied.

    `counts` is the number of visible tiles of the kind by owner, `coming` the expected number of further tiles of the
    kind. With simplified scoring, the result is 1.0.
    """
    if s.scoring == Scoring.SIMPLIFIED:
        return 1.0
    total = 0
    for owner in range(OWNERS):
        total += int(counts[owner])
    return total + BUILT_SHARE * coming


@rule
def _write_leads(s: State, seat: int, picture: PositionSummary, out: FloatArray) -> None:
    """Write a seat's number of built tiles and its standing in the kinds of building to `out`.

    The standing is the number of kinds in which the seat leads, nearly leads and is behind. A seat nearly leads in a
    kind if one more tile would give it the lead.
    """
    for kind in range(len(KINDS)):
        count = int(picture.majorities.counts[kind, seat])
        own = count + int(picture.majorities.best[kind, seat]) * TIE_BREAK_WEIGHT
        most = 0.0
        for owner in range(OWNERS):
            if owner != seat:
                most = max(
                    most,
                    int(picture.majorities.counts[kind, owner])
                    + int(picture.majorities.best[kind, owner]) * TIE_BREAK_WEIGHT,
                )
        out[Feature.TILES] += count
        if count > 0 and own > most:
            out[Feature.LED] += 1.0
        elif count > 0 and own > most - 1:
            out[Feature.NEARLY_LED] += 1.0
        elif count > 0:
            out[Feature.BEHIND] += 1.0


@rule
def _write_city(s: State, picture: PositionSummary, out: FloatArray) -> None:
    run, _ = longest_run(picture.city.sides, picture.city.length)
    out[Feature.MOAT] = run
    for letter in range(len(LETTERS)):
        if picture.majorities.ahead[letter] >= 0:
            out[Feature.MOAT_FOR + letter] = run
    out[Feature.SHAPE] = shape_now(WEIGHTS, picture.scorings, picture.city)
    out[Feature.OUTLINE] = picture.city.length
    out[Feature.PLACES] = picture.city.cell_count


@rule
def _write_money(s: State, seat: int, picture: PositionSummary, out: FloatArray) -> None:
    player = s.players[seat]
    for currency in range(len(CURRENCIES)):
        out[Feature.MONEY + currency] = int(player.worth[currency])
        for value in range(LOWEST_SINGLE_CARD, VALUES + 1):
            out[Feature.HIGH_CARDS] += int(player.money[currency * VALUES + value - 1])
    coins = hand_value(s, seat)
    out[Feature.COINS] = coins
    out[Feature.USEFUL_COINS] = coins * picture.future
    out[Feature.CARDS] = int(player.cards)


@rule
def _write_reserve(s: State, seat: int, picture: PositionSummary, out: FloatArray) -> None:
    """Write the features of a seat's reserve and of its bought tiles that are not placed yet to `out`.

    For the reserve: the number of tiles, and the values of the best two. For the bought tiles: their number, and the
    sum of their values, each with its better face.
    """
    player = s.players[seat]
    out[Feature.RESERVE] = int(player.reserved)
    best, second = 0.0, 0.0
    for i in range(player.reserved):
        tile = int(player.reserve[i])
        worth = tile_gain(s, picture, seat, tile, int(s.face[tile]))
        second = max(second, min(best, worth))
        best = max(best, worth)
    out[Feature.RESERVE_BEST], out[Feature.RESERVE_SECOND] = best, second
    for tile in range(TILES):
        if s.place[tile] == Place.BOUGHT + seat:
            out[Feature.BOUGHT] += 1.0
            seen = tile_gain(s, picture, seat, tile, int(s.face[tile]))
            other = tile_gain(s, picture, seat, tile, 1 - int(s.face[tile]))
            out[Feature.BOUGHT_WORTH] += max(seen, other)


@rule
def _write_others(s: State, seat: int, picture: PositionSummary, out: FloatArray) -> None:
    """Write to `out` the highest number of built tiles, and the highest value of money, of any other seat."""
    for other in range(s.seats):
        if other != seat:
            out[Feature.OTHERS_TILES] = max(out[Feature.OTHERS_TILES], int(s.players[other].built))
            out[Feature.OTHERS_COINS] = max(out[Feature.OTHERS_COINS], hand_value(s, other) * picture.future)
