"""Slow model: steps between two turns.

Filling up, scorings, Dirk's tiles, and the end of the game.
"""

from __future__ import annotations

from .box import TURN_OVER, Feed, Piece
from .table import SPACES, BoughtTile, PendingDecision, Table, award_seat

DIRKS_TILES = 6


def draw_tile(table: Table, piece: Piece, face: str) -> Piece:
    """Remove a tile drawn from the bag and return it.

    Fails if it is not in the bag or shows the wrong face.
    """
    assert piece.number in table.bag, f"tile {piece.number} is not in the bag"
    assert piece.face == face, f"tile {piece.number} shows its {piece.face}, not its {face}"
    table.bag.remove(piece.number)
    return piece


def draw_for_dirk(table: Table, count: int, face: str, feed: Feed) -> None:
    assert table.dirk is not None
    for _ in range(count):
        table.dirk.append(draw_tile(table, feed.take_event("dirk")["tile"], face))


def score(table: Table, letter: str, feed: Feed) -> None:
    scoring = table.scoring(letter)
    event = feed.take_event("scoring", letter=letter)
    assert event["moats"] == scoring["moats"], (event, scoring)
    assert event["kinds"] == scoring["kinds"], (event, scoring)
    table.points = [a + b for a, b in zip(table.points, table.worth(scoring), strict=True)]
    table.scored.append(scoring)


def score_card(table: Table, feed: Feed) -> None:
    """Score a scoring card; directly afterwards Dirk draws his tiles (ruling 6)."""
    letter = "AB"[len(table.scored)]
    table.found_at[letter] = table.turned_up
    score(table, letter, feed)
    if table.dirk is not None:
        bag_size = len(table.bag)
        count = min(DIRKS_TILES, bag_size) if letter == "A" else bag_size // 3
        draw_for_dirk(table, count, table.next_face, feed)


def turn_up_money(table: Table, slot: int, feed: Feed) -> None:
    """Fill a space of the display. An empty pile is replaced by the discards."""
    while feed.is_coming("scoring") and feed.events[0]["letter"] != "C":
        score_card(table, feed)
    if not table.deck.total() and table.discard.total():
        feed.take_event("reshuffle", cards=table.discard.total())
        table.deck, table.discard = table.discard, table.deck
    if table.deck.total():
        event = feed.take_event("money", slot=slot)
        card = (event["currency"], event["value"])
        assert table.deck[card] > 0, f"there is no {card} in the pile"
        table.deck[card] -= 1
        table.deck += type(table.deck)()  # remove entries with count zero
        table.display[slot] = card
        table.turned_up += 1


def refill(table: Table, feed: Feed) -> bool:
    """Fill up money, then the yard in the order of its spaces. Returns False if the tiles do not suffice."""
    for slot in SPACES:
        if table.display[slot] is None:
            turn_up_money(table, slot, feed)
    table.discard += type(table.discard)()
    empty = [space for space in SPACES if table.yard[space] is None]
    complete = len(empty) <= len(table.bag)
    for space in empty[: len(table.bag)]:
        table.yard[space] = draw_tile(table, feed.take_event("yard", space=space)["tile"], table.next_face)
    if empty and complete:
        table.next_face = TURN_OVER[table.next_face]
    return complete


def end_game(table: Table, feed: Feed) -> None:
    feed.take_event("end")
    table.ending = True
    give_award(table, feed)


def give_award(table: Table, feed: Feed) -> None:
    """Award the next tile left in the yard to the player with most of its currency (ruling 8).

    Spaces are processed in order; a tile without a single leading player is not awarded.
    """
    for space in SPACES:
        piece = table.yard[space]
        if piece is None or space in table.unawarded_spaces:
            continue
        money = [
            sum(value * count for (currency, value), count in hand.items() if currency == table.currency(space))
            for hand in table.hands
        ]
        seat = award_seat(money)
        if seat is not None:
            feed.take_event("award", space=space, seat=seat, tile=piece)
            table.actor = seat
            table.yard[space] = None
            table.bought.append(BoughtTile(piece, space))
            table.pending = PendingDecision("place", piece, "award")
            return
        feed.take_event("left", space=space, tile=piece)
        table.unawarded_spaces.append(space)
    finish(table, feed)


def finish(table: Table, feed: Feed) -> None:
    """Do the third scoring. Most points win; ties share the victory."""
    score(table, "C", feed)
    table.pending, table.over = None, True
    own = table.points[: table.seats]
    winners = [seat for seat, points in enumerate(own) if points == max(own)]
    feed.take_event("over", scores=table.points, winners=winners)
