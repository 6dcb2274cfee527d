"""Slow model: course of a turn, with the effects of each action and the automatic steps after it."""

from __future__ import annotations

from .between import end_game, give_award, refill
from .box import Feed, Piece
from .legal import can_act
from .table import BoughtTile, Card, PendingDecision, Table, describe_places


def pay_off(table: Table, card: Card) -> None:
    """Move a card from the hand of the player to act to the discards."""
    assert table.hands[table.actor][card] > 0
    table.hands[table.actor][card] -= 1
    table.discard[card] += 1


def begin_turn(table: Table, feed: Feed) -> None:
    """Begin a turn; it ends at once if no action is possible (ruling 5)."""
    table.pending = None
    if not can_act(describe_places(table)):
        feed.take_event("skip", seat=table.actor)
        end_turn(table, feed)


def give_another_action(table: Table, feed: Feed) -> None:
    """Give another action after an exact payment if one is possible, otherwise go on to placing."""
    table.pending = None
    if not can_act(describe_places(table)):
        feed.take_event("lapse", seat=table.actor)
        place_next(table, feed)


def place_next(table: Table, feed: Feed) -> None:
    """Start placing the next bought tile; the order is free. Ends the turn if none is left."""
    if not table.bought:
        end_turn(table, feed)
    elif len(table.bought) == 1:
        table.pending = PendingDecision("place", table.bought[0].piece, "bought")
    else:
        table.pending = PendingDecision("choose")


def end_turn(table: Table, feed: Feed) -> None:
    table.pending = None
    if not refill(table, feed):
        end_game(table, feed)
        return
    table.actor = (table.actor + 1) % table.seats
    table.round += table.actor == table.start
    begin_turn(table, feed)


def parse_number(text: str) -> int:
    return int(text.split()[1])


def take(table: Table, text: str, feed: Feed) -> None:
    slots = [int(slot) for slot in text.split()[1].split("+")]
    cards = [card for slot in slots if (card := table.display[slot])]
    assert len(cards) == len(slots)
    event_cards = feed.take_event("take", seat=table.actor)["cards"]
    assert [(card["currency"], card["value"]) for card in event_cards] == cards
    table.hands[table.actor].update(cards)
    table.display.update(dict.fromkeys(slots))
    place_next(table, feed)


def buy(table: Table, text: str, feed: Feed) -> None:
    space = parse_number(text)
    piece = table.yard[space]
    assert piece is not None
    price = table.box.visible_face(piece)[1]
    table.pending = PendingDecision(
        "pay", piece, purpose="buy", space=space, currency=table.currency(space), price=price
    )


def turn(table: Table, text: str, feed: Feed) -> None:
    assert table.pending is not None
    piece = table.pending.piece
    table.pending = PendingDecision("pay", piece, purpose="turn", currency=text.split()[1], price=3)


def pay(table: Table, text: str, feed: Feed) -> None:
    value, now = parse_number(text), table.pending
    assert now is not None
    feed.take_event("pay", seat=table.actor, currency=now.currency, value=value)
    pay_off(table, (now.currency, value))
    now.paid, now.last = now.paid + value, value


def done(table: Table, text: str, feed: Feed) -> None:
    now = table.pending
    assert now is not None
    assert now.piece is not None
    if now.purpose == "turn":  # turning over never gives another action (ruling 3)
        (own,) = (own for own in table.bought if own.piece == now.piece)
        own.piece, own.turned = own.piece.turn_over(), True
        feed.take_event("turn", seat=table.actor, tile=own.piece, paid=now.paid)
        table.pending = PendingDecision("place", own.piece, "bought")
        return
    assert now.space is not None
    exact = now.paid == now.price
    feed.take_event("buy", seat=table.actor, space=now.space, tile=now.piece, paid=now.paid, exact=exact)
    table.yard[now.space] = None
    table.bought.append(BoughtTile(now.piece, now.space))
    (give_another_action if exact else place_next)(table, feed)


def leave_source(table: Table, piece: Piece, source: str) -> None:
    """Remove a tile that was placed from its source."""
    if source == "reserve":
        table.reserves[table.actor].remove(piece)
    else:
        table.bought = [own for own in table.bought if own.piece != piece]


def continue_after_placing(table: Table, source: str, feed: Feed) -> None:
    (give_award if source == "award" else place_next)(table, feed)


def get_pending_piece(table: Table) -> tuple[Piece, str]:
    assert table.pending is not None
    assert table.pending.piece is not None
    return table.pending.piece, table.pending.source


def build(table: Table, text: str, feed: Feed) -> None:
    x, y = (int(part) for part in text.split()[1].split(","))
    piece, source = get_pending_piece(table)
    feed.take_event("build", seat=table.actor, tile=piece, x=x, y=y, **{"from": source})
    leave_source(table, piece, source)
    assert (x, y) not in table.cities[table.actor]
    table.cities[table.actor][x, y] = piece
    continue_after_placing(table, source, feed)


def reserve(table: Table, text: str, feed: Feed) -> None:
    piece, source = get_pending_piece(table)
    leave_source(table, piece, source)
    laid = Piece(piece.number, text.split()[1])
    feed.take_event("reserve", seat=table.actor, tile=laid)
    table.reserves[table.actor].append(laid)
    continue_after_placing(table, source, feed)


def give(table: Table, text: str, feed: Feed) -> None:
    piece, source = get_pending_piece(table)
    feed.take_event("give", seat=table.actor, tile=piece)
    leave_source(table, piece, source)
    assert table.dirk is not None
    table.dirk.append(piece)
    continue_after_placing(table, source, feed)


def choose(table: Table, text: str, feed: Feed) -> None:
    (own,) = (own for own in table.bought if own.piece.number == parse_number(text))
    table.pending = PendingDecision("place", own.piece, "bought")


def find_reserved(table: Table, number: int) -> Piece:
    (piece,) = (piece for piece in table.reserves[table.actor] if piece.number == number)
    return piece


def add(table: Table, text: str, feed: Feed) -> None:
    table.pending = PendingDecision("place", find_reserved(table, parse_number(text)), "reserve")


def exchange(table: Table, text: str, feed: Feed) -> None:
    table.pending = PendingDecision("exchange", find_reserved(table, parse_number(text)))


def find_cell(table: Table, number: int) -> tuple[int, int]:
    (cell,) = (cell for cell, piece in table.cities[table.actor].items() if piece.number == number)
    return cell


def exchange_for(table: Table, text: str, feed: Feed) -> None:
    piece, _ = get_pending_piece(table)
    cell = find_cell(table, parse_number(text))
    old = table.cities[table.actor][cell]
    feed.take_event("exchange", seat=table.actor, tile=piece, old=old, x=cell[0], y=cell[1])
    table.reserves[table.actor].remove(piece)
    table.reserves[table.actor].append(old)
    table.cities[table.actor][cell] = piece
    place_next(table, feed)


def dismantle(table: Table, text: str, feed: Feed) -> None:
    cell = find_cell(table, parse_number(text))
    piece = table.cities[table.actor].pop(cell)
    feed.take_event("dismantle", seat=table.actor, tile=piece, x=cell[0], y=cell[1])
    table.reserves[table.actor].append(piece)
    place_next(table, feed)


ACTIONS = {
    "take": take,
    "buy": buy,
    "turn": turn,
    "pay": pay,
    "done": done,
    "build": build,
    "reserve": reserve,
    "give": give,
    "choose": choose,
    "add": add,
    "exchange": exchange,
    "for": exchange_for,
    "dismantle": dismantle,
}


def apply(table: Table, text: str, feed: Feed) -> None:
    """Play one action. Fails unless the engine's events are exactly those of the action."""
    ACTIONS[text.split()[0]](table, text, feed)
    feed.end()
