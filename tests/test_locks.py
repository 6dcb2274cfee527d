"""Lock files stay installable, regardless of packages published later."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

LOCKS = Path(__file__).resolve().parents[1] / "requirements"


def read_lock(lock: str) -> dict[str, set[str]]:
    """Return the extras of each package in a lock file."""
    text = (LOCKS / f"{lock}.txt").read_text(encoding="utf-8")
    lines = re.findall(r"^([A-Za-z0-9._-]+)(?:\[(.*?)\])?==", text, re.MULTILINE)
    return {canonicalize_name(name): set(extras.split(",")) - {""} for name, extras in lines}


def list_requirements(packages: Mapping[str, set[str]]) -> Iterator[tuple[str, Requirement]]:
    """Yield each package with its requirements, extras included, for the packages and Tertulia itself.

    Packages that are not installed are skipped.
    """
    for name, extras in {**packages, "tertulia": {"server", "plot", "train", "cluster", "research", "test"}}.items():
        try:
            needed = [Requirement(text) for text in requires(name) or ()]
        except PackageNotFoundError:
            continue
        for one in needed:
            if one.marker is None or any(one.marker.evaluate({"extra": extra}) for extra in {"", *extras}):
                yield name, one


@pytest.mark.parametrize("lock", ["play", "test", "bench"])
def test_lock_file_names_requested_extras(lock: str) -> None:
    """With hashes, pip treats `coverage[toml]` and `coverage` as different.

    If the lock names only `coverage`, pip takes the newest published version, which has no hash, and fails.
    """
    packages = read_lock(lock)
    requirements = [
        (name, one)
        for name, one in list_requirements(packages)
        if one.extras and canonicalize_name(one.name) in packages
    ]
    assert requirements
    for name, one in requirements:
        assert one.extras <= packages[canonicalize_name(one.name)], f"{name} asks for {one}"


def test_server_lock_file_has_no_build_tools() -> None:
    tools = {line for name in ("build", "installers") for line in (LOCKS / f"{name}.in").read_text().splitlines()}
    assert {"hatchling", "uv"} <= tools
    assert not tools & read_lock("play").keys()


@pytest.mark.parametrize("python", ["3.11.0", "3.11.2", "3.12.0", "3.13.0"])
@pytest.mark.parametrize("lock", ["play", "test", "bench"])
def test_lock_file_covers_all_python_versions(lock: str, python: str) -> None:
    """Some packages are needed on some versions of Python only.

    With hashes, pip refuses packages that the lock lacks.
    """
    there = {"python_full_version": python, "python_version": python.rpartition(".")[0]}
    packages = read_lock(lock)
    for name in packages:
        for one in _list_requirements(name):
            if one.marker is not None and one.marker.evaluate({**there, "extra": ""}):
                assert canonicalize_name(one.name) in packages, f"{name} asks for {one} on {python}"


def _list_requirements(name: str) -> list[Requirement]:
    try:
        return [Requirement(text) for text in requires(name) or ()]
    except PackageNotFoundError:  # needed by benches only
        return []
