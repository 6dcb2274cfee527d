"""Emails byte by byte: a turn, an invitation and a sign-in, in Spanish, with a deadline in Madrid's time."""

from __future__ import annotations

import base64
import quopri
import re
from pathlib import Path

from tests.server.notifications.notification_site import ADDRESS, BEN, NotificationSite, notification_site
from tests.server.notifications.test_deadlines import BY_TURNS
from tests.server.notifications.test_invitations import invite_ben

ZONE = "Europe/Madrid"


def take_raw_email(tested: NotificationSite) -> bytes:
    """The only received email, as it was sent; clears the mailbox."""
    (envelope,) = tested.mailbox.envelopes
    assert isinstance(envelope.content, bytes)
    tested.mailbox.envelopes.clear()
    tested.mailbox.emails.clear()
    return envelope.content


def get_head(sent: bytes) -> bytes:
    return sent.partition(b"\r\n\r\n")[0]


def decode_text(sent: bytes) -> str:
    """The plain text of an email, decoded from its bytes without the email package."""
    part = next(part for part in re.split(rb"\r\n--[^\r\n]+\r\n", sent) if b"text/plain" in part)
    before, _, body = part.partition(b"\r\n\r\n")
    coded = before.lower()
    decoded = base64.b64decode(body) if b"base64" in coded else quopri.decodestring(body)
    return " ".join(decoded.decode().split())


async def test_raw_bytes_of_emails(tmp_path: Path) -> None:
    async with notification_site(tmp_path) as tested:
        tested.site.accept_language = "es-ES,es;q=0.9"
        await tested.add_email_channel(BEN, "ben@example.org")
        tested.mailbox.envelopes.clear()
        await tested.ask(BEN, "POST", "calendar/zone", {"zone": ZONE})

        await invite_ben(tested)
        await tested.wait_for_emails(1)
        invitation = take_raw_email(tested)
        assert re.search(rb"(?m)^To: ben@example\.org\r$", get_head(invitation) + b"\r\n")
        assert "te invita a una mesa" in decode_text(invitation)

        table = await tested.start_table_of_two(pace=BY_TURNS)
        await tested.play_to_turn(BEN, table)
        await tested.pass_time(61)
        await tested.wait_for_emails(1)
        turn = take_raw_email(tested)
        stop = re.search(rb"\r\nList-Unsubscribe: <(https://[!-~]+)>\r\nList-Unsubscribe-Post: ([^\r]+)\r\n", turn)
        assert stop is not None, get_head(turn)
        assert stop[1].startswith(f"{ADDRESS}/api/notifications/unsubscribe/".encode())
        assert stop[2] == b"List-Unsubscribe=One-Click"
        assert b"=?" not in stop[0]
        assert "Tienes hasta:" in decode_text(turn)
        assert "(hora de Madrid)" in decode_text(turn)
        assert f"{ADDRESS}/table/{table}" in decode_text(turn)

        await tested.ask(BEN, "POST", "account/mail", {"address": "ben.lopez@example.org"}, 202)
        await tested.wait_for_emails(1)
        sign_in = take_raw_email(tested)
        assert re.search(r"\b\d{6}\b", decode_text(sign_in)), "the code"
        assert f"{ADDRESS}/account/link#" in decode_text(sign_in)
        assert b"List-Unsubscribe" not in get_head(sign_in)

        for sent in (invitation, turn, sign_in):
            assert get_head(sent).isascii()
            assert max(map(len, sent.split(b"\r\n"))) <= 998
            assert re.search(rb"\r\nMessage-ID: <[!-~]+@[!-~]+>\r\n", sent)
            assert re.search(rb"\r\nDate: [A-Z][a-z]{2}, \d\d? [A-Z][a-z]{2} \d{4} [\d:]{8} [+-]\d{4}\r\n", sent)
            assert b"\n" not in sent.replace(b"\r\n", b"")
