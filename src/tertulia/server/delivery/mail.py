"""Notifications by email: plain text and simple HTML, with one-click unsubscribe (RFC 8058)."""

from __future__ import annotations

from tertulia.i18n.catalogue import Catalogue
from tertulia.server.delivery.escaping import escape_html
from tertulia.server.domain.delivery import Message, NotDelivered
from tertulia.server.domain.mailing import Email, Mailer, MailRefused


class EmailSender:
    """Sends notifications by email (`tertulia.server.domain.delivery.Sender`)."""

    replaces_previous = False
    deduplicates = True  # mail programs recognize an id, and a missed turn is worse than a duplicate

    def __init__(self, mailer: Mailer, domain: str) -> None:
        """`domain` is the right-hand side of message ids."""
        self._mailer, self._domain = mailer, domain

    async def send(self, address: bytes, message: Message) -> None:
        try:
            await self._mailer.send(compose_email(address.decode(), message, self._domain))
        except MailRefused as refused:
            raise NotDelivered(refused.reason, refused.permanent) from None


def compose_email(to: str, message: Message, domain: str) -> Email:
    """Compose an email from a message."""
    words = Catalogue(message.language)
    why = words.text("notice-mail-why")
    footer = [(words.text("notice-mail-settings"), message.settings_url)]
    headers = [("Message-ID", f"<{message.id}@{domain}>")]
    if message.unsubscribe_url:
        footer.append((words.text("notice-mail-stop"), unsubscribe_page(message.unsubscribe_url)))
        headers += [
            ("List-Unsubscribe", f"<{message.unsubscribe_url}>"),
            ("List-Unsubscribe-Post", "List-Unsubscribe=One-Click"),
        ]
    plain = [f"{each.text}\n{each.url}\n" for each in message.notifications]
    text = "\n".join([*plain, "--", why, *(f"{name}: {url}" for name, url in footer), ""])
    items = "".join(
        f'<p style="margin:0 0 16px"><a href="{escape_html(each.url)}">{escape_html(each.text)}</a></p>'
        for each in message.notifications
    )
    links = " · ".join(
        f'<a href="{escape_html(url)}" style="color:#666">{escape_html(name)}</a>' for name, url in footer
    )
    html = (
        f'<!doctype html><html lang="{escape_html(message.language)}"><body style="font:16px/1.5 sans-serif;max-width:36em">'
        f'{items}<p style="color:#666;font-size:13px;border-top:1px solid #ddd;padding-top:8px">{escape_html(why)}<br>{links}</p>'
        "</body></html>"
    )
    return Email(to, message.title, text, html, headers)


def unsubscribe_page(stop: str) -> str:
    """The web page for an unsubscribe URL, with a button: a program that only fetches links stops nothing."""
    return stop.replace("/api/notices/stop/", "/notices/stop/")
