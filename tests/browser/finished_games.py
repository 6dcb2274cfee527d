"""Finished games of greedy bots, and a data folder with a table for each.

`python -m tests.browser.finished_games DIR` fills a folder and prints a cookie and the tables, like
`tests.browser.decisions`.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from playwright.sync_api import Page

from tertulia.bots import make_bot
from tertulia.kernel.registry import find_game
from tertulia.laws.seed import key_of
from tertulia.play import Match
from tests.browser.decision_search import load_finished_games
from tests.browser.decisions import BEGIN, Decision, fill_folder

FINISHED_GAMES = load_finished_games()
"""Finished games by table name."""
LAYOUT_GAMES = {name: one for name, one in FINISHED_GAMES.items() if one.looked_at}
"""Finished games whose final scoring is shown."""
HUMAN_SEATS = 2
"""Number of human players at each table."""
END_SCENE = "dialog [data-scene=end]"
CLOSE_SCENE = "dialog [data-action=close-scene]"


def wait_for_end_scene(page: Page) -> None:
    """Wait for the final scene, closing scenes that precede it."""
    while True:
        page.wait_for_selector(f"{END_SCENE}, {CLOSE_SCENE}")
        if not page.locator(CLOSE_SCENE).count():
            return
        page.locator(CLOSE_SCENE).first.click()


def find_finished_game(name: str, but: int = 0) -> Decision:
    """Return the game of that name, complete or without its last `but` actions.

    Its own seat is the first, or the seat to act.
    """
    played = FINISHED_GAMES[name]
    game = find_game(played.game)
    match = Match.new(game, seats=["human"] * played.seats, options=played.options, key=key_of("ended", name))
    bot = make_bot(game, "greedy", key_of("ended", "bot", name))
    while not match.over:
        for seat in match.actors()[:1]:
            match.act(seat, bot.choose(game, match.state, seat), BEGIN)
    if not but:
        return Decision("over", name, match, 0)
    again = Match.new(game, seats=match.seats, options=match.options, key=match.key)
    for entry in match.log[:-but]:
        again.act(entry.seat, entry.action, BEGIN)
    return Decision("nearly", name, again, again.actors()[0])


def list_finished_games() -> list[Decision]:
    """Return all tables with finished or almost finished games.

    There is a table for each game, two that are almost over, and one for each test that uses up its table.
    """
    over = [find_finished_game(name) for name in FINISHED_GAMES]
    named = {decision.edition: decision for decision in over}
    alone = [named[name]._replace(kind=one.alone) for name, one in FINISHED_GAMES.items() if one.alone]
    return [*over, *(find_finished_game(name, but=1) for name, one in FINISHED_GAMES.items() if one.nearly), *alone]


def main(data: Path) -> None:
    games = [find_finished_game(name) for name in LAYOUT_GAMES]
    print(
        json.dumps(
            {"cookies": fill_folder(data, games), "tables": {one.edition: f"/table/{one.name}" for one in games}}
        )
    )


if __name__ == "__main__":
    main(Path(sys.argv[1]))
