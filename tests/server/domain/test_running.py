"""Commands at a running table: dealing, acting, undo, moves of bots, and rematches."""

from __future__ import annotations

import pytest

from tertulia.server.domain.commands import Act, Command, PlayBot, Rematch, Start, Undo
from tertulia.server.domain.errors import (
    BadCommand,
    BotPlays,
    ChainReveals,
    ComponentsChanged,
    IllegalMove,
    NotHost,
    NotOpen,
    NotOver,
    NotRunning,
    NotYourSeat,
    SeatsMissing,
    StalePosition,
    UndoRefused,
    WrongTurn,
)
from tertulia.server.domain.events import TableOpened
from tertulia.server.domain.seats import FREE, Seat
from tests.bots.toys import sealed_bids
from tests.server.domain.tables import (
    ANA,
    BEA,
    BOT,
    EVA,
    ODD,
    act,
    apply_command,
    assert_refused,
    describe_events,
    find_actions,
    find_player_to_act,
    get_match,
    open_table,
    seat_guest,
    start_table,
)

# -- dealing ------------------------------------------------------------------------------------------------------------


def test_start_uses_key_and_options_of_the_table() -> None:
    table = open_table(seat_guest(ANA), Seat("device", ANA, "Ina"), BOT)
    assert describe_events(apply_command(table, Start(ANA))) == [("GameStarted", {})]
    match = get_match(table)
    assert (match.seats, match.key, match.options) == (("human", "human", "greedy"), table.key, table.options)
    assert (table.state.phase, len(table.state.log), table.state.position) == ("running", 1, 0)
    assert_refused(NotOpen, "already started", table, Start(ANA))


def test_only_host_can_start() -> None:
    assert_refused(NotHost, "only the host", open_table(seat_guest(ANA), seat_guest(BEA)), Start(BEA))


def test_start_without_component_set_is_refused() -> None:
    table = open_table(seat_guest(ANA), seat_guest(BEA))
    table.printed = None
    assert_refused(ComponentsChanged, "the component set of this table is not stored here", table, Start(ANA))


def test_start_with_free_seats_needs_fewer_players_option() -> None:
    table = open_table(FREE, seat_guest(ANA), FREE, seat_guest(BEA))
    assert_refused(SeatsMissing, "seats still free: 0, 2", table, Start(ANA))
    apply_command(table, Start(ANA, fewer=True))
    assert table.state.seats == (seat_guest(ANA), seat_guest(BEA))
    assert get_match(table).seats == ("human", "human")


def test_start_with_too_few_players_is_refused() -> None:
    assert_refused(
        SeatsMissing, "granada is for 2 to ., not 1", open_table(seat_guest(ANA), FREE), Start(ANA, fewer=True)
    )


def test_start_checks_options_for_remaining_seats() -> None:
    table = open_table(seat_guest(ANA), seat_guest(BEA), FREE)
    table.options = {"nothing": "such"}
    assert_refused(BadCommand, "options: ", table, Start(ANA, fewer=True))


# -- acting -------------------------------------------------------------------------------------------------------------


def test_chain_of_actions_adds_one_log_line_each() -> None:
    table = start_table()
    _, seat = find_player_to_act(table)
    assert describe_events(act(table, "buy", "pay")) == [("SeatActed", {"seat": seat, "actions": 2})]
    assert (table.state.position, len(table.state.log)) == (2, 3)
    assert table.state.actors() == [seat]


def test_illegal_action_refuses_complete_chain() -> None:
    table = start_table()
    guest, seat = find_player_to_act(table)
    (buy,) = find_actions(table, seat, "buy")
    assert_refused(IllegalMove, "take 9", table, Act(guest, seat, 0, None, [buy, "take 9"]))


def test_chain_with_early_revelation_is_refused() -> None:
    """Taking money reveals new cards."""
    table = start_table()
    guest, seat = find_player_to_act(table)
    (take,) = find_actions(table, seat, "take")
    assert_refused(ChainReveals, "action 1 of 2", table, Act(guest, seat, 0, None, [take, take]))
    assert apply_command(table, Act(guest, seat, 0, None, [take]))


def test_action_out_of_turn_or_for_other_seat_is_refused() -> None:
    table = start_table()
    _, seat = find_player_to_act(table)
    other = (seat + 1) % 3
    theirs = (ANA, BEA, EVA)[other]
    assert_refused(WrongTurn, f"not the turn of seat {other}", table, Act(theirs, other, 0, None, ["take 1"]))
    assert_refused(NotYourSeat, f"seat {seat} is not yours", table, Act(theirs, seat, 0, None, ["take 1"]))
    assert_refused(NotYourSeat, f"seat {seat} is not yours", table, Act(ODD, seat, 0, None, ["take 1"]))


@pytest.mark.parametrize("command", [Act(ANA, 0, 0, None, ["take 1"]), Undo(ANA, 0, 0, None, 1)])
def test_action_is_refused_unless_running_and_own_seat(command: Command) -> None:
    assert_refused(NotRunning, "not running", open_table(), command)
    over = start_table()
    over.state.phase = "over"
    assert_refused(NotRunning, "not running", over, command)
    handed = start_table(Seat("guest", ANA, None, "greedy"), seat_guest(BEA))
    assert_refused(BotPlays, "take your seat back first", handed, command)


def test_action_at_other_position_is_stale() -> None:
    table = start_table()
    guest, seat = find_player_to_act(table)
    for position in (-1, 1, 5):
        assert_refused(
            StalePosition,
            f"made at position {position}, but the table is at position 0",
            table,
            Act(guest, seat, position, None, ["x"]),
        )


def test_action_from_before_undo_is_stale() -> None:
    """The position number is equal again, but the version is not."""
    table = start_table()
    guest, seat = find_player_to_act(table)
    act(table, "buy")
    seen, (pay,) = table.state.version, find_actions(table, seat, "pay")
    apply_command(table, Undo(guest, seat, 1, seen, 1))
    act(table, "buy")
    assert_refused(StalePosition, "made at position", table, Act(guest, seat, 1, seen, [pay]))
    assert apply_command(table, Act(guest, seat, 1, table.state.version, [pay]))


def test_action_counts_if_only_seats_changed() -> None:
    table = start_table()
    guest, seat = find_player_to_act(table)
    seen = table.state.version
    table.state.version += 1
    table.adopt(table.state.fork())
    assert apply_command(table, Act(guest, seat, 0, seen, find_actions(table, seat, "take")))


def test_others_actions_in_shared_turn_make_no_move_stale() -> None:
    table = start_table(seat_guest(ANA), seat_guest(BEA), seat_guest(EVA), game=sealed_bids.GAME)
    assert table.state.actors() == [0, 1, 2]
    seen = table.state.version
    choice = {seat: get_match(table).notations(seat)[0] for seat in (0, 1, 2)}
    apply_command(table, Act(BEA, 1, 0, seen, [choice[1]]))
    assert_refused(StalePosition, "made at position", table, Act(ANA, 0, 0, None, [choice[0]]))
    assert apply_command(table, Act(ANA, 0, 0, seen, [choice[0]]))
    assert_refused(StalePosition, "made at position", table, Act(BEA, 1, 0, seen, [choice[1]]))
    assert apply_command(table, Act(EVA, 2, 0, seen, [choice[2]])), "the last one reveals, and all bid anew"
    assert_refused(StalePosition, "made at position", table, Act(ANA, 0, 2, seen, [get_match(table).notations(0)[0]]))


def test_finished_event_follows_last_action() -> None:
    table = start_table(seat_guest(ANA), game=sealed_bids.GAME)
    for number in range(1, 5):
        done = act(table, "")
        assert [kind for kind, _ in describe_events(done)] == (
            ["SeatActed", "GameFinished"] if number == 4 else ["SeatActed"]
        )
        assert table.state.phase == ("over" if number == 4 else "running")
    assert table.state.actors() == []


# -- undo ---------------------------------------------------------------------------------------------------------------


def test_undo_removes_log_lines() -> None:
    table = start_table()
    guest, seat = find_player_to_act(table)
    before = list(table.state.log)
    act(table, "buy", "pay")
    assert_refused(UndoRefused, "cannot undo 3 steps, only 2", table, Undo(guest, seat, 2, None, 3))
    assert_refused(StalePosition, "made at position", table, Undo(guest, seat, 1, None, 1))
    assert describe_events(apply_command(table, Undo(guest, seat, 2, None, 2))) == [
        ("ActionsUndone", {"seat": seat, "steps": 2})
    ]
    assert (table.state.position, list(table.state.log)) == (0, before)


# -- bots ---------------------------------------------------------------------------------------------------------------


def find_bot_position() -> tuple[int, list[int], list[Seat]]:
    """The seat that begins, its first two actions, and the seats of a table with a bot in that seat."""
    match = get_match(start_table())
    (seat,) = match.actors()
    chain = list[int]()
    for start in ("buy", "pay"):
        action = next(int(one) for one in match.legal(seat) if match.game.actions.notation(int(one)).startswith(start))
        match.act(seat, action)
        chain.append(action)
    return seat, chain, [BOT if number == seat else seat_guest(guest) for number, guest in enumerate((ANA, BEA, EVA))]


def test_bot_actions_add_one_log_line_each() -> None:
    seat, chain, seats = find_bot_position()
    table = start_table(*seats)
    assert describe_events(apply_command(table, PlayBot(seat, table.state.version, chain))) == [
        ("SeatActed", {"seat": seat, "actions": 2})
    ]
    assert (table.state.position, len(table.state.log)) == (2, 3)
    assert [entry.seat for entry in get_match(table).log] == [seat, seat]


def test_bot_without_action_or_seat_does_nothing() -> None:
    seat, chain, seats = find_bot_position()
    table = start_table(*seats)
    assert apply_command(table, PlayBot(seat, table.state.version, [])) == []
    assert apply_command(start_table(), PlayBot(seat, 2, chain)) == []
    assert apply_command(open_table(*seats), PlayBot(seat, 1, chain)) == []


# -- rematch ------------------------------------------------------------------------------------------------------------


def test_rematch_is_opened_once_by_player_or_host() -> None:
    for guest in (ANA, BEA):
        table = start_table(seat_guest(BEA), BOT, patience=77)
        assert_refused(NotOver, "not over yet", table, Rematch(guest))
        table.state.phase = "over"
        assert_refused(NotYourSeat, "only players of this game", table, Rematch(ODD))
        opened, followed = apply_command(table, Rematch(guest))
        assert isinstance(opened, TableOpened)
        other = opened.table
        assert describe_events([followed]) == [("RematchOpened", {"rematch_id": other.id})]
        assert table.state.rematch_table == other.id
        assert (other.state.host, other.state.phase, other.state.seats) == (guest, "open", (seat_guest(BEA), BOT))
        assert (other.patience, other.key == table.key) == (77, False)
        assert apply_command(table, Rematch(BEA)) == []
