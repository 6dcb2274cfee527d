"""Saying something once: what is damaged stays so, and a log of the same line a thousand times helps nobody."""

from __future__ import annotations

import logging

log = logging.getLogger(__name__)
MOST = 10_000
_said: set[str] = set()


def once(message: str) -> None:
    """Warn in the server's log, the first time that this message comes."""
    if message not in _said and len(_said) < MOST:
        _said.add(message)
        log.warning(message)
