"""State of a table: its log, its actors and each viewer's view; also events, readiness, replays and hints."""

from __future__ import annotations

import json
import logging
from dataclasses import replace
from typing import cast

import pytest

from tertulia.play import Match, Practice
from tertulia.play.encoded_ply import EncodedPly, encode_ply
from tertulia.play.visibility import SeenPly
from tertulia.server.domain.commands import PlaceBot, RequestHint, Sit, TakeBack, Undo
from tertulia.server.domain.errors import NoHints, NotRunning, RulesFailed, RulesPreparing, StalePosition, WrongTurn
from tertulia.server.domain.events import Event, EventBus, GuestSeated, TableChanged, TableEvent, TableLoaded
from tertulia.server.domain.history import plies_to_replay
from tertulia.server.domain.readiness import COMPILING_RETRY_SECONDS, FAILED_RETRY_SECONDS, Readiness
from tertulia.server.domain.running import hint_still_valid, match_for_hint
from tertulia.server.domain.table import MAX_LOG_VERSIONS, Table
from tests.bots.toys import sealed_bids
from tests.server.domain.tables import (
    ANA,
    BEA,
    BOT,
    EVA,
    GAME,
    act,
    apply_command,
    find_player_to_act,
    get_match,
    open_table,
    seat_guest,
    start_table,
)

# -- the log ------------------------------------------------------------------------------------------------------------


def test_log_lines_kept_since_a_version_are_counted() -> None:
    table = start_table()
    dealt = table.state.version
    act(table, "buy")
    bought = table.state.version
    guest, seat = find_player_to_act(table)
    apply_command(table, Undo(guest, seat, 1, None, 1))
    assert (table.kept_since(dealt), table.kept_since(bought)) == (1, 1)
    act(table, "buy", "pay")
    assert [table.kept_since(version) for version in (dealt, bought, bought + 1, bought + 2)] == [1, 1, 1, 4 - 1]


def test_unknown_or_forgotten_version_has_no_kept_log() -> None:
    table = start_table()
    assert table.kept_since(table.state.version + 1) is None
    assert table.kept_since(0) is None
    assert table.kept_since(1) == 0
    fresh = open_table()
    assert (fresh.kept_since(1), fresh.kept_since(0), fresh.kept_since(2)) == (0, None, None)
    for _ in range(MAX_LOG_VERSIONS + 5):
        state = fresh.state.fork()
        state.version += 1
        fresh.adopt(state)
    first = fresh.log_versions[0].version
    assert first > 2
    assert (fresh.kept_since(first - 1), fresh.kept_since(first - 2)) == (0, None)


def test_previous_state_is_kept_unchanged() -> None:
    table = open_table()
    before = table.state
    apply_command(table, Sit(EVA, 2))
    assert table.previous is before
    assert before.seats[2].kind == "open"
    assert table.state.version == before.version + 1


def test_log_line_is_encoded_per_viewer() -> None:
    one, apart = EncodedPly((b"all",)), EncodedPly((b"looks on", b"zero", b"one"))
    assert [one.seen_by(seat) for seat in (None, 0, 1)] == [b"all"] * 3
    assert [apart.seen_by(seat) for seat in (None, 0, 1)] == [b"looks on", b"zero", b"one"]


def test_public_log_line_is_encoded_once() -> None:
    open_game = start_table()
    act(open_game, "take")
    (_, taken) = open_game.state.log
    assert len(taken.encoded) == 1
    assert json.loads(taken.encoded[0])["seat"] == get_match(open_game).log[0].seat
    apart = encode_ply(cast(Match, MatchWithSecretPly()))
    assert [json.loads(apart.seen_by(seat))["action"] for seat in (None, 0, 1)] == ["of None", "of 0", "of 1"]


class MatchWithSecretPly:
    """A stand-in for a match whose last ply looks different to each viewer."""

    seats = ("human", "human")

    def seen_plies(self, viewers: list[int | None]) -> list[SeenPly]:
        return [SeenPly(1, 0, f"of {viewer}", []) for viewer in viewers]


def test_record_has_substitutions_and_practice() -> None:
    table = start_table()
    apply_command(table, PlaceBot(BEA, 1, "random"))
    table.practice = Practice("earlier", 3)
    record = table.record()
    assert [(each.ply, each.seat, each.bot) for each in record.handed] == [(0, 1, "random")]
    assert record.practice == Practice("earlier", 3)


def test_bot_to_act_is_substitute_on_turn() -> None:
    assert open_table().state.actors() == []
    table = start_table()
    guest, seat = find_player_to_act(table)
    assert table.state.bot_to_act() is None
    apply_command(table, PlaceBot(guest, seat, "greedy"))
    assert table.state.bot_to_act() == seat


def test_only_bots_decide_if_they_play_every_seat() -> None:
    away = [replace(seat_guest(guest), bot="greedy") for guest in (ANA, BEA)]
    found = [
        (table.state.only_bots_decide, table.state.bots_only)
        for table in (
            open_table(*away),
            open_table(away[0], seat_guest(BEA)),
            open_table(BOT, BOT),
            open_table(BOT, seat_guest(ANA)),
        )
    ]
    assert found == [(True, False), (False, False), (True, True), (False, False)]


# -- events -------------------------------------------------------------------------------------------------------------


def test_subscribers_get_events_of_subclasses_in_order() -> None:
    bus, table, received = EventBus(), open_table(), list[str]()
    bus.subscribe(Event, lambda event: received.append("all"))
    bus.subscribe(TableEvent, lambda event: received.append("tables"))
    bus.subscribe(TableChanged, lambda event: received.append("changed"))
    bus.subscribe(TableLoaded, lambda event: received.append("loaded"))
    bus.publish(GuestSeated(table, EVA, 2))
    assert received == ["all", "tables", "changed"]


def raise_error() -> None:
    raise ZeroDivisionError


def test_failing_subscriber_does_not_affect_others(caplog: pytest.LogCaptureFixture) -> None:
    bus, received = EventBus(), list[Event]()
    bus.subscribe(TableLoaded, lambda event: raise_error())
    bus.subscribe(TableLoaded, received.append)
    with caplog.at_level(logging.ERROR):
        bus.publish(TableLoaded(open_table()))
    assert len(received) == 1
    assert "of TableLoaded failed" in caplog.text


# -- readiness ----------------------------------------------------------------------------------------------------------


def test_game_is_ready_once_rules_are_compiled() -> None:
    ready = Readiness([GAME.name])
    Readiness().require(GAME)
    ready.note(GAME.name, 0.25)
    ready.note("others", 0.5)
    assert (ready.missing, ready.share(GAME.name), ready.share("others")) == ([GAME.name], 0.25, None)
    with pytest.raises(RulesPreparing, match="being prepared: 25%") as raised:
        ready.require(GAME)
    assert raised.value.retry_after == COMPILING_RETRY_SECONDS
    ready.fail(GAME.name)
    with pytest.raises(RulesFailed) as failed:
        ready.require(GAME)
    assert failed.value.retry_after == FAILED_RETRY_SECONDS
    ready.finish(GAME.name)
    ready.require(GAME)
    assert (ready.missing, ready.has_failed(GAME.name)) == ([], False)
    ready.fail(GAME.name)
    assert not ready.has_failed(GAME.name), "it has been compiled"


# -- earlier positions --------------------------------------------------------------------------------------------------


def test_replay_counts_plies_unless_state_is_stored() -> None:
    assert plies_to_replay(open_table(), 0) == 0
    table = start_table()
    for _ in range(6):
        act(table, "take")
    match = get_match(table)
    far = [ply for ply in range(match.position + 1) if match.stored_state(ply) is None]
    assert [plies_to_replay(table, ply) for ply in range(match.position + 1)] == [
        ply if ply in far else 0 for ply in range(match.position + 1)
    ]
    assert far
    assert (plies_to_replay(table, -1), plies_to_replay(table, 99)) == (0, 0), "there is no such ply"


# -- hints --------------------------------------------------------------------------------------------------------------


def start_table_with_hints() -> Table:
    return start_table(hints=True)


def test_hints_need_table_setting_and_own_turn() -> None:
    table = start_table_with_hints()
    guest, seat = find_player_to_act(table)
    other = (seat + 1) % 3
    request = RequestHint(guest, seat, 0, None)
    assert match_for_hint(table, request) is table.state.match
    with pytest.raises(WrongTurn, match=f"seat {other} is not to act"):
        match_for_hint(table, RequestHint((ANA, BEA, EVA)[other], other, 0, None))
    with pytest.raises(StalePosition):
        match_for_hint(table, RequestHint(guest, seat, 1, None))
    table.hints = False
    with pytest.raises(NoHints):
        match_for_hint(table, request)
    with pytest.raises(NotRunning):
        match_for_hint(open_table(hints=True), RequestHint(ANA, 0, 0, None))


def test_hint_is_valid_until_the_decision_changes() -> None:
    table = start_table_with_hints()
    guest, seat = find_player_to_act(table)
    before = get_match(table).fork()
    assert hint_still_valid(table.state, before, seat)
    assert not hint_still_valid(table.state, before, (seat + 1) % 3)
    apply_command(table, PlaceBot(guest, seat, "greedy"))
    assert not hint_still_valid(table.state, before, seat), "a bot plays there"
    apply_command(table, TakeBack(guest, seat))
    act(table, "buy")
    assert not hint_still_valid(table.state, before, seat), "the player has decided"
    later = get_match(table).fork()
    apply_command(table, Undo(guest, seat, 1, None, 1))
    assert not hint_still_valid(table.state, later, seat), "it was undone"
    assert not hint_still_valid(open_table().state, before, seat)


def test_hint_stays_valid_while_others_act_in_shared_turn() -> None:
    table = start_table(seat_guest(ANA), seat_guest(BEA), seat_guest(EVA), game=sealed_bids.GAME, hints=True)
    before, seen = get_match(table).fork(), table.state.version
    act(table, "")
    assert hint_still_valid(table.state, before, 2)
    assert not hint_still_valid(table.state, before, 0)
    assert match_for_hint(table, RequestHint(EVA, 2, 0, seen)) is table.state.match
    with pytest.raises(StalePosition):
        match_for_hint(table, RequestHint(EVA, 2, 0, None))
