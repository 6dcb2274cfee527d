"""Faults of the browser client, found by `web/findFaults.js` with TypeScript's and Svelte's parsers."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec

from bench.mutants.fault import Fault
from tools.ready.client import make_node_env

FINDER = Path("web") / "findFaults.js"
SUFFIXES = frozenset({".ts", ".svelte"})


def find_client_faults(root: Path, files: Sequence[str]) -> list[Fault]:
    """Return the faults that can be planted in `files` (paths from the root), in that order."""
    found = msgspec.json.decode(_run_finder([str(root)], "\n".join(files)), type=list[Fault])
    order = {file: place for place, file in enumerate(files)}
    return sorted(set(found), key=lambda fault: (order[fault.file], fault))


def find_broken_files(planted: Iterable[tuple[str, str]]) -> list[str]:
    """Return the names of those (name, text) pairs whose text does not parse."""
    return msgspec.json.decode(_run_finder(["--parse"], json.dumps(list(planted))), type=list[str])


def _run_finder(arguments: Sequence[str], text: str) -> bytes:
    finder = Path(__file__).resolve().parents[2] / FINDER
    process = subprocess.run(
        ["node", str(finder), *arguments], input=text.encode(), capture_output=True, check=False, env=make_node_env()
    )
    if process.returncode:
        raise RuntimeError(f"{FINDER}: {process.stderr.decode().strip()}")
    return process.stdout
