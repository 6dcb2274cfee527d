"""Emails by SMTP: TLS, authentication, the server's refusals, and the raw bytes of headers."""

from __future__ import annotations

import asyncio
import contextlib
import email
import random
import re
from email.header import decode_header, make_header
from email.policy import compat32
from email.utils import parseaddr
from pathlib import Path
from typing import Any

import pytest

from tertulia.server.delivery.email import POLICY, NoMailer, SmtpMailer, compose
from tertulia.server.domain.accounts import MailAddressRefused
from tertulia.server.domain.delivery import Email, MailRefused, read_address
from tertulia.server.settings import MailSettings
from tests.server.delivery.mailboxes import PASSWORD, USER, Mailbox, authenticate, create_certificate, mail_server

RECIPIENT = "ana@example.org"


def create_mailer(mailbox: Mailbox, timeout_seconds: float = 30.0, **more: Any) -> SmtpMailer:
    settings = {"server": "localhost", "port": mailbox.port, "sender": "Tertulia <games@site.test>", "security": "none"}
    return SmtpMailer(MailSettings(**{**settings, **more}), timeout_seconds=timeout_seconds)


async def test_email_arrives_unchanged() -> None:
    email = Email(
        RECIPIENT, "Dein Zug – jetzt", "Grüße\n", "<p>Grüße</p>", headers=[("List-Unsubscribe", "<https://a.test/x>")]
    )
    async with mail_server(Mailbox()) as mailbox:
        await create_mailer(mailbox).send(email)
    (got,) = mailbox.emails
    assert (got["From"], got["To"], got["Subject"]) == ("Tertulia <games@site.test>", RECIPIENT, "Dein Zug – jetzt")
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
    context, chain = create_certificate(tmp_path)
    spoken: dict[str, Any] = (
        {"tls": context} if security == "tls" else {"tls_context": context, "require_starttls": True}
    )
    spoken |= {"authenticator": authenticate, "auth_required": True, "auth_require_tls": security == "starttls"}
    options: dict[str, Any] = {"security": security, "user": USER, "password": PASSWORD}
    async with mail_server(Mailbox(), **spoken) as mailbox:
        await create_mailer(mailbox, ca_file=chain, **options).send(Email(RECIPIENT, "s", "t"))
        assert len(mailbox.emails) == 1
        with pytest.raises(MailRefused, match="certificate") as refused:
            await create_mailer(mailbox, **options).send(Email(RECIPIENT, "s", "t"))
        assert not refused.value.permanent  # the host can fix the certificate


async def test_starttls_required() -> None:
    async with mail_server(Mailbox()) as mailbox:
        with pytest.raises(MailRefused) as refused:
            await create_mailer(mailbox, security="starttls").send(Email(RECIPIENT, "s", "t"))
    assert not refused.value.permanent
    assert not mailbox.emails


async def test_wrong_password_is_a_temporary_refusal(tmp_path: Path) -> None:
    context, chain = create_certificate(tmp_path)
    async with mail_server(Mailbox(), authenticator=authenticate, auth_required=True, tls_context=context) as mailbox:
        with pytest.raises(MailRefused, match="rejected the user name or password") as refused:
            await create_mailer(mailbox, security="starttls", ca_file=chain, user=USER, password="wrong").send(
                Email(RECIPIENT, "s", "t")
            )
    assert not refused.value.permanent


@pytest.mark.parametrize(("reply", "permanent"), [("450 come back later", False), ("550 no such mailbox", True)])
async def test_refused_recipient(reply: str, permanent: bool) -> None:
    async with mail_server(Mailbox()) as mailbox:
        mailbox.answers[RECIPIENT] = reply
        with pytest.raises(MailRefused) as refused:
            await create_mailer(mailbox).send(Email(RECIPIENT, "s", "t"))
    assert (refused.value.reason, refused.value.permanent) == (reply, permanent)


@pytest.mark.parametrize(("reply", "permanent"), [("451 greylisted", False), ("554 unwanted", True)])
async def test_refused_message(reply: str, permanent: bool) -> None:
    async with mail_server(Mailbox()) as mailbox:
        mailbox.data_answers = [reply]
        with pytest.raises(MailRefused) as refused:
            await create_mailer(mailbox).send(Email(RECIPIENT, "s", "t"))
        assert (refused.value.reason, refused.value.permanent) == (reply, permanent)
        await create_mailer(mailbox).send(Email(RECIPIENT, "s", "t"))
    assert len(mailbox.emails) == 1


async def test_unresponsive_server_times_out() -> None:
    async with mail_server(Mailbox()) as mailbox:
        mailbox.never_answers = True
        with pytest.raises(MailRefused, match="did not answer in time") as refused:
            await create_mailer(mailbox, timeout_seconds=0.2).send(Email(RECIPIENT, "s", "t"))
    assert not refused.value.permanent


async def test_unreachable_server_is_reported() -> None:
    server = await asyncio.start_server(lambda *_: None, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    server.close()
    with pytest.raises(MailRefused, match="cannot be reached") as refused:
        await SmtpMailer(MailSettings(server="127.0.0.1", port=port, sender="a@b.test", security="none")).send(
            Email(RECIPIENT, "s", "t")
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
            await create_mailer(mailbox).send(email)
    assert refused.value.permanent
    assert not mailbox.emails


async def test_site_without_mail_server_refuses() -> None:
    assert not NoMailer().enabled
    with pytest.raises(MailRefused, match="no mail server"):
        await NoMailer().send(Email(RECIPIENT, "s", "t"))


UNSUBSCRIBE_LINK = (
    "https://tables.a-club-with-a-long-name.example.org/tertulia/api/notifications/unsubscribe/"
    f"{'72001ec4' * 12}.{'Ab-_9' * 9}"
)
"""An unsubscribe link as long as on a real site."""
ENCODED_WORD = re.compile(rb"=\?utf-8\?[bq]\?[^? ]*\?=")
NAMES = [
    *("Tertulia", "Spiele, A", "Say \"Hi\", \\ and (more)", "Köln", "Spieleabend im Gemeindehaus Köln-Mülheim, dienstags " * 3),
    *("Spiele, A und B " * 9, "卓上遊戯 " * 20, "x" * 300, "Los jueves: «juegos» 🎲"),
]  # fmt: skip


def encode_email(message: Email, sender: str = "Tertulia <games@site.test>") -> bytes:
    """An email as the bytes that go to the SMTP server."""
    settings = MailSettings(server="localhost", sender=sender)
    return compose(message, settings).as_bytes(policy=POLICY)


def get_head(sent: bytes) -> bytes:
    return sent.partition(b"\r\n\r\n")[0] + b"\r\n"


def get_header(sent: bytes, header: str) -> str:
    """A header as it was sent, unfolded but not decoded."""
    return "".join(str(email.message_from_bytes(sent, policy=compat32)[header]).splitlines())


def decode_header_value(text: str) -> str:
    """A header value as a mail program shows it."""
    return str(make_header(decode_header(text)))


def require_lines(sent: bytes) -> None:
    """RFC 5322, 2.1.1 and RFC 2047, 2: ASCII only, lines of at most 998 bytes, and of at most 78 with encoded words."""
    assert get_head(sent).isascii()
    for line in get_head(sent).split(b"\r\n"):
        assert len(line) <= 998
        assert b"\r" not in line
        assert b"\n" not in line
        words = ENCODED_WORD.findall(line)
        assert b"=?" not in ENCODED_WORD.sub(b"", line)
        assert all(len(word) <= 75 for word in words)
        assert not words or len(line) <= 78


def test_list_unsubscribe_is_one_unencoded_line() -> None:
    headers = [("List-Unsubscribe", f"<{UNSUBSCRIBE_LINK}>"), ("List-Unsubscribe-Post", "List-Unsubscribe=One-Click")]
    sent = encode_email(Email("ana@example.org", "Your turn", "text", "<p>text</p>", headers))
    assert f"\r\nList-Unsubscribe: <{UNSUBSCRIBE_LINK}>\r\n".encode() in sent
    assert b"\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n" in sent
    assert get_header(sent, "List-Unsubscribe") == f"<{UNSUBSCRIBE_LINK}>"


def test_long_message_ids_and_recipients_are_not_encoded() -> None:
    domain = "a-long-label-of-a-domain." * 5 + "example.org"
    to, id = f"{'a' * 60}@{domain}", f"<{'0123456789abcdef' * 2}@{domain}>"
    sent = encode_email(Email(to, "s", "t", headers=[("Message-ID", id)]))
    assert f"\r\nTo: {to}\r\n".encode() in sent
    assert f"\r\nMessage-ID: {id}\r\n".encode() in sent


@pytest.mark.parametrize("name", NAMES)
def test_sender_names_round_trip(name: str) -> None:
    name = name.strip()
    quoted = name.replace("\\", "\\\\").replace('"', '\\"')
    sent = encode_email(Email("ana@example.org", "s", "t"), f'"{quoted}" <games@site.test>')
    require_lines(sent)
    display_name, address = parseaddr(get_header(sent, "From"))
    assert (decode_header_value(display_name), address) == (name, "games@site.test")


def test_sender_without_a_name_is_an_address() -> None:
    assert encode_email(Email("ana@example.org", "s", "t"), "games@site.test").startswith(b"From: games@site.test\r\n")


def test_subjects_round_trip() -> None:
    dice = random.Random(50)
    words = [
        "Your",
        "turn:",
        "La",
        "Granja",
        "–",
        "Český",
        "Krumlov",
        "partida",
        "Grüße",
        "李小龍",
        "👩\u200d🌾",
        "x" * 90,
        "é" * 70,
        "=?",
        "a,b",
    ]
    for _ in range(200):
        subject = " ".join(dice.choices(words, k=dice.randint(1, 25)))
        sent = encode_email(Email("ana@example.org", subject, "t"))
        require_lines(sent)
        assert decode_header_value(get_header(sent, "Subject")) == subject


@pytest.mark.parametrize(
    "message",
    [
        Email("ana@example.org", "s", "t", headers=[("List-Unsubscribe", "<https://á.test/x>")]),
        Email("ana@example.org", "s", "t", headers=[("List-Unsubscribe", f"<https://a.test/{'x' * 999}>")]),
    ],
)
def test_invalid_headers_are_refused(message: Email) -> None:
    with pytest.raises(MailRefused, match="printable ASCII"):
        encode_email(message)


def test_accepted_address_round_trips() -> None:
    accepted = list[str]()
    for sign in [chr(code) for code in range(32, 127)] + ["=?", "?=", "=?utf-8?q?x?="]:
        for text in (f"a{sign}b@example.org", f"{sign}b@example.org", f"a{sign}@example.org"):
            with contextlib.suppress(MailAddressRefused):
                accepted.append(read_address(text))
    assert len(accepted) > 200
    for address in accepted:
        assert parseaddr(decode_header_value(get_header(encode_email(Email(address, "Hello", "Hello")), "To"))) == (
            "",
            address,
        )
