"""Commands about seats, before a game and while it runs."""

from __future__ import annotations

import pytest

from tertulia.server.domain.commands import Clear, Command, Leave, PlaceBot, Sit, TakeBack, TakeOver
from tertulia.server.domain.errors import (
    BadCommand,
    NotHost,
    NotOpen,
    NotRunning,
    NotYourSeat,
    PlayerNotAway,
    SeatTaken,
)
from tertulia.server.domain.seats import FREE, Seat
from tests.server.domain.tables import (
    ANA,
    BEA,
    BOT,
    EVA,
    ODD,
    apply_command,
    assert_refused,
    describe_events,
    open_table,
    seat_guest,
    start_table,
)

DEVICE = Seat("device", ANA, "Ina")


@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_sit_changes_only_the_free_seat(number: int) -> None:
    seats = [seat_guest(ANA), BOT, DEVICE, seat_guest(BEA)]
    seats[number] = FREE
    table = open_table(*seats)
    assert describe_events(apply_command(table, Sit(EVA, number))) == [("GuestSeated", {"guest": EVA, "seat": number})]
    seats[number] = seat_guest(EVA)
    assert table.state.seats == tuple(seats)
    assert table.state.version == 2


def test_sit_on_taken_or_missing_seat_is_refused() -> None:
    table = open_table(seat_guest(ANA), BOT, DEVICE, FREE)
    for number in range(3):
        assert_refused(SeatTaken, f"seat {number} is taken", table, Sit(EVA, number))
    for number in (-1, 4, 99):
        assert_refused(BadCommand, f"seat: must be 0 to 3, not {number}", table, Sit(EVA, number))


def test_player_cannot_sit_twice() -> None:
    table = open_table(seat_guest(ANA), seat_guest(BEA), FREE)
    for guest in (ANA, BEA):
        assert_refused(SeatTaken, "you sit at this table already", table, Sit(guest, 2))
    assert apply_command(open_table(DEVICE, FREE), Sit(ANA, 1)), "a guest whose device is used for another seat may sit"


def test_leave_frees_all_seats_of_the_guest() -> None:
    table = open_table(seat_guest(ANA), seat_guest(BEA), Seat("device", BEA, "Ina"), FREE)
    assert describe_events(apply_command(table, Leave(BEA))) == [("GuestLeft", {"guest": BEA, "seats": [1, 2]})]
    assert (table.state.seats, table.state.host) == ((seat_guest(ANA), FREE, FREE, FREE), ANA)
    assert_refused(NotYourSeat, "you have no seat", table, Leave(BEA))


def test_next_seated_player_becomes_host() -> None:
    table = open_table(seat_guest(EVA), seat_guest(ANA), seat_guest(BEA))
    apply_command(table, Leave(ANA))
    assert table.state.host == EVA
    alone = open_table(seat_guest(ANA), BOT, FREE)
    apply_command(alone, Leave(ANA))
    assert (alone.state.host, alone.state.seats) == (ANA, (FREE, BOT, FREE)), "no other player is seated"


def test_host_fills_seats_with_bots_of_distinct_names() -> None:
    table = open_table(seat_guest(ANA), FREE, FREE, FREE)
    for number in (1, 2, 3):
        assert describe_events(apply_command(table, PlaceBot(ANA, number, "greedy"))) == [
            ("PlayerChanged", {"seat": number})
        ]
    bots = table.state.seats[1:]
    assert [(seat.kind, seat.guest, seat.bot) for seat in bots] == [("bot", None, "greedy")] * 3
    assert len({seat.name for seat in bots}) == 3
    assert all(seat.name for seat in bots)


def test_replaced_bot_keeps_its_name() -> None:
    table = open_table(seat_guest(ANA), BOT, FREE)
    apply_command(table, PlaceBot(ANA, 1, "random"))
    assert table.state.seats == (seat_guest(ANA), Seat("bot", None, "Rosa", "random"), FREE)


def test_bot_is_refused_on_taken_seat() -> None:
    table = open_table(seat_guest(ANA), seat_guest(BEA), DEVICE)
    for number in range(3):
        assert_refused(SeatTaken, f"seat {number} is taken", table, PlaceBot(ANA, number, "greedy"))
    assert_refused(BadCommand, "must be one of random, .*, not 'nobody'", table, PlaceBot(ANA, 1, "nobody"))


def test_host_can_free_any_seat() -> None:
    table = open_table(seat_guest(ANA), BOT, seat_guest(BEA), FREE)
    for number in (1, 2):
        assert describe_events(apply_command(table, Clear(ANA, number))) == [("PlayerChanged", {"seat": number})]
    assert table.state.seats == (seat_guest(ANA), FREE, FREE, FREE)
    assert apply_command(table, Clear(ANA, 3)) == []
    assert table.state.version == 3, "freeing a free seat changes nothing"


@pytest.mark.parametrize("command", [PlaceBot(BEA, 2, "greedy"), Clear(BEA, 0)])
def test_only_host_can_place_bots_and_free_seats(command: Command) -> None:
    assert_refused(NotHost, "only the host", open_table(), command)


@pytest.mark.parametrize("command", [Sit(EVA, 2), Leave(ANA), Clear(ANA, 1), TakeOver(BEA, 999.0)])
def test_seats_are_fixed_after_start(command: Command) -> None:
    assert_refused(NotOpen, "the game has already started", start_table(seat_guest(ANA), BOT, seat_guest(BEA)), command)


def test_absent_host_is_replaced_after_patience() -> None:
    table = open_table(patience=100)
    assert_refused(PlayerNotAway, "the host is looking at the table", table, TakeOver(BEA, 0.0))
    assert_refused(PlayerNotAway, "other players can replace them after 100 seconds", table, TakeOver(BEA, 99.9))
    assert_refused(NotYourSeat, "you have no seat", table, TakeOver(ODD, 100.0))
    assert apply_command(table, TakeOver(ANA, 100.0)) == [], "they host it already"
    assert describe_events(apply_command(table, TakeOver(BEA, 100.0))) == [("HostChanged", {"guest": BEA})]
    assert table.state.host == BEA


def test_host_is_never_replaced_without_patience() -> None:
    assert_refused(PlayerNotAway, "other players cannot replace them", open_table(patience=0), TakeOver(BEA, 1e9))


def test_player_hands_seat_to_bot_and_takes_it_back() -> None:
    table = start_table()
    assert describe_events(apply_command(table, PlaceBot(BEA, 1, "random"))) == [("PlayerChanged", {"seat": 1})]
    assert table.state.seats == (seat_guest(ANA), Seat("guest", BEA, None, "random"), seat_guest(EVA))
    assert list(table.state.substitutions) == [(0, 1, "random")]
    assert apply_command(table, PlaceBot(BEA, 1, "random")) == []
    assert describe_events(apply_command(table, TakeBack(BEA, 1))) == [("PlayerChanged", {"seat": 1})]
    assert (table.state.seats, table.state.substitutions) == ((seat_guest(ANA), seat_guest(BEA), seat_guest(EVA)), ())
    assert apply_command(table, TakeBack(BEA, 1)) == []
    assert_refused(NotYourSeat, "seat 1 is not yours", table, TakeBack(ANA, 1))


def test_host_substitutes_absent_player_after_30_seconds() -> None:
    table = start_table(patience=100)
    bot = table.substitute
    assert_refused(PlayerNotAway, "the player of this seat is looking", table, PlaceBot(ANA, 1, bot, 0.0))
    assert_refused(PlayerNotAway, "the host can replace them after 30 seconds", table, PlaceBot(ANA, 1, bot, 29.9))
    assert apply_command(table, PlaceBot(ANA, 1, bot, 30.0))


def test_players_substitute_absent_player_after_patience() -> None:
    table = start_table(patience=100)
    bot = table.substitute
    assert_refused(
        PlayerNotAway, "other players can replace them after 100 seconds", table, PlaceBot(EVA, 1, bot, 99.0)
    )
    assert_refused(NotYourSeat, "seat 1 is not yours, and you do not sit", table, PlaceBot(ODD, 1, bot, 1e9))
    assert apply_command(table, PlaceBot(EVA, 1, bot, 100.0))


def test_host_without_seat_can_substitute_players() -> None:
    table = start_table(seat_guest(BEA), seat_guest(EVA))
    assert apply_command(table, PlaceBot(ANA, 0, table.substitute, 30.0))


def test_seat_of_bot_cannot_be_handed_over() -> None:
    assert_refused(
        BadCommand, "seat 1 belongs to a bot", start_table(seat_guest(ANA), BOT), PlaceBot(ANA, 1, "random", 999.0)
    )


def test_substitution_before_start_is_refused() -> None:
    assert_refused(SeatTaken, "seat 0 is taken", open_table(), PlaceBot(ANA, 0, "greedy", 999.0))
    assert_refused(NotHost, "only the host", open_table(), PlaceBot(BEA, 1, "greedy"))
    assert_refused(NotRunning, "the game is not running", open_table(), TakeBack(ANA, 0))


@pytest.mark.parametrize("command", [PlaceBot(ANA, 0, "greedy"), TakeBack(ANA, 0)])
def test_substitution_after_game_is_refused(command: Command) -> None:
    over = start_table()
    over.state.phase = "over"
    assert_refused(NotRunning, "the game is not running", over, command)
