"""Sign-in with an account at an OpenID Connect provider.

The browser is sent to the provider with a state, a nonce and a proof key (PKCE), and returns with a code. The server
exchanges the code for a signed ID token. The libraries httpx and joserfc are imported on first use.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import secrets
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlencode, urlsplit

import msgspec
from msgspec import Struct

from tertulia.server.domain.accounts import (
    Credential,
    CredentialKind,
    CredentialRefused,
    OpenIdUnavailable,
    Purpose,
    SignInMethodUnavailable,
    TokenSpent,
)
from tertulia.server.domain.clock import Clock
from tertulia.server.domain.seats import GuestId
from tertulia.server.identity.accounts import Accounts, SignInResult
from tertulia.server.identity.one_time import SPENT_MESSAGE
from tertulia.server.identity.sessions import RequestSession
from tertulia.server.settings import OpenIdSettings

TIMEOUT_SECONDS = 10.0
"""Timeout of a request to the provider, in seconds."""
MAX_ANSWER_BYTES = 1 << 20
"""Maximum size of a response of the provider, in bytes."""
CLOCK_LEEWAY_SECONDS = 60
"""Seconds by which the provider's clock may differ from the server's."""
ALGORITHMS = ["RS256", "RS384", "RS512", "PS256", "ES256", "ES384", "EdDSA"]
"""Accepted signature algorithms of ID tokens. Unsigned tokens and shared secrets are refused."""
PAGE = "/you/openid"
"""Path of the page of this site to which the provider sends the browser back.

Hosts register the URL of this path with the provider, so the path stays. The web client replaces it by the page's
present path, `/account/openid`.
"""
REQUIRED_ENDPOINTS = ("authorization_endpoint", "token_endpoint", "jwks_uri", "issuer")


class PendingSignIn(Struct, array_like=True, frozen=True):
    """The secrets of a sign-in that was started, stored until the provider sends the browser back."""

    nonce: str
    verifier: str
    back: str


class OpenId:
    """Signs guests in through the configured OpenID provider, if the site has one."""

    def __init__(self, accounts: Accounts, settings: OpenIdSettings | None, clock: Clock) -> None:
        self._accounts, self._settings, self._clock = accounts, settings, clock
        self._found: dict[str, Any] | None = None

    @property
    def name(self) -> str | None:
        """The name of the provider; None if the site has none."""
        return None if self._settings is None else self._settings.name

    async def start_sign_in(self, guest: GuestId, site: str) -> str:
        """Start a sign-in, and return the provider's address to which the browser has to go.

        `site` is the public URL of this site. Raises `SignInMethodUnavailable` if the site has no provider, and
        `OpenIdUnavailable` if the provider does not answer correctly.
        """
        settings, found = self._require_settings(), await self._discovery()
        request = PendingSignIn(secrets.token_urlsafe(24), secrets.token_urlsafe(48), f"{site}{PAGE}")
        state = await self._accounts.one_time.create(Purpose.OPENID, guest, msgspec.json.encode(request))
        challenge = base64.urlsafe_b64encode(hashlib.sha256(request.verifier.encode()).digest()).rstrip(b"=").decode()
        query = {
            "response_type": "code",
            "client_id": settings.client,
            "redirect_uri": request.back,
            "scope": "openid",
            "state": state,
            "nonce": request.nonce,
            "code_challenge": challenge,
            "code_challenge_method": "S256",
        }
        endpoint = found["authorization_endpoint"]
        return f"{endpoint}{'&' if '?' in endpoint else '?'}{urlencode(query)}"

    async def finish_sign_in(self, asker: RequestSession, code: str, state: str, device: str) -> SignInResult:
        """Sign in with the code and the state that the browser brings back from the provider.

        `device` names the browser and its system (`device_of`). Raises `TokenSpent` if this browser has not started the
        sign-in, and `OpenIdUnavailable` if the provider does not answer correctly. Raises `CredentialRefused` if the
        provider rejects the code or its ID token is not valid. Raises `CredentialTaken` if another guest adds the
        provider's account at the same moment.
        """
        used = await self._accounts.one_time.consume(state, Purpose.OPENID)
        if used.guest != asker.guest:
            raise TokenSpent(SPENT_MESSAGE)
        request = msgspec.json.decode(used.data, type=PendingSignIn)
        found = await self._discovery()
        statement = await self._exchange_code(found, code, request)
        subject = await self._subject(found, statement, request.nonce)
        issuer = str(found["issuer"])
        credential = Credential(
            CredentialKind.OPENID,
            hashlib.sha256(f"{issuer} {subject}".encode()).hexdigest(),
            asker.guest,
            self._require_settings().name[:80],
            b"",
            self._accounts.now(),
            self._accounts.now(),
        )
        return await self._accounts.sign_in_or_add(asker, credential, device)

    def _require_settings(self) -> OpenIdSettings:
        if self._settings is None:
            raise SignInMethodUnavailable("this site has no sign-in provider")
        return self._settings

    async def _discovery(self) -> dict[str, Any]:
        """Return the provider's discovery document, cached after the first request.

        Raises `OpenIdUnavailable` if it lacks a required address or names another issuer.
        """
        settings = self._require_settings()
        if self._found is None:
            found = await self._request_json(f"{settings.issuer.rstrip('/')}/.well-known/openid-configuration")
            if (
                any(not isinstance(found.get(name), str) for name in REQUIRED_ENDPOINTS)
                or found["issuer"] != settings.issuer
            ):
                raise OpenIdUnavailable("the configuration of the sign-in provider is not valid")
            if any(urlsplit(found[name]).scheme not in ("http", "https") for name in REQUIRED_ENDPOINTS):
                raise OpenIdUnavailable("the configuration of the sign-in provider is not valid")
            self._found = found
        return self._found

    async def _request_json(
        self, address: str, form: dict[str, str] | None = None, auth: tuple[str, str] | None = None
    ) -> dict[str, Any]:
        """Fetch a JSON object from the provider, or post `form` and return the response.

        The response to a form may be an error object. Raises `OpenIdUnavailable` if the response is missing, late, too
        large or not a JSON object.
        """
        import httpx

        try:
            async with (
                asyncio.timeout(TIMEOUT_SECONDS),
                httpx.AsyncClient(timeout=TIMEOUT_SECONDS, headers={"Accept": "application/json"}) as client,
                client.stream("GET" if form is None else "POST", address, data=form, auth=auth) as answer,
            ):
                if form is None or not answer.is_client_error:
                    answer.raise_for_status()
                body = b""
                async for part in answer.aiter_bytes():
                    body += part
                    if len(body) > MAX_ANSWER_BYTES:
                        raise OpenIdUnavailable("the answer of the sign-in provider is too large")
            return msgspec.json.decode(body, type=dict[str, Any])
        except (httpx.HTTPError, httpx.InvalidURL, TimeoutError, msgspec.DecodeError) as error:
            raise OpenIdUnavailable("the sign-in provider does not respond") from error

    async def _exchange_code(self, found: dict[str, Any], code: str, request: PendingSignIn) -> str:
        """Exchange the provider's code for an ID token, and return the token.

        `found` is the provider's discovery document. Raises `OpenIdUnavailable` if the provider does not answer
        correctly, and `CredentialRefused` if it refuses the code or sends no ID token.
        """
        settings = self._require_settings()
        form = {
            "grant_type": "authorization_code",
            "code": code,
            "redirect_uri": request.back,
            "code_verifier": request.verifier,
        }
        auth = None
        if not settings.secret:
            form["client_id"] = settings.client
        elif _takes_secret_in_form_only(found):
            form |= {"client_id": settings.client, "client_secret": settings.secret}
        else:
            auth = (settings.client, settings.secret)
        token = await self._request_json(found["token_endpoint"], form, auth)
        if "error" in token:
            raise CredentialRefused("the sign-in provider rejected the code")
        statement = token.get("id_token")
        if not isinstance(statement, str):
            raise CredentialRefused("the answer of the sign-in provider has no ID token")
        return statement

    async def _subject(self, found: dict[str, Any], statement: str, nonce: str) -> str:
        """Check the ID token `statement`, and return the id of the provider's account that it names.

        `found` is the provider's discovery document. Raises `CredentialRefused` if the token was issued by another
        provider, for another client or request, or has expired.
        """
        from joserfc import jwt
        from joserfc.errors import JoseError
        from joserfc.jwk import KeySet

        settings, keys = self._require_settings(), await self._request_json(found["jwks_uri"])
        try:
            jwks: Any = keys
            token = jwt.decode(statement, KeySet.import_key_set(jwks), algorithms=ALGORITHMS)
            claims = jwt.JWTClaimsRegistry(
                now=int(self._clock.now().timestamp()),
                leeway=CLOCK_LEEWAY_SECONDS,
                iss={"essential": True, "value": settings.issuer},
                aud={"essential": True, "value": settings.client},
                exp={"essential": True},
                sub={"essential": True},
                nonce={"essential": True, "value": nonce},
            )
            claims.validate(token.claims)
            _require_only_audience(token.claims, settings.client)
        except (JoseError, ValueError, KeyError, TypeError) as error:
            raise CredentialRefused("the ID token of the sign-in provider is not valid") from error
        subject = token.claims["sub"]
        if not isinstance(subject, str) or not subject:
            raise CredentialRefused("the ID token of the sign-in provider is not valid")
        return subject


def _require_only_audience(claims: Mapping[str, Any], client: str) -> None:
    """Raise `ValueError` if the token's audience or authorized party is not exactly this client.

    OpenID Connect Core 3.1.3.7, steps 3 to 5, allows further trusted audiences. This site trusts none, so several
    audiences are refused, even with the right `azp`.
    """
    audiences = claims["aud"] if isinstance(claims["aud"], list) else [claims["aud"]]
    if set(audiences) != {client} or claims.get("azp", client) != client:
        raise ValueError("audience")


def _takes_secret_in_form_only(found: Mapping[str, Any]) -> bool:
    """Whether the provider takes the client's secret only in the form of a request.

    Its discovery document then names `client_secret_post`, but not `client_secret_basic`, which is the default.
    """
    methods = found.get("token_endpoint_auth_methods_supported")
    return isinstance(methods, list) and "client_secret_post" in methods and "client_secret_basic" not in methods
