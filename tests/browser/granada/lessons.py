"""Buttons of a lesson's actions on Granada's table, where a payment and a choice of money are prepared first."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser import lessons


def find_buttons(page: Page, actions: list[str]) -> list[str]:
    """Return the selectors of the buttons that execute the first action, or those of a purchase together."""
    verb, _, what = actions[0].partition(" ")
    if verb == "buy":  # the exact payment is suggested
        return [f'[data-notation="{actions[0]}"]', "[data-action=pay]"]
    if verb == "take":
        return [*(f'[data-slot="{slot}"]' for slot in what.split("+")), "[data-action=take]"]
    return lessons.find_buttons(page, actions)
