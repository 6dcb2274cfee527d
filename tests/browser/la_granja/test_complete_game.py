"""A game of La Granja over five days, from an emailed invitation to the podium.

The players use two phones and a desktop. The test moves the site's clock. A mail server on this machine receives the
emails, and their links are opened from the text.
"""

from __future__ import annotations

import random
import re
import smtplib
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from email.message import EmailMessage
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from tertulia.server.settings import MailSettings
from tests.browser import tables
from tests.browser.conftest import is_trouble
from tests.browser.driver import do_action, find_targets, list_offered, open_tab_of, press_button, wait_for_turn
from tests.browser.tables import ME, OPEN, ask, create_table
from tests.server.months.post import MailServer, ReceivedEmail
from tests.server.months.world import World
from tests.server.stalling import find_free_port

MONDAY = datetime(2026, 3, 2, 9, tzinfo=UTC)
OTHER_PAGE = "about:blank"
"""A page without a table: players who look at a table are not notified."""
UNREACHED_LIMIT = 1_000_000_000
"""A rate limit that is never reached: limits count by a clock that stands still during the test."""
HOUR_SECONDS = 3600.0
Trouble = Callable[[Any], bool]


class ClockSite:
    """A site during several days, starting on a Monday morning."""

    def __init__(self, browser: Browser, world: World, post: MailServer, trouble: Trouble) -> None:
        self.world, self.post, self.troubles = world, post, list[str]()
        self._browser, self._trouble, self._pages = browser, trouble, list[Page]()
        self.site = f"http://localhost:{world.address[1]}"

    @property
    def hours(self) -> float:
        """Hours since the start."""
        return self.world.seconds / HOUR_SECONDS

    def open_device(self, width: int, height: int) -> Page:
        """Open a page as a new guest, on a touch device if narrower than 1000 px."""
        options: dict[str, Any] = {"is_mobile": True, "has_touch": True} if width < 1000 else {}
        context = self._browser.new_context(
            viewport={"width": width, "height": height},
            base_url=self.site,
            locale="en-GB",
            timezone_id="Europe/Berlin",
            reduced_motion="reduce",
            **options,
        )
        page = context.new_page()
        page.on("pageerror", lambda error: self.troubles.append(f"{page.url}: {error}"))
        page.on(
            "console",
            lambda message: self.troubles.append(f"{page.url}: {message.text}") if self._trouble(message) else None,
        )
        page.clock.set_system_time(self.world.now)
        self._pages.append(page)
        return page

    def wait(self, hours: float) -> None:
        """Advance the clock of the site and of every device."""
        self.world.move_to(self.world.seconds + hours * HOUR_SECONDS)
        for page in self._pages:
            page.clock.set_system_time(self.world.now)

    def kill(self, hours: float) -> None:
        """Kill the site and restart it after some hours."""
        self.world.interrupt(hours * HOUR_SECONDS, killed=True)
        self.wait(0)

    def list_emails(self, to: str, subject: str = "") -> list[ReceivedEmail]:
        """Return the emails sent to an address, newest last; `subject` filters by a part of the subject."""
        return [one for one in self.post.received if one.to == to and subject in str(one.message["subject"])]

    def close(self) -> None:
        """Close all devices."""
        for page in self._pages:
            page.context.close()


def find_link(email: ReceivedEmail) -> str:
    """Return the first link in an email."""
    found = re.search(r"http\S+", email.text)
    assert found, email.text
    return found[0]


@contextmanager
def run_clock_site(browser: Browser, data: Path, trouble: Trouble) -> Iterator[ClockSite]:
    """Run a site on a new folder during the block.

    Fails if an error occurred on any page.
    """
    worlds: list[World] = []
    post = MailServer(lambda: worlds[0].seconds, random.Random(0), refusals=0.0)
    port = find_free_port()
    data.mkdir()
    limits = dict.fromkeys(("requests_a_minute", "requests_an_address", "requests_a_second"), UNREACHED_LIMIT)
    mail = MailSettings(server="127.0.0.1", port=post.port, sender="games@tertulia.test", security="none")
    worlds.append(World(data, MONDAY, port, mail=mail, address=f"http://localhost:{port}", **limits))
    there = ClockSite(browser, worlds[0], post, trouble)
    try:
        yield there
        assert not there.troubles
    finally:
        there.close()
        worlds[0].close()
        post.close()


pytestmark = [pytest.mark.proof, pytest.mark.browser]
VERB_ORDER = ("deliver", "play", "take", "gain", "pair", "roof", "donkey", "market", "pay", "card", "draw", "advance")
"""Preferred verbs, in order."""
ANA, BEN, CLEO = "ana@people.test", "ben@people.test", "cleo@people.test"
NOTIFICATION_HOURS = 0.02
"""Hours until an absent player is notified of a turn: more than a minute."""
LAST_ROUND = 6
TURN_HOURS = 0.5
"""Hours until a player takes a turn."""
Json = dict[str, Any]


class Players:
    """Ana at a desktop, Ben and Cleo with phones."""

    def __init__(self, there: ClockSite) -> None:
        self.there = there
        self.ana, self.ben, self.cleo = (there.open_device(*size) for size in ((1440, 900), (390, 844), (844, 390)))
        self.path = ""
        self.played: list[tuple[float, str]] = []
        """Start of each turn in hours since the beginning, with the player's address."""

    @property
    def by_seat(self) -> dict[int, tuple[Page, str]]:
        return {0: (self.ana, ANA), 1: (self.ben, BEN), 2: (self.cleo, CLEO)}

    def read_table(self, page: Page) -> Json:
        table: Json = tables.get_table(page, self.path)
        return table

    def play_seat(self, seat: int) -> None:
        """Play a seat by requests until it has nothing to decide."""
        page, who = self.by_seat[seat]
        self.played.append((self.there.hours, who))
        while (now := self.read_table(page))["phase"] == "running" and now["legal"]:
            tables.play_action(page, self.path, now, VERB_ORDER)

    def play_until(self, round_: int, hours: float) -> None:
        """Let all players play, `hours` after being asked, until a round begins or the game is over."""
        while (now := self.read_table(self.ana))["phase"] == "running" and now["view"]["round"] < round_:
            for seat in now["actors"]:
                self.play_seat(seat)
            self.there.wait(hours)

    def open_table(self, page: Page) -> None:
        """Open the table on a player's page."""
        page.goto(self.path)
        page.wait_for_selector(".board[data-version]")


def set_name(page: Page, name: str) -> None:
    page.goto("/account")
    page.click("[data-action=rename]")
    page.fill("#lobby-name", name)
    page.press("#lobby-name", "Enter")
    expect(page.locator("[data-action=rename]")).to_be_visible()


def subscribe_by_email(there: ClockSite, page: Page, address: str) -> None:
    """Subscribe to email notifications and confirm the address by the emailed link."""
    page.goto("/notifications")
    page.fill("#notification-mail", address)
    page.press("#notification-mail", "Enter")
    expect(page.get_by_text("Open the link in it to confirm the address")).to_be_visible()
    there.wait(NOTIFICATION_HOURS)
    page.goto(find_link(there.list_emails(address)[-1]))
    page.get_by_role("button", name="Confirm address").click()
    expect(page.get_by_text(f"{address} is confirmed")).to_be_visible()


def open_table(players: Players) -> None:
    """Ana creates a correspondence table on her desktop."""
    desk = players.ana
    desk.goto("/new/la-granja")
    expect(desk.locator("[name=create-game][value=la-granja]")).to_be_checked()
    desk.click("[data-action=add-seat]")
    desk.select_option("#pace-choice", "turns")
    expect(desk.locator("#create-patience")).to_have_count(0)  # in correspondence games players need not be present
    desk.click("[data-action=create]")
    desk.wait_for_url("**/table/*")
    players.path = urlsplit(desk.url).path


def send_invitation(there: ClockSite, desk: Page, to: str) -> str:
    """Send the invitation that Ana's mail program would send, and return its link."""
    email = parse_qs(urlsplit(str(desk.locator("[data-action=mail]").get_attribute("href"))).query)
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = ANA, to, email["subject"][0]
    message.set_content(email["body"][0])
    with smtplib.SMTP("127.0.0.1", there.post.port) as server:
        server.send_message(message)
    return find_link(there.list_emails(to)[-1])


def plan_turn(players: Players, page: Page) -> list[str]:
    """Plan and save the two cards of a player's next turn."""
    players.open_table(page)
    page.click("[data-action=plan-begin]")
    planned: list[str] = []
    for _ in range(2):
        wait_for_turn(page)
        planned.append(next(one for one in list_offered(page) if one.endswith("field")))
        for target in find_targets(page, planned[-1]):
            open_tab_of(page, target)
            press_button(page, target)
        expect(page.locator(f'[data-notation="{planned[-1]}"]')).to_have_count(0)
    expect(page.get_by_text("The plan ends here")).to_be_visible()  # ending the turn is planned automatically
    page.click("[data-action=plan-keep]")
    expect(page.locator("[data-plan=waiting]")).to_be_visible()
    page.goto(OTHER_PAGE)
    return planned


def test_game_from_emailed_invitation_to_podium(browser: Browser, tmp_path: Path) -> None:
    with run_clock_site(browser, tmp_path / "data", is_trouble) as there:
        players = Players(there)
        invite_players(players)
        play_first_day(players)
        switch_devices(players)
        take_vacation_and_kill_site(players)
        finish_game(players)


def invite_players(players: Players) -> None:
    """Ben is invited by email, Cleo by name because Ana has played with her; Cleo is notified by email."""
    there = players.there
    for page, name in ((players.ana, "Ana"), (players.ben, "Ben"), (players.cleo, "Cleo")):
        set_name(page, name)
    subscribe_by_email(there, players.ana, ANA)
    subscribe_by_email(there, players.cleo, CLEO)
    earlier = create_table(players.ana, ME, OPEN, start=False).rsplit("/", 1)[-1]
    ask(players.cleo, "POST", f"/api/tables/{earlier}/sit", {"seat": 1})
    ask(players.ana, "POST", f"/api/tables/{earlier}/start")
    for page in (players.ana, players.cleo):
        ask(page, "POST", f"/api/tables/{earlier}/end", {"agree": True})
    players.cleo.goto(OTHER_PAGE)
    open_table(players)
    desk = players.ana
    desk.select_option("[data-field=player]", label="Cleo")
    desk.click("[data-action=invite]")
    invitation = send_invitation(there, desk, BEN)
    players.ben.goto(invitation)
    expect(players.ben.locator("[data-agreed]")).to_contain_text("Turn-based: 3 days")
    players.ben.click("[data-action=sit][data-seat='1']")
    expect(players.ben.get_by_text("Waiting for 1 more player")).to_be_visible()
    players.ben.get_by_role("link", name="Notify me when it is my turn").click()
    subscribe_by_email(there, players.ben, BEN)
    there.wait(1)
    players.cleo.goto(find_link(there.list_emails(CLEO, "Invitation")[-1]))
    players.cleo.click("[data-action=sit]")
    desk.click("[data-action=start]")
    for page in (players.ana, players.ben, players.cleo):
        page.goto(OTHER_PAGE)


def play_first_day(players: Players) -> None:
    """The first player is notified and plays by clicks.

    Another's turn is played by a plan, without a notification.
    """
    there = players.there
    there.wait(1)
    (first,) = players.read_table(players.ana)["actors"]
    page, who = players.by_seat[first]
    emails = there.list_emails(who, "Your turn")
    assert len(emails) == 1
    page.goto(find_link(emails[0]))
    for _ in range(2):
        wait_for_turn(page)
        do_action(page, next(one for one in list_offered(page) if one.endswith(("barrow", "field"))))
    page.goto(OTHER_PAGE)
    players.play_seat(first)
    (second,) = players.read_table(players.ana)["actors"]
    third = 3 - first - second
    planner, address = players.by_seat[third]
    planned = plan_turn(players, planner)
    players.play_seat(second)
    there.wait(1)
    assert not there.list_emails(address, "Your turn")
    log = [line["action"] for line in players.read_table(planner)["log"] if line.get("seat") == third]
    assert log[:2] == planned
    players.open_table(planner)
    expect(planner.locator("[data-plan]")).to_contain_text("Your plan was played")
    planner.goto(OTHER_PAGE)


def switch_devices(players: Players) -> None:
    """Ben moves to another phone by a link.

    The old phone loses his account, is a stranger at the table, and signs in by email.
    """
    there, ben = players.there, players.ben
    ben.goto("/account")
    ben.fill("#mail-address", BEN)
    ben.press("#mail-address", "Enter")
    expect(ben.locator("#mail-code")).to_be_visible()
    there.wait(NOTIFICATION_HOURS)
    ben.goto(find_sign_in_link(there, BEN))
    ben.click("[data-action=use]")
    ben.get_by_role("heading", name="Welcome, Ben").wait_for()
    ben.goto("/account")
    ben.click("[data-action=device]")
    other = there.open_device(360, 740)
    other.goto(ben.locator("input[readonly]").input_value())
    other.click("[data-action=use]")
    other.get_by_role("heading", name="Welcome, Ben").wait_for()
    assert players.read_table(other)["own_seats"] == [1]

    ben.context.clear_cookies()
    ben.goto(players.path)
    ben.locator("[data-onlooker] a").click()
    ben.fill("#mail-address", BEN)
    ben.press("#mail-address", "Enter")
    expect(ben.locator("#mail-code")).to_be_visible()
    there.wait(NOTIFICATION_HOURS)
    ben.goto(find_sign_in_link(there, BEN))
    ben.click("[data-action=use]")
    ben.get_by_role("heading", name="Welcome, Ben").wait_for()
    assert players.read_table(ben)["own_seats"] == [1]
    ben.goto(OTHER_PAGE)
    players.ben = other
    other.goto(OTHER_PAGE)


def find_sign_in_link(there: ClockSite, to: str) -> str:
    """Return the link in the newest sign-in email."""
    text = there.list_emails(to, "Sign in to")[-1].text
    return next(word for word in text.split() if "/account/link#" in word)


def take_vacation_and_kill_site(players: Players) -> None:
    """Cleo's clock skips a day of vacation; all clocks skip two hours during which the site was down."""
    there = players.there
    players.play_until(3, TURN_HOURS)
    hours = {"zone": "Europe/Berlin", "quiet_from": 1380, "quiet_until": 420, "weekend": [5, 6]}
    ask(players.cleo, "PUT", "/api/calendar", hours)
    ask(players.cleo, "PUT", "/api/notifications", {"zone": "Europe/Berlin"})  # she accepts notifications at any hour
    while 2 not in (now := players.read_table(players.ana))["actors"]:
        for seat in now["actors"]:
            players.play_seat(seat)
        there.wait(0.1)
    before = players.read_table(players.cleo)["time"]["clocks"][2]["deadline"]
    tomorrow = there.world.now.date() + timedelta(days=1)
    ask(players.cleo, "POST", "/api/vacations", {"first": f"{tomorrow}", "last": f"{tomorrow}"})
    there.wait(NOTIFICATION_HOURS)
    after = players.read_table(players.cleo)["time"]["clocks"][2]["deadline"]
    assert after > before
    there.kill(2)
    assert players.read_table(players.cleo)["time"]["clocks"][2]["deadline"] >= after
    there.wait(20)
    assert players.read_table(players.ana)["seats"][2]["bot"] is None


def finish_game(players: Players) -> None:
    """Play to the end.

    Each player is notified once of the end and finds the podium, and got no notifications of others' turns.
    """
    there = players.there
    players.play_until(LAST_ROUND + 1, TURN_HOURS)
    there.wait(1)
    assert players.read_table(players.ana)["phase"] == "over"
    assert there.hours < 5 * 24 + 12
    email_counts = Counter(one.to for one in there.post.received if one.message["subject"] == "Game over: La Granja")
    assert email_counts == {ANA: 1, BEN: 1, CLEO: 1}
    for who in (ANA, BEN, CLEO):
        turns = len(there.list_emails(who, "Your turn"))
        assert 0 < turns <= sum(name == who for _, name in players.played) + 1
    for page, who in players.by_seat.values():
        page.goto(find_link(there.list_emails(who, "over")[-1]))
        expect(page.get_by_role("list", name="Podium").or_(page.locator(".podium"))).to_be_visible()
