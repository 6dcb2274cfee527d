"""The drivers of these tests wait for buttons that disappear for a moment."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from bench.clicks import find_buttons
from tests.browser.conftest import Visitor
from tests.browser.keyboard import focus_button

pytestmark = pytest.mark.browser


def test_driver_waits_for_missing_button(visitor: Visitor) -> None:
    """Otherwise a driver would look for another kind of button."""
    page = visitor(None)
    back = "() => void setTimeout(() => document.body.innerHTML = `<button data-notation='mark all'>`, 300)"
    page.evaluate(back)
    assert find_buttons(page, "mark all") == ['[data-notation="mark all"]']


def test_keyboard_waits_for_missing_button(visitor: Visitor) -> None:
    page, target = visitor(None), "[data-notation=plant]"
    page.evaluate(
        """() => {
          document.body.innerHTML = '<button>first</button><button data-notation="plant">plant</button>'
          const button = document.querySelector('[data-notation]')
          const away = () => (button.remove(), setTimeout(() => document.body.append(button), 300))
          addEventListener('keydown', away, { once: true })
        }"""
    )
    focus_button(page, target, None, ".none")
    expect(page.locator(target)).to_be_focused()
