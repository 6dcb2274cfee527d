"""Escapers for the texts of notifications, one for each format in which a service reads a text.

A guest chooses a name, and the name is part of a notification's text. Chat services read markup in texts: mentions that
notify everybody, links whose text hides their address, bold print. `escape_for_service` gives a text that a service
shows as it is.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from html import escape

Escaper = Callable[[str], str]

BREAK = "\u200b"
"""A zero-width space, inserted to break a mention or a link if a service has no escape sign for it.

Services do not show it.
"""
MARKDOWN_SIGNS = re.compile(r"[\\`*_\[\]<>#|~]")


def keep_text(text: str) -> str:
    """Return the text unchanged: for formats that carry texts as data, such as values of a JSON object."""
    return text


def escape_html(text: str) -> str:
    """Escape a text for HTML, between tags and in quoted attributes."""
    return escape(text)


def break_mentions(text: str) -> str:
    """Insert a zero-width space after each `@`.

    Chat services have no escape sign for a mention like `@name`.
    """
    return text.replace("@", f"@{BREAK}")


def escape_slack(text: str) -> str:
    """Escape a text for Slack, and for services that read Slack's webhooks, such as Mattermost.

    Slack itself needs `&`, `<` and `>` only. Mattermost also reads `@all` and `[text](address)`.
    """
    return break_mentions(escape(text, quote=False)).replace("](", f"]{BREAK}(")


def escape_markdown(text: str) -> str:
    """Escape a text for services that read Markdown, such as Discord; addresses in it become no links."""
    return break_mentions(MARKDOWN_SIGNS.sub(r"\\\g<0>", text)).replace("://", ":\\//")


ESCAPERS: Mapping[str, Escaper] = {
    **dict.fromkeys(("form", "forms", "json", "jsons", "xml", "xmls"), keep_text),
    "html": escape_html,
    "slack-webhook": escape_slack,
    "discord-webhook": escape_markdown,
    **dict.fromkeys(("discord", "fluxer", "guilded", "mmost", "mmosts", "nctalk", "nctalks"), escape_markdown),
    **dict.fromkeys(("ryver", "zulip"), escape_markdown),
}
"""The escaper of each format or service.

Keys are names of formats (`html`, `slack-webhook`) and URL schemes of Apprise services. A scheme is listed if its
service carries texts as data, or reads Markdown in a text that Apprise sends as plain text. Other services show plain
text, or Apprise escapes the text itself: Slack, Telegram, Matrix, email.
"""


def escape_for_service(scheme: str, text: str, *, as_plain: bool) -> str:
    """Escape a text for a service of Apprise, given by its scheme.

    `as_plain` says that Apprise sends plain text, and so escapes nothing itself.
    """
    escaper = ESCAPERS.get(scheme.lower(), break_mentions) if as_plain else break_mentions
    return escaper(text)
