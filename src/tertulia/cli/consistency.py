"""Finds settings that contradict each other, and features that are only partly configured.

Each command that starts a process calls `find_conflicts`. `tertulia config` also calls `find_gaps` and `find_hints`.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Iterator, Mapping
from importlib.util import find_spec
from typing import Any
from urllib.parse import urlsplit

import msgspec

from tertulia.cli.passwords import has_password
from tertulia.cli.setting import SETTINGS
from tertulia.server.settings import MailSettings, OpenIdSettings

Values = Mapping[str, Any]
"""Values of settings by name, without defaults and without invalid values."""


def find_conflicts(values: Values) -> Iterator[str]:
    """Yield a sentence for each contradiction between settings, and for each feature that lacks a setting.

    The sentences name the settings.
    """
    for struct in (MailSettings, OpenIdSettings):
        yield from _find_missing_settings(struct, values)
    for name in (name for name, setting in SETTINGS.items() if setting.secret_of and name in values):
        base = SETTINGS[name].secret_of
        if SETTINGS[base].option.secret == "value":
            if base in values:
                yield f"--{base} and --{name} cannot be combined: give one of them"
        elif base not in values:
            yield f"--{name} requires --{base}"
        elif has_password(values[base]):
            yield f"--{name}: the address of --{base} already contains a password: remove one of the two"
    if values.get("broker") and not values.get("database"):
        yield "--broker requires a database that the processes share: name it with --database"
    password = "mail-password" in values or "mail-password-file" in values
    if "mail-server" in values and password != ("mail-user" in values):
        lacking = "mail-password-file" if "mail-user" in values else "mail-user"
        yield f"the mail server needs both a user and a password: --{lacking} is missing"
    path, base_path = urlsplit(values.get("site-address") or "").path, values.get("base-path") or ""
    if values.get("site-address") and base_path and path.strip("/") != base_path.strip("/"):
        yield f"--site-address must end with the path of --base-path, {base_path}, not {path or '/'!r}"


def _find_missing_settings(struct: type[msgspec.Struct], values: Values) -> Iterator[str]:
    """Yield a sentence if some settings of a feature are given, but not all that the feature needs.

    `struct` is the class with the feature's settings.
    """
    names = [each for each in SETTINGS.values() if each.struct is struct]
    needed = {field.name for field in msgspec.structs.fields(struct) if field.required}
    used = [each.name for each in names if each.name in values]
    missing = [each.name for each in names if each.place[-1] in needed and each.name not in values]
    if used and missing:
        yield f"--{used[0]} requires --{missing[0]}"


def find_gaps(values: Values) -> Iterator[str]:
    """Yield a sentence for each feature that cannot work with the given settings.

    These problems do not prevent the site from starting.
    """
    address = values.get("site-address")
    if values.get("mail-server") and not address:
        yield "site-address is missing: without it the site sends no email, although mail-server is set"
    if values.get("secure") and address and urlsplit(address).scheme == "http":
        yield f"secure is set, but site-address begins with http: it should be https{address.removeprefix('http')}"
    if values.get("notification-service") and find_spec("apprise") is None:
        yield "notification-service needs a library that is not installed: pip install 'tertulia[services]'"


def find_hints(values: Values) -> Iterator[str]:
    """Yield a sentence about each feature that browsers do not support at the site's address.

    These sentences are not errors: in a home network, a site without a host name or without https is acceptable.
    """
    address = values.get("site-address")
    if address and not _is_named(address):
        yield "passkeys are off: site-address is an IP address, and browsers support passkeys for host names only"
    elif _is_public(values) and not values.get("secure") and not (address or "").startswith("https:"):
        missing = "site-address begins with http" if address else "neither site-address nor secure is set"
        yield f"passkeys and push notifications are off: browsers support them over https only, and {missing}"


def _is_named(address: str) -> bool:
    """Whether the host of a URL is a name, not an IP address."""
    try:
        ipaddress.ip_address(urlsplit(address).hostname or "")
    except ValueError:
        return True
    return False


def _is_public(values: Values) -> bool:
    """Whether browsers on other machines can reach the site."""
    hosts = values.get("host") or []
    local = all(each in ("localhost", "::1", "[::1]") or each.startswith("127.") for each in hosts)
    address = values.get("site-address")
    own = address is not None and (urlsplit(address).hostname or "").rpartition(".")[2] == "localhost"
    return not own and bool(address or values.get("allowed-host") or not local)
