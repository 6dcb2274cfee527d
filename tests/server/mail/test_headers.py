"""Headers of emails as raw bytes: those for programs are not folded; names and subjects decode to the originals."""

from __future__ import annotations

import contextlib
import email
import random
import re
from email.header import decode_header, make_header
from email.policy import compat32
from email.utils import parseaddr

import pytest

from tertulia.server.delivery.email import POLICY, compose
from tertulia.server.domain.accounts import MailAddressRefused
from tertulia.server.domain.delivery import Email, MailRefused, read_address
from tertulia.server.settings import MailSettings

STOP = f"https://tables.a-club-with-a-long-name.example.org/tertulia/api/notices/stop/{'72001ec4' * 12}.{'Ab-_9' * 9}"
"""An unsubscribe link as long as on a real site."""
ENCODED_WORD = re.compile(rb"=\?utf-8\?[bq]\?[^? ]*\?=")
NAMES = [
    *("Tertulia", "Spiele, A", "Say \"Hi\", \\ and (more)", "Köln", "Spieleabend im Gemeindehaus Köln-Mülheim, dienstags " * 3),
    *("Spiele, A und B " * 9, "卓上遊戯 " * 20, "x" * 300, "Los jueves: «juegos» 🎲"),
]  # fmt: skip


def raw(letter: Email, sender: str = "Tertulia <games@site.test>") -> bytes:
    """An email as the bytes that go to the SMTP server."""
    settings = MailSettings(server="localhost", sender=sender)
    return compose(letter, settings).as_bytes(policy=POLICY)


def head(sent: bytes) -> bytes:
    return sent.partition(b"\r\n\r\n")[0] + b"\r\n"


def value(sent: bytes, header: str) -> str:
    """A header as it was sent, unfolded but not decoded."""
    return "".join(str(email.message_from_bytes(sent, policy=compat32)[header]).splitlines())


def decoded(text: str) -> str:
    """A header value as a mail program shows it."""
    return str(make_header(decode_header(text)))


def require_lines(sent: bytes) -> None:
    """RFC 5322, 2.1.1 and RFC 2047, 2: ASCII only, lines of at most 998 bytes, and of at most 78 with encoded words."""
    assert head(sent).isascii()
    for line in head(sent).split(b"\r\n"):
        assert len(line) <= 998
        assert b"\r" not in line
        assert b"\n" not in line
        words = ENCODED_WORD.findall(line)
        assert b"=?" not in ENCODED_WORD.sub(b"", line)
        assert all(len(word) <= 75 for word in words)
        assert not words or len(line) <= 78


def test_list_unsubscribe_is_one_unencoded_line() -> None:
    headers = [("List-Unsubscribe", f"<{STOP}>"), ("List-Unsubscribe-Post", "List-Unsubscribe=One-Click")]
    sent = raw(Email("ana@example.org", "Your turn", "text", "<p>text</p>", headers))
    assert f"\r\nList-Unsubscribe: <{STOP}>\r\n".encode() in sent
    assert b"\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n" in sent
    assert value(sent, "List-Unsubscribe") == f"<{STOP}>"


def test_long_message_ids_and_recipients_are_neither_folded_nor_encoded() -> None:
    domain = "a-long-label-of-a-domain." * 5 + "example.org"
    to, id = f"{'a' * 60}@{domain}", f"<{'0123456789abcdef' * 2}@{domain}>"
    sent = raw(Email(to, "s", "t", headers=[("Message-ID", id)]))
    assert f"\r\nTo: {to}\r\n".encode() in sent
    assert f"\r\nMessage-ID: {id}\r\n".encode() in sent


@pytest.mark.parametrize("name", NAMES)
def test_sender_names_round_trip(name: str) -> None:
    name = name.strip()
    quoted = name.replace("\\", "\\\\").replace('"', '\\"')
    sent = raw(Email("ana@example.org", "s", "t"), f'"{quoted}" <games@site.test>')
    require_lines(sent)
    shown, address = parseaddr(value(sent, "From"))
    assert (decoded(shown), address) == (name, "games@site.test")


def test_sender_without_a_name_is_an_address() -> None:
    assert raw(Email("ana@example.org", "s", "t"), "games@site.test").startswith(b"From: games@site.test\r\n")


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
        sent = raw(Email("ana@example.org", subject, "t"))
        require_lines(sent)
        assert decoded(value(sent, "Subject")) == subject


@pytest.mark.parametrize(
    "letter",
    [
        Email("ana@example.org", "s", "t", headers=[("List-Unsubscribe", "<https://á.test/x>")]),
        Email("ana@example.org", "s", "t", headers=[("List-Unsubscribe", f"<https://a.test/{'x' * 999}>")]),
    ],
)
def test_invalid_headers_are_refused(letter: Email) -> None:
    with pytest.raises(MailRefused, match="printable ASCII"):
        raw(letter)


def test_accepted_address_round_trips() -> None:
    accepted = list[str]()
    for sign in [chr(code) for code in range(32, 127)] + ["=?", "?=", "=?utf-8?q?x?="]:
        for text in (f"a{sign}b@example.org", f"{sign}b@example.org", f"a{sign}@example.org"):
            with contextlib.suppress(MailAddressRefused):
                accepted.append(read_address(text))
    assert len(accepted) > 200
    for address in accepted:
        assert parseaddr(decoded(value(raw(Email(address, "Hello", "Hello")), "To"))) == ("", address)
