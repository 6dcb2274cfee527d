"""Webhooks: JSON bodies, signed with a secret that only the receiver and the site know."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence

import msgspec
from msgspec import Struct

from tertulia.server.delivery.escaping import ESCAPERS, Escaper
from tertulia.server.delivery.guarded_client import GuardedHttpClient, delivery_error
from tertulia.server.domain.delivery import Message, Sender

SIGNATURE = "Tertulia-Signature"
MAX_DISCORD_CHARACTERS = 1900
"""Maximum length of a text for Discord, which refuses messages of more than 2,000 characters."""


class Webhook(Struct, frozen=True):
    """URL of a webhook, and the secret that signs its bodies."""

    url: str
    secret: str


class WebhookSender(Sender):
    """Sends notifications to webhooks."""

    deduplicates = True
    replaces_previous = False

    def __init__(self, client: GuardedHttpClient) -> None:
        self._client = client

    async def send(self, address: bytes, message: Message) -> None:
        """Send a message to a webhook. The receiver recognizes a duplicate by the header `Tertulia-Id`."""
        hook = msgspec.json.decode(address, type=Webhook)
        body = body_of(message)
        headers = {
            "Content-Type": "application/json",
            "User-Agent": "Tertulia",
            "Tertulia-Id": message.id,
            SIGNATURE: signature(hook.secret, message.sent_at, body),
        }
        answer = await self._client.post(hook.url, body, headers)
        if answer.status >= 300:
            raise delivery_error(answer)


def signature(secret: str, sent: int, body: bytes) -> str:
    """Return the signature header of a webhook's request: `t=<sent>,v1=<HMAC>`.

    `sent` is the time of sending, in seconds since 1970. The HMAC-SHA256 of `sent`, a dot and the body is in
    hexadecimal; its key is `secret`.
    """
    digest = hmac.digest(secret.encode(), f"{sent}.".encode() + body, hashlib.sha256).hex()
    return f"t={sent},v1={digest}"


def body_of(message: Message) -> bytes:
    """Build the JSON body of a message to a webhook.

    Discord shows the field `content` and Slack `text`, each escaped for that service. The texts in `notifications` are
    not escaped, because a program reads them.
    """
    return msgspec.json.encode(
        {
            "id": message.id,
            "sent": message.sent_at,
            "language": message.language,
            "title": message.title,
            "url": message.url,
            "notifications": [
                {"kind": each.kind.value, "table": each.table, "game": each.game, "text": each.text, "url": each.url}
                for each in message.notifications
            ],
            "content": _join_fitting(_lines(message, ESCAPERS["discord-webhook"]), MAX_DISCORD_CHARACTERS),
            "text": "\n".join(_lines(message, ESCAPERS["slack-webhook"])),
            "mrkdwn": False,
            "allowed_mentions": {"parse": []},
        }
    )


def _lines(message: Message, escaper: Escaper) -> list[str]:
    return [f"{escaper(each.text)} {each.url}" for each in message.notifications]


def _join_fitting(lines: Sequence[str], max_characters: int) -> str:
    """Join the first lines that fit into `max_characters`.

    No line is cut, because a cut could fall within an escape sequence or a web address.
    """
    while len("\n".join(lines)) > max_characters:
        lines = lines[:-1]
    return "\n".join(lines)
