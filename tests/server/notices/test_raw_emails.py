"""Emails byte by byte: a turn, an invitation and a sign-in, in Spanish, with a deadline in Madrid's time."""

from __future__ import annotations

import base64
import quopri
import re
from pathlib import Path

from tests.server.notices.test_invitations import invited
from tests.server.notices.test_until import BY_TURNS
from tests.server.notices.told import ADDRESS, BEN, Told, told_site

ZONE = "Europe/Madrid"


def raw(told: Told) -> bytes:
    """The only received email, as it was sent; clears the mailbox."""
    (envelope,) = told.mailbox.envelopes
    assert isinstance(envelope.content, bytes)
    told.mailbox.envelopes.clear()
    told.mailbox.letters.clear()
    return envelope.content


def head(sent: bytes) -> bytes:
    return sent.partition(b"\r\n\r\n")[0]


def text(sent: bytes) -> str:
    """The plain text of an email, decoded from its bytes without the email package."""
    part = next(part for part in re.split(rb"\r\n--[^\r\n]+\r\n", sent) if b"text/plain" in part)
    before, _, body = part.partition(b"\r\n\r\n")
    coded = before.lower()
    decoded = base64.b64decode(body) if b"base64" in coded else quopri.decodestring(body)
    return " ".join(decoded.decode().split())


async def test_emails_are_right_as_bytes(tmp_path: Path) -> None:
    async with told_site(tmp_path) as told:
        told.site.accept_language = "es-ES,es;q=0.9"
        await told.mail_to(BEN, "ben@example.org")
        told.mailbox.envelopes.clear()
        await told.ask(BEN, "POST", "calendar/zone", {"zone": ZONE})

        await invited(told)
        await told.letters(1)
        invitation = raw(told)
        assert re.search(rb"(?m)^To: ben@example\.org\r$", head(invitation) + b"\r\n")
        assert "te invita a una mesa" in text(invitation)

        table = await told.table_of_two(pace=BY_TURNS)
        await told.turn_of(BEN, table)
        await told.pass_time(61)
        await told.letters(1)
        turn = raw(told)
        stop = re.search(rb"\r\nList-Unsubscribe: <(https://[!-~]+)>\r\nList-Unsubscribe-Post: ([^\r]+)\r\n", turn)
        assert stop is not None, head(turn)
        assert stop[1].startswith(f"{ADDRESS}/api/notices/stop/".encode())
        assert stop[2] == b"List-Unsubscribe=One-Click"
        assert b"=?" not in stop[0]
        assert "Tienes hasta:" in text(turn)
        assert "(hora de Madrid)" in text(turn)
        assert f"{ADDRESS}/table/{table}" in text(turn)

        await told.ask(BEN, "POST", "account/mail", {"address": "ben.lopez@example.org"}, 202)
        await told.letters(1)
        sign_in = raw(told)
        assert re.search(r"\b\d{6}\b", text(sign_in)), "the code"
        assert f"{ADDRESS}/you/link#" in text(sign_in)
        assert b"List-Unsubscribe" not in head(sign_in)

        for sent in (invitation, turn, sign_in):
            assert head(sent).isascii()
            assert max(map(len, sent.split(b"\r\n"))) <= 998
            assert re.search(rb"\r\nMessage-ID: <[!-~]+@[!-~]+>\r\n", sent)
            assert re.search(rb"\r\nDate: [A-Z][a-z]{2}, \d\d? [A-Z][a-z]{2} \d{4} [\d:]{8} [+-]\d{4}\r\n", sent)
            assert b"\n" not in sent.replace(b"\r\n", b"")
