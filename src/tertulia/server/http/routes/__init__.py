"""The routes of the interface. Handlers are thin: they find the table and the guest, and hand on what is asked for."""

from __future__ import annotations

from litestar.handlers import HTTPRouteHandler

from tertulia.server.http.routes import (
    checking,
    commands,
    explaining,
    game_schema,
    games,
    people,
    practice,
    sets,
    tables,
)

HANDLERS: list[HTTPRouteHandler] = [
    people.health, people.invitation, people.me, people.change_me, games.all_games, sets.components, sets.sets, sets.one_set,
    game_schema.game_schema,
    game_schema.game_words, tables.lobby, tables.turns, tables.create, tables.table, tables.moment,
    commands.sit, commands.leave, commands.bot, commands.back, commands.free, commands.host, commands.start,
    commands.moves, commands.undo, commands.again, practice.practice, practice.practice_record,
    checking.check_set, explaining.hint, explaining.analysis, tables.record, tables.events,
]  # fmt: skip
