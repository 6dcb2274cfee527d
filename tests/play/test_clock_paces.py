"""Time controls of tables: live, by turns or none; JSON round trips and refused values."""

from __future__ import annotations

import json
import re
from datetime import timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tertulia.play.clock import ByTurns, ClockError, Live, Pace, Untimed, decode_pace, encode_pace, longest_wait
from tests.play.clock_tables import DAY_SECONDS, HOUR_SECONDS, live_paces, paces_by_turns

USUAL_PACE = ByTurns(reserve=3 * DAY_SECONDS, per_move=12 * HOUR_SECONDS, cap=5 * DAY_SECONDS)


@given(st.one_of(st.just(Untimed()), live_paces(), paces_by_turns()))
def test_json_round_trip_keeps_every_pace(pace: Pace) -> None:
    assert decode_pace(encode_pace(pace)) == pace


def test_encoded_pace_names_its_kind() -> None:
    assert json.loads(encode_pace(Untimed())) == {"kind": "none"}
    assert json.loads(encode_pace(Live(bank=600)))["kind"] == "live"
    assert json.loads(encode_pace(USUAL_PACE))["kind"] == "by turns"


LIVE: dict[str, Any] = {"kind": "live", "bank": 600}
BY_TURNS: dict[str, Any] = {
    "kind": "by turns",
    "reserve": 3 * DAY_SECONDS,
    "per_move": DAY_SECONDS,
    "cap": 5 * DAY_SECONDS,
}


@pytest.mark.parametrize(
    ("pace", "message"),
    [
        (LIVE | {"bank": 0}, "bank: 0 is not possible; accepted are 30 to 18000 seconds (30 seconds to 5 hours)"),
        (LIVE | {"bank": -5}, "bank: -5 is not possible"),
        (LIVE | {"bank": 10**30}, "is not possible; accepted are 30 to 18000 seconds"),
        (LIVE | {"increment": 601}, "increment: 601 is not possible; accepted are 0 to 600 seconds"),
        (LIVE | {"delay": -1}, "delay: -1 is not possible; accepted are 0 to 600 seconds"),
        (LIVE | {"cap": 599}, "cap: 599 is not possible; accepted are 600 to 86400 seconds (10 minutes, the bank, to 1 day)"),
        (LIVE | {"pause": DAY_SECONDS + 1}, "pause: 86401 is not possible"),
        (LIVE | {"per": "game"}, "per: Invalid enum value 'game'"),
        (BY_TURNS | {"reserve": 60}, "reserve: 60 is not possible; accepted are 3600 to 5184000 seconds (1 hour to 60 days)"),
        (BY_TURNS | {"per_move": 0}, "per_move: 0 is not possible; accepted are 3600 to 1209600 seconds"),
        (BY_TURNS | {"cap": DAY_SECONDS}, "86400 is not possible; accepted are 259200 to 5184000 seconds (3 days, the reserve"),
        (BY_TURNS | {"cap": 61 * DAY_SECONDS}, "cap: 5270400 is not possible"),
        (BY_TURNS | {"vacation_days": 61}, "vacation_days: 61 is not possible; accepted are 0 to 60 days"),
        (BY_TURNS | {"pause": 61 * DAY_SECONDS}, "pause: 5270400 is not possible"),
        (BY_TURNS | {"nights": 1}, "nights: Expected `bool`, got `int`"),
        (BY_TURNS | {"bank": 600}, "unknown field `bank`"),
        (LIVE | {"kind": "blitz"}, "kind: Invalid value 'blitz'"),
        ({"kind": "live"}, "missing required field `bank`"),
        ({"bank": 600}, "missing required field `kind`"),
        ({"kind": "none", "bank": 600}, "unknown field `bank`"),
        ([1], "Expected `object`, got `array`"),
    ],
)  # fmt: skip
def test_invalid_pace_is_refused(pace: Any, message: str) -> None:
    with pytest.raises(ClockError) as error:
        decode_pace(json.dumps(pace).encode())
    assert message in str(error.value)
    assert len(str(error.value)) < 200


@pytest.mark.parametrize("text", [b"", b"{", b"\xff", b'{"kind": "live", "bank": 1e999}', b"[" * 5000])
def test_invalid_json_is_refused(text: bytes) -> None:
    with pytest.raises(ClockError):
        decode_pace(text)


@pytest.mark.parametrize("wrong", [True, 600.0, "600", None])
def test_invalid_constructor_values_are_refused(wrong: Any) -> None:
    with pytest.raises(ClockError, match=r"bank: .* is not a whole number; accepted are 30 to 18000 seconds"):
        Live(bank=wrong)
    with pytest.raises(ClockError, match="nights: 'yes' is neither true nor false"):
        ByTurns(reserve=DAY_SECONDS, per_move=DAY_SECONDS, cap=DAY_SECONDS, nights="yes")  # type: ignore[arg-type]
    with pytest.raises(ClockError, match="per: 'game' is not known; accepted are turn, decision"):
        Live(bank=600, per="game")  # type: ignore[arg-type]


def test_longest_wait_includes_all_excludable_time() -> None:
    """Without a calendar it is the sum of the settings.

    With a calendar it is counted in days, including all time that the calendar may exclude.
    """
    assert longest_wait(Untimed()) is None
    assert longest_wait(Live(bank=600, cap=900, delay=10, pause=60)) == timedelta(seconds=970)
    assert longest_wait(USUAL_PACE) == timedelta(days=5)
    assert longest_wait(USUAL_PACE, timedelta(hours=7)) == timedelta(days=5, hours=7)
    by_calendar = ByTurns(
        reserve=3 * DAY_SECONDS,
        per_move=DAY_SECONDS,
        cap=5 * DAY_SECONDS,
        nights=True,
        weekends=True,
        vacation_days=30,
        pause=DAY_SECONDS,
    )
    # 6 days in days of 10 hours are 15; plus 16 weekends, two years' vacations that meet at New Year, and 5 days.
    assert longest_wait(by_calendar) == timedelta(days=15 + 16 * 2 + 2 * 30 + 5)
    slowest = msgspec.structs.replace(
        by_calendar, reserve=60 * DAY_SECONDS, cap=60 * DAY_SECONDS, vacation_days=60, pause=60 * DAY_SECONDS
    )
    assert (longest := longest_wait(slowest)) is not None
    assert longest < timedelta(days=3 * 365)


def test_docs_of_paces_state_correct_limits() -> None:
    page = (Path(__file__).resolve().parents[2] / "docs" / "pace.md").read_text(encoding="utf-8")
    live, by_turns = [decode_pace(text.encode()) for text in re.findall(r"```json\n(.*?)```", page, re.DOTALL)]
    assert isinstance(live, Live)
    assert isinstance(by_turns, ByTurns)
    assert longest_wait(live) == timedelta(days=1)
    assert (longest := longest_wait(by_turns)) is not None
    assert f"by turns above {longest.days} days" in page
    for pace in (Live, ByTurns):
        assert all(f"| `{field}` |" in page for field in pace.__struct_fields__)
