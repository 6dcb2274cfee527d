"""What a web process and a worker tell each other of a hint or an analysis, in the row of its job.

It is no more than what the seat that asks may know.
"""

from __future__ import annotations

import msgspec

from tertulia.analysis import Advice


class HintAsked(msgspec.Struct, frozen=True):
    """What a worker must know of a hint that is asked for."""

    table: str
    version: int
    position: int
    seat: int
    guest: str


class HintAnswer(msgspec.Struct, frozen=True):
    """What has come of it: advice, or why there is none."""

    advice: list[Advice] | None = None
    stale: bool = False
    busy: bool = False


class AnalysisAsked(msgspec.Struct, frozen=True):
    """For whom a game is explained."""

    guest: str


class Advance(msgspec.Struct, frozen=True, array_like=True):
    """How far an analysis is."""

    done: int
    of: int


read_hint = msgspec.json.Decoder(HintAsked).decode
read_answer = msgspec.json.Decoder(HintAnswer).decode
read_analysis = msgspec.json.Decoder(AnalysisAsked).decode
read_advance = msgspec.json.Decoder(Advance).decode
