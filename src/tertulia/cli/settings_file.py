"""The settings file of a site, `tertulia.toml`. The environment has precedence over it, the command line over both.

A `SiteCommand` reads the file before its options, and uses its values as defaults. The file may contain the settings of
all commands that run a site, so one file serves them all; each command uses the settings that it has.
"""

from __future__ import annotations

import difflib
import os
import tomllib
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

from typer.core import TyperCommand

from tertulia.cli.errors import InputError
from tertulia.cli.mail_options import read_networks, read_ports, read_sender, read_site_address
from tertulia.cli.openid_options import read_issuer
from tertulia.cli.page_options import KINDS, read_pages
from tertulia.cli.passwords import read_password
from tertulia.cli.places import NAME, NAMED_BY, VARIABLE, usual_folder
from tertulia.cli.setting import Setting, Value
from tertulia.cli.site_settings import site_settings
from tertulia.cli.system_errors import explain

MOST_BYTES = 1 << 20


class SiteCommand(TyperCommand):
    """A command whose options can be set in the settings file."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Parse the arguments, with the file's values as defaults. Raises `InputError` for an invalid file."""
        given, _, _ = self.make_parser(ctx).parse_args(list(args))
        if not {"help", "check"} & given.keys():
            file = find_file(given.get("config"), given.get("data"))
            if file is not None:
                values = read_settings(file)
                ctx.default_map = {site_settings()[name].parameter: value for name, value in values.items()}
        return super().parse_args(ctx, args)

    def invoke(self, ctx: Any) -> Any:
        """Run the command. Raises `InputError`, which names `--data`, if the data folder cannot be used."""
        try:
            return super().invoke(ctx)
        except OSError as error:
            folder, place = usual_folder(ctx.params.get("data")), Path(os.fsdecode(error.filename or b""))
            if place != Path() and (folder.is_relative_to(place) or place.is_relative_to(folder)):
                raise InputError(explain(error, NAMED_BY)) from None
            raise


def find_file(config: Path | str | None = None, data: Path | str | None = None) -> Path | None:
    """The settings file: the given one, or that of the data folder if it exists, or None."""
    named = config or os.environ.get(VARIABLE)
    if named:
        return Path(named)
    usual = usual_folder(data) / NAME
    return usual if usual.is_file() else None


def read_settings(file: Path) -> dict[str, Value]:
    """The settings in a file, by name. Raises `InputError` with a line for each problem."""
    values, wrong = examine(file)
    if wrong:
        raise InputError("\n".join(wrong))
    return values


def examine(file: Path) -> tuple[dict[str, Value], list[str]]:
    """The settings in a file by name, and a sentence per problem. Raises `InputError` if the file is unreadable."""
    known = site_settings()
    values: dict[str, Value] = {}
    wrong = []
    for name, found in _load(file).items():
        setting = known.get(name)
        if setting is None:
            wrong.append(f"{file}: there is no setting {name!r}: {nearest(name, known)}")
            continue
        try:
            values[name] = understood(setting, setting.read(found, file.parent))
        except InputError as error:
            wrong.append(f"{file}: {name}: {error}")
    if file.parent == usual_folder() and file.name == NAME and "data" in values:
        wrong.append(f"{file}: data: a file that lies in a data folder cannot name another one: name it by --data")
    return values, wrong


def _load(file: Path) -> dict[str, Any]:
    try:
        with file.open("rb") as opened:
            text = opened.read(MOST_BYTES + 1)
    except OSError as error:
        raise InputError(f"{file}: the settings file cannot be read: {error.strerror}") from None
    if len(text) > MOST_BYTES:
        raise InputError(f"{file}: a settings file has at most a mebibyte")
    try:
        return tomllib.loads(text.decode())
    except UnicodeDecodeError:
        raise InputError(f"{file}: a settings file is written in UTF-8") from None
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise InputError(f"{file}: this is not TOML: {error}") from None


def nearest(name: str, known: Mapping[str, object]) -> str:
    """A hint for an unknown name: the most similar known name, or the command that lists all names."""
    near = difflib.get_close_matches(name.replace("_", "-").lower(), known, n=1, cutoff=0.5)
    return f"do you mean {near[0]!r}?" if near else "`tertulia config --show` lists all that there are"


def understood(setting: Setting, value: Value) -> Value:
    """Check a value of the right type with the code that will use it, and return it.

    Raises `InputError` if it is invalid.
    """
    check = MEANINGS.get(setting.name)
    if check is not None:
        try:
            check(value)
        except ValueError as error:
            raise InputError(str(error).removeprefix(f"--{setting.name}: ")) from None
    return value


def _check_proxies(value: Any) -> None:
    from tertulia.server.http.proxy_settings import read_proxies

    read_proxies(value)


def _check_listen_hosts(value: Any) -> None:
    from tertulia.server.http.listening import read_listen_hosts

    read_listen_hosts(value)


def _check_hosts(value: Any) -> None:
    from tertulia.server.http.proxy_settings import read_hosts

    read_hosts(value)


def _check_base_path(value: Any) -> None:
    from tertulia.server.http.proxy_settings import read_base_path

    read_base_path(value)


def _check_database(value: Any) -> None:
    from tertulia.server.storage.postgres import PostgresDatabase

    PostgresDatabase(value)


def _check_broker(value: Any) -> None:
    from tertulia.server.backends import make_relay
    from tertulia.server.settings import Settings

    make_relay(Settings(data=Path(), broker=value))


def _check_password_file(value: Any) -> None:
    read_password(value)


def _check_sender(value: Any) -> None:
    read_sender(value)


def _check_issuer(value: Any) -> None:
    read_issuer(value)


def _check_networks(value: Any) -> None:
    read_networks(value)


def _check_ports(value: Any) -> None:
    read_ports(value)


def _check_address(value: Any) -> None:
    read_site_address(value)


def _check_metrics(value: Any) -> None:
    from tertulia.server.operation.port import parse_host_port

    parse_host_port(value)


def _check_traces(value: Any) -> None:
    from tertulia.server.operation.spans import read_collector

    read_collector(value)


MEANINGS: dict[str, Callable[[Any], object]] = {
    "trusted-proxy": _check_proxies,
    "allowed-host": _check_hosts,
    "host": _check_listen_hosts,
    "base-path": _check_base_path,
    "database": _check_database,
    "broker": _check_broker,
    "database-password-file": _check_password_file,
    "broker-password-file": _check_password_file,
    "mail-password-file": _check_password_file,
    "mail-from": _check_sender,
    "openid-secret-file": _check_password_file,
    "openid-issuer": _check_issuer,
    "site-address": _check_address,
    "webhook-network": _check_networks,
    **{kind: partial(read_pages, kind) for kind in KINDS},
    "webhook-port": _check_ports,
    "metrics": _check_metrics,
    "traces": _check_traces,
}
"""Checks of settings beyond the type of the value, by name."""
