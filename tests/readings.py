"""Record which files of the checkout a pytest run reads.

`tools.unchanged` checks that they belong to the declared inputs.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

ROOT = f"{Path(__file__).parents[1]}/"
IGNORED_PREFIXES = (".", "web/dist/", "web/node_modules/")
"""Prefixes of paths that are not inputs: environments, caches and build results."""


class Readings:
    """Pytest plugin.

    Every process that runs tests writes the paths that it opened or imported to a file of its own.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.paths: set[str] = set()
        sys.addaudithook(self._record_reading)

    def _record_reading(self, event: str, arguments: tuple[object, ...]) -> None:
        if event == "open" and isinstance(arguments[0], str) and arguments[1] in ("r", "rb", None):
            self.paths.add(arguments[0])

    def pytest_unconfigure(self) -> None:
        imported = {file for module in [*sys.modules.values()] if (file := getattr(module, "__file__", None))}
        read = {
            path.removeprefix(ROOT) for path in map(os.path.abspath, self.paths | imported) if path.startswith(ROOT)
        }
        found = [
            path
            for path in read
            # A deletion opens names relative to another folder; they do not exist below ROOT.
            if not path.startswith(IGNORED_PREFIXES) and "/__pycache__/" not in path and os.path.isfile(ROOT + path)
        ]
        (self.folder / str(os.getpid())).write_text("\n".join(sorted(found)), encoding="utf-8")


def register_readings(config: pytest.Config) -> None:
    """Register the plugin if `TERTULIA_READINGS` names a folder."""
    if folder := os.environ.get("TERTULIA_READINGS"):
        config.pluginmanager.register(Readings(Path(folder)), "readings")
