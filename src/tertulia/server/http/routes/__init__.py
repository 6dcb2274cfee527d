"""The route handlers of the HTTP API. They find the guest and the table, and call the domain services."""

from __future__ import annotations

from litestar.handlers import HTTPRouteHandler

from tertulia.server.http.routes import (
    account,
    chat,
    checking,
    commands,
    events,
    explaining,
    game_schema,
    games,
    keys,
    meeting,
    moderation,
    notices,
    own_data,
    people,
    persons,
    planning,
    practice,
    profiles,
    sets,
    sign_in,
    standing,
    tables,
    time,
)

HANDLERS: list[HTTPRouteHandler] = [
    people.health, people.invitation, people.me, people.change_me, games.all_games, sets.components, sets.sets, sets.one_set,
    game_schema.game_schema,
    game_schema.game_words, tables.lobby, tables.turns, tables.turns_in_sight, tables.create, tables.table, tables.moment,
    commands.sit, commands.leave, commands.bot, commands.back, commands.free, commands.seats, commands.terms, commands.stay,
    commands.host, commands.start, commands.moves, commands.undo, commands.again, practice.practice, practice.practice_record,
    meeting.play, meeting.company, meeting.invite, planning.own, planning.try_plan, planning.plan, planning.answers, planning.seen,
    account.account, account.end_sessions, account.sign_out, account.name_credential, account.remove_credential,
    account.delete_account,
    sign_in.device_link, sign_in.look_at_link, sign_in.use_link, sign_in.settle, sign_in.ask_for_mail, sign_in.use_code,
    keys.ask_for_new_key, keys.add_key, keys.ask_for_key, keys.use_key, keys.go_elsewhere, keys.come_back,
    own_data.my_settings, own_data.change_settings, own_data.export,
    notices.notices, notices.choose, notices.add, notices.change, notices.drop, notices.try_out, notices.confirm,
    notices.stop_page, notices.stop, notices.stoppable, notices.keep_only, notices.make_feed, notices.end_feed,
    notices.calendar,
    time.resign, time.end, time.pause, time.resume, time.by_turns, time.calendar, time.set_calendar,
    time.note_zone, time.book, time.cancel,
    checking.check_set, explaining.hint, explaining.analysis, tables.record, events.events,
    chat.chat, chat.say, chat.read, chat.open_chat, chat.note, chat.keep_note,
    standing.standing, standing.seen, standing.appeal, standing.look_at_claim, standing.claim,
    standing.report,
    moderation.moderation, moderation.record_of, moderation.punish, moderation.close_report, moderation.lift,
    moderation.answer, moderation.log, moderation.find, moderation.appoint,
    persons.blocked, persons.block, persons.note_on, profiles.profile, profiles.games, profiles.my_note, profiles.noted,
    chat.lobby_chat, chat.say_in_lobby, chat.read_in_lobby,
]  # fmt: skip
