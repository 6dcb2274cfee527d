"""What a browser is, in two words, so that its owner knows it again: `firefox android`. Nothing finer is kept."""

from __future__ import annotations

BROWSERS = (
    ("Edg", "edge"),
    ("OPR/", "opera"),
    ("SamsungBrowser", "samsung"),
    ("Firefox", "firefox"),
    ("FxiOS", "firefox"),
    ("CriOS", "chrome"),
    ("Chrome", "chrome"),
    ("Safari", "safari"),
)
"""What browsers say of themselves, the more particular first: most say that they are others, too."""
SYSTEMS = (
    ("iPhone", "iphone"),
    ("iPad", "ipad"),
    ("Android", "android"),
    ("CrOS", "chromeos"),
    ("Windows", "windows"),
    ("Mac OS X", "mac"),
    ("Linux", "linux"),
)
UNKNOWN = "other"


def device_of(user_agent: str) -> str:
    """A browser and a system, from the header `User-Agent`: words of ours alone, whatever it says."""
    return f"{_first(BROWSERS, user_agent)} {_first(SYSTEMS, user_agent)}"


def _first(words: tuple[tuple[str, str], ...], text: str) -> str:
    return next((ours for theirs, ours in words if theirs in text), UNKNOWN)
