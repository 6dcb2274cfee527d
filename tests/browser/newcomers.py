"""Newcomers, who are told what may be done."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.conftest import Visitor
from tests.browser.tables import BOT, ME, new_table

GUIDE = ".guide p"


def newcomer(visitor: Visitor, game: str) -> Page:
    """At a table of their own, with hints."""
    page = visitor(settings={"guide": "always"})
    page.goto(new_table(page, ME, BOT, game=game))
    return page
