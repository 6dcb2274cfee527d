"""Webhooks: a body of JSON, signed with a secret that only the receiver knows besides."""

from __future__ import annotations

import hashlib
import hmac

import msgspec
from msgspec import Struct

from tertulia.server.delivery.outward import Outward, refused_by
from tertulia.server.domain.delivery import Message

SIGNATURE = "Tertulia-Signature"


class Hook(Struct, frozen=True):
    """Where a webhook leads, and what its bodies are signed with."""

    url: str
    secret: str


class WebhookSender:
    """Carries messages to webhooks (`tertulia.server.domain.delivery.Sender`)."""

    harmless = True
    replaces = False

    def __init__(self, outward: Outward) -> None:
        self._outward = outward

    async def send(self, address: bytes, message: Message) -> None:
        """Hand over a message; a receiver that gets it twice knows it by its id."""
        hook = msgspec.json.decode(address, type=Hook)
        body = body_of(message)
        headers = {
            "Content-Type": "application/json",
            "User-Agent": "Tertulia",
            "Tertulia-Id": message.id,
            SIGNATURE: signature(hook.secret, message.sent, body),
        }
        answer = await self._outward.post(hook.url, body, headers)
        if answer.status >= 300:
            raise refused_by(answer)


def signature(secret: str, sent: int, body: bytes) -> str:
    """The header of a body: when it was sent, and HMAC-SHA256 over that, a point and the body, in hexadecimal."""
    made = hmac.digest(secret.encode(), f"{sent}.".encode() + body, hashlib.sha256).hex()
    return f"t={sent},v1={made}"


def body_of(message: Message) -> bytes:
    """What a receiver is sent. `content` and `text` are what Discord and Slack show of it."""
    lines = [f"{each.text} {each.url}" for each in message.told]
    return msgspec.json.encode(
        {
            "id": message.id,
            "sent": message.sent,
            "language": message.language,
            "title": message.title,
            "url": message.url,
            "notices": [
                {"kind": each.kind.value, "table": each.table, "game": each.game, "text": each.text, "url": each.url}
                for each in message.told
            ],
            "content": "\n".join(lines)[:1900],
            "text": "\n".join(lines),
            "allowed_mentions": {"parse": []},
        }
    )
