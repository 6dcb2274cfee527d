"""A browser for the browser tests, from the system's packages; without one those tests are skipped and say why."""

import os
import shutil

from tools.ready.steps import StepError, run

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")


def find_chromium() -> str | None:
    """The browser named by TERTULIA_CHROMIUM, or the first one on the path."""
    named = os.environ.get("TERTULIA_CHROMIUM")
    return shutil.which(named) if named else next(filter(None, map(shutil.which, NAMES)), None)


def ensure_chromium() -> None:
    """Install Debian's chromium where it is missing and this user may; else say that browser tests will be skipped."""
    if find_chromium():
        return
    root = [] if os.name == "posix" and os.geteuid() == 0 else ["sudo", "-n"]
    if not shutil.which("apt-get") or (root and not shutil.which("sudo")):
        print("  no Chromium here and no apt-get to install it with: browser tests will be skipped")
        return
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    try:
        run("updating the package lists", [*root, "apt-get", "update", "-q"], env=quiet)
        command = [*root, "apt-get", "install", "-q", "-y", "--no-install-recommends", "chromium", "fonts-dejavu-core"]
        run("installing Chromium for the browser tests", command, env=quiet)
    except StepError as error:
        print(f"  {error}\n  browser tests will be skipped")
