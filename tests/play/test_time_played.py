"""Time in game records: omitted if unknown, validated strictly, printed in the terminal."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tertulia.cli.record_time import format_duration
from tertulia.play import GameRecord, RecordError, decode_record, encode_record, match_at_setup, replay, save_record
from tertulia.play.clock import ByTurns, Live
from tertulia.play.records import RecordedSubstitution
from tertulia.play.time_played import CENTURY_MS, Departure, EndedEarly, TimePlayed
from tests.cli.conftest import Tertulia, tertulia

from .matches import play_finished_match, play_on, start_match

__all__ = ["tertulia"]
LIVE = Live(bank=600, increment=30)


def stop_game(**time: Any) -> GameRecord:
    """Return the record of a two-player game that was ended early."""
    record = play_on(start_match(2), 4).record()
    time_fields = {"pace": LIVE, "ended": EndedEarly("agreed", None), **time}
    return msgspec.structs.replace(record, names=["Ana", "Bea"], time=TimePlayed(**time_fields))


def test_record_without_time_omits_the_field() -> None:
    assert b'"time"' not in encode_record(play_finished_match())
    assert decode_record(encode_record(play_finished_match())).time is None


def test_writing_and_reading_time_are_inverse() -> None:
    record = stop_game(
        departures=[Departure(2, 1, "time")], forfeit="end", lost=[1], ended=EndedEarly("forfeit", 0),
        slower=ByTurns(reserve=86400, per_move=3600, cap=86400), actions=[0, None, 1500, 1500],
    )  # fmt: skip
    data = encode_record(record)
    assert decode_record(data) == record
    assert encode_record(decode_record(data)) == data
    assert [ply.ply for ply in replay(record)] == [0, 1, 2, 3, 4]


@pytest.mark.parametrize(
    ("time", "says"),
    [
        ({"pace": {"kind": "live", "bank": 1}}, r"time.pace: bank: 1 is not possible; accepted are 30 to 18000"),
        ({"pace": {"kind": "none"}}, r"time.pace.kind: Invalid value"),
        ({"actions": [-1, 0, 0, 0]}, r"time.actions\[0\]|time.actions\[...\]"),
        ({"actions": [0, 0, 0, CENTURY_MS + 1]}, r"time.actions\[3\]|time.actions\[...\]"),
        ({"actions": [0.5, 0, 0, 0]}, r"time.actions"),
        ({"actions": [0, 0]}, "time.actions: one for each of the 4 actions or none, not 2"),
        ({"actions": [5, None, 4, 6]}, "time.actions 3: 4 is before 5, when the one before was done"),
        ({"departures": [{"ply": 0, "seat": 2, "why": "time"}]}, "time.departures 1: seats 0 to 1, not 2"),
        ({"departures": [{"ply": 0, "seat": 1, "why": "bored"}]}, "time.departures"),
        (
            {"departures": [{"ply": 3, "seat": 1, "why": "time"}, {"ply": 2, "seat": 0, "why": "time"}]},
            "time.departures 2: after action 3 to 4, not 2",
        ),
        ({"lost": [3]}, r"time.lost\[0\]: seats 0 to 1, not 3"),
        ({"lost": [1, 1]}, "time.lost: each seat once"),
        ({"ended": {"kind": "forfeit", "winner": None}}, "time.ended.winner: a seat if"),
        ({"ended": {"kind": "agreed", "winner": 0}}, "time.ended.winner: a seat if"),
        ({"ended": {"kind": "forfeit", "winner": 7}}, "time.ended.winner: seats 0 to 1, not 7"),
        ({"ended": {"kind": "forfeit", "winner": 1}, "lost": [1]}, "time.ended.winner: seat 1 has lost"),
        ({"ended": {"kind": "bored", "winner": None}}, "time.ended.kind"),
        ({"zone": "Europe/Prague"}, "time: Object contains unknown field"),
    ],
)
def test_invalid_time_is_refused(time: dict[str, Any], says: str) -> None:
    data = json.loads(encode_record(stop_game()))
    data["time"] = time
    with pytest.raises(RecordError, match=says):
        match_at_setup(decode_record(json.dumps(data).encode()))


def test_record_with_result_cannot_have_ended_early() -> None:
    with pytest.raises(RecordError, match=r"time.ended: the record has a result"):
        match_at_setup(
            msgspec.structs.replace(play_finished_match(), time=TimePlayed(ended=EndedEarly("agreed", None)))
        )


def test_replay_command_prints_times(tertulia: Tertulia, tmp_path: Path) -> None:
    record = stop_game(
        departures=[Departure(2, 1, "time")], forfeit="end", lost=[1], ended=EndedEarly("forfeit", 0),
        actions=[0, 61_000, 90_000, 3_700_000],
    )  # fmt: skip
    save_record(
        msgspec.structs.replace(record, handed=[RecordedSubstitution(2, 1, "greedy")]), file := tmp_path / "game.json"
    )
    lines = tertulia("replay", str(file)).out.splitlines()
    assert lines[0] == "Live: 10 min per player, plus 30 s per turn."
    second = next(place for place, line in enumerate(lines) if line.startswith("2. [1 min 1 s] "))
    third = next(place for place, line in enumerate(lines) if line.startswith("3. [1 min 30 s] "))
    assert "Bea timed out." in lines[second:third]
    assert lines[third - 1].endswith("plays for Bea.")
    assert lines[-3:] == [
        "All other players have resigned or timed out.",
        "Ana wins.",
        "Bea lost before the end and is ranked last.",
    ]
    plies = [json.loads(line) for line in tertulia("replay", str(file), "--json").out.splitlines()]
    assert [ply.get("time") for ply in plies] == [None, 0, 61_000, 90_000, 3_700_000]


def test_replay_command_prints_pace_by_turns(tertulia: Tertulia, tmp_path: Path) -> None:
    pace = ByTurns(reserve=259_200, per_move=43_200, cap=432_000, nights=True, vacation_days=30)
    save_record(stop_game(pace=pace), file := tmp_path / "game.json")
    assert tertulia("replay", str(file)).out.splitlines()[0] == (
        "Turn-based: 3 d to start with, plus 12 h per turn, up to 5 d. "
        "The clock stops for: nights and 30 vacation days a year."
    )


@pytest.mark.parametrize(
    ("seconds", "says"), [(0, "0 s"), (59, "59 s"), (3600, "1 h"), (90_061, "1 d 1 h"), (3601, "1 h 1 s")]
)
def test_durations_are_shown_in_two_units(seconds: int, says: str) -> None:
    assert format_duration(seconds) == says
