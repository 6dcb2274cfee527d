"""Kinds of devices in words, for emails and notifications."""

from __future__ import annotations

from tertulia.i18n.catalogue import Catalogue

UNKNOWN = "other"


def device_words(words: Catalogue, device: str) -> str:
    """A kind of device (`tertulia.server.identity.devices`) in words."""
    browser, _, system = device.partition(" ")
    named = {part: f"you-{part}-{word}" for part, word in (("browser", browser), ("system", system))}
    known = {part: message if words.has(message) else f"you-{part}-{UNKNOWN}" for part, message in named.items()}
    return words.text("you-session", **{part: words.text(message) for part, message in known.items()})
