"""Options for the site's emails and notifications: its own address, its mail server, and the channels it allows."""

from __future__ import annotations

import ipaddress
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple
from urllib.parse import urlsplit

import typer

from tertulia.cli.errors import InputError
from tertulia.cli.grouped_options import grouped, option
from tertulia.cli.passwords import read_password
from tertulia.server.settings import MailSettings

OPTIONS: dict[str, Any] = {
    "site_address": Annotated[
        str | None,
        option("site-address", "URL", "Where people reach the site, like https://example.org: letters and notices link there."),
    ],
    "mail_server": Annotated[
        str | None, option("mail-server", "NAME", "The mail server that takes the site's letters; without one it sends none.")
    ],
    "mail_port": Annotated[
        int | None,
        typer.Option(
            "--mail-port",
            envvar="TERTULIA_MAIL_PORT",
            min=1,
            max=65535,
            metavar="PORT",
            help="Its port; otherwise 587 for starttls, 465 for tls, 25 for none.",
            show_default=False,
        ),
    ],
    "mail_user": Annotated[str | None, option("mail-user", "NAME", "As whom the site signs in there, where it must.")],
    "mail_password": Annotated[
        str | None,
        option("mail-password", "WORD", "The password; better in a file or in the environment: others may read a command."),
    ],
    "mail_password_file": Annotated[
        Path | None, option("mail-password-file", "FILE", "A file with the password of the mail server.")
    ],
    "mail_from": Annotated[
        str | None, option("mail-from", "ADDRESS", "From whom they are, like games@example.org or Tertulia <games@example.org>")
    ],
    "mail_security": Annotated[
        Literal["starttls", "tls", "none"],
        typer.Option(
            "--mail-security",
            envvar="TERTULIA_MAIL_SECURITY",
            help="How the way to it is kept from listeners; none only for a server of the own machine or network.",
        ),
    ],
    "mail_authority": Annotated[
        Path | None,
        option("mail-authority", "FILE", "The certificates (PEM) that are believed of it, where it has one of its own making."),
    ],
    "webhook_network": Annotated[
        list[str] | None,
        option("webhook-network", "NETWORK", "A network of the own house that webhooks may lead to; may be given several times."),
    ],
    "webhook_port": Annotated[
        list[str] | None,
        option("webhook-port", "PORT", "A port that new webhooks may lead to, beside 80 and 443; may be given several times."),
    ],
    "notice_service": Annotated[
        list[str] | None,
        option("notice-service", "NAME", "A service of others that people may be told by, as apprise names it; may be repeated."),
    ],
}  # fmt: skip


class MailOptions(NamedTuple):
    """Values of the options on the command line; None for an option that is missing."""

    site_address: str | None = None
    mail_server: str | None = None
    mail_port: int | None = None
    mail_user: str | None = None
    mail_password: str | None = None
    mail_password_file: Path | None = None
    mail_from: str | None = None
    mail_security: Literal["starttls", "tls", "none"] = "starttls"
    mail_authority: Path | None = None
    webhook_network: list[str] | None = None
    webhook_port: list[str] | None = None
    notice_service: list[str] | None = None


def with_mail(run: Callable[..., None]) -> Callable[..., None]:
    """Add the mail options to a command, which receives them as one value in its parameter `mail`."""
    return grouped(run, "mail", OPTIONS, MailOptions)


def mail_of(options: MailOptions) -> MailSettings | None:
    """The mail server, or None if none is configured. Raises `InputError` if options contradict or one is missing."""
    if options.mail_server is None:
        for name in ("mail_port", "mail_user", "mail_password", "mail_password_file", "mail_from", "mail_authority"):
            if getattr(options, name) is not None:
                raise InputError(f"--{name.replace('_', '-')} goes with --mail-server")
        return None
    if options.mail_from is None:
        raise InputError("--mail-server goes with --mail-from: letters are from somebody")
    if options.mail_password is not None and options.mail_password_file is not None:
        raise InputError("of --mail-password and --mail-password-file only one is given at a time")
    password = (
        options.mail_password if options.mail_password_file is None else read_password(options.mail_password_file)
    )
    if (password is None) != (options.mail_user is None):
        lacking = "--mail-user" if options.mail_user is None else "--mail-password-file"
        raise InputError(f"a password and a user of the mail server go together: {lacking} is missing")
    return MailSettings(
        server=options.mail_server,
        port=options.mail_port,
        user=options.mail_user,
        password=password,
        sender=read_sender(options.mail_from),
        security=options.mail_security,
        authority=options.mail_authority,
    )


def read_networks(texts: Sequence[str]) -> tuple[str, ...]:
    """Validate the networks that webhooks may lead to. Raises `InputError` for an invalid one."""
    for text in texts:
        try:
            ipaddress.ip_network(text, strict=False)
        except ValueError:
            raise InputError(f"--webhook-network: a network like 192.168.7.0/24, not {text!r}") from None
    return tuple(texts)


def read_ports(texts: Sequence[str]) -> tuple[int, ...]:
    """Read the ports that webhooks may lead to. Raises `InputError` for an invalid one."""
    for text in texts:
        if not (text.isascii() and text.isdigit() and 0 < int(text[:9]) <= 65535):
            raise InputError(f"--webhook-port: a port like 8443, not {text!r}")
    return tuple(map(int, texts))


def read_sender(text: str) -> str:
    """Validate the sender of the site's emails. Raises `InputError` if it has no valid address."""
    from email.utils import parseaddr

    if "\n" in text or "\r" in text or read_recipient(parseaddr(text)[1]) is None:
        raise InputError(
            f"--mail-from: an address like games@example.org or Tertulia <games@example.org>, not {text!r}"
        )
    return text


def read_recipient(text: str) -> str | None:
    """Read an email address, which may be on the host's own machine (`root@localhost`); None if it is invalid."""
    from tertulia.server.domain.account_errors import MailAddressRefused
    from tertulia.server.domain.mailing import read_address

    try:
        return read_address(text, local=True)
    except MailAddressRefused:
        return None


def read_site_address(text: str | None, base_path: str = "") -> str | None:
    """Read the site's public address, without a slash at the end; None if there is none.

    Raises `InputError` if it is no http address, or if its path is not the site's base path.
    """
    if not text:
        return None
    try:
        parts = urlsplit(text)
        fits = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        fits = False
    if not fits or parts.username or parts.query or parts.fragment:
        raise InputError(
            f"--site-address: an address like https://example.org or https://example.org/tertulia, not {text!r}"
        )
    if parts.path.strip("/") != base_path.strip("/") and base_path:
        raise InputError(f"--site-address ends with the path of --base-path, {base_path}, not {parts.path or '/'!r}")
    return text.rstrip("/")
