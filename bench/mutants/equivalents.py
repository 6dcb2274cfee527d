"""Faults that change nothing which anybody could see, named by hand, each with its reason."""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec

from bench.mutants.fault import Fault

FILE = Path(__file__).parent / "equivalents.toml"


class Equivalent(msgspec.Struct, frozen=True):
    """One of them. A fault is known by its file, the function, the text of its line and what becomes of what there, not by the
    line's number, which changes more often."""

    file: str
    scope: str
    text: str
    old: str
    new: str
    reason: str


class _Listed(msgspec.Struct):
    equivalent: list[Equivalent] = []


def listed(path: Path = FILE) -> list[Equivalent]:
    """All that are named."""
    return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), _Listed).equivalent


def reason_of(fault: Fault, source: bytes, among: list[Equivalent]) -> str:
    """Why a fault cannot be seen; empty where nobody has said so."""
    text = source.splitlines()[fault.line - 1].decode().strip()
    for one in among:
        if (one.file, one.scope, one.text, one.old, one.new) == (fault.file, fault.scope, text, fault.old, fault.new):
            return one.reason
    return ""
