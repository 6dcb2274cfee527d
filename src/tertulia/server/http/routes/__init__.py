"""The route handlers of the HTTP API. They find the guest and the table, and call the domain services."""

from __future__ import annotations

from litestar.handlers import HTTPRouteHandler

from tertulia.server.http.routes import (
    account,
    chat,
    commands,
    events,
    games,
    matchmaking,
    me,
    moderation,
    notifications,
    planning,
    practice,
    profiles,
    sign_in,
    tables,
    thumbnails,
    turns,
)

HANDLERS: list[HTTPRouteHandler] = [
    me.health, me.invitation, me.me, me.change_me, games.all_games, games.components, games.sets, games.one_set,
    games.game_schema,
    games.game_words, games.game_lesson,
    tables.lobby, turns.turns, turns.turns_of_visible_page, tables.create, tables.table, tables.position,
    tables.previews, thumbnails.thumbnail,
    commands.sit, *commands.command_routes, commands.rematch, practice.practice, practice.practice_record,
    matchmaking.play, matchmaking.known_players, matchmaking.invite,
    planning.own, planning.try_plan, planning.plan, planning.answers, planning.store_seen_plies,
    account.account, account.end_sessions, account.sign_out, account.name_credential, account.remove_credential,
    account.delete_account,
    sign_in.device_link, sign_in.look_at_link, sign_in.use_link, sign_in.decide_former_guest,
    sign_in.ask_for_mail, sign_in.use_code,
    sign_in.ask_for_new_key, sign_in.add_key, sign_in.create_passkey_challenge, sign_in.use_key,
    sign_in.start_openid_sign_in, sign_in.come_back,
    account.my_settings, account.change_settings, account.export,
    notifications.get_notification_settings, notifications.set_notification_settings, notifications.add_channel,
    notifications.set_channel_kinds, notifications.delete_channel, notifications.send_test, notifications.confirm_email,
    notifications.unsubscribe_page, notifications.unsubscribe, notifications.channel_of_unsubscribe_link,
    notifications.limit_unsubscribed_channel, notifications.create_feed, notifications.delete_feed,
    notifications.calendar,
    commands.calendar, commands.set_calendar, commands.note_zone, commands.book_vacation, commands.cancel,
    games.check_set, practice.hint, practice.analysis, tables.record, events.events,
    chat.chat, chat.post_message, chat.store_read_line, chat.open_chat, chat.note, chat.replace_note,
    moderation.account_status, moderation.mark_sanction_seen, moderation.appeal, moderation.preview_claim,
    moderation.claim, moderation.report,
    moderation.moderation, moderation.record_of, moderation.sanction_player, moderation.close_report,
    moderation.end_sanction, moderation.answer, moderation.log, moderation.find, moderation.appoint,
    profiles.list_blocked, profiles.block, profiles.note_on,
    profiles.profile, profiles.games, profiles.my_note, profiles.load_table_notes,
    chat.lobby_chat, chat.say_in_lobby, chat.read_in_lobby,
]  # fmt: skip
