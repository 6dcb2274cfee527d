"""Where the keyboard is: after an action it goes on with the first thing of the next question, whatever was played."""

from __future__ import annotations

from playwright.sync_api import Page

PLACE = """() => {
  const at = document.activeElement;
  if (!at || at === document.body) return "nowhere";
  if (at.closest("#players")) return "players";
  if (at.closest(".chain")) return "taking back";
  return at.matches(".board button.lit, .board button.ghost, .board [data-face], .board [data-notation], #actions button")
    ? "an answer" : at.outerHTML.slice(0, 200);
}"""
ANSWERED = (
    "() => !document.querySelector('.board[data-ready=true]') || document.activeElement?.matches('.board button')"
)


def place(page: Page) -> str:
    """Where the keyboard is, once it has come to rest."""
    page.wait_for_function(ANSWERED, timeout=30_000)
    return str(page.evaluate(PLACE))
