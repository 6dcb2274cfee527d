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
    match_of,
    notations,
    of,
    on_turn,
    open_table,
    refused,
    run,
    told,
)

# -- dealing ------------------------------------------------------------------------------------------------------------


def test_a_table_is_dealt_with_its_own_key_and_options() -> None:
    table = open_table(of(ANA), Seat("device", ANA, "Ina"), BOT)
    assert told(run(table, Start(ANA))) == [("Started", {})]
    match = match_of(table)
    assert (match.seats, match.key, match.options) == (("human", "human", "greedy"), table.key, table.options)
    assert (table.state.phase, len(table.state.log), table.state.position) == ("running", 1, 0)
    refused(NotOpen, "already started", table, Start(ANA))


def test_only_the_host_deals() -> None:
    refused(NotHost, "only the host", open_table(of(ANA), of(BEA)), Start(BEA))


def test_nothing_is_dealt_with_other_components_than_those_that_it_was_opened_with() -> None:
    table = open_table(of(ANA), of(BEA))
    table.printed = None
    refused(ComponentsChanged, "the component set of this table is not stored here", table, Start(ANA))


def test_free_seats_are_named_or_left_out() -> None:
    table = open_table(FREE, of(ANA), FREE, of(BEA))
    refused(SeatsMissing, "seats still free: 0, 2", table, Start(ANA))
    run(table, Start(ANA, fewer=True))
    assert table.state.seats == (of(ANA), of(BEA))
    assert match_of(table).seats == ("human", "human")


def test_with_fewer_seats_than_the_game_is_for_nothing_begins() -> None:
    refused(SeatsMissing, "granada is for 2 to ., not 1", open_table(of(ANA), FREE), Start(ANA, fewer=True))


def test_with_options_for_more_seats_nothing_begins() -> None:
    table = open_table(of(ANA), of(BEA), FREE)
    table.options = {"nothing": "such"}
    refused(BadCommand, "options: ", table, Start(ANA, fewer=True))


# -- acting -------------------------------------------------------------------------------------------------------------


def test_a_chain_of_actions_is_carried_out_and_told_line_by_line() -> None:
    table = begun()
    _, seat = on_turn(table)
    assert told(act(table, "buy", "pay")) == [("Acted", {"seat": seat, "actions": 2})]
    assert (table.state.position, len(table.state.log)) == (2, 3)
    assert table.state.actors() == [seat]


def test_a_chain_is_carried_out_whole_or_not_at_all() -> None:
    table = begun()
    guest, seat = on_turn(table)
    (buy,) = notations(table, seat, "buy")
    refused(IllegalMove, "take 9", table, Act(guest, seat, 0, None, [buy, "take 9"]))


def test_nothing_but_the_last_action_of_a_chain_reveals_anything() -> None:
    """Taking money reveals new cards."""
    table = begun()
    guest, seat = on_turn(table)
    (take,) = notations(table, seat, "take")
    refused(ChainReveals, "action 1 of 2", table, Act(guest, seat, 0, None, [take, take]))
    assert run(table, Act(guest, seat, 0, None, [take]))


def test_whoever_is_not_on_turn_or_not_there_does_not_act() -> None:
    table = begun()
    _, seat = on_turn(table)
    other = (seat + 1) % 3
    theirs = (ANA, BEA, EVA)[other]
    refused(WrongTurn, f"not the turn of seat {other}", table, Act(theirs, other, 0, None, ["take 1"]))
    refused(NotYourSeat, f"seat {seat} is not yours", table, Act(theirs, seat, 0, None, ["take 1"]))
    refused(NotYourSeat, f"seat {seat} is not yours", table, Act(ODD, seat, 0, None, ["take 1"]))


@pytest.mark.parametrize("command", [Act(ANA, 0, 0, None, ["take 1"]), Undo(ANA, 0, 0, None, 1)])
def test_nobody_acts_before_the_game_after_it_or_while_a_bot_plays_for_them(command: Command) -> None:
    refused(NotRunning, "not running", open_table(), command)
    over = begun()
    over.state.phase = "over"
    refused(NotRunning, "not running", over, command)
    handed = begun(Seat("guest", ANA, None, "greedy"), of(BEA))
    refused(BotPlays, "take your seat back first", handed, command)


def test_an_action_made_at_another_position_is_stale() -> None:
    table = begun()
    guest, seat = on_turn(table)
    for position in (-1, 1, 5):
        refused(
            StaleMove,
            f"made at position {position}, but the table is at position 0",
            table,
            Act(guest, seat, position, None, ["x"]),
        )


def test_an_action_made_before_something_was_taken_back_is_stale() -> None:
    """The position number is equal again, but the version is not."""
    table = begun()
    guest, seat = on_turn(table)
    act(table, "buy")
    seen, (pay,) = table.state.version, notations(table, seat, "pay")
    run(table, Undo(guest, seat, 1, seen, 1))
    act(table, "buy")
    refused(StaleMove, "made at position", table, Act(guest, seat, 1, seen, [pay]))
    assert run(table, Act(guest, seat, 1, table.state.version, [pay]))


def test_an_action_counts_where_only_seats_have_changed_since() -> None:
    table = begun()
    guest, seat = on_turn(table)
    seen = table.state.version
    table.state.version += 1
    table.adopt(table.state.fork())
    assert run(table, Act(guest, seat, 0, seen, notations(table, seat, "take")))


def test_in_a_shared_turn_what_others_have_done_since_does_not_matter() -> None:
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


def test_the_end_is_told_after_the_action_that_made_it() -> None:
    table = begun(of(ANA), game=sealed_bids.GAME)
    for number in range(1, 5):
        done = act(table, "")
        assert [kind for kind, _ in told(done)] == (["Acted", "Finished"] if number == 4 else ["Acted"])
        assert table.state.phase == ("over" if number == 4 else "running")
    assert table.state.actors() == []


# -- taking back --------------------------------------------------------------------------------------------------------


def test_steps_are_taken_back_with_their_lines() -> None:
    table = begun()
    guest, seat = on_turn(table)
    before = list(table.state.log)
    act(table, "buy", "pay")
    refused(UndoRefused, "cannot undo 3 steps, only 2", table, Undo(guest, seat, 2, None, 3))
    refused(StaleMove, "made at position", table, Undo(guest, seat, 1, None, 1))
    assert told(run(table, Undo(guest, seat, 2, None, 2))) == [("Undone", {"seat": seat, "steps": 2})]
    assert (table.state.position, list(table.state.log)) == (0, before)


# -- bots ---------------------------------------------------------------------------------------------------------------


def bots_turn() -> tuple[int, list[int], list[Seat]]:
    """The seat that begins, two successive actions of it, and the seats of a table where a bot has it."""
    match = match_of(begun())
    (seat,) = match.actors()
    chain = list[int]()
    for start in ("buy", "pay"):
        action = next(int(one) for one in match.legal(seat) if match.game.actions.notation(int(one)).startswith(start))
        match.act(seat, action)
        chain.append(action)
    return seat, chain, [BOT if number == seat else of(guest) for number, guest in enumerate((ANA, BEA, EVA))]


def test_what_a_bot_has_thought_is_carried_out_line_by_line() -> None:
    seat, chain, seats = bots_turn()
    table = begun(*seats)
    assert told(run(table, PlayBot(seat, table.state.version, chain))) == [("Acted", {"seat": seat, "actions": 2})]
    assert (table.state.position, len(table.state.log)) == (2, 3)
    assert [entry.seat for entry in match_of(table).log] == [seat, seat]


def test_a_bot_that_thought_of_nothing_or_for_a_person_does_nothing() -> None:
    seat, chain, seats = bots_turn()
    table = begun(*seats)
    assert run(table, PlayBot(seat, table.state.version, [])) == []
    assert run(begun(), PlayBot(seat, 2, chain)) == []
    assert run(open_table(*seats), PlayBot(seat, 1, chain)) == []


# -- another game -------------------------------------------------------------------------------------------------------


def test_another_game_is_opened_once_by_who_played_or_hosted() -> None:
    for guest in (ANA, BEA):
        table = begun(of(BEA), BOT, patience=77)
        refused(NotOver, "not over yet", table, Rematch(guest))
        table.state.phase = "over"
        refused(NotYourSeat, "only players of this game", table, Rematch(ODD))
        opened, followed = run(table, Rematch(guest))
        assert isinstance(opened, Opened)
        other = opened.table
        assert told([followed]) == [("RematchOpened", {"rematch_id": other.id})]
        assert table.state.again == other.id
        assert (other.state.host, other.state.phase, other.state.seats) == (guest, "open", (of(BEA), BOT))
        assert (other.patience, other.key == table.key) == (77, False)
        assert run(table, Rematch(BEA)) == []
