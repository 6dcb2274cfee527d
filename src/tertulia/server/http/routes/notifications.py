"""Routes of notifications: channels, settings, unsubscribe links and the calendar feed."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

import msgspec
from litestar import Response, delete, get, post, put
from litestar.params import JSONBody
from litestar.response import Redirect

from tertulia.i18n.catalogue import Catalogue
from tertulia.i18n.files import DEFAULT_LANGUAGE, supported_languages
from tertulia.server.domain.accounts import CredentialKind
from tertulia.server.domain.calendars import chosen_calendar
from tertulia.server.domain.delivery import read_address
from tertulia.server.domain.errors import BadCommand, NotHost
from tertulia.server.domain.notification_ports import ChannelService
from tertulia.server.domain.notification_times import is_known_zone
from tertulia.server.domain.notifications import (
    TABLE_OWNER,
    Channel,
    ChannelState,
    NotificationKind,
    NotificationSettings,
    PendingNotification,
)
from tertulia.server.domain.ports import Turn
from tertulia.server.domain.seats import GuestId
from tertulia.server.domain.service import TableService
from tertulia.server.http.community import Community, CommunityDependency
from tertulia.server.http.dependencies import (
    ChannelId,
    ChannelServiceDependency,
    HttpClock,
    HttpRequest,
    Link,
    Lists,
    OfTable,
    PeoplesTime,
    QuotasDependency,
    Service,
    SiteSettings,
)
from tertulia.server.http.errors import ApiError
from tertulia.server.http.guests import address_of, note_language, require_guest, shown_language
from tertulia.server.http.limits import Quotas
from tertulia.server.http.notification_requests import (
    CalendarFeed,
    ChannelRequest,
    ConfirmedAddress,
    KindsRequest,
    NewChannel,
    NotificationChannelResponse,
    NotificationSettingsRequest,
    NotificationSettingsResponse,
    QuietHoursResponse,
    UnsubscribableChannel,
)

ENTRY_DURATION = timedelta(minutes=15)
"""The duration of an entry in the calendar feed."""


def build_calendar_feed(turns: Sequence[Turn], language: str, address: str, now: datetime) -> bytes:
    """Return the iCalendar file of a guest's turns and deadlines. It names games, but no players.

    `address` is the site's URL, to which the links to tables are added; if empty, the file has no links. If a vacation
    postpones a deadline, the file has the old deadline until the table next changes.
    """
    from icalendar import Calendar, Event  # takes a while to load

    words = Catalogue(language if language in supported_languages() else DEFAULT_LANGUAGE)
    calendar = Calendar()
    calendar.add("prodid", "-//Tertulia//Tertulia//EN")
    calendar.add("version", "2.0")
    calendar.add("x-wr-calname", words.text("notification-calendar"))
    calendar.add("refresh-interval", timedelta(hours=1))
    entries = [
        (turn, datetime.fromtimestamp(turn.deadline / 1000, UTC), "deadline")
        for turn in turns
        if turn.deadline is not None
    ]
    entries += [(turn, now - timedelta(seconds=turn.age or 0), "turn") for turn in turns if turn.deadline is None]
    for turn, at, what in entries:
        event = Event()
        title = Catalogue(words.language, turn.game).text(f"{turn.game}-title")
        event.add("uid", f"{turn.id}-{what}@tertulia")
        event.add("dtstamp", now)
        event.add("dtstart", at - ENTRY_DURATION if what == "deadline" else at)
        event.add("dtend", at if what == "deadline" else at + ENTRY_DURATION)
        event.add("summary", words.text(f"notification-calendar-{what}", game=title))
        if address:
            event.add("url", f"{address}/table/{turn.id}")
        calendar.add_component(event)
    return bytes(calendar.to_ical())


async def owner_of(guest: GuestId, table: str | None, service: TableService) -> str:
    """Return the owner under which channels are stored: the guest, or a table that the guest hosts.

    The owner is the guest's id if `table` is None, otherwise a text with the table's id. Raises `TableNotFound`, or
    `NotHost` if the guest does not host the table.
    """
    if table is None:
        return guest
    found = await service.table(table)
    if found.state.host != guest:
        raise NotHost("only the host of the table can do this")
    return TABLE_OWNER + found.id


@get("/api/notifications")
async def get_notification_settings(
    request: HttpRequest,
    channel_service: ChannelServiceDependency,
    service: Service,
    calendars: PeoplesTime,
    community: CommunityDependency,
    table: OfTable = None,
) -> NotificationSettingsResponse:
    """The guest's notification settings and channels; with `table`, those of a table that the guest hosts."""
    guest = require_guest(request)
    owner = await owner_of(guest, table, service)
    calendar = chosen_calendar((await calendars.load_calendars([guest])).get(guest))
    channels, saved = await channel_service.store.channels_of(owner), await channel_service.store.get_settings(owner)
    recent = await channel_service.store.load_recent([each.id for each in channels])
    usual = saved or NotificationSettings()
    return NotificationSettingsResponse(
        None if saved is None else saved.zone,
        usual.as_calendar,
        None if calendar is None else QuietHoursResponse(calendar.zone, calendar.quiet_from, calendar.quiet_until),
        *(usual.quiet_from, usual.quiet_to, usual.digest),
        usual.low_time_hours,
        [_channel_response(each, channel_service.shown_address(each), recent.get(each.id, [])) for each in channels],
        channel_service.sends_email,
        await _unused_addresses(guest, channels, channel_service, community)
        if table is None and channel_service.sends_email
        else [],
        list(channel_service.services),
        channel_service.push_key,
        await channel_service.store.has_feed(owner),
    )


async def _sign_in_addresses(guest: GuestId, community: Community) -> list[str]:
    """Return the email addresses by which a guest signs in."""
    found = await community.credentials.credentials_of(guest)
    return [each.subject for each in found if each.kind is CredentialKind.MAIL]


async def _unused_addresses(
    guest: GuestId, channels: Sequence[Channel], channel_service: ChannelService, community: Community
) -> list[str]:
    """Return the sign-in addresses of a guest for which `channels` has no confirmed channel."""
    ready = {
        channel_service.shown_address(each).lower() for each in channels if each.state is not ChannelState.UNCONFIRMED
    }
    return [each for each in await _sign_in_addresses(guest, community) if each not in ready]


def _channel_response(
    channel: Channel, address: str, recent: Sequence[PendingNotification]
) -> NotificationChannelResponse:
    plain = {
        "id": channel.id,
        "kind": channel.kind,
        "address": address,
        "kinds": channel.kinds,
        "state": channel.state,
        "last_error": channel.last_error,
        "last_success_at": channel.last_success_at,
        "recent": [
            {"kind": each.kind, "table": each.table, "state": each.state, "created_at": each.created_at}
            for each in recent
        ],
    }
    return msgspec.convert(msgspec.to_builtins(plain), NotificationChannelResponse)


@put("/api/notifications")
async def set_notification_settings(
    request: HttpRequest,
    data: JSONBody[NotificationSettingsRequest],
    channel_service: ChannelServiceDependency,
    service: Service,
) -> None:
    """Replace the guest's notification settings."""
    guest = require_guest(request)
    if not is_known_zone(data.zone):
        raise BadCommand("zone: must be the name of a time zone, like Europe/Madrid")
    await channel_service.store.set_settings(
        guest, NotificationSettings(**{name: getattr(data, name) for name in data.__struct_fields__})
    )
    await note_language(request, service.guests, guest)


@post("/api/notifications/channels")
async def add_channel(
    request: HttpRequest,
    data: JSONBody[ChannelRequest],
    channel_service: ChannelServiceDependency,
    service: Service,
    quotas: QuotasDependency,
    community: CommunityDependency,
) -> NewChannel:
    """Add a channel of the guest, or of a table that the guest hosts.

    Channels of a table are webhooks or external services. An email address has to be confirmed, unless the guest signs
    in with it.
    """
    guest = require_guest(request)
    if [data.mail, data.push, data.webhook, data.service].count(None) != 3:
        raise BadCommand("exactly one of mail, push, webhook and service must be given")
    owner = await owner_of(guest, data.table, service)
    if data.table is not None and (data.mail is not None or data.push is not None):
        raise BadCommand("a channel of a table must be a webhook or a service")
    _spend_quotas(quotas, request, guest)
    address = None if data.mail is None else read_address(data.mail)
    if address is None:
        new_channel = await _add_channel(owner, data, channel_service)
    elif address in await _sign_in_addresses(guest, community):
        new_channel = NewChannel((await channel_service.add_confirmed_email(owner, address)).id)
    else:
        quotas.emails_to_recipient.spend(address)
        language = data.language or shown_language(request) or ""
        new_channel = NewChannel((await channel_service.add_email(owner, address, language)).id)
    await note_language(request, service.guests, guest)
    return new_channel


async def _add_channel(owner: str, data: ChannelRequest, channel_service: ChannelService) -> NewChannel:
    if data.push is not None:
        return NewChannel((await channel_service.add_push(owner, data.push)).id)
    if data.webhook is not None:
        channel, secret = await channel_service.add_webhook(owner, data.webhook)
        return NewChannel(channel.id, secret)
    return NewChannel((await channel_service.add_service(owner, data.service or "")).id)


@put("/api/notifications/channels/{channel:str}")
async def set_channel_kinds(
    request: HttpRequest,
    channel: ChannelId,
    data: JSONBody[KindsRequest],
    channel_service: ChannelServiceDependency,
    service: Service,
    table: OfTable = None,
) -> None:
    """Set the kinds of notifications that a channel receives.

    It is a channel of the guest, or of a table that the guest hosts.
    """
    owner = await owner_of(require_guest(request), table, service)
    await channel_service.store.set_kinds(channel, owner, [NotificationKind(each) for each in data.kinds])


@delete("/api/notifications/channels/{channel:str}")
async def delete_channel(
    request: HttpRequest,
    channel: ChannelId,
    channel_service: ChannelServiceDependency,
    service: Service,
    table: OfTable = None,
) -> None:
    """Delete a notification channel of the guest, or of a table that the guest hosts."""
    await channel_service.delete_channel(await owner_of(require_guest(request), table, service), channel)


@post("/api/notifications/channels/{channel:str}/test")
async def send_test(
    request: HttpRequest,
    channel: ChannelId,
    channel_service: ChannelServiceDependency,
    service: Service,
    quotas: QuotasDependency,
    table: OfTable = None,
) -> None:
    """Send a test notification to a channel. The list of channels shows whether it was delivered."""
    guest = require_guest(request)
    owner = await owner_of(guest, table, service)
    _spend_quotas(quotas, request, guest)
    await channel_service.send_test(owner, channel)


def _spend_quotas(quotas: Quotas, request: HttpRequest, guest: GuestId) -> None:
    quotas.trials.spend(address_of(request))
    quotas.trials_of_guest.spend(guest)


@post("/api/notifications/confirm/{link:str}")
async def confirm_email(link: Link, channel_service: ChannelServiceDependency) -> ConfirmedAddress:
    """Confirm the email address of a channel, by the link in a confirmation email."""
    return ConfirmedAddress(await channel_service.confirm_email(link))


@get("/api/notifications/unsubscribe/{link:str}", status_code=303)
async def unsubscribe_page(link: Link, settings: SiteSettings) -> Redirect:
    """Redirect to a page with an unsubscribe button, because mail scanners open the links of emails."""
    return Redirect(f"{settings.base_path}/notifications/unsubscribe/{link}", status_code=303)


@post("/api/notifications/unsubscribe/{link:str}", status_code=204)
async def unsubscribe(link: Link, channel_service: ChannelServiceDependency) -> None:
    """Unsubscribe the channel that received an email, in one click (RFC 8058)."""
    await channel_service.unsubscribe(link)


@get("/api/notifications/unsubscribable/{link:str}")
async def channel_of_unsubscribe_link(link: Link, channel_service: ChannelServiceDependency) -> UnsubscribableChannel:
    """The channel that an unsubscribe link turns off: its address, and its kinds of notifications."""
    channel = await channel_service.channel_of_unsubscribe_link(link)
    return msgspec.convert(
        {"address": channel_service.shown_address(channel), "kinds": [each.value for each in channel.kinds]},
        UnsubscribableChannel,
    )


@put("/api/notifications/unsubscribable/{link:str}")
async def limit_unsubscribed_channel(
    link: Link, data: JSONBody[KindsRequest], channel_service: ChannelServiceDependency
) -> None:
    """Limit the channel of an unsubscribe link to the given kinds of notifications."""
    await channel_service.unsubscribe(link, [NotificationKind(each) for each in data.kinds])


@post("/api/notifications/feed")
async def create_feed(
    request: HttpRequest, channel_service: ChannelServiceDependency, service: Service, settings: SiteSettings
) -> CalendarFeed:
    """Create the secret path of the guest's calendar feed. An earlier path stops working."""
    guest, secret = require_guest(request), secrets.token_urlsafe(24)
    await channel_service.store.set_feed(guest, _hash_secret(secret))
    await note_language(request, service.guests, guest)
    return CalendarFeed(f"{settings.base_path}/api/calendar/{secret}.ics")


@delete("/api/notifications/feed")
async def delete_feed(request: HttpRequest, channel_service: ChannelServiceDependency) -> None:
    """Delete the guest's calendar feed."""
    await channel_service.store.set_feed(require_guest(request), None)


@get("/api/calendar/{link:str}", media_type="text/calendar")
async def calendar(
    link: Link,
    channel_service: ChannelServiceDependency,
    service: Service,
    lists: Lists,
    settings: SiteSettings,
    clock: HttpClock,
) -> Response[bytes]:
    """The guest's turns and deadlines as an iCalendar feed. The secret path identifies the guest."""
    owner = await channel_service.store.feed_owner(_hash_secret(link.removesuffix(".ics")))
    if owner is None:
        raise ApiError(404, "link-refused", "this calendar does not exist any more")
    guest = GuestId(owner)
    await service.guests.load_profiles([guest])
    saved = await channel_service.store.get_settings(owner) or NotificationSettings()
    language = service.guests.language(guest) or saved.language
    found = build_calendar_feed(await lists.turns(guest), language, settings.address or "", clock.now())
    return Response(found, media_type="text/calendar", headers={"Cache-Control": "private, max-age=300"})


def _hash_secret(secret: str) -> str:
    return hashlib.sha256(f"tertulia calendar {secret}".encode()).hexdigest()
