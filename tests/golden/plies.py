"""What a golden file holds: a record, a line for every ply, and some views in full.

A line is the ply, the seat, the action, the events' types and the first half of a SHA-256 over the ply as it is sent to other
programs. So a difference shows where it begins, and the views in full show what it is.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

from tertulia.play import GameRecord, Ply, replay

FOLDER = Path(__file__).parent
EVERY = 60
"""Number of plies between the views that are kept in full, beside the first, the last and those of scorings."""


def sent(ply: Ply) -> str:
    """A ply as `tertulia replay --view all --json` has it."""
    return json.dumps(ply._asdict(), ensure_ascii=False, separators=(",", ":"))


def line(ply: Ply) -> str:
    types = "+".join(event["type"] for event in ply.events) or "nothing"
    seat = "-" if ply.seat is None else ply.seat
    return f"{ply.ply} {seat} [{ply.action or 'set-up'}] {types} {hashlib.sha256(sent(ply).encode()).hexdigest()[:32]}"


def kept(ply: Ply, last: int) -> bool:
    scoring = any(event["type"] == "scoring" for event in ply.events)
    return scoring or ply.ply % EVERY == 0 or ply.ply == last


def lines(record: GameRecord) -> list[str]:
    """The whole golden text of a record."""
    found: list[str] = []
    for ply in replay(record):
        found.append(line(ply))
        if kept(ply, len(record.actions)):
            found.append(sent(ply))
    return found


def names() -> list[str]:
    return sorted(path.stem for path in FOLDER.glob("*.json"))


def first_difference(expected: list[str], found: list[str]) -> Any:
    """The first line that is not as it was, with the one that is there now; None where there is none."""
    pairs = zip(expected, found, strict=False)
    different = next(((old, new) for old, new in pairs if old != new), None)
    if different is None and len(expected) != len(found):
        return f"{len(expected)} lines", f"{len(found)} lines"
    return different
