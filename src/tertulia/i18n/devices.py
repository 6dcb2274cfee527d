"""Names of devices in a language, for emails and notifications (`device_words`)."""

from __future__ import annotations

from tertulia.i18n.catalogue import Catalogue

UNKNOWN_DEVICE = "other"


def device_words(words: Catalogue, device: str) -> str:
    """Return the words for a device, such as "Firefox on Linux": its browser and operating system.

    `device` is the code that `tertulia.server.identity.sessions` stores, such as `firefox linux`. Unknown parts of the
    code become "other".
    """
    browser, _, system = device.partition(" ")
    named = {part: f"you-{part}-{word}" for part, word in (("browser", browser), ("system", system))}
    known = {
        part: message if words.has_message(message) else f"you-{part}-{UNKNOWN_DEVICE}"
        for part, message in named.items()
    }
    return words.text("you-session", **{part: words.text(message) for part, message in known.items()})
