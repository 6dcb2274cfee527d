"""Course of a turn and end of the game (rules: play; rulings 4 to 6 and 8)."""

from tertulia.games.granada.model.decisions import Choosing, Decision, Origin, Placing
from tertulia.games.granada.model.events import Event
from tertulia.games.granada.model.state import State
from tertulia.games.granada.model.terms import NO_CARD, NO_TILE, SCORING_CARD, SLOTS, SPACES, Place
from tertulia.games.granada.rules.money import display_card, draw_card, is_scoring_card
from tertulia.games.granada.rules.places import move_to_buyer
from tertulia.games.granada.rules.scoring import hold_scoring
from tertulia.games.granada.rules.tiles import DIRK_TILES, count_tiles_at, fill_yard, find_tile_at, give_dirk
from tertulia.kernel.agenda import NO_DECISION, Agenda, get_argument, pop, push, set_argument, top
from tertulia.kernel.events import emit
from tertulia.kernel.rule import inline_rule, rule

LETTER_C = 2


@rule
def begin_turn(s: State, seat: int) -> None:
    """Begin a seat's turn: an action, then the placing of the tiles that it bought."""
    s.on_turn = seat
    push(s.players[seat].agenda, Decision.CHOOSE)
    push(s.players[seat].agenda, Decision.ACT)


@rule
def can_act(s: State, seat: int) -> bool:
    """Return whether a seat can take money, buy a tile or rebuild (ruling 5)."""
    for slot in range(SLOTS):
        if s.display[slot] != NO_CARD:
            return True
    player = s.players[seat]
    for i in range(player.built):
        if s.removable[player.city[i]]:
            return True
    for space in range(SPACES):
        if can_buy(s, seat, space):
            return True
    for i in range(player.reserved):
        if has_matching_moats(player.room, s, player.reserve[i]) or has_matching_moats(
            player.swappable_moats, s, player.reserve[i]
        ):
            return True
    return False


@inline_rule
def can_buy(s: State, seat: int, space: int) -> bool:
    """Return whether a space of the yard has a tile for which a seat has enough money of the currency."""
    tile = s.yard[space]
    if tile == NO_TILE:
        return False
    return int(s.players[seat].worth[s.box.currency[space]]) >= int(s.box.value[tile, s.face[tile]])


@inline_rule
def has_matching_moats(moat_set: int, s: State, tile: int) -> bool:
    """Return whether a tile's moats are among the combinations in `moat_set`.

    Bit m of `moat_set` stands for the combination m, a bit mask of sides with a moat, as in `Box.moats`.
    """
    return (int(moat_set) >> int(s.box.moats[tile])) & 1 != 0


@rule
def advance_game(s: State) -> None:
    """Advance the game until a seat has a decision to make, or the game is over."""
    while s.over == 0:
        seat = int(s.on_turn)
        pending = s.players[seat].agenda
        open_kind = top(pending)
        if open_kind == Decision.ACT:
            if can_act(s, seat):
                return
            pop(pending)
            another = (
                get_argument(pending, Choosing.UNPLACED) > 0
            )  # this action was the reward for an exact payment, so a tile was bought before
            emit(s.events, Event.LAPSE if another else Event.SKIP, seat)
        elif open_kind == Decision.CHOOSE:
            unplaced = get_argument(pending, Choosing.UNPLACED)
            if unplaced > 1:
                return
            if unplaced == 1:
                open_next_placing(s, seat, find_tile_at(s, Place.BOUGHT + seat))
                return
            pop(pending)
            end_turn(s)
        elif open_kind == NO_DECISION:
            if s.ending == 0:
                begin_turn(s, seat)
            else:
                award_next_tile(s)
        else:
            return


@rule
def open_next_placing(s: State, seat: int, tile: int) -> None:
    """Ask a seat where to place a bought tile: put the decision `PLACE` on the seat's agenda."""
    pending = s.players[seat].agenda
    set_argument(pending, Choosing.UNPLACED, get_argument(pending, Choosing.UNPLACED) - 1)
    _open_placing(pending, tile, Origin.YARD)


@rule
def _open_placing(pending: Agenda, tile: int, origin: int) -> None:
    push(pending, Decision.PLACE)
    set_argument(pending, Placing.TILE, tile)
    set_argument(pending, Placing.ORIGIN, origin)


@rule
def end_turn(s: State) -> None:
    """End a seat's turn: refill the money display and the yard, then pass the turn to the next seat.

    If the bag of tiles ran out, the end of the game begins instead (rules: end of the turn, end of the game).
    """
    fill_display(s)
    if fill_yard(s):
        following = s.on_turn + 1
        s.on_turn = following if following < s.seats else 0
        if s.on_turn == s.start:
            s.rounds += 1
    else:
        s.ending = 1
        s.award = 0
        emit(s.events, Event.END)


@rule
def fill_display(s: State) -> None:
    """Refill the money display from the deck.

    A drawn scoring card triggers its scoring at once; then refilling continues (ruling 6).
    """
    for slot in range(SLOTS):
        while s.display[slot] == NO_CARD:
            card = draw_card(s)
            if card == NO_CARD:
                return
            if is_scoring_card(card):
                hold_scoring_card(s, card - SCORING_CARD)
            else:
                display_card(s, slot, card)


@rule
def hold_scoring_card(s: State, letter: int) -> None:
    """Hold scoring A or B (`letter` 0 or 1), for which a card was drawn (ruling 6).

    In a game of two, Dirk, the neutral third player, then gets new tiles (rules: two players).
    """
    hold_scoring(s, letter)
    if s.seats == 2:
        give_dirk(s, DIRK_TILES if letter == 0 else count_tiles_at(s, Place.BAG) // 3)


@rule
def award_next_tile(s: State) -> None:
    """Award the next tile left in the yard to the richest seat (rules: end of the game; ruling 8).

    If no tile is left, hold scoring C and end the game.
    """
    while s.award < SPACES:
        space = int(s.award)
        s.award += 1
        tile = int(s.yard[space])
        if tile != NO_TILE:
            seat = find_richest(s, int(s.box.currency[space]))
            if seat >= 0:
                emit(s.events, Event.AWARD, space, seat, tile, s.face[tile])
                move_to_buyer(s, seat, tile)
                s.on_turn = seat
                _open_placing(s.players[seat].agenda, tile, Origin.AWARD)
                return
            emit(s.events, Event.LEFT, space, tile, s.face[tile])
    hold_scoring(s, LETTER_C)
    s.over = 1
    emit(s.events, Event.OVER)


@rule
def find_richest(s: State, currency: int) -> int:
    """Return the seat that alone has most money of a currency, or -1 (ruling 8).

    The result is -1 on a tie, or if no seat has any.
    """
    most, seat = 0, -1
    for other in range(s.seats):
        worth = int(s.players[other].worth[currency])
        if worth > most:
            most, seat = worth, other
        elif worth == most:
            seat = -1
    return seat
