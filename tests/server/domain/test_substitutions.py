"""Substitutions: which seats were played by bots, also after undo, in a bounded list."""

from __future__ import annotations

import itertools

import pytest

from tertulia.bots import default_bot
from tertulia.kernel.registry import find_game
from tertulia.laws.seed import python_random
from tertulia.play.log import Log
from tertulia.server.domain.commands import Act, Command, PlaceBot, PlayBot, Start, TakeBack, Undo
from tertulia.server.domain.component_sets import ComponentSet
from tertulia.server.domain.errors import BadCommand, BotPlays, PlayerNotAway, SeatTaken
from tertulia.server.domain.running import run_command
from tertulia.server.domain.seats import GuestId, Seat
from tertulia.server.domain.state import (
    Substitution,
    Substitutions,
    TableState,
    add_substitution,
    move_substitutions_back,
    repair_substitutions,
    stand_in_of_seat,
)
from tertulia.server.domain.table import Table

ANA, BEA, EVA = GuestId("ana"), GuestId("bea"), GuestId("eva")
GAME = find_game("granada")
PACKAGED_SET = ComponentSet(GAME.name, GAME.components())


def start_table() -> Table:
    """A running table of three guests. Ana is the host."""
    seats = (Seat("guest", ANA), Seat("guest", BEA), Seat("guest", EVA))
    state = TableState("open", ANA, seats, None, Log())
    table = Table(
        "one", GAME, GAME.check_options({}), True, bytes(32), PACKAGED_SET.components.hash, state, PACKAGED_SET
    )
    apply_command(table, Start(ANA))
    return table


def apply_command(table: Table, command: Command) -> bool:
    """Carry out a command as the service does. Returns whether it changed anything."""
    state = table.state.fork()
    happened = run_command(command, table, state)
    if happened:
        state.version += 1
        table.adopt(state)
    return bool(happened)


def find_quiet_action(table: Table, seat: int) -> int:
    """Return a legal action that can be taken back."""
    match = table.state.match
    assert match is not None
    return next(action for action in match.legal(seat) if not match.preview(seat, action)[0])


def play_by_bot(table: Table) -> int:
    """Hand the seat to act to a bot, which plays a step that can be taken back. Returns the seat."""
    (seat,) = table.state.actors()
    guest = table.state.seats[seat].guest
    assert guest is not None
    apply_command(table, PlaceBot(guest, seat, "greedy"))
    apply_command(table, PlayBot(seat, table.state.version, [find_quiet_action(table, seat)]))
    return seat


def test_substitution_without_moves_leaves_no_entry() -> None:
    table = start_table()
    (seat,) = table.state.actors()
    guest = table.state.seats[seat].guest
    assert guest is not None
    for _ in range(50):
        for bot in ("random", "greedy"):
            assert apply_command(table, PlaceBot(guest, seat, bot))
        assert list(table.state.substitutions) == [(0, seat, "greedy")]
        assert apply_command(table, TakeBack(guest, seat))
        assert not table.state.substitutions


def test_undo_of_bot_move_removes_substitution() -> None:
    table = start_table()
    seat = play_by_bot(table)
    guest = table.state.seats[seat].guest
    assert guest is not None
    with pytest.raises(BotPlays):
        apply_command(table, Undo(guest, seat, table.state.position, None, 1))
    apply_command(table, TakeBack(guest, seat))
    assert list(table.state.substitutions) == [(0, seat, "greedy"), (1, seat, None)]
    assert table.state.record().handed[0].bot == "greedy"
    apply_command(table, Undo(guest, seat, table.state.position, None, 1))
    assert table.state.position == 0
    assert not table.state.substitutions


def test_bot_move_is_valid_if_only_other_seats_changed() -> None:
    """Otherwise a player who hands their seat over and back could keep a bot from ever playing."""
    table = start_table()
    (seat,) = table.state.actors()
    other = (seat + 1) % 3
    guests = [each.guest or ANA for each in table.state.seats]
    apply_command(table, PlaceBot(guests[seat], seat, "greedy"))
    thought = PlayBot(seat, table.state.version, [find_quiet_action(table, seat)])
    apply_command(table, PlaceBot(guests[other], other, "greedy"))
    assert apply_command(table, thought)
    assert not apply_command(table, thought), "the move is played once"


def test_bot_move_is_dropped_after_seat_is_taken_back() -> None:
    table = start_table()
    (seat,) = table.state.actors()
    guest = table.state.seats[seat].guest or ANA
    apply_command(table, PlaceBot(guest, seat, "greedy"))
    thought = PlayBot(seat, table.state.version, [find_quiet_action(table, seat)])
    apply_command(table, TakeBack(guest, seat))
    assert not apply_command(table, thought)
    assert table.state.match is not None
    apply_command(table, Act(guest, seat, 0, table.state.version, [table.state.match.notations(seat)[0]]))
    apply_command(table, PlaceBot(guest, seat, "greedy"))
    assert not apply_command(table, thought), "the move was chosen before the last action"


def test_only_the_player_changes_their_stand_in() -> None:
    table = start_table()
    apply_command(table, PlaceBot(BEA, 1, "greedy"))
    table.substitute = "random"
    with pytest.raises(SeatTaken):
        apply_command(table, PlaceBot(ANA, 1, "random", seconds_away=99.0))
    table.substitute = "greedy"
    assert not apply_command(table, PlaceBot(ANA, 1, "greedy", seconds_away=99.0)), "a repeated request changes nothing"
    with pytest.raises(PlayerNotAway):
        apply_command(table, PlaceBot(EVA, 1, "greedy", seconds_away=99.0))
    assert apply_command(table, PlaceBot(BEA, 1, "random"))
    assert table.state.substitutions == (Substitution(0, 1, "random"),)


def test_absent_player_is_replaced_by_the_tables_bot() -> None:
    """If the host named no bot, it is the usual one. A request for another bot is refused, and names the right one."""
    table = start_table()
    assert table.substitute == default_bot(GAME)
    with pytest.raises(BadCommand, match=f"at this table only {default_bot(GAME)} can play for absent players"):
        apply_command(table, PlaceBot(ANA, 1, "random", seconds_away=99.0))
    assert apply_command(table, PlaceBot(ANA, 1, default_bot(GAME), seconds_away=99.0))


def test_substitutions_are_bounded_by_the_game() -> None:
    """Each ply lists a seat at most once, and only if its player changed, also after undo."""
    chance = python_random("substitutions")
    substitutions: Substitutions = ()
    position = 0
    for _ in range(3000):
        if chance.random() < 0.2:
            position += 1
        if chance.random() < 0.1:
            position = max(0, position - chance.randrange(5))
            substitutions = move_substitutions_back(substitutions, position)
        new = Substitution(position, chance.randrange(3), chance.choice([None, "greedy", "random"]))
        substitutions = add_substitution(substitutions, new)
        assert stand_in_of_seat(substitutions, new.seat) == new.bot
        assert len({(each.ply, each.seat) for each in substitutions}) == len(substitutions)
        assert [each.ply for each in substitutions] == sorted(each.ply for each in substitutions)
        for seat in range(3):
            bots = [None, *(each.bot for each in substitutions if each.seat == seat)]
            assert all(one != other for one, other in itertools.pairwise(bots))


def test_damaged_substitutions_are_repaired() -> None:
    seats = (Seat("guest", ANA, bot="greedy"), Seat("bot", None, "Rosa", "random"), Seat("guest", EVA))
    sound = (Substitution(3, 2, "random"), Substitution(5, 0, "greedy"), Substitution(5, 2, None))
    assert repair_substitutions(sound, seats, 9) == sound
    assert repair_substitutions((), seats, 9) == (Substitution(9, 0, "greedy"),)
    damaged = (
        Substitution(3, 7, "random"),
        Substitution(4, 1, "random"),
        Substitution(-2, 2, "random"),
        Substitution(40, 0, "greedy"),
    )
    assert repair_substitutions(damaged, seats, 9) == (
        Substitution(0, 2, "random"),
        Substitution(9, 0, "greedy"),
        Substitution(9, 2, None),
    )
