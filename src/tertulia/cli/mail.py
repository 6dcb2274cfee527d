"""`tertulia mail --test ADDRESS`: send a test email through the site's mail server."""

from __future__ import annotations

import asyncio
from typing import Annotated

import typer

from tertulia.cli.errors import InputError
from tertulia.cli.mail_options import MailOptions, mail_of, read_recipient, with_mail
from tertulia.cli.places import ConfigFile, require_server
from tertulia.cli.upkeep import DataFolder

NAME = "mail"
REFUSED = 1


@with_mail
def run(
    test: Annotated[str, typer.Option("--test", metavar="ADDRESS", help="Send a letter there now.")],
    data: DataFolder = None,
    config: ConfigFile = None,
    *,
    mail: MailOptions,
) -> None:
    """Send a test email as the site would, and print the mail server's answer: the status is 1 if it refuses.

    The settings are those of the site, from the settings file, the environment and these options.

    Example: tertulia mail --test me@example.org
    """
    require_server()
    if (recipient := read_recipient(test)) is None:
        raise InputError(f"--test: an address like me@example.org, not {test!r}")
    settings = mail_of(mail)
    if settings is None:
        raise InputError("the site has no mail server: name it with --mail-server, and --mail-from")
    from tertulia.server.domain.mailing import Email, MailRefused
    from tertulia.server.mail.smtp import SmtpMailer

    text = "This letter was sent by `tertulia mail --test`: the mail server takes what the site sends.\n"
    where = f"{settings.server}:{settings.port_meant} ({settings.security})"
    try:
        asyncio.run(SmtpMailer(settings).send(Email(recipient, "A letter from Tertulia", text)))
    except MailRefused as refused:
        kind = "for good" if refused.permanent else "for now"
        typer.echo(f"{where} refuses it {kind}: {refused.reason}", err=True)
        raise typer.Exit(REFUSED) from None
    print(f"{where} has taken it. Whether it arrives, the mailbox says: look among unwanted mail, too.")
