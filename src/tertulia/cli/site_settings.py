"""All that may be set where a site is run: the options of the commands that run one, or a part of one."""

from __future__ import annotations

from functools import lru_cache

from tertulia.cli import serve, web, worker
from tertulia.cli.setting import Setting, settings_of

SITE = (serve, web, worker)
"""Those commands: their options are the settings that `tertulia.toml` may name."""


@lru_cache(1)
def site_settings() -> dict[str, Setting]:
    """All settings of a site, by name."""
    found: dict[str, Setting] = {}
    for command in SITE:
        found = {**settings_of(command.run), **found}
    return found
