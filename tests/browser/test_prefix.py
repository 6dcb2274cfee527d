"""Site below a URL prefix: every address keeps the prefix, and all pages work as at the root."""

from __future__ import annotations

from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor, run_server
from tests.browser.granada.driver import step, wait_for_turn
from tests.browser.tables import BOT, ME, OPEN, create_table

pytestmark = [pytest.mark.proof, pytest.mark.browser, pytest.mark.xdist_group("below")]  # one server for all tests

PREFIX = "/tertulia"


@pytest.fixture(scope="module")
def prefixed_site(chromium: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Address of a site below a prefix."""
    with run_server(tmp_path_factory.mktemp("below"), PREFIX) as address:
        yield f"{address}{PREFIX}"


def collect_request_paths(page: Page) -> list[str]:
    """Return a list that collects the paths of all later requests."""
    paths: list[str] = []
    page.on("request", lambda request: paths.append(urlsplit(request.url).path))
    return paths


def get_path(page: Page) -> str:
    return urlsplit(page.url).path


def test_navigation_keeps_prefix(visitor: Visitor, prefixed_site: str) -> None:
    page = visitor(service_worker=True)
    paths = collect_request_paths(page)
    page.goto(f"{prefixed_site}/")
    page.click("[data-action=quick]")
    for _ in range(3):
        assert wait_for_turn(page)
        step(page)
    assert get_path(page).startswith(f"{PREFIX}/table/")
    page.reload()
    assert wait_for_turn(page)
    page.go_back()
    page.wait_for_selector("[data-action=quick]")
    assert get_path(page) == f"{PREFIX}/"
    page.locator(f"a[href^='{PREFIX}/table/']").first.click()
    assert wait_for_turn(page)
    page.locator(".status a.rules").evaluate("link => link.removeAttribute('target')")
    page.click(".status a.rules")
    page.wait_for_selector("#components")
    assert get_path(page) == f"{PREFIX}/rules/granada"
    page.click("header a.brand")
    page.wait_for_selector("[data-action=quick]")
    assert get_path(page) == f"{PREFIX}/"
    assert len(paths) > 20
    assert [path for path in paths if not path.startswith(f"{PREFIX}/")] == []


def test_section_links_do_not_reload_page(visitor: Visitor, prefixed_site: str, server: str) -> None:
    for home in (prefixed_site, server):
        page = visitor(None)
        page.goto(f"{home}/rules/granada")
        page.wait_for_selector("#components")
        page.evaluate("window.stayed = true")
        for part in ("rulings", "chapters"):
            page.locator(f"nav a[href$='#{part}']").click()
            expect(page.locator(f"#{part}")).to_be_in_viewport()
            assert page.url == f"{home}/rules/granada#{part}"
        page.locator("a.skip").focus()
        page.keyboard.press("Enter")
        assert page.url == f"{home}/rules/granada#content"
        assert page.evaluate("window.stayed")


def test_invitation_link_has_prefix(visitor: Visitor, prefixed_site: str) -> None:
    host = visitor(None)
    host.goto(f"{prefixed_site}/")
    host.wait_for_selector("[data-action=quick]")
    name = create_table(host, ME, OPEN, BOT, start=False).rsplit("/", 1)[-1]
    host.goto(f"{prefixed_site}/table/{name}")
    invitation = host.locator("input[readonly]").input_value()
    assert invitation == f"{prefixed_site}/table/{name}"
    guest = visitor(None)
    guest.goto(invitation)
    guest.click("[data-action=sit]")
    host.locator("[data-action=start]:enabled").click()
    guest.wait_for_selector("#city")


def test_images_are_loaded_below_prefix(visitor: Visitor, prefixed_site: str) -> None:
    page = visitor(None)
    page.goto(f"{prefixed_site}/")
    page.wait_for_selector(".game img")
    page.wait_for_function("() => [...document.querySelectorAll('.game img')].every(image => image.naturalWidth > 0)")
    page.click("[data-action=quick]")
    page.wait_for_selector("#city")
    drawn = "() => [...document.querySelectorAll('#money use')].map(one => one.getBBox().width)"
    widths = page.evaluate(drawn)
    assert widths
    assert min(widths) > 0
