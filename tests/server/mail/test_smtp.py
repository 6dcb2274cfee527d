"""Sending emails by SMTP: TLS, authentication, and the server's refusals."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tertulia.server.delivery.email import NoMailer, SmtpMailer
from tertulia.server.domain.delivery import Email, MailRefused
from tertulia.server.settings import MailSettings
from tests.server.mail.mailboxes import PASSWORD, USER, Mailbox, authenticator, certificate, mail_server

TO = "ana@example.org"


def mailer(mailbox: Mailbox, patience: float = 30.0, **more: Any) -> SmtpMailer:
    settings = {"server": "localhost", "port": mailbox.port, "sender": "Tertulia <games@site.test>", "security": "none"}
    return SmtpMailer(MailSettings(**{**settings, **more}), timeout_seconds=patience)


async def test_email_arrives_unchanged() -> None:
    email = Email(
        TO, "Dein Zug – jetzt", "Grüße\n", "<p>Grüße</p>", headers=[("List-Unsubscribe", "<https://a.test/x>")]
    )
    async with mail_server(Mailbox()) as mailbox:
        await mailer(mailbox).send(email)
    (got,) = mailbox.emails
    assert (got["From"], got["To"], got["Subject"]) == ("Tertulia <games@site.test>", TO, "Dein Zug – jetzt")
    assert got["List-Unsubscribe"] == "<https://a.test/x>"
    assert got["Auto-Submitted"] == "auto-generated"
    assert got["Message-ID"].endswith("@site.test>")
    assert got["Date"]
    plain, html = got.get_body(("plain",)), got.get_body(("html",))
    assert plain is not None
    assert html is not None
    assert (plain.get_content().strip(), html.get_content().strip()) == ("Grüße", "<p>Grüße</p>")
    assert mailbox.envelopes[0].mail_from == "games@site.test"


@pytest.mark.parametrize("security", ["tls", "starttls"])
async def test_send_with_tls_and_login(security: str, tmp_path: Path) -> None:
    context, chain = certificate(tmp_path)
    spoken: dict[str, Any] = (
        {"tls": context} if security == "tls" else {"tls_context": context, "require_starttls": True}
    )
    spoken |= {"authenticator": authenticator, "auth_required": True, "auth_require_tls": security == "starttls"}
    options: dict[str, Any] = {"security": security, "user": USER, "password": PASSWORD}
    async with mail_server(Mailbox(), **spoken) as mailbox:
        await mailer(mailbox, ca_file=chain, **options).send(Email(TO, "s", "t"))
        assert len(mailbox.emails) == 1
        with pytest.raises(MailRefused, match="certificate") as refused:
            await mailer(mailbox, **options).send(Email(TO, "s", "t"))
        assert not refused.value.permanent  # the host can fix the certificate


async def test_starttls_required() -> None:
    async with mail_server(Mailbox()) as mailbox:
        with pytest.raises(MailRefused) as refused:
            await mailer(mailbox, security="starttls").send(Email(TO, "s", "t"))
    assert not refused.value.permanent
    assert not mailbox.emails


async def test_wrong_password_is_a_temporary_refusal(tmp_path: Path) -> None:
    context, chain = certificate(tmp_path)
    async with mail_server(Mailbox(), authenticator=authenticator, auth_required=True, tls_context=context) as mailbox:
        with pytest.raises(MailRefused, match="rejected the user name or password") as refused:
            await mailer(mailbox, security="starttls", ca_file=chain, user=USER, password="wrong").send(
                Email(TO, "s", "t")
            )
    assert not refused.value.permanent


@pytest.mark.parametrize(("said", "permanent"), [("450 come back later", False), ("550 no such mailbox", True)])
async def test_refused_recipient(said: str, permanent: bool) -> None:
    async with mail_server(Mailbox()) as mailbox:
        mailbox.answers[TO] = said
        with pytest.raises(MailRefused) as refused:
            await mailer(mailbox).send(Email(TO, "s", "t"))
    assert (refused.value.reason, refused.value.permanent) == (said, permanent)


@pytest.mark.parametrize(("said", "permanent"), [("451 greylisted", False), ("554 unwanted", True)])
async def test_refused_message(said: str, permanent: bool) -> None:
    async with mail_server(Mailbox()) as mailbox:
        mailbox.data_answers = [said]
        with pytest.raises(MailRefused) as refused:
            await mailer(mailbox).send(Email(TO, "s", "t"))
        assert (refused.value.reason, refused.value.permanent) == (said, permanent)
        await mailer(mailbox).send(Email(TO, "s", "t"))
    assert len(mailbox.emails) == 1


async def test_unresponsive_server_times_out() -> None:
    async with mail_server(Mailbox()) as mailbox:
        mailbox.never_answers = True
        with pytest.raises(MailRefused, match="did not answer in time") as refused:
            await mailer(mailbox, patience=0.2).send(Email(TO, "s", "t"))
    assert not refused.value.permanent


async def test_unreachable_server_is_reported() -> None:
    server = await asyncio.start_server(lambda *_: None, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    server.close()
    with pytest.raises(MailRefused, match="cannot be reached") as refused:
        await SmtpMailer(MailSettings(server="127.0.0.1", port=port, sender="a@b.test", security="none")).send(
            Email(TO, "s", "t")
        )
    assert not refused.value.permanent


@pytest.mark.parametrize(
    "email",
    [
        Email("ana@example.org\r\nBcc: all@example.org", "s", "t"),
        Email("ana@example.org, ben@example.org", "s", "t"),
        Email("nobody", "s\r\nBcc: all@example.org", "t"),
        Email("ana@example.org", "s\nBcc: all@example.org", "t"),
        Email("ana@example.org", "s", "t", headers=[("X-Own", "a\r\nBcc: all@example.org")]),
    ],
)
async def test_header_injection_is_refused(email: Email) -> None:
    async with mail_server(Mailbox()) as mailbox:
        with pytest.raises(MailRefused) as refused:
            await mailer(mailbox).send(email)
    assert refused.value.permanent
    assert not mailbox.emails


async def test_site_without_mail_server_refuses() -> None:
    assert not NoMailer().enabled
    with pytest.raises(MailRefused, match="no mail server"):
        await NoMailer().send(Email(TO, "s", "t"))
