"""Build a server's `Settings` from values by setting name, and prepare its data folder.

Main entries: `build_settings` and `prepare`. A host gives the value of a setting on the command line, in an environment
variable or in the settings file.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

import msgspec

from tertulia.cli.consistency import find_conflicts
from tertulia.cli.errors import InputError
from tertulia.cli.passwords import read_password, with_password
from tertulia.cli.places import known_folder
from tertulia.cli.setting import SETTINGS
from tertulia.resources import client_dir
from tertulia.server.settings import Role, Settings


def build_settings(values: Mapping[str, Any], role: Role | None = None) -> Settings:
    """Build the `Settings` of a server process from the values that its host has given.

    `values` holds these values by setting name (`SETTINGS`), including the files that hold secrets. `role` None stands
    for `site`, a process that does all work. Raises `InputError` if values contradict each other.
    """
    conflicts = list(find_conflicts(values))
    if conflicts:
        raise InputError("\n".join(conflicts))
    known = {"data": known_folder(values.get("data")), **values}
    for name, setting in SETTINGS.items():
        if setting.secret_of and name in known:
            address, file = known.get(setting.secret_of), known[name]
            known[setting.secret_of] = with_password(address, file) if address else read_password(file)
    if "openid-issuer" in known:
        known.setdefault("openid-name", urlsplit(known["openid-issuer"]).hostname)
    fields = _fields(known)
    if not fields.get("bot_pause", True):
        fields["bot_step"] = 0.0
    return Settings(**fields, role=role or "site", preload_searches=True)


def _fields(values: Mapping[str, Any]) -> dict[str, Any]:
    """Return the arguments for `Settings`, by field name.

    `values` holds the values of settings, by setting name. Settings without a value are omitted. A setting whose name
    begins with `no-` is stored in its field negated. Files with passwords are skipped.
    """
    fields: dict[str, Any] = {}
    nested: dict[str, tuple[type[msgspec.Struct], dict[str, Any]]] = {}
    for each in SETTINGS.values():
        if each.name in values and not each.secret_of:
            *outer, name = each.place
            target = nested.setdefault(outer[0], (each.struct, {}))[1] if outer else fields
            target[name] = not values[each.name] if each.name.startswith("no-") else values[each.name]
    return {**fields, **{name: kind(**inner) for name, (kind, inner) in nested.items()}}


def prepare(settings: Settings, shared: str | None = None) -> None:
    """Create the data folder, and check that the process can run. Raises `InputError` if it cannot.

    `shared` names the command that needs a PostgreSQL database and a broker; None if neither is needed.
    """
    if shared and not (settings.database and settings.broker):
        lacking = "--broker" if settings.database else "--database"
        raise InputError(f"{shared} needs a PostgreSQL database and a broker that its processes share: add {lacking}")
    if settings.role != "worker" and client_dir() is None:
        raise InputError("the browser client is not built: run `make client` in the checkout")
    settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
