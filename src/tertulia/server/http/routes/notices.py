"""Routes of notifications: channels, settings, unsubscribe links and the calendar feed."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence

import msgspec
from litestar import Response, delete, get, post, put
from litestar.params import JSONBody
from litestar.response import Redirect

from tertulia.server.domain.accounts import CredentialKind
from tertulia.server.domain.calendars import chosen_calendar
from tertulia.server.domain.errors import BadCommand, NotHost
from tertulia.server.domain.ids import GuestId
from tertulia.server.domain.mailing import read_address
from tertulia.server.domain.notice_ports import Desk
from tertulia.server.domain.notice_times import known_zone
from tertulia.server.domain.notices import TABLE_OWNER, Channel, ChannelState, Choices, NoticeKind, Pending
from tertulia.server.domain.service import TableService
from tertulia.server.http.calendar_feed import calendar_of
from tertulia.server.http.community import Community, OfPeople
from tertulia.server.http.dependencies import (
    ChannelId,
    HttpClock,
    HttpRequest,
    Link,
    Lists,
    NoticeDesk,
    OfTable,
    OfVisitors,
    PeoplesTime,
    Service,
    SiteSettings,
    TheirDeadlines,
)
from tertulia.server.http.errors import ApiError
from tertulia.server.http.guests import address_of, guest_or_refuse, note_language, shown_language
from tertulia.server.http.notice_requests import (
    ChannelRequest,
    ChoicesRequest,
    Confirmed,
    Feed,
    KindsRequest,
    NewChannel,
    Night,
    NoticeChannel,
    NoticeSettings,
    Stoppable,
)
from tertulia.server.http.quotas import Quotas


async def owner_of(guest: GuestId, table: str | None, service: TableService) -> str:
    """The owner of channels: the guest, or with `table` a table of theirs. Raises `NotHost`, `TableNotFound`."""
    if table is None:
        return guest
    found = await service.table(table)
    if found.state.host != guest:
        raise NotHost("only the host of the table")
    return TABLE_OWNER + found.id


@get("/api/notices")
async def notices(
    request: HttpRequest,
    desk: NoticeDesk,
    service: Service,
    calendars: PeoplesTime,
    community: OfPeople,
    table: OfTable = None,
) -> NoticeSettings:
    """The guest's notification settings and channels; with `table`, those of a table that the guest hosts."""
    guest = guest_or_refuse(request)
    owner = await owner_of(guest, table, service)
    calendar = chosen_calendar((await calendars.read([guest])).get(guest))
    channels, choices = await desk.channels.of(owner), await desk.channels.choices(owner)
    recent = await desk.channels.recent([each.id for each in channels])
    usual = choices or Choices()
    return NoticeSettings(
        None if choices is None else choices.zone,
        usual.as_calendar,
        None if calendar is None else Night(calendar.zone, calendar.quiet_from, calendar.quiet_until),
        *(usual.quiet_from, usual.quiet_to, usual.digest),
        usual.short,
        [_shown(each, desk.where(each), recent.get(each.id, [])) for each in channels],
        desk.mails,
        await _unused(guest, channels, desk, community) if table is None and desk.mails else [],
        list(desk.services),
        desk.push_key,
        await desk.channels.has_feed(owner),
    )


async def _addresses(guest: GuestId, community: Community) -> list[str]:
    """The email addresses by which a guest signs in."""
    found = await community.credentials.of(guest)
    return [each.subject for each in found if each.kind is CredentialKind.MAIL]


async def _unused(guest: GuestId, channels: Sequence[Channel], desk: Desk, community: Community) -> list[str]:
    """The sign-in addresses of a guest that have no confirmed channel."""
    ready = {desk.where(each).lower() for each in channels if each.state is not ChannelState.UNCONFIRMED}
    return [each for each in await _addresses(guest, community) if each not in ready]


def _shown(channel: Channel, where: str, recent: Sequence[Pending]) -> NoticeChannel:
    told = [{"kind": each.kind, "table": each.table, "state": each.state, "made": each.made} for each in recent]
    plain = {**msgspec.to_builtins(channel), "where": where, "recent": msgspec.to_builtins(told)}
    return msgspec.convert(plain, NoticeChannel)


@put("/api/notices")
async def choose(request: HttpRequest, data: JSONBody[ChoicesRequest], desk: NoticeDesk, service: Service) -> None:
    """Replace the guest's notification settings."""
    guest = guest_or_refuse(request)
    if not known_zone(data.zone):
        raise BadCommand("zone: the name of a time zone, like Europe/Madrid")
    await desk.channels.choose(guest, Choices(**{name: getattr(data, name) for name in data.__struct_fields__}))
    await note_language(request, service.guests, guest)


@post("/api/notices/channels")
async def add(
    request: HttpRequest,
    data: JSONBody[ChannelRequest],
    desk: NoticeDesk,
    service: Service,
    quotas: OfVisitors,
    community: OfPeople,
) -> NewChannel:
    """Add a channel of the guest, or of a table that the guest hosts (a webhook or an external service only).

    An email address has to be confirmed, unless the guest signs in with it.
    """
    guest = guest_or_refuse(request)
    if [data.mail, data.push, data.webhook, data.service].count(None) != 3:
        raise BadCommand("one of mail, push, webhook and service")
    owner = await owner_of(guest, data.table, service)
    if data.table is not None and (data.mail is not None or data.push is not None):
        raise BadCommand("a table is told by a webhook or a service")
    _spend(quotas, request, guest)
    address = None if data.mail is None else read_address(data.mail)
    if address is None:
        made = await _added(owner, data, desk)
    elif address in await _addresses(guest, community):
        made = NewChannel((await desk.add_confirmed_mail(owner, address)).id)
    else:
        quotas.letters_to.spend(address)
        language = data.language or shown_language(request) or ""
        made = NewChannel((await desk.add_mail(owner, address, language)).id)
    await note_language(request, service.guests, guest)
    return made


async def _added(owner: str, data: ChannelRequest, desk: Desk) -> NewChannel:
    if data.push is not None:
        return NewChannel((await desk.add_push(owner, data.push)).id)
    if data.webhook is not None:
        channel, secret = await desk.add_webhook(owner, data.webhook)
        return NewChannel(channel.id, secret)
    return NewChannel((await desk.add_service(owner, data.service or "")).id)


@put("/api/notices/channels/{channel:str}")
async def change(
    request: HttpRequest,
    channel: ChannelId,
    data: JSONBody[KindsRequest],
    desk: NoticeDesk,
    service: Service,
    table: OfTable = None,
) -> None:
    """Set the kinds of notifications that a channel receives."""
    owner = await owner_of(guest_or_refuse(request), table, service)
    await desk.channels.change(channel, owner, [NoticeKind(each) for each in data.kinds])


@delete("/api/notices/channels/{channel:str}")
async def drop(
    request: HttpRequest, channel: ChannelId, desk: NoticeDesk, service: Service, table: OfTable = None
) -> None:
    """Delete a channel."""
    await desk.drop(await owner_of(guest_or_refuse(request), table, service), channel)


@post("/api/notices/channels/{channel:str}/trial")
async def try_out(
    request: HttpRequest,
    channel: ChannelId,
    desk: NoticeDesk,
    service: Service,
    quotas: OfVisitors,
    table: OfTable = None,
) -> None:
    """Send a test notification to a channel. The list of channels shows whether it was delivered."""
    guest = guest_or_refuse(request)
    owner = await owner_of(guest, table, service)
    _spend(quotas, request, guest)
    await desk.try_out(owner, channel)


def _spend(quotas: Quotas, request: HttpRequest, guest: GuestId) -> None:
    quotas.trials.spend(address_of(request))
    quotas.trials_of_guest.spend(guest)


@post("/api/notices/confirm/{link:str}")
async def confirm(link: Link, desk: NoticeDesk) -> Confirmed:
    """Confirm the email address of a channel with the link of an email."""
    return Confirmed(await desk.confirm(link))


@get("/api/notices/stop/{link:str}", status_code=303)
async def stop_page(link: Link, settings: SiteSettings) -> Redirect:
    """Redirect to a page with an unsubscribe button, because mail scanners open the links of emails."""
    return Redirect(f"{settings.base_path}/notices/stop/{link}", status_code=303)


@post("/api/notices/stop/{link:str}", status_code=204)
async def stop(link: Link, desk: NoticeDesk) -> None:
    """Unsubscribe the channel of an email in one click (RFC 8058)."""
    await desk.stop(link)


@get("/api/notices/stoppable/{link:str}")
async def stoppable(link: Link, desk: NoticeDesk) -> Stoppable:
    """The channel of an unsubscribe link."""
    channel = await desk.stoppable(link)
    return msgspec.convert({"where": desk.where(channel), "kinds": [each.value for each in channel.kinds]}, Stoppable)


@put("/api/notices/stoppable/{link:str}")
async def keep_only(link: Link, data: JSONBody[KindsRequest], desk: NoticeDesk) -> None:
    """Restrict the channel of an unsubscribe link to some kinds of notifications."""
    await desk.stop(link, [NoticeKind(each) for each in data.kinds])


@post("/api/notices/feed")
async def make_feed(request: HttpRequest, desk: NoticeDesk, service: Service, settings: SiteSettings) -> Feed:
    """Create the address of the guest's calendar feed; an earlier address stops working."""
    guest, secret = guest_or_refuse(request), secrets.token_urlsafe(24)
    await desk.channels.set_feed(guest, _hashed(secret))
    await note_language(request, service.guests, guest)
    return Feed(f"{settings.base_path}/api/calendar/{secret}.ics")


@delete("/api/notices/feed")
async def end_feed(request: HttpRequest, desk: NoticeDesk) -> None:
    """Delete the guest's calendar feed."""
    await desk.channels.set_feed(guest_or_refuse(request), None)


@get("/api/calendar/{link:str}", media_type="text/calendar")
async def calendar(
    link: Link,
    desk: NoticeDesk,
    service: Service,
    lists: Lists,
    deadlines: TheirDeadlines,
    settings: SiteSettings,
    clock: HttpClock,
) -> Response[bytes]:
    """The guest's turns and deadlines as an iCalendar feed."""
    owner = await desk.channels.owner_of_feed(_hashed(link.removesuffix(".ics")))
    if owner is None:
        raise ApiError(404, "link-refused", "this calendar is not there any more")
    guest = GuestId(owner)
    await service.guests.meet([guest])
    choices = await desk.channels.choices(owner) or Choices()
    language = service.guests.language(guest) or choices.language
    found = calendar_of(
        await lists.turns(guest), await deadlines.of(guest), language, settings.address or "", clock.now()
    )
    return Response(found, media_type="text/calendar", headers={"Cache-Control": "private, max-age=300"})


def _hashed(secret: str) -> str:
    return hashlib.sha256(f"tertulia calendar {secret}".encode()).hexdigest()
