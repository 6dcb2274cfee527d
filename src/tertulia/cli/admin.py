"""`tertulia admin`: a link that makes somebody an administrator or a moderator of a site."""

from __future__ import annotations

from typing import Annotated, Literal

import typer

from tertulia.cli.errors import InputError
from tertulia.cli.places import ConfigFile, require_server, usual_folder
from tertulia.cli.upkeep import DataFolder

NAME = "admin"


def run(
    role: Annotated[
        Literal["administrator", "moderator"],
        typer.Option("--role", help="What whoever opens the link is from then on."),
    ] = "administrator",
    site_address: Annotated[
        str,
        typer.Option(
            "--site",
            "--site-address",
            envvar="TERTULIA_SITE_ADDRESS",
            metavar="ADDRESS",
            help="Where the site is reached, like https://example.org/tertulia; otherwise what its settings say.",
        ),
    ] = "http://localhost:8420",
    data: DataFolder = None,
    config: ConfigFile = None,
) -> None:
    """Print a link that makes whoever opens it first an administrator of the site, or a moderator: good once, and for a day.

    It is signed with the secret of the data folder. The server may run, and need not be started again. Administrators say on
    the site itself who is a moderator.

    Example: tertulia admin --site https://example.org
    """
    require_server()
    from tertulia.server.domain.clock import SYSTEM
    from tertulia.server.identity.role_links import RoleLinks
    from tertulia.server.identity.signing import SECRET_FILE, SecretError, load_secret

    folder = usual_folder(data)
    if not (folder / SECRET_FILE).is_file():
        raise InputError(f"there is no site in {folder}: start it once, or name its folder with --data")
    try:
        token = RoleLinks(load_secret(folder)).token(role, SYSTEM.now())
    except SecretError as error:
        raise InputError(str(error)) from None
    print(f"{site_address.rstrip('/')}/standing#claim={token}")
