"""People of browser tests among each other: names, roles, words."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

from tertulia.server.domain.clock import SYSTEM
from tertulia.server.domain.moderation import Role
from tertulia.server.identity.role_links import RoleLinks
from tertulia.server.identity.signing import load_secret
from tests.browser.conftest import Visitor
from tests.browser.tables import ask


def named(visitor: Visitor, name: str, *, width: int = 1440, **options: object) -> Page:
    """A visitor with a name of their own."""
    page = visitor("/", width=width, **options)
    ask(page, "PUT", "/api/me", {"name": name})
    return page


def appointed(page: Page, folder: Path, role: Role) -> None:
    """The visitor opens a link that gives a role, and presses the button."""
    token = RoleLinks(load_secret(folder)).token(role, SYSTEM.now())
    page.goto(f"/standing#claim={token}")
    page.click("[data-action=claim]")
    page.wait_for_selector("#moderation-title")


def clean(page: Page, axe: str, place: str) -> None:
    """Neither axe nor the eye of a phone's owner finds a fault."""
    page.evaluate(axe)
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")["violations"]
    assert not found, [(place, one["id"], [node["html"][:200] for node in one["nodes"]]) for one in found]
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth"), place
