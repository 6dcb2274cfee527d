"""Escapers for the texts of notifications, one for each format in which a service reads a text.

A guest chooses a name, and the name is part of a notification's text. Chat services interpret
markup in texts: mentions that notify all members, links whose text hides their address, bold print.
`escape_for_service` returns a text that the service shows unchanged.
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

    Slack interprets only the characters `&`, `<` and `>`. Mattermost also interprets `@all` as a mention, and
    `[text](address)` as a link.
    """
    return break_mentions(escape(text, quote=False)).replace("](", f"]{BREAK}(")


def escape_markdown(text: str) -> str:
    """Escape a text for services that read Markdown, such as Discord.

    The service does not turn web addresses in the text into links.
    """
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

Keys are names of formats (`html`, `slack-webhook`) and URL schemes of Apprise services. Two kinds of services are
listed: some receive texts as data (JSON, XML, forms), and some read Markdown even in plain text. Unlisted services show
plain text, or Apprise escapes texts for them (Slack, Telegram, Matrix, email).
"""


def escape_for_service(scheme: str, text: str, *, as_plain: bool) -> str:
    """Escape a text for an Apprise service, named by the scheme of its URLs.

    `as_plain` says whether Apprise sends the text as plain text; then Apprise does not escape the text itself.
    """
    escaper = ESCAPERS.get(scheme.lower(), break_mentions) if as_plain else break_mentions
    return escaper(text)
