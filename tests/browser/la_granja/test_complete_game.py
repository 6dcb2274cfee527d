"""A game of La Granja over five days, from an emailed invitation to the podium.

The players use two phones and a desktop. The test moves the site's clock. A mail server on this machine receives the
emails, and their links are opened from the text.
"""

from __future__ import annotations

import smtplib
from collections import Counter
from datetime import timedelta
from email.message import EmailMessage
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import tables
from tests.browser.conftest import trouble
from tests.browser.days import ELSEWHERE, Days, days, link
from tests.browser.driver import do, offered, press, shown, target_of, wait_for_turn
from tests.browser.tables import ME, OPEN, ask, new_table

pytestmark = [pytest.mark.proof, pytest.mark.browser]
ORDER = ("deliver", "play", "take", "gain", "pair", "roof", "donkey", "market", "pay", "card", "draw", "advance")
"""Preferred verbs, in order."""
ANA, BEN, CLEO = "ana@people.test", "ben@people.test", "cleo@people.test"
SOON = 0.02
"""Hours until an absent player is notified of a turn: more than a minute."""
LAST = 6
TURN = 0.5
"""Hours until a player takes a turn."""
Json = dict[str, Any]


class Company:
    """Ana at a desktop, Ben and Cleo with phones."""

    def __init__(self, there: Days) -> None:
        self.there = there
        self.ana, self.ben, self.cleo = (there.device(*size) for size in ((1440, 900), (390, 844), (844, 390)))
        self.path = ""
        self.played: list[tuple[float, str]] = []
        """Start of each turn in hours since the beginning, with the player's address."""

    @property
    def by_seat(self) -> dict[int, tuple[Page, str]]:
        return {0: (self.ana, ANA), 1: (self.ben, BEN), 2: (self.cleo, CLEO)}

    def now(self, page: Page) -> Json:
        told: Json = tables.of(page, self.path)
        return told

    def turn(self, seat: int) -> None:
        """Play a seat by requests until it has nothing to decide."""
        page, who = self.by_seat[seat]
        self.played.append((self.there.hours, who))
        while (now := self.now(page))["phase"] == "running" and now["legal"]:
            tables.act(page, self.path, now, ORDER)

    def until(self, round_: int, hours: float) -> None:
        """Let all players play, `hours` after being asked, until a round begins or the game is over."""
        while (now := self.now(self.ana))["phase"] == "running" and now["view"]["round"] < round_:
            for seat in now["actors"]:
                self.turn(seat)
            self.there.wait(hours)

    def look(self, page: Page) -> None:
        """Open the table on a player's page."""
        page.goto(self.path)
        page.wait_for_selector(".board[data-version]")


def named(page: Page, name: str) -> None:
    page.goto("/")
    page.click("[data-action=rename]")
    page.fill("#lobby-name", name)
    page.press("#lobby-name", "Enter")
    expect(page.locator("[data-action=rename]")).to_be_visible()


def tell_by_mail(there: Days, page: Page, address: str) -> None:
    """Subscribe to email notifications and confirm the address by the emailed link."""
    page.goto("/notices")
    page.fill("#notice-mail", address)
    page.press("#notice-mail", "Enter")
    expect(page.get_by_text("Open the link in it to confirm the address")).to_be_visible()
    there.wait(SOON)
    page.goto(link(there.letters(address)[-1]))
    page.get_by_role("button", name="Confirm address").click()
    expect(page.get_by_text(f"{address} is confirmed")).to_be_visible()


def opened(company: Company) -> None:
    """Ana creates a correspondence table on her desktop."""
    desk = company.ana
    desk.goto("/")
    desk.locator("[data-action=new-table]").nth(1).click()
    expect(desk.locator("#create-game")).to_have_value("la-granja")
    desk.click("[data-action=add-seat]")
    desk.locator("[data-pace] summary").click()
    desk.select_option("#pace-choice", "turns")
    expect(desk.locator("#create-patience")).to_have_count(0)  # in correspondence games players need not be present
    desk.click("[data-action=create]")
    desk.wait_for_url("**/table/*")
    company.path = urlsplit(desk.url).path


def mailed(there: Days, desk: Page, to: str) -> str:
    """Send the invitation that Ana's mail program would send, and return its link."""
    letter = parse_qs(urlsplit(str(desk.locator("[data-action=mail]").get_attribute("href"))).query)
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = ANA, to, letter["subject"][0]
    message.set_content(letter["body"][0])
    with smtplib.SMTP("127.0.0.1", there.post.port) as server:
        server.send_message(message)
    return link(there.letters(to)[-1])


def plan(company: Company, page: Page) -> list[str]:
    """Plan and save the two cards of a player's next turn."""
    company.look(page)
    page.click("[data-action=plan-begin]")
    planned: list[str] = []
    for _ in range(2):
        wait_for_turn(page)
        planned.append(next(one for one in offered(page) if one.endswith("field")))
        for target in target_of(page, planned[-1]):
            shown(page, target)
            press(page, target)
        expect(page.locator(f'[data-notation="{planned[-1]}"]')).to_have_count(0)
    expect(page.get_by_text("The plan ends here")).to_be_visible()  # ending the turn is planned automatically
    page.click("[data-action=plan-keep]")
    expect(page.locator("[data-plan=waiting]")).to_be_visible()
    page.goto(ELSEWHERE)
    return planned


def test_game_from_emailed_invitation_to_podium(browser: Browser, tmp_path: Path) -> None:
    with days(browser, tmp_path / "data", trouble) as there:
        company = Company(there)
        gathered(company)
        first_day(company)
        lost_and_found(company)
        away_and_killed(company)
        ended(company)


def gathered(company: Company) -> None:
    """Ben is invited by email, Cleo by name because Ana has played with her; Cleo is notified by email."""
    there = company.there
    for page, name in ((company.ana, "Ana"), (company.ben, "Ben"), (company.cleo, "Cleo")):
        named(page, name)
    tell_by_mail(there, company.ana, ANA)
    tell_by_mail(there, company.cleo, CLEO)
    earlier = new_table(company.ana, ME, OPEN, start=False).rsplit("/", 1)[-1]
    ask(company.cleo, "POST", f"/api/tables/{earlier}/sit", {"seat": 1})
    ask(company.ana, "POST", f"/api/tables/{earlier}/start")
    for page in (company.ana, company.cleo):
        ask(page, "POST", f"/api/tables/{earlier}/end", {"agree": True})
    company.cleo.goto(ELSEWHERE)
    opened(company)
    desk = company.ana
    desk.select_option("[data-field=person]", label="Cleo")
    desk.click("[data-action=invite]")
    invitation = mailed(there, desk, BEN)
    company.ben.goto(invitation)
    expect(company.ben.locator("[data-agreed]")).to_contain_text("Turn-based: 3 days")
    company.ben.click("[data-action=sit][data-seat='1']")
    expect(company.ben.get_by_text("Waiting for 1 more player")).to_be_visible()
    company.ben.get_by_role("link", name="Notify me when it is my turn").click()
    tell_by_mail(there, company.ben, BEN)
    there.wait(1)
    company.cleo.goto(link(there.letters(CLEO, "Invitation")[-1]))
    company.cleo.click("[data-action=sit]")
    desk.click("[data-action=start]")
    for page in (company.ana, company.ben, company.cleo):
        page.goto(ELSEWHERE)


def first_day(company: Company) -> None:
    """The first player is notified and plays by clicks.

    Another's turn is played by a plan, without a notification.
    """
    there = company.there
    there.wait(1)
    (first,) = company.now(company.ana)["actors"]
    page, who = company.by_seat[first]
    letters = there.letters(who, "Your turn")
    assert len(letters) == 1
    page.goto(link(letters[0]))
    for _ in range(2):
        wait_for_turn(page)
        do(page, next(one for one in offered(page) if one.endswith(("barrow", "field"))))
    page.goto(ELSEWHERE)
    company.turn(first)
    (second,) = company.now(company.ana)["actors"]
    third = 3 - first - second
    planner, address = company.by_seat[third]
    planned = plan(company, planner)
    company.turn(second)
    there.wait(1)
    assert not there.letters(address, "Your turn")
    log = [line["action"] for line in company.now(planner)["log"] if line.get("seat") == third]
    assert log[:2] == planned
    company.look(planner)
    expect(planner.locator("[data-plan]")).to_contain_text("Your plan was played")
    planner.goto(ELSEWHERE)


def lost_and_found(company: Company) -> None:
    """Ben moves to another phone by a link.

    The old phone loses his account, is a stranger at the table, and signs in by email.
    """
    there, ben = company.there, company.ben
    ben.goto("/you")
    ben.fill("#mail-address", BEN)
    ben.press("#mail-address", "Enter")
    expect(ben.locator("#mail-code")).to_be_visible()
    there.wait(SOON)
    ben.goto(link_in(there, BEN))
    ben.click("[data-action=use]")
    ben.get_by_role("heading", name="Welcome, Ben").wait_for()
    ben.goto("/you")
    ben.click("[data-action=device]")
    other = there.device(360, 740)
    other.goto(ben.locator("input[readonly]").input_value())
    other.click("[data-action=use]")
    other.get_by_role("heading", name="Welcome, Ben").wait_for()
    assert company.now(other)["mine"] == [1]

    ben.context.clear_cookies()
    ben.goto(company.path)
    ben.locator("[data-onlooker] a").click()
    ben.fill("#mail-address", BEN)
    ben.press("#mail-address", "Enter")
    expect(ben.locator("#mail-code")).to_be_visible()
    there.wait(SOON)
    ben.goto(link_in(there, BEN))
    ben.click("[data-action=use]")
    ben.get_by_role("heading", name="Welcome, Ben").wait_for()
    assert company.now(ben)["mine"] == [1]
    ben.goto(ELSEWHERE)
    company.ben = other
    other.goto(ELSEWHERE)


def link_in(there: Days, to: str) -> str:
    """Return the link in the newest sign-in email."""
    text = there.letters(to, "Sign in to")[-1].text
    return next(word for word in text.split() if "/you/link#" in word)


def away_and_killed(company: Company) -> None:
    """Cleo's clock skips a day of vacation; all clocks skip two hours during which the site was down."""
    there = company.there
    company.until(3, TURN)
    hours = {"zone": "Europe/Berlin", "quiet_from": 1380, "quiet_until": 420, "weekend": [5, 6]}
    ask(company.cleo, "PUT", "/api/calendar", hours)
    ask(company.cleo, "PUT", "/api/notices", {"zone": "Europe/Berlin"})  # she accepts notifications at any hour
    while 2 not in (now := company.now(company.ana))["actors"]:
        for seat in now["actors"]:
            company.turn(seat)
        there.wait(0.1)
    before = company.now(company.cleo)["time"]["clocks"][2]["ends"]
    tomorrow = there.world.now.date() + timedelta(days=1)
    ask(company.cleo, "POST", "/api/vacations", {"first": f"{tomorrow}", "last": f"{tomorrow}"})
    there.wait(SOON)
    after = company.now(company.cleo)["time"]["clocks"][2]["ends"]
    assert after > before
    there.kill(2)
    assert company.now(company.cleo)["time"]["clocks"][2]["ends"] >= after
    there.wait(20)
    assert company.now(company.ana)["seats"][2]["bot"] is None


def ended(company: Company) -> None:
    """Play to the end.

    Each player is notified once of the end and finds the podium, and got no notifications of others' turns.
    """
    there = company.there
    company.until(LAST + 1, TURN)
    there.wait(1)
    assert company.now(company.ana)["phase"] == "over"
    assert there.hours < 5 * 24 + 12
    told = Counter(one.to for one in there.post.received if one.message["subject"] == "Game over: La Granja")
    assert told == {ANA: 1, BEN: 1, CLEO: 1}
    for who in (ANA, BEN, CLEO):
        turns = len(there.letters(who, "Your turn"))
        assert 0 < turns <= sum(name == who for _, name in company.played) + 1
    for page, who in company.by_seat.values():
        page.goto(link(there.letters(who, "over")[-1]))
        expect(page.get_by_role("list", name="Podium").or_(page.locator(".podium"))).to_be_visible()
