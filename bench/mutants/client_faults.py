"""Faults of the browser client, found by `web/findFaults.js` with the parsers of TypeScript and Svelte."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec

from bench.mutants.fault import Fault
from tools.ready.client import node_env

FINDER = Path("web") / "findFaults.js"
SUFFIXES = frozenset({".ts", ".svelte"})


def find_client_faults(root: Path, files: Sequence[str]) -> list[Fault]:
    """All faults that can be planted in `files`, which are paths from the root, in the order of files and text."""
    found = msgspec.json.decode(_run_finder([str(root)], "\n".join(files)), type=list[Fault])
    order = {file: place for place, file in enumerate(files)}
    return sorted(set(found), key=lambda fault: (order[fault.file], fault))


def find_broken_files(planted: Iterable[tuple[str, str]]) -> list[str]:
    """The names of those of the pairs of name and text that do not parse."""
    return msgspec.json.decode(_run_finder(["--parse"], json.dumps(list(planted))), type=list[str])


def _run_finder(arguments: Sequence[str], text: str) -> bytes:
    finder = Path(__file__).resolve().parents[2] / FINDER
    asked = subprocess.run(
        ["node", str(finder), *arguments], input=text.encode(), capture_output=True, check=False, env=node_env()
    )
    if asked.returncode:
        raise RuntimeError(f"{FINDER}: {asked.stderr.decode().strip()}")
    return asked.stdout
