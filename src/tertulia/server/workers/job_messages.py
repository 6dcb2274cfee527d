"""Messages between web and worker processes about hints and analyses, stored in the row of a job.

They hold only what the requesting seat may know.
"""

from __future__ import annotations

import msgspec

from tertulia.analysis import Advice


class HintRequest(msgspec.Struct, frozen=True):
    """Request for a hint."""

    table: str
    version: int
    position: int
    seat: int
    guest: str


class HintAnswer(msgspec.Struct, frozen=True):
    """Advice, or why there is none: the table moved on (`stale`), or too many hints wait (`busy`)."""

    advice: list[Advice] | None = None
    stale: bool = False
    busy: bool = False


class AnalysisRequest(msgspec.Struct, frozen=True):
    """Request for an analysis."""

    guest: str


class AnalysisUpdate(msgspec.Struct, frozen=True, array_like=True):
    """Progress of an analysis."""

    done: int
    total: int


read_hint = msgspec.json.Decoder(HintRequest).decode
read_answer = msgspec.json.Decoder(HintAnswer).decode
read_analysis = msgspec.json.Decoder(AnalysisRequest).decode
read_update = msgspec.json.Decoder(AnalysisUpdate).decode
