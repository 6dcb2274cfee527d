"""Authentication, rate limits, CSRF check and security headers of every request.

It is plain ASGI middleware around the router: it also covers paths without a route, and needs no thread per request.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from tertulia.server.domain.accounts import SessionRotated
from tertulia.server.domain.seats import GuestId
from tertulia.server.errors import Refused
from tertulia.server.http.dependencies import RouteDependencies
from tertulia.server.http.errors import ApiError, make_api_error, mistake
from tertulia.server.http.guests import COOKIE, TOKEN_HEADER, by_https, cookie_name
from tertulia.server.http.limits import RequestThrottle, limit_key

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
}
STRICT_TRANSPORT = (b"strict-transport-security", b"max-age=31536000")
NO_STORE_HEADER = (b"cache-control", b"no-store")
SAFE_METHODS = frozenset(("GET", "HEAD", "OPTIONS"))
UNLIMITED_PREFIX = "/assets/"
INTERFACE, HEALTH = "/api/", "/api/health"
SIGNED_LINKS = "/api/notifications/unsubscribe/"
"""Path prefix of signed unsubscribe links.

Requests to them need neither cookie nor CSRF token: email providers that unsubscribe a recipient send none.
"""
TOKEN_NAME = TOKEN_HEADER.lower().encode()
PLAIN_NAME = COOKIE.encode()


class AuthMiddleware:
    """ASGI middleware that authenticates requests.

    It writes three values to the `state` of the ASGI scope: the guest (`guest`), the guest's session (`asker`) and the
    value of the guest cookie (`cookie`). If the cookie is invalid or the path needs no guest, `guest` is None, and the
    other two are missing.
    """

    def __init__(self, app: ASGIApp, parts: RouteDependencies) -> None:
        settings, self._clock = parts.settings, parts.clock
        self._settings = settings
        self._secure_name = cookie_name(settings, secure=True).encode()
        self._app, self._signer, self._client_addresses = app, parts.signer, parts.client_addresses
        self._sessions = parts.sessions
        self._of_guest, self._of_address = parts.quotas.requests, parts.quotas.requests_of_address
        self._turnstile = RequestThrottle(settings.requests_a_second, parts.clock.monotonic)
        self._headers = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
        if settings.secure:
            self._headers.append(STRICT_TRANSPORT)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        secure = by_https(self._settings, scope["scheme"])
        protected, plain, token = _credentials(scope["headers"], self._secure_name if secure else None)
        cookie = protected or plain
        state = scope.setdefault("state", {})
        state["guest"] = None
        answer = SecurityHeaders(send, self._headers)
        address = _address(scope)
        if delay := self._turnstile.delay(address):
            await self._clock.sleep(delay)
        try:
            self._check_address(scope, address)
            if cookie and _asks_who(scope["path"]):
                known, asker = self._sessions.find_cached(cookie)
                asker = asker if known else await self._sessions.find(cookie)
                if asker is not None and asker.secure == (secure and cookie == protected):
                    # A plain cookie that arrives over https is exchanged for a secure one soon (`Sessions.upgrade`).
                    asker = asker if asker.secure == secure else asker._replace(secure=secure)
                    state["guest"], state["asker"], state["cookie"] = asker.guest, asker, cookie
                elif asker is None and self._sessions.is_rotated(cookie):
                    raise SessionRotated("another cookie has just replaced this one: repeat the request")
            self._check_guest(scope, state["guest"], address, token)
            await self._app(scope, receive, answer)
        except Refused as refusal:
            if answer.began:
                raise
            await _refuse(make_api_error(refusal), answer)
        except Exception as error:
            if answer.began:
                raise
            await _refuse(mistake(scope, error), answer)

    def _check_address(self, scope: Any, address: str) -> None:
        """Raise a `Refused` error if the client address exceeds its rate limit, or the path begins with `//`."""
        if scope["path"].startswith(UNLIMITED_PREFIX):
            return
        if scope["path"].startswith("//"):  # in a link, a browser would take it for another host
            raise ApiError(404, "not-found", "a path must not begin with two slashes")
        self._of_address.spend(address)

    def _check_guest(self, scope: Any, guest: GuestId | None, address: str, token: str) -> None:
        """Check a guest's rate limit and a request's CSRF token. Raises a `Refused` error on failure.

        `token` is the CSRF token that the request has sent; only requests that change data need one. Also records
        `address` as a client address of the guest.
        """
        if scope["path"].startswith(UNLIMITED_PREFIX):
            return
        if guest is not None:
            self._client_addresses.note_address(guest, address)
            self._of_guest.spend(guest)
        if scope["path"].startswith(SIGNED_LINKS):
            return
        if scope["method"] not in SAFE_METHODS and (guest is None or not self._signer.fits(guest, token)):
            raise ApiError(403, "csrf", f"the header {TOKEN_HEADER} must carry the token that GET /api/me gives")


class SecurityHeaders:
    """Wraps an ASGI `send` to add security headers to a response.

    A response without the header `Cache-Control` also gets one that forbids caching.
    """

    def __init__(self, send: Send, headers: Sequence[tuple[bytes, bytes]]) -> None:
        self._send, self._headers = send, headers
        self.began = False
        """Whether the response has started; if so, no error response can be sent any more."""

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.began = True
            headers = [*message["headers"]]
            names = {name.lower() for name, _ in headers}
            headers += [header for header in self._headers if header[0] not in names]
            if b"cache-control" not in names:
                headers.append(NO_STORE_HEADER)
            message["headers"] = headers
        await self._send(message)


def _address(scope: Any) -> str:
    """Return the key under which the rate limits count a client.

    The key is the client's IPv4 address, the /64 network of its IPv6 address, or `?` if the connection has no address.
    """
    client = scope.get("client")
    return limit_key(client[0]) if client else "?"


def _credentials(
    headers: Iterable[tuple[bytes, bytes]], secure_name: bytes | None
) -> tuple[str | None, str | None, str]:
    """Return a request's guest cookie with prefix, its guest cookie without prefix, and its CSRF token.

    The cookie with prefix is used over https, the other one over http. `secure_name` is the name of the cookie with
    prefix, or None for a request over http. A missing cookie is None, and a missing token is empty.
    """
    protected, plain, token = None, None, ""
    for name, value in headers:
        if name == b"cookie":
            protected = (_cookie(value, secure_name) if secure_name else None) or protected
            plain = _cookie(value, PLAIN_NAME) or plain
        elif name == TOKEN_NAME:
            token = value.decode("latin-1")
    return protected, plain, token


def _cookie(header: bytes, name: bytes) -> str | None:
    """Return the value of a cookie in a `Cookie` header, or None.

    Malformed cookies of other applications are skipped.
    """
    start = name + b"="
    for part in header.split(b";"):
        if (found := part.strip()).startswith(start):
            return found[len(start) :].strip(b'"').decode("latin-1")
    return None


def _asks_who(path: str) -> bool:
    """Return whether requests to a path are authenticated: those to the API, except the health check.

    The health check and the client's files need no storage. They are served even if the database has failed.
    """
    return path.startswith(INTERFACE) and path != HEALTH


async def _refuse(error: ApiError, send: Send) -> None:
    body = error.body()
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    headers += [(name.lower().encode(), value.encode()) for name, value in error.headers.items()]
    await send({"type": "http.response.start", "status": error.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
