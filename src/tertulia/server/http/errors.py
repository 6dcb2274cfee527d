"""Error responses: a status and the body `{"error": code, "message", "accepted", "table"}`.

`STATUS` is the only place that maps the application's `Refused` errors to HTTP statuses.
"""

from __future__ import annotations

import logging
import math
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from litestar import Response
from litestar.exceptions import HTTPException

from tertulia.server.domain import accounts as account
from tertulia.server.domain import errors
from tertulia.server.domain import errors as domain
from tertulia.server.domain.errors import (
    CharactersRefused,
    NameRefused,
    NameReserved,
    NoteRefused,
    ReasonRefused,
    WordsRefused,
)
from tertulia.server.domain.ports import StorageFault
from tertulia.server.errors import Refused
from tertulia.server.http.dependencies import HttpRequest
from tertulia.server.http.responses import Refusal
from tertulia.server.live.broadcaster import TooManyStreams

STATUS: Mapping[type[Refused], int] = {
    NameRefused: 400,
    NameReserved: 400,
    CharactersRefused: 400,
    domain.BadCommand: 400,
    WordsRefused: 400,
    ReasonRefused: 400,
    NoteRefused: 400,
    domain.GameUnknown: 404,
    domain.TableNotFound: 404,
    domain.SetUnknown: 404,
    domain.PlayerUnknown: 404,
    domain.NotYourSeat: 403,
    domain.NotHost: 403,
    domain.ChatClosed: 403,
    domain.JoinBlocked: 403,
    domain.ModerationForbidden: 403,
    domain.Muted: 403,
    domain.Suspended: 403,
    domain.LinkUsed: 403,
    domain.RoleHeld: 409,
    domain.SeatTaken: 409,
    domain.BotPlays: 409,
    domain.PlayerNotAway: 409,
    domain.SeatsMissing: 409,
    domain.AgreementMissing: 409,
    domain.NotOpen: 409,
    domain.NotRunning: 409,
    domain.NotOver: 409,
    domain.NoHints: 403,
    domain.WrongTurn: 409,
    domain.SeatCanAct: 409,
    domain.PlanImpossible: 409,
    domain.UndoRefused: 409,
    domain.UndoNoTime: 409,
    domain.TimeIsUp: 409,
    domain.SeatLost: 409,
    domain.NoPause: 409,
    domain.NotLive: 409,
    domain.CalendarRefused: 422,
    domain.StalePosition: 409,
    domain.TermsChanged: 409,
    domain.RulesChanged: 409,
    domain.ComponentsChanged: 409,
    domain.TableDamaged: 409,
    domain.IllegalMove: 422,
    domain.SetRefused: 422,
    domain.RecordRefused: 422,
    domain.ChainReveals: 422,
    account.TokenSpent: 410,
    account.AddressUnknown: 404,
    account.WrongCode: 422,
    account.MailAddressRefused: 400,
    account.CredentialTaken: 409,
    account.CredentialUnknown: 404,
    account.CredentialRefused: 422,
    account.KeyUnverified: 422,
    account.LastCredential: 409,
    account.TooManyCredentials: 409,
    account.TooManySettings: 409,
    account.SignInMethodUnavailable: 404,
    account.OpenIdUnavailable: 503,
    account.LastAdministrator: 409,
    account.SameTable: 409,
    account.SessionRotated: 401,
    account.SessionUnknown: 404,
    account.TooManyEmails: 429,
    account.TooManyLinks: 429,
    account.TooManyExports: 429,
    TooManyStreams: 429,
    domain.TooMany: 429,
    domain.TooManyHints: 429,
    domain.TooManyAnalyses: 429,
    domain.TooManyReplays: 429,
    domain.TooManyTables: 429,
    domain.TooManyTestNotifications: 429,
    errors.TooManyChannels: 409,
    errors.ChannelUnknown: 404,
    errors.ChannelRefused: 422,
    errors.LinkRefused: 404,
    domain.TooManyMessages: 429,
    domain.TooManyMessagesOfGuest: 429,
    domain.TooManyReports: 429,
    domain.RulesPreparing: 503,
    domain.RulesFailed: 503,
    StorageFault: 503,
}
FAULT_STATUS: Mapping[str, int] = {"disk-full": 507}
"""HTTP statuses by code of a storage fault; other storage faults have status 503."""
STORAGE_RETRY_SECONDS = 2.0
"""Time after which a client may retry a request that failed by a storage fault."""


class ApiError(Refused):
    """An error that a request gets as its response, with an HTTP status."""

    def __init__(
        self,
        status: int,
        code: str,
        message: str,
        accepted: Sequence[str] | None = None,
        retry_after: float | None = None,
        table: bytes | None = None,
    ) -> None:
        super().__init__(message, accepted, retry_after)
        self.status, self.code, self.table = status, code, table

    @property
    def headers(self) -> dict[str, str]:
        """The headers of the error response, besides the content type."""
        return {} if self.retry_after is None else {"Retry-After": str(math.ceil(self.retry_after))}

    def body(self) -> bytes:
        table = None if self.table is None else msgspec.Raw(self.table)
        return msgspec.json.encode(Refusal(self.code, self.message, self.accepted, table))


def make_api_error(error: Refused, table: bytes | None = None) -> ApiError:
    """Convert a `Refused` error to an `ApiError`.

    `table` is the current table as JSON, for the response to a stale move; None for all other errors.
    """
    if isinstance(error, ApiError):
        return error
    status, retry_after = STATUS[type(error)], error.retry_after
    if isinstance(error, StorageFault):
        status, retry_after = FAULT_STATUS.get(error.code, status), STORAGE_RETRY_SECONDS
    return ApiError(status, error.code, error.message, error.accepted, retry_after, table)


log = logging.getLogger(__name__)
CODES = {400: "bad-request", 404: "not-found", 405: "not-found", 413: "too-large", 429: "too-many"}


def refuse(_: HttpRequest, error: Refused) -> Response[bytes]:
    """Convert a `Refused` error of the application to the error response with its HTTP status."""
    answer = make_api_error(error)
    return Response(answer.body(), status_code=answer.status, media_type="application/json", headers=answer.headers)


def refuse_http(request: HttpRequest, error: HTTPException) -> Response[bytes]:
    """Return the response to an HTTP error of Litestar, such as an invalid body or an unknown address."""
    if isinstance(error.__cause__, msgspec.ValidationError) and error.status_code >= 500:
        # Litestar blames the dependency if the invalid field has the name of one. Dependencies are not validated, so
        # the request is wrong.
        return refuse(request, ApiError(400, "bad-request", str(error.__cause__)))
    if error.status_code >= 500:
        return refuse_unknown(request, error)
    extra = error.extra if isinstance(error.extra, list) else []
    details = [f"{part.get('key', '')}: {part.get('message', '')}" for part in extra if isinstance(part, dict)]
    message = "; ".join([*details, error.detail])
    answer = refuse(request, ApiError(error.status_code, CODES.get(error.status_code, "bad-request"), message))
    for name, value in (error.headers or {}).items():
        answer.headers[name] = value
    return answer


def refuse_unreadable(request: HttpRequest, error: Exception) -> Response[bytes]:
    """Return the response to a body that is nested too deep or not valid text.

    The status is 400; nothing is logged.
    """
    return refuse(request, ApiError(400, "bad-request", f"the request cannot be read: {type(error).__name__}"))


def refuse_unknown(request: HttpRequest, error: Exception) -> Response[bytes]:
    """Log an unexpected error with its traceback, without content of the request, and return the response."""
    return refuse(request, mistake(request.scope, error))


def mistake(scope: Any, error: Exception) -> ApiError:
    """Log an unexpected error, and return an error with status 500.

    The log has the route instead of the path, which may contain a secret link. If the client has disconnected, nothing
    is logged, and the status is 400.
    """
    if "disconnected" in str(error):  # the client disconnected during the request, so it cannot read the response
        return ApiError(400, "bad-request", "the request body is incomplete")
    log.error("%s %r failed", scope["method"], scope.get("path_template", ""), exc_info=error)
    return ApiError(500, "server", "internal server error; nothing has changed")
