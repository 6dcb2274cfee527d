"""Options for sign-in with accounts of an OpenID Connect provider."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, NamedTuple
from urllib.parse import urlsplit

from tertulia.cli.errors import InputError
from tertulia.cli.grouped_options import grouped, option
from tertulia.cli.passwords import read_password
from tertulia.server.settings import OpenIdSettings

OPTIONS: dict[str, Any] = {
    "openid_issuer": Annotated[
        str | None,
        option("openid-issuer", "URL", "Another site whose accounts may sign in here (OpenID Connect), as it names itself."),
    ],
    "openid_client": Annotated[str | None, option("openid-client", "ID", "What that site calls this one.")],
    "openid_secret": Annotated[
        str | None,
        option("openid-secret", "WORD", "The secret between both; better in a file or in the environment."),
    ],
    "openid_secret_file": Annotated[Path | None, option("openid-secret-file", "FILE", "A file with that secret.")],
    "openid_name": Annotated[
        str | None, option("openid-name", "NAME", "What the button says; otherwise the name of that site's machine.")
    ],
}  # fmt: skip


class OpenIdOptions(NamedTuple):
    """Values of the options on the command line; None for an option that is missing."""

    openid_issuer: str | None = None
    openid_client: str | None = None
    openid_secret: str | None = None
    openid_secret_file: Path | None = None
    openid_name: str | None = None


def with_openid(run: Callable[..., None]) -> Callable[..., None]:
    """Add the OpenID options to a command, which receives them as one value in its parameter `openid`."""
    return grouped(run, "openid", OPTIONS, OpenIdOptions)


def openid_of(options: OpenIdOptions) -> OpenIdSettings | None:
    """The provider, or None if none is configured. Raises `InputError` if options contradict or one is missing."""
    if options.openid_issuer is None:
        for name, said in options._asdict().items():
            if said is not None:
                raise InputError(f"--{name.replace('_', '-')} goes with --openid-issuer")
        return None
    host = read_issuer(options.openid_issuer)
    if options.openid_client is None:
        raise InputError("--openid-issuer goes with --openid-client: what that site calls this one")
    if options.openid_secret is not None and options.openid_secret_file is not None:
        raise InputError("of --openid-secret and --openid-secret-file only one is given at a time")
    file = options.openid_secret_file
    return OpenIdSettings(
        issuer=options.openid_issuer,
        client=options.openid_client,
        secret=options.openid_secret if file is None else read_password(file),
        name=options.openid_name or host,
    )


def read_issuer(text: str) -> str:
    """The host name of a provider's address. Raises `InputError` if the address is invalid or not https."""
    try:
        parts = urlsplit(text)
        local = parts.hostname in ("localhost", "127.0.0.1")
        fits = parts.hostname and (parts.scheme == "https" or (parts.scheme == "http" and local))
    except ValueError:
        fits, parts = False, urlsplit("")
    if not fits or parts.username or parts.query or parts.fragment:
        raise InputError(f"--openid-issuer: an address like https://accounts.example.org, by https, not {text!r}")
    return str(parts.hostname)
