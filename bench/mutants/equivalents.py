"""Faults that change nothing observable, listed by hand with reasons in `equivalents.toml`."""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec

from bench.mutants.fault import Fault

EQUIVALENTS_FILE = Path(__file__).parent / "equivalents.toml"


class Equivalent(msgspec.Struct, frozen=True):
    """An equivalent fault. It is identified by text, not by line number, which changes more often.

    The key is the file, the function, the text of the line without its comment, and the replacement.
    """

    file: str
    scope: str
    text: str
    old: str
    new: str
    reason: str


class _EquivalentsFile(msgspec.Struct):
    equivalent: list[Equivalent] = []


def load_equivalents(path: Path = EQUIVALENTS_FILE) -> list[Equivalent]:
    """Read all listed faults."""
    return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), _EquivalentsFile).equivalent


def find_reason(fault: Fault, source: bytes, among: list[Equivalent]) -> str:
    """Return why a fault cannot be observed, or an empty string if it is not listed."""
    text = source.splitlines()[fault.line - 1].decode().partition("  # ")[0].strip()
    for one in among:
        if (one.file, one.scope, one.text, one.old, one.new) == (fault.file, fault.scope, text, fault.old, fault.new):
            return one.reason
    return ""
