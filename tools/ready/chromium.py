"""Browsers for the browser tests, from the system's packages.

Without them the tests are skipped and give that reason.
"""

import os
import shutil
from collections.abc import Sequence

from tools.ready.steps import StepError, run

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")


def find_chromium() -> str | None:
    """Return the browser named by TERTULIA_CHROMIUM or the first one on the path, or None."""
    named = os.environ.get("TERTULIA_CHROMIUM")
    return shutil.which(named) if named else next(filter(None, map(shutil.which, NAMES)), None)


def ensure_chromium() -> None:
    """Install Debian's chromium if it is missing, or print that browser tests will be skipped."""
    if not find_chromium():
        _install("Chromium", ("chromium", "fonts-dejavu-core"), "browser tests will be skipped")


def ensure_other_browsers() -> None:
    """Install Firefox and WebKit for `make proof` if missing, or print that their tests will be skipped."""
    if not all(map(shutil.which, ("firefox-esr", "WebKitWebDriver", "Xvfb"))):
        packages = ("firefox-esr", "webkit2gtk-driver", "xvfb")
        _install("Firefox and WebKit", packages, "tests with Firefox and WebKit will be skipped")


def _install(name: str, packages: Sequence[str], otherwise: str) -> None:
    """Install packages with apt-get; `otherwise` is printed if that fails."""
    root = [] if os.name == "posix" and os.geteuid() == 0 else ["sudo", "-n"]
    if not shutil.which("apt-get") or (root and not shutil.which("sudo")):
        print(f"  {name} is not installed, and apt-get is not available: {otherwise}")
        return
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    try:
        run("updating the package lists", [*root, "apt-get", "update", "-q"], env=quiet)
        command = [*root, "apt-get", "install", "-q", "-y", "--no-install-recommends", *packages]
        run(f"installing {name} for the browser tests", command, env=quiet)
    except StepError as error:
        print(f"  {error}\n  {otherwise}")
