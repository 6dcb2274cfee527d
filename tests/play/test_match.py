"""Matches: actions, undo, and refusals that change nothing."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tertulia.kernel.game import GameError
from tertulia.play import IllegalAction, Match, NotYourTurn, PlayError, UndoImpossible

from .matches import GAME, KEY, get_seat_to_act, play_on, start_match


@contextmanager
def assert_unchanged(match: Match) -> Iterator[None]:
    """Check that the block leaves state, log and undo unchanged."""
    before = GAME.hash(match.state), list(match.log), match.settled, match.record()
    yield
    assert (GAME.hash(match.state), list(match.log), match.settled, match.record()) == before


def test_new_match_has_no_undo_and_default_options() -> None:
    match = start_match(4, scoring="simplified")
    assert (match.position, match.settled, match.over, match.outcome) == (0, True, False, None)
    assert match.options == {"scoring": "simplified"}
    assert start_match(4).options == {"scoring": "normal"}, "options left out are the usual ones"
    assert match.components == GAME.components().hash


def test_omitted_key_is_random() -> None:
    keys = {Match.new(GAME, seats=["me", "me"], options={}).key for _ in range(5)}
    assert len(keys) == 5
    assert all(len(key) == 32 for key in keys)


def test_commitment_is_the_hash_of_the_key() -> None:
    """The commitment is published at the start, so that the key can be checked at the end."""
    assert start_match().commitment == hashlib.sha256(KEY).hexdigest()
    assert KEY.hex() not in start_match().commitment


@pytest.mark.parametrize("written", [False, True])
def test_action_can_be_a_number_or_notation(written: bool) -> None:
    match, seat = start_match(), get_seat_to_act(start_match())
    action = match.legal(seat)[0]
    entry = match.act(seat, GAME.actions.notation(action) if written else action)
    assert match.position == 1
    assert (match.log[0].seat, match.log[0].action) == (seat, action)
    assert match.log[0].notation == match.log[0].text == GAME.actions.notation(action)
    assert entry == match.log[0]


def test_notations_are_those_of_the_legal_actions() -> None:
    match = start_match()
    seat = get_seat_to_act(match)
    assert [GAME.actions.parse(text) for text in match.notations(seat)] == match.legal(seat)
    assert match.notations((seat + 1) % 3) == []


def test_illegal_action_error_lists_legal_ones() -> None:
    match = start_match()
    seat = get_seat_to_act(match)
    with (
        assert_unchanged(match),
        pytest.raises(IllegalAction, match=r"'give' is not legal for seat .* now; legal: take 1") as error,
    ):
        match.act(seat, "give")
    assert error.value.accepted == match.notations(seat)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("dance", "must begin with one of take, buy"),
        ("", "must begin with one of take, buy"),
        ("take 9", "slots must be different numbers from 1 to 4"),
        ("buy", "1 words after it"),
        ("take 1 " * 500, "words after it"),
        ("build 1;0", "x,y"),
    ],
)
def test_invalid_notation_is_refused_briefly(text: str, says: str) -> None:
    match = start_match()
    with assert_unchanged(match), pytest.raises(IllegalAction, match=says) as error:
        match.act(get_seat_to_act(match), text)
    assert error.value.accepted == match.notations(get_seat_to_act(match))
    assert len(str(error.value)) < 1000


@pytest.mark.parametrize("number", [-1, 10**9])
def test_number_of_no_action_is_refused(number: int) -> None:
    match = start_match()
    with assert_unchanged(match), pytest.raises(IllegalAction, match=f"{number} is not legal"):
        match.act(get_seat_to_act(match), number)


def test_action_out_of_turn_is_refused() -> None:
    match = start_match()
    seat = get_seat_to_act(match)
    for other in ({0, 1, 2} - {seat}) | {3, -1, 99}:
        with (
            assert_unchanged(match),
            pytest.raises(NotYourTurn, match=f"not the turn of seat {other} but of seat {seat}"),
        ):
            match.act(other, match.legal(seat)[0])


def test_finished_match_refuses_actions_and_undo() -> None:
    match = play_on(start_match(2))
    assert match.over
    assert match.actors() == []
    for seat in (0, 1):
        with assert_unchanged(match), pytest.raises(IllegalAction, match="the game is over"):
            match.act(seat, "take 1")
        with assert_unchanged(match), pytest.raises(UndoImpossible):
            match.undo(seat)
    assert match.outcome == GAME.outcome(match.state)


def test_only_the_acting_seat_can_undo() -> None:
    match = start_match()
    seat = get_seat_to_act(match)
    buy = next(text for text in match.notations(seat) if text.startswith("buy"))
    before = GAME.hash(match.state)
    match.act(seat, buy)
    assert [match.undoable_steps(other) for other in range(3)] == [int(other == seat) for other in range(3)]
    with assert_unchanged(match), pytest.raises(UndoImpossible, match="last revelation or change of actor"):
        match.undo((seat + 1) % 3)
    entry = match.undo(seat)
    assert entry.notation == buy
    assert (GAME.hash(match.state), match.position, match.settled) == (before, 0, True)


def test_several_steps_are_undone_at_once_or_none() -> None:
    match = start_match()
    seat = get_seat_to_act(match)
    before = GAME.hash(match.state)
    first = next(text for text in match.notations(seat) if text.startswith("buy"))
    match.act(seat, first)
    match.act(seat, next(text for text in match.notations(seat) if text.startswith("pay")))
    assert match.undoable_steps(seat) == 2
    with assert_unchanged(match), pytest.raises(UndoImpossible, match="cannot undo 3 steps, only 2"):
        match.undo(seat, 3)
    with assert_unchanged(match), pytest.raises(UndoImpossible):
        match.undo(seat, 0)
    assert match.undo(seat, 2).notation == first
    assert (GAME.hash(match.state), match.position, match.settled) == (before, 0, True)


def test_ended_turn_cannot_be_undone() -> None:
    """New cards are displayed, and another player may have seen them."""
    match = start_match()
    seat = get_seat_to_act(match)
    match.act(seat, "take 1")
    assert get_seat_to_act(match) != seat
    assert match.settled
    with assert_unchanged(match), pytest.raises(UndoImpossible):
        match.undo(seat)


def test_fork_is_an_independent_match() -> None:
    match = start_match()
    seat = get_seat_to_act(match)
    match.act(seat, next(text for text in match.notations(seat) if text.startswith("buy")))
    twin = match.fork()
    with assert_unchanged(match):
        twin.undo(seat)
        play_on(twin, 20)
    assert match.undoable_steps(seat)


def test_invalid_set_up_is_refused() -> None:
    for seats, options, key in (
        (1, {}, KEY),
        (7, {}, KEY),
        (3, {"scoring": "none"}, KEY),
        (3, {"luck": "1"}, KEY),
        (3, {}, b"1"),
    ):
        with pytest.raises(GameError):
            Match.new(GAME, seats=["me"] * seats, options=options, key=key)


def test_play_errors_have_common_base_classes() -> None:
    assert issubclass(NotYourTurn, IllegalAction)
    assert issubclass(IllegalAction, PlayError)
    assert issubclass(UndoImpossible, PlayError)


def test_preview_predicts_events_of_an_action() -> None:
    """Previews show the events of an action, or none if it reveals something. They change nothing."""
    match, previews_with_events = start_match(), 0
    while not match.over:
        seat = get_seat_to_act(match)
        before = GAME.hash(match.state)
        previews = {action: match.preview(seat, action) for action in match.legal(seat)[:5]}
        assert match.actions_reveal(seat, list(previews)) == [preview.reveals for preview in previews.values()]
        assert GAME.hash(match.state) == before
        for action, preview in previews.items():
            fork = match.fork()
            fork.act(seat, action)
            assert preview.events == ([] if preview.reveals else fork.events(seat))
            assert preview.reveals == GAME.reveals(match.state, fork.state)
            previews_with_events += bool(preview.events)
        play_on(match, 1)
    assert previews_with_events
