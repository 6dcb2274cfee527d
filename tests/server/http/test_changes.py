"""Changes of tables: each gives the next table for every viewer, and reveals nothing hidden."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from statistics import mean
from typing import Any

import msgspec
import pytest

from bench import usual
from tertulia.kernel.game import Game
from tertulia.kernel.game_views import SplitViews
from tertulia.kernel.registry import find_game, installed_games
from tertulia.laws.playing import game_tables, select_varied
from tertulia.laws.seed import python_random
from tertulia.laws.worlds import walk_pairs
from tertulia.play import Match
from tertulia.play.encoded_ply import encode_ply
from tertulia.play.log import Log
from tertulia.server.domain.seats import GuestId, Seat
from tertulia.server.domain.state import TableState
from tertulia.server.domain.table import Table
from tertulia.server.http.merge_patch import PatchMaker, replace_value
from tertulia.server.http.news import change_json
from tertulia.server.http.serializers import table_json
from tertulia.server.http.view_cache import Viewer, encoded_views
from tests.server.following import apply_change, apply_patch
from tests.server.outgoing import IdNames, TimeControl

View = Mapping[str, Any]
PLIES, PAIRED_PLIES, MEASURED_PLIES = 60, 150, 200
UNDO_SHARE = 0.2
MAX_MEAN_EVENT_BYTES, MAX_MEAN_PATCH_BYTES = 1500, 450


class FollowedTable:
    """A table that takes over a match after each of its steps; with `timed`, it has clocks."""

    def __init__(self, match: Match, timed: bool = False) -> None:
        seats = tuple(Seat("guest", GuestId(f"guest{seat}")) for seat in range(len(match.seats)))
        state = TableState("running", GuestId("guest0"), seats, match.fork(), Log([encode_ply(match)]))
        self.timed = TimeControl(state) if timed else None
        self.table = Table("one", match.game, match.options, True, match.key, match.components, state)

    @property
    def viewers(self) -> list[Viewer]:
        return [None, *range(len(self.table.state.seats))]

    def follow(self, match: Match) -> None:
        """Take over the match after a step or after an undo."""
        state = self.table.state.fork()
        state.match, state.log, state.version = match.fork(), Log(state.log[: match.position + 1]), state.version + 1
        if len(state.log) <= match.position:
            state.log.append(encode_ply(match))
        if self.timed is not None:
            state.course = self.timed.follow(self.table, state).course
        self.table.adopt(state)

    def view_as(self, seat: Viewer) -> dict[str, Any]:
        """The complete table as a viewer gets it."""
        guest = GuestId("spectator") if seat is None else GuestId(f"guest{seat}")
        table: dict[str, Any] = msgspec.json.decode(table_json(self.table, guest, seat, set(), IdNames()))
        return table

    def view_change(self, seat: Viewer) -> dict[str, Any]:
        """The last change as a viewer gets it."""
        event = change_json(self.table, seat)
        assert event is not None
        change: dict[str, Any] = msgspec.json.decode(event)
        return change


def play_random_steps(game: Game, seats: int, options: dict[str, str], plies: int) -> Iterator[Match]:
    """A match after each random step, undo included; its first yield is the beginning. It ends before the game does."""
    draw = python_random("changes", game.name, seats, options)
    match = Match.new(game, seats=["human"] * seats, options=options, key=draw.randbytes(32))
    yield match
    for _ in range(plies):
        last = match.log[-1].seat if match.log else 0
        if (steps := match.undoable_steps(last)) and draw.random() < UNDO_SHARE:
            match.undo(last, draw.randint(1, steps))
        else:
            seat = draw.choice(match.actors())
            match.act(seat, draw.choice(match.legal(seat)))
        if match.over:
            return
        yield match


@pytest.mark.parametrize("name", list(installed_games()))
def test_table_and_change_give_next_table(name: str) -> None:
    game = find_game(name)
    for number, setting in enumerate(select_varied(game_tables(game))):
        steps = play_random_steps(game, setting.seats, setting.options, PLIES)
        followed = FollowedTable(next(steps), timed=number % 2 == 0)
        before = [followed.view_as(viewer) for viewer in followed.viewers]
        for match in steps:
            followed.follow(match)
            for viewer, old in zip(followed.viewers, before, strict=True):
                now, next_table = followed.view_as(viewer), apply_change(old, followed.view_change(viewer))
                assert msgspec.json.encode(next_table) == msgspec.json.encode(now), (
                    f"{setting}, {viewer}, {match.log[-1:]}"
                )
            before = [followed.view_as(viewer) for viewer in followed.viewers]


@pytest.mark.parametrize("name", list(installed_games()))
def test_change_does_not_depend_on_hidden_information(name: str) -> None:
    """The bytes of each change are the same in two worlds that the viewer cannot tell apart."""
    game, differing = find_game(name), 0
    setting = game_tables(game)[0]
    for viewer in (0, None):
        walk = walk_pairs(game, setting, viewer, seed=3)
        pair = next(walk)
        both = [FollowedTable(match) for match in (pair.true, pair.other)]
        for _, pair in zip(range(PAIRED_PLIES), walk, strict=False):
            for world, match in zip(both, (pair.true, pair.other), strict=True):
                world.follow(match)
            for seat in pair.viewers:
                one, other = (change_json(world.table, seat) for world in both)
                assert one == other, f"{pair}, {seat}"
            differing += game.to_bytes(pair.true.state) != game.to_bytes(pair.other.state)
    assert differing > PAIRED_PLIES // 2


def measure_mean_bytes(name: str) -> tuple[float, float]:
    """The mean number of bytes of a change in a random game, for all viewers, and of its merge patch."""
    setting = game_tables(find_game(name))[0]
    steps = play_random_steps(find_game(name), setting.seats, setting.options, MEASURED_PLIES)
    followed, events, patches = FollowedTable(next(steps)), list[bytes](), list[bytes]()
    for match in steps:
        followed.follow(match)
        events += [change_json(followed.table, viewer) or b"" for viewer in followed.viewers]
        patches += [msgspec.json.encode(followed.view_change(viewer)["merge"]) for viewer in followed.viewers]
    return mean(map(len, events)), mean(map(len, patches))


@pytest.mark.parametrize("name", list(installed_games()))
def test_change_is_small(name: str) -> None:
    event, patch = measure_mean_bytes(name)
    print(f"{name}: {event:.0f} bytes a change, {patch:.0f} of them its patch")
    assert event < MAX_MEAN_EVENT_BYTES
    assert patch < MAX_MEAN_PATCH_BYTES


def test_complete_farms_exceed_byte_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PatchMaker, "_patch_shared", lambda self, before, now: replace_value(before, now))
    assert measure_mean_bytes(usual.RICH)[1] > 1.5 * MAX_MEAN_PATCH_BYTES


VIEWERS: list[Viewer] = [None, 0, 1]


def change_between(before: Mapping[Viewer, View], now: Mapping[Viewer, View]) -> dict[Viewer, dict[str, Any]]:
    """The change of each viewer at a table whose views are these."""
    game = find_game(usual.QUICK)
    match = Match.new(game, seats=["human"] * 2, options={}, key=bytes(32))
    followed = FollowedTable(match)
    encoded_views(followed.table.state)._views = SplitViews({}, before)
    followed.follow(match)
    encoded_views(followed.table.state)._views = SplitViews({}, now)
    changes = {viewer: followed.view_change(viewer) for viewer in VIEWERS}
    for viewer, change in changes.items():
        patched = apply_patch({"view": before[viewer]}, change["merge"], change.get("removed", []))
        assert patched == {"view": now[viewer]}
    return changes


def copy_for_viewers(view: View) -> dict[Viewer, View]:
    """The same view for all viewers, with the same values of its parts."""
    return {viewer: dict(view) for viewer in VIEWERS}


class Uncomparable(dict[str, Any]):
    """A part that raises if it is compared."""

    def __eq__(self, other: object) -> bool:
        raise AssertionError

    __hash__ = None


def test_identical_parts_are_not_compared() -> None:
    part = Uncomparable(farm=[1, 2])
    changes = change_between(
        copy_for_viewers({"market": part, "farms": [part, 1]}), copy_for_viewers({"market": part, "farms": [part, 2]})
    )
    assert {viewer: change["merge"] for viewer, change in changes.items()} == copy_for_viewers(
        {"view": {"farms": {"1": 2}}}
    )


def test_parts_with_equal_small_numbers_keep_their_names() -> None:
    """Small numbers are the same objects wherever they are."""
    before: dict[Viewer, View] = {None: {"round": 1, "deck": 1}, 0: {"round": 1, "deck": 5}, 1: {"round": 5, "deck": 1}}
    now: dict[Viewer, View] = {None: {"round": 2, "deck": 2}, 0: {"round": 2, "deck": 2}, 1: {"round": 2, "deck": 2}}
    changes = change_between(before, now)
    assert {viewer: change["merge"]["view"] for viewer, change in changes.items()} == now


def test_part_is_sent_only_to_viewers_who_see_it() -> None:
    order = [1, 0]
    before: dict[Viewer, View] = {
        None: {"order": order, "deck": 3},
        0: {"order": order, "hand": ["king"]},
        1: {"order": order},
    }
    now: dict[Viewer, View] = {
        None: {"order": order, "deck": 2},
        0: {"order": order, "hand": ["queen"]},
        1: {"deck": 2},
    }
    changes = change_between(before, now)
    assert changes[None]["merge"] == {"view": {"deck": 2}}
    assert changes[0]["merge"] == {"view": {"hand": {"0": "queen"}}}
    assert changes[1]["merge"] == {"view": {"deck": 2}}
    assert changes[1]["removed"] == [["view", "order"]]


@pytest.mark.parametrize(("own_before", "own_now"), [([1], None), (None, [1]), ([1], [2])])
def test_seat_gets_difference_to_its_own_part(own_before: list[int] | None, own_now: list[int] | None) -> None:
    """What the others see of the part stays the same."""
    common = [0, 0, 0]
    before, now = copy_for_viewers({"hand": common}), copy_for_viewers({"hand": common})
    before[0], now[0] = {"hand": own_before or common}, {"hand": own_now or common}
    changes = change_between(before, now)
    assert [bool(changes[viewer]["merge"]["view"]) for viewer in VIEWERS] == [False, True, False]


def test_revealed_part_is_sent_to_all() -> None:
    """Spectators see the same as before, a seat sees it for the first time."""
    deck = [1, 2]
    changes = change_between({None: {"deck": deck}, 0: {}, 1: {"deck": [3]}}, copy_for_viewers({"deck": deck}))
    assert [changes[viewer]["merge"]["view"] for viewer in VIEWERS] == [{}, {"deck": [1, 2]}, {"deck": [1, 2]}]


def test_complete_part_is_sent_if_shorter_than_patch() -> None:
    before, now = list(range(100)), list(range(1, 101))
    change = change_between(
        copy_for_viewers({"track": before, "tracks": {"a": before}}),
        copy_for_viewers({"track": now, "tracks": {"b": now}}),
    )
    assert change[None]["merge"] == {"view": {"track": now, "tracks": {"b": now}}}


def test_common_parts_are_patched_once_and_sent_to_all() -> None:
    comparisons = list[str]()

    class Deck(dict[str, int]):
        """A part that records comparisons."""

        def __eq__(self, other: object) -> bool:
            comparisons.append("deck")
            return False

        __hash__ = None

    followed = FollowedTable(Match.new(find_game(usual.QUICK), seats=["human"] * 2, options={}, key=bytes(32)))
    own: dict[Viewer, View] = {viewer: {"hand": viewer} for viewer in VIEWERS}
    encoded_views(followed.table.state)._views = SplitViews({"deck": Deck(cards=2)}, own)
    followed.follow(Match.new(find_game(usual.QUICK), seats=["human"] * 2, options={}, key=bytes(32)))
    encoded_views(followed.table.state)._views = SplitViews({"deck": Deck(cards=1)}, own)
    changes = [followed.view_change(viewer)["merge"] for viewer in VIEWERS]
    assert (changes, comparisons) == ([{"view": {"deck": {"cards": 1}}}] * 3, ["deck"])


def test_parts_come_in_the_order_of_the_view() -> None:
    """The order of a set would differ between processes."""
    names = [f"part{number}" for number in range(40)]
    before: dict[Viewer, View] = {viewer: dict.fromkeys(names, f"{viewer}") for viewer in VIEWERS}
    now: dict[Viewer, View] = {viewer: dict.fromkeys(names, f"{viewer} now") for viewer in VIEWERS}
    for change in change_between(before, now).values():
        assert list(change["merge"]["view"]) == names
