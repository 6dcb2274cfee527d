"""All settings of a site: the options of the commands that run it."""

from __future__ import annotations

from functools import lru_cache

from tertulia.cli import serve, web, worker
from tertulia.cli.setting import Setting, settings_of

SITE = (serve, web, worker)
"""The commands that run a site. `tertulia.toml` may contain all their options."""


@lru_cache(1)
def site_settings() -> dict[str, Setting]:
    """All settings of a site, by name."""
    found: dict[str, Setting] = {}
    for command in SITE:
        found = {**settings_of(command.run), **found}
    return found
