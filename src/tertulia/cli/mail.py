"""`tertulia mail --test ADDRESS`: send a test email through the site's mail server."""

from __future__ import annotations

import asyncio
from typing import Annotated

import typer

from tertulia.cli.errors import InputError
from tertulia.cli.options import with_settings
from tertulia.cli.readers import read_recipient
from tertulia.server.settings import Settings

NAME = "mail"
REFUSED = 1


@with_settings("data", "mail")
def run(
    settings: Settings,
    test: Annotated[str, typer.Option("--test", metavar="ADDRESS", help="Send a test email to this address now.")],
) -> None:
    """Send a test email as the site would, and print the mail server's answer.

    The status is 1 if it rejects the email. The settings are those of the site, from the settings file, the environment
    and these options.

    Example: tertulia mail --test me@example.org
    """
    if (recipient := read_recipient(test)) is None:
        raise InputError(f"--test: expected an address like me@example.org, not {test!r}")
    mail = settings.mail
    if mail is None:
        raise InputError("the site has no mail server: name it with --mail-server, and --mail-from")
    from tertulia.server.delivery.email import SmtpMailer
    from tertulia.server.domain.delivery import Email, MailRefused

    text = "This email was sent by `tertulia mail --test`: the mail server accepts emails of the site.\n"
    where = f"{mail.server}:{mail.port_meant} ({mail.security})"
    try:
        asyncio.run(SmtpMailer(mail).send(Email(recipient, "Test email from Tertulia", text)))
    except MailRefused as refused:
        kind = "permanently" if refused.permanent else "temporarily"
        typer.echo(f"{where} rejected the email {kind}: {refused.reason}", err=True)
        raise typer.Exit(REFUSED) from None
    print(f"{where} accepted the email. Check that it arrives; look in the spam folder, too.")
