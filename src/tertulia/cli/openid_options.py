"""What may be set of another site whose accounts may sign in here (OpenID Connect)."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import wraps
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any, NamedTuple
from urllib.parse import urlsplit

import typer

from tertulia.cli.errors import InputError
from tertulia.cli.passwords import read_password
from tertulia.server.settings import OpenIdSettings

PARAMETER = "openid"


def _option(name: str, metavar: str, said: str) -> Any:
    return typer.Option(
        f"--{name}", metavar=metavar, envvar=f"TERTULIA_{name.upper().replace('-', '_')}", help=said, show_default=False
    )


OPTIONS: dict[str, Any] = {
    "openid_issuer": Annotated[
        str | None,
        _option("openid-issuer", "URL", "Another site whose accounts may sign in here (OpenID Connect), as it names itself."),
    ],
    "openid_client": Annotated[str | None, _option("openid-client", "ID", "What that site calls this one.")],
    "openid_secret": Annotated[
        str | None,
        _option("openid-secret", "WORD", "The secret between both; better in a file or in the environment."),
    ],
    "openid_secret_file": Annotated[Path | None, _option("openid-secret-file", "FILE", "A file with that secret.")],
    "openid_name": Annotated[
        str | None, _option("openid-name", "NAME", "What the button says; otherwise the name of that site's machine.")
    ],
}  # fmt: skip


class OpenIdOptions(NamedTuple):
    """What was said, as it was said."""

    openid_issuer: str | None = None
    openid_client: str | None = None
    openid_secret: str | None = None
    openid_secret_file: Path | None = None
    openid_name: str | None = None


def with_openid(run: Callable[..., None]) -> Callable[..., None]:
    """The command with those options: it is given what they say as one, its parameter `openid`."""

    @wraps(run)
    def given(**said: Any) -> None:
        openid = OpenIdOptions(**{name: said.pop(name) for name in OPTIONS})
        run(**said, **{PARAMETER: openid})

    options = [
        inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=annotation)
        for name, annotation in OPTIONS.items()
    ]
    own = [each for each in inspect.signature(run, eval_str=True).parameters.values() if each.name != PARAMETER]
    ahead = [each for each in own if each.kind is not inspect.Parameter.KEYWORD_ONLY]
    behind = [each for each in own if each.kind is inspect.Parameter.KEYWORD_ONLY]
    command: Any = given
    command.__signature__ = inspect.Signature([*ahead, *options, *behind])
    command.__annotations__ = {each.name: each.annotation for each in (*ahead, *options, *behind)}
    return given


def openid_of(options: OpenIdOptions) -> OpenIdSettings | None:
    """The site that is meant; None where there is none. Raises `InputError` for what does not go together."""
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
    if find_spec("authlib") is None:
        raise InputError("accounts of another site need a library: pip install 'tertulia[openid]'")
    file = options.openid_secret_file
    return OpenIdSettings(
        issuer=options.openid_issuer,
        client=options.openid_client,
        secret=options.openid_secret if file is None else read_password(file),
        name=options.openid_name or host,
    )


def read_issuer(text: str) -> str:
    """The name of the machine of a site. Raises `InputError` where that is no address of one."""
    try:
        parts = urlsplit(text)
        local = parts.hostname in ("localhost", "127.0.0.1")
        fits = parts.hostname and (parts.scheme == "https" or (parts.scheme == "http" and local))
    except ValueError:
        fits, parts = False, urlsplit("")
    if not fits or parts.username or parts.query or parts.fragment:
        raise InputError(f"--openid-issuer: an address like https://accounts.example.org, by https, not {text!r}")
    return str(parts.hostname)
