"""Compiled rules that were installed: whether they fit this machine, and where they lie.

A distribution may bring the machine code of games, so that nobody waits while it is compiled (`tertulia-compiled` brings that of
the games in this one). It names a package in the group `tertulia.compiled` of entry points; there a manifest says what the
code was made of, by and for, and each game's files lie in a folder of their own, as they do in the cache folder. Whatever does
not fit, or is damaged, is compiled as if it were not there, and `why_not_shipped` says why.
"""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

import msgspec

from tertulia.kernel import compiled_manifest
from tertulia.kernel.compile_cache import compiled_stamp, game_folder, sources_key
from tertulia.kernel.compiled_manifest import GameCode, Manifest, damage, misfit
from tertulia.kernel.numba_backend import ShippedCode, bounds_checked
from tertulia.kernel.schema import INTERPRET

GROUP = "tertulia.compiled"


class Installed(NamedTuple):
    """A package of compiled rules; what is wrong with it if its manifest cannot be read."""

    folder: Path
    manifest: Manifest | None
    fault: str = ""


def shipped_code(source: Path) -> ShippedCode | None:
    """Returns where the code of the game that a file belongs to was installed; None where none was that fits and is whole."""
    return None if INTERPRET else _look(sources_key(game_folder(source))).code


def is_compiled_whole(name: str, source: Path) -> bool:
    """Whether all code of that name (a game's rules, or its search) needs only be loaded; always where rules run as plain Python.
    The source is any file of the game."""
    return INTERPRET or _is_shipped(name, source) or compiled_stamp(name, source).exists()


def mark_compiled_whole(name: str, source: Path) -> None:
    """Say so to others by a file beside the code; nothing where that was shipped, or where rules run as plain Python."""
    if not (INTERPRET or _is_shipped(name, source)):
        mark = compiled_stamp(name, source)
        mark.parent.mkdir(parents=True, exist_ok=True)
        mark.touch()


def why_not_shipped(game: str, source: Path) -> str:
    """Returns why the installed code of a game is not used, in a few English words that name what differs; empty where it is, or
    where none is installed."""
    reasons = []
    for folder, manifest, fault in installed():
        if manifest is None:
            reasons.append(fault)
            continue
        for code in manifest.games:
            if code.name == game:
                reasons.append(misfit(manifest) or _other_sources(code, source) or damage(folder, code))
    return "" if "" in reasons or not reasons else reasons[0]


def _other_sources(code: GameCode, source: Path) -> str:
    if code.sources == sources_key(game_folder(source)):
        return ""
    if bounds_checked():
        return "the installed compiled rules check no bounds"
    return "the installed compiled rules are of other sources"


@cache
def installed() -> tuple[Installed, ...]:
    """Returns the packages of compiled rules, in the order of their names."""
    points = sorted(entry_points(group=GROUP), key=lambda point: point.name)
    return tuple(_read(point.value) for point in points)


def _read(package: str) -> Installed:
    try:
        spec = find_spec(package)
    except ImportError:
        spec = None
    if spec is None or spec.origin is None:
        return Installed(Path(), None, f"the package {package} of compiled rules is not there")
    folder = Path(spec.origin).parent
    try:
        return Installed(folder, msgspec.json.decode((folder / compiled_manifest.NAME).read_bytes(), type=Manifest))
    except (OSError, msgspec.DecodeError) as error:
        return Installed(folder, None, f"{folder / compiled_manifest.NAME} cannot be read: {error}")


class _Found(NamedTuple):
    """The code of one hash of sources."""

    code: ShippedCode | None = None
    parts: tuple[str, ...] = ()


@cache
def _look(key: str) -> _Found:
    """Each process asks of its files once."""
    for folder, manifest, _ in installed():
        for code in manifest.games if manifest else ():
            if manifest and code.sources == key and not misfit(manifest) and not damage(folder, code):
                return _Found(ShippedCode(folder / code.folder, manifest.cpu, manifest.features), code.parts)
    return _Found()


def _is_shipped(name: str, source: Path) -> bool:
    return name in _look(sources_key(game_folder(source))).parts
