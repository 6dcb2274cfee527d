"""Names a browser and its system in two words, like `firefox android`, so that its owner recognizes it in a list.

Only these two words are stored.
"""

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
"""Substrings of `User-Agent`, the most specific first: most browsers also name other ones."""
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
    """The browser and the system of a `User-Agent` header, as two words from a fixed list."""
    return f"{_first(BROWSERS, user_agent)} {_first(SYSTEMS, user_agent)}"


def _first(words: tuple[tuple[str, str], ...], text: str) -> str:
    return next((ours for theirs, ours in words if theirs in text), UNKNOWN)
