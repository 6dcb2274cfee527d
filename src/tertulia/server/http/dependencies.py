"""The dependencies of route handlers.

A handler receives each dependency that it names among its parameters.
"""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple

from litestar import Request
from litestar.di import NamedDependency, Provide
from litestar.exceptions import InternalServerException
from litestar.exceptions.http_exceptions import RequestEntityTooLarge
from litestar.params import PathParameter, QueryParameter, SkipValidation

from tertulia.server.domain.calendars import Calendars
from tertulia.server.domain.clock import SYSTEM, Clock
from tertulia.server.domain.matchmaking import InvitationStore, Matchmaker
from tertulia.server.domain.notification_ports import ChannelService
from tertulia.server.domain.online import OnlinePlayers
from tertulia.server.domain.ports import AnalysisService, Health, HintService, ReplayService, TableList
from tertulia.server.domain.private_seat_data import PrivateSeatStore
from tertulia.server.domain.service import TableService
from tertulia.server.domain.site_notifications import SiteNotificationStore
from tertulia.server.http.community import Community
from tertulia.server.http.limits import Quotas
from tertulia.server.identity.accounts import Accounts
from tertulia.server.identity.client_addresses import ClientAddresses
from tertulia.server.identity.keys import CookieSigner
from tertulia.server.identity.mail_sign_in import MailSignIn
from tertulia.server.identity.openid import OpenId
from tertulia.server.identity.passkeys import Passkeys
from tertulia.server.identity.sessions import Sessions
from tertulia.server.live.broadcaster import Broadcaster
from tertulia.server.live.presence import SiteVisitors, VisibleTables
from tertulia.server.settings import Settings


class CollectedRequest(Request[Any, Any, Any]):
    """A request that collects its body without Litestar's asynchronous generator.

    The generator would take 5 % of the server's time for a request that plays a move.
    """

    _collected: bytes | None = None

    async def body(self) -> bytes:
        if self._collected is None:
            self._collected = await self._collect_body()
        return self._collected

    async def _collect_body(self) -> bytes:
        most = self.route_handler.resolve_request_max_body_size()
        body, more = bytearray(), True
        while more:
            event: Any = await self.receive()
            if event["type"] == "http.disconnect":
                raise InternalServerException("client disconnected prematurely")
            body += event.get("body", b"")
            if most is not None and len(body) > most:
                raise RequestEntityTooLarge
            more = event.get("more_body", False)
        return bytes(body)


class SignInServices(NamedTuple):
    """The services that build a response to a sign-in (`tertulia.server.http.sign_in_responses`)."""

    accounts: Accounts
    service: TableService
    settings: Settings
    channel_service: ChannelService
    community: Community


class OwnData(NamedTuple):
    """The stores and services with data about guests, for the route that exports all data about one guest.

    The route is in `tertulia.server.http.routes.account`.
    """

    accounts: Accounts
    service: TableService
    community: Community
    private_seat_data: PrivateSeatStore
    channel_service: ChannelService


class LimitedReplays(NamedTuple):
    """The service that replays games, and the quotas that limit its use."""

    service: ReplayService
    quotas: Quotas


class TurnPolls(NamedTuple):
    """The services for the routes from which open pages regularly request the guest's turns.

    The routes are in `tertulia.server.http.routes.turns`.
    """

    lists: TableList
    visible_tables: VisibleTables
    visitors: SiteVisitors
    online: OnlinePlayers
    site_notifications: SiteNotificationStore


class RouteDependencies(NamedTuple):
    """All dependencies of route handlers; each field name is the name of a dependency."""

    service: TableService
    lists: TableList
    live: Broadcaster
    health: Health
    signer: CookieSigner
    sessions: Sessions
    accounts: Accounts
    mail_links: MailSignIn
    keys: Passkeys
    openid: OpenId
    quotas: Quotas
    replays: ReplayService
    hints: HintService
    analyses: AnalysisService
    private_seat_data: PrivateSeatStore
    matchmaker: Matchmaker
    invitations: InvitationStore
    client_addresses: ClientAddresses
    settings: Settings
    channel_service: ChannelService
    visible_tables: VisibleTables
    visitors: SiteVisitors
    online: OnlinePlayers
    site_notifications: SiteNotificationStore
    calendars: Calendars
    community: Community
    clock: Clock = SYSTEM

    def list_providers(self) -> dict[str, Provide]:
        """Return the dependencies by name, in the form that Litestar expects."""
        entry = SignInServices(self.accounts, self.service, self.settings, self.channel_service, self.community)
        own_data = OwnData(self.accounts, self.service, self.community, self.private_seat_data, self.channel_service)
        limited = LimitedReplays(self.replays, self.quotas)
        polls = TurnPolls(self.lists, self.visible_tables, self.visitors, self.online, self.site_notifications)
        combined = {"entry": entry, "own_data": own_data, "limited_replays": limited, "turn_polls": polls}
        named = {**self._asdict(), **combined}
        return {name: Provide(_constant(value), sync_to_thread=False) for name, value in named.items()}


def _constant(value: object) -> Any:
    return lambda: value


HttpClock = NamedDependency[SkipValidation[Clock]]
ChannelServiceDependency = NamedDependency[SkipValidation[ChannelService]]
TurnPollsDependency = NamedDependency[SkipValidation[TurnPolls]]
OnlineDependency = NamedDependency[SkipValidation[OnlinePlayers]]
HttpRequest = Request[Any, Any, Any]
Service = NamedDependency[SkipValidation[TableService]]
Lists = NamedDependency[SkipValidation[TableList]]
Live = NamedDependency[SkipValidation[Broadcaster]]
HealthCheck = NamedDependency[SkipValidation[Health]]
Signer = NamedDependency[SkipValidation[CookieSigner]]
SessionsDependency = NamedDependency[SkipValidation[Sessions]]
InvitationsDependency = NamedDependency[SkipValidation[InvitationStore]]
MatchmakerDependency = NamedDependency[SkipValidation[Matchmaker]]
SignInDependency = NamedDependency[SkipValidation[SignInServices]]
OwnDataDependency = NamedDependency[SkipValidation[OwnData]]
AccountsDependency = NamedDependency[SkipValidation[Accounts]]
MailSignInDependency = NamedDependency[SkipValidation[MailSignIn]]
PasskeysDependency = NamedDependency[SkipValidation[Passkeys]]
OpenIdDependency = NamedDependency[SkipValidation[OpenId]]
QuotasDependency = NamedDependency[SkipValidation[Quotas]]
ReplaysDependency = NamedDependency[SkipValidation[LimitedReplays]]
HintsGiven = NamedDependency[SkipValidation[HintService]]
GamesAnalysed = NamedDependency[SkipValidation[AnalysisService]]
PrivateSeatDependency = NamedDependency[SkipValidation[PrivateSeatStore]]
PeoplesTime = NamedDependency[SkipValidation[Calendars]]
SiteClock = NamedDependency[SkipValidation[Clock]]
SiteSettings = NamedDependency[SkipValidation[Settings]]
SeatQuery = Annotated[int | None, QueryParameter(name="as", ge=0, le=15, description="One of the seats of this guest")]
RequiredSeatQuery = Annotated[int, QueryParameter(name="as", ge=0, le=15, description="One of the seats of this guest")]
Since = Annotated[
    int | None,
    QueryParameter(
        name="since", ge=0, le=1_000_000_000, description="A table version; only log lines after it are sent"
    ),
]
Ply = Annotated[
    int, QueryParameter(name="ply", ge=0, le=1_000_000, description="Number of a log line; 0 is the set-up")
]
WithLegal = Annotated[
    bool, QueryParameter(name="legal", description="Whether to send the legal actions of the guest's seat")
]
TableId = Annotated[str, PathParameter(description="A table's id")]
Digest = Annotated[str, PathParameter(description="The digest of a component set: SHA-256, in hexadecimal")]
GameName = Annotated[str, PathParameter(description="A game's name")]
ChannelId = Annotated[str, PathParameter(description="A channel's id")]
Link = Annotated[str, PathParameter(max_length=200, description="The signed token in a link that the site made")]
OfTable = Annotated[
    str | None, QueryParameter(name="table", max_length=32, description="A table whose host is this guest")
]
