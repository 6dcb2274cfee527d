"""The window that a page is seen in."""

from __future__ import annotations

from playwright.sync_api import Page

DRAWN = """([width, height]) => new Promise(drawn => {
  const look = () => innerWidth === width && innerHeight === height ? requestAnimationFrame(drawn) : requestAnimationFrame(look);
  look();
})"""


FRAMES = """() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(() => drawn())))"""


def drawn(page: Page) -> None:
    """Waits until what the page has been told to show is drawn."""
    page.evaluate(FRAMES)


def resize(page: Page, size: tuple[int, int]) -> None:
    """Gives the window a size, in pixels, and waits until the page is drawn in it: what is measured sooner is of the old one."""
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(DRAWN, size)
