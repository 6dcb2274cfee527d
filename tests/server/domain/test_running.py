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
    StaleMove,
    UndoRefused,
    WrongTurn,
)
from tertulia.server.domain.events import Opened
from tertulia.server.domain.seats import FREE, Seat
from tests.bots.toys import sealed_bids
from tests.server.domain.tables import (
    ANA,
    BEA,
    BOT,
    EVA,
    ODD,
    act,
    begun,
    describe_events,
    match_of,
    notations,
    of,
    on_turn,
    open_table,
    refused,
    run,
)

# -- dealing ------------------------------------------------------------------------------------------------------------


def test_start_uses_key_and_options_of_the_table() -> None:
    table = open_table(of(ANA), Seat("device", ANA, "Ina"), BOT)
    assert describe_events(run(table, Start(ANA))) == [("Started", {})]
    match = match_of(table)
    assert (match.seats, match.key, match.options) == (("human", "human", "greedy"), table.key, table.options)
    assert (table.state.phase, len(table.state.log), table.state.position) == ("running", 1, 0)
    refused(NotOpen, "already started", table, Start(ANA))


def test_only_host_can_start() -> None:
    refused(NotHost, "only the host", open_table(of(ANA), of(BEA)), Start(BEA))


def test_start_without_component_set_is_refused() -> None:
    table = open_table(of(ANA), of(BEA))
    table.printed = None
    refused(ComponentsChanged, "the component set of this table is not stored here", table, Start(ANA))


def test_start_with_free_seats_needs_fewer_players_option() -> None:
    table = open_table(FREE, of(ANA), FREE, of(BEA))
    refused(SeatsMissing, "seats still free: 0, 2", table, Start(ANA))
    run(table, Start(ANA, fewer=True))
    assert table.state.seats == (of(ANA), of(BEA))
    assert match_of(table).seats == ("human", "human")


def test_start_with_too_few_players_is_refused() -> None:
    refused(SeatsMissing, "granada is for 2 to ., not 1", open_table(of(ANA), FREE), Start(ANA, fewer=True))


def test_start_checks_options_for_remaining_seats() -> None:
    table = open_table(of(ANA), of(BEA), FREE)
    table.options = {"nothing": "such"}
    refused(BadCommand, "options: ", table, Start(ANA, fewer=True))


# -- acting -------------------------------------------------------------------------------------------------------------


def test_chain_of_actions_adds_one_log_line_each() -> None:
    table = begun()
    _, seat = on_turn(table)
    assert describe_events(act(table, "buy", "pay")) == [("Acted", {"seat": seat, "actions": 2})]
    assert (table.state.position, len(table.state.log)) == (2, 3)
    assert table.state.actors() == [seat]


def test_illegal_action_refuses_complete_chain() -> None:
    table = begun()
    guest, seat = on_turn(table)
    (buy,) = notations(table, seat, "buy")
    refused(IllegalMove, "take 9", table, Act(guest, seat, 0, None, [buy, "take 9"]))


def test_chain_with_early_revelation_is_refused() -> None:
    """Taking money reveals new cards."""
    table = begun()
    guest, seat = on_turn(table)
    (take,) = notations(table, seat, "take")
    refused(ChainReveals, "action 1 of 2", table, Act(guest, seat, 0, None, [take, take]))
    assert run(table, Act(guest, seat, 0, None, [take]))


def test_action_out_of_turn_or_for_other_seat_is_refused() -> None:
    table = begun()
    _, seat = on_turn(table)
    other = (seat + 1) % 3
    theirs = (ANA, BEA, EVA)[other]
    refused(WrongTurn, f"not the turn of seat {other}", table, Act(theirs, other, 0, None, ["take 1"]))
    refused(NotYourSeat, f"seat {seat} is not yours", table, Act(theirs, seat, 0, None, ["take 1"]))
    refused(NotYourSeat, f"seat {seat} is not yours", table, Act(ODD, seat, 0, None, ["take 1"]))


@pytest.mark.parametrize("command", [Act(ANA, 0, 0, None, ["take 1"]), Undo(ANA, 0, 0, None, 1)])
def test_action_is_refused_unless_running_and_own_seat(command: Command) -> None:
    refused(NotRunning, "not running", open_table(), command)
    over = begun()
    over.state.phase = "over"
    refused(NotRunning, "not running", over, command)
    handed = begun(Seat("guest", ANA, None, "greedy"), of(BEA))
    refused(BotPlays, "take your seat back first", handed, command)


def test_action_at_other_position_is_stale() -> None:
    table = begun()
    guest, seat = on_turn(table)
    for position in (-1, 1, 5):
        refused(
            StaleMove,
            f"made at position {position}, but the table is at position 0",
            table,
            Act(guest, seat, position, None, ["x"]),
        )


def test_action_from_before_undo_is_stale() -> None:
    """The position number is equal again, but the version is not."""
    table = begun()
    guest, seat = on_turn(table)
    act(table, "buy")
    seen, (pay,) = table.state.version, notations(table, seat, "pay")
    run(table, Undo(guest, seat, 1, seen, 1))
    act(table, "buy")
    refused(StaleMove, "made at position", table, Act(guest, seat, 1, seen, [pay]))
    assert run(table, Act(guest, seat, 1, table.state.version, [pay]))


def test_action_counts_if_only_seats_changed() -> None:
    table = begun()
    guest, seat = on_turn(table)
    seen = table.state.version
    table.state.version += 1
    table.adopt(table.state.fork())
    assert run(table, Act(guest, seat, 0, seen, notations(table, seat, "take")))


def test_others_actions_in_shared_turn_make_no_move_stale() -> None:
    table = begun(of(ANA), of(BEA), of(EVA), game=sealed_bids.GAME)
    assert table.state.actors() == [0, 1, 2]
    seen = table.state.version
    choice = {seat: match_of(table).notations(seat)[0] for seat in (0, 1, 2)}
    run(table, Act(BEA, 1, 0, seen, [choice[1]]))
    refused(StaleMove, "made at position", table, Act(ANA, 0, 0, None, [choice[0]]))
    assert run(table, Act(ANA, 0, 0, seen, [choice[0]]))
    refused(StaleMove, "made at position", table, Act(BEA, 1, 0, seen, [choice[1]]))
    assert run(table, Act(EVA, 2, 0, seen, [choice[2]])), "the last one reveals, and all bid anew"
    refused(StaleMove, "made at position", table, Act(ANA, 0, 2, seen, [match_of(table).notations(0)[0]]))


def test_finished_event_follows_last_action() -> None:
    table = begun(of(ANA), game=sealed_bids.GAME)
    for number in range(1, 5):
        done = act(table, "")
        assert [kind for kind, _ in describe_events(done)] == (["Acted", "Finished"] if number == 4 else ["Acted"])
        assert table.state.phase == ("over" if number == 4 else "running")
    assert table.state.actors() == []


# -- undo ---------------------------------------------------------------------------------------------------------------


def test_undo_removes_log_lines() -> None:
    table = begun()
    guest, seat = on_turn(table)
    before = list(table.state.log)
    act(table, "buy", "pay")
    refused(UndoRefused, "cannot undo 3 steps, only 2", table, Undo(guest, seat, 2, None, 3))
    refused(StaleMove, "made at position", table, Undo(guest, seat, 1, None, 1))
    assert describe_events(run(table, Undo(guest, seat, 2, None, 2))) == [("Undone", {"seat": seat, "steps": 2})]
    assert (table.state.position, list(table.state.log)) == (0, before)


# -- bots ---------------------------------------------------------------------------------------------------------------


def position_of_bot() -> tuple[int, list[int], list[Seat]]:
    """The seat that begins, its first two actions, and the seats of a table with a bot in that seat."""
    match = match_of(begun())
    (seat,) = match.actors()
    chain = list[int]()
    for start in ("buy", "pay"):
        action = next(int(one) for one in match.legal(seat) if match.game.actions.notation(int(one)).startswith(start))
        match.act(seat, action)
        chain.append(action)
    return seat, chain, [BOT if number == seat else of(guest) for number, guest in enumerate((ANA, BEA, EVA))]


def test_bot_actions_add_one_log_line_each() -> None:
    seat, chain, seats = position_of_bot()
    table = begun(*seats)
    assert describe_events(run(table, PlayBot(seat, table.state.version, chain))) == [
        ("Acted", {"seat": seat, "actions": 2})
    ]
    assert (table.state.position, len(table.state.log)) == (2, 3)
    assert [entry.seat for entry in match_of(table).log] == [seat, seat]


def test_bot_without_action_or_seat_does_nothing() -> None:
    seat, chain, seats = position_of_bot()
    table = begun(*seats)
    assert run(table, PlayBot(seat, table.state.version, [])) == []
    assert run(begun(), PlayBot(seat, 2, chain)) == []
    assert run(open_table(*seats), PlayBot(seat, 1, chain)) == []


# -- rematch ------------------------------------------------------------------------------------------------------------


def test_rematch_is_opened_once_by_player_or_host() -> None:
    for guest in (ANA, BEA):
        table = begun(of(BEA), BOT, patience=77)
        refused(NotOver, "not over yet", table, Rematch(guest))
        table.state.phase = "over"
        refused(NotYourSeat, "only players of this game", table, Rematch(ODD))
        opened, followed = run(table, Rematch(guest))
        assert isinstance(opened, Opened)
        other = opened.table
        assert describe_events([followed]) == [("RematchOpened", {"rematch_id": other.id})]
        assert table.state.rematch_table == other.id
        assert (other.state.host, other.state.phase, other.state.seats) == (guest, "open", (of(BEA), BOT))
        assert (other.patience, other.key == table.key) == (77, False)
        assert run(table, Rematch(BEA)) == []
