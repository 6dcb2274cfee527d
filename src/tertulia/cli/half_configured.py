"""Finds features of a site that are only partly configured: email, OpenID, notification services, push, passkeys.

`find_gaps` names missing settings of features that the host has begun to configure. `find_hints` names features that
are off because the site's address has no https or is an IP address.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Callable, Iterator, Mapping
from importlib.util import find_spec
from typing import Any
from urllib.parse import urlsplit

from tertulia.cli.errors import InputError
from tertulia.cli.mail_options import MailOptions, mail_of, read_site_address
from tertulia.cli.openid_options import OpenIdOptions, openid_of

Values = Mapping[str, Any]
"""The values of settings by name; a setting with an invalid value is missing."""


def find_gaps(values: Values) -> Iterator[str]:
    """Yield a sentence for each feature that cannot work as it is configured; it names the setting that is missing."""
    checks: list[Callable[[], object]] = [
        lambda: mail_of(MailOptions(**_options(values, MailOptions._fields))),
        lambda: openid_of(OpenIdOptions(**_options(values, OpenIdOptions._fields))),
        lambda: read_site_address(values.get("site-address"), values.get("base-path") or ""),
    ]
    for check in checks:
        try:
            check()
        except InputError as error:
            yield str(error).removeprefix("--")
    address = values.get("site-address")
    if values.get("mail-server") and not address:
        yield "site-address is missing: without it the site sends no email, although mail-server is set"
    if values.get("secure") and address and urlsplit(address).scheme == "http":
        yield f"secure is set, but site-address begins with http: it should be https{address.removeprefix('http')}"
    if values.get("notice-service") and find_spec("apprise") is None:
        yield "notice-service needs a library that is not installed: pip install 'tertulia[services]'"


def find_hints(values: Values) -> Iterator[str]:
    """Yield a sentence for each feature that is off although nothing is wrong."""
    address = values.get("site-address")
    if address and not _is_named(address):
        yield "passkeys are off: site-address is a number, and browsers offer passkeys for names only"
    elif _is_public(values) and not values.get("secure") and not (address or "").startswith("https:"):
        missing = "site-address begins with http" if address else "neither site-address nor secure is set"
        yield f"passkeys and push notifications are off: browsers offer them by https only, and {missing}"


def _options(values: Values, fields: tuple[str, ...]) -> dict[str, Any]:
    named = {field: values.get(field.replace("_", "-")) for field in fields}
    return {field: value for field, value in named.items() if value not in (None, "", [])}


def _is_named(address: str) -> bool:
    """Whether the host of an address is a name and no IP address."""
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
