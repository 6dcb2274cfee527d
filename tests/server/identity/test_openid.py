"""Sign-in with OpenID Connect: a local provider, and the checks of its ID tokens."""

from __future__ import annotations

import asyncio
import base64
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from urllib.parse import parse_qs, urlsplit

import httpx
import oidc_provider_mock
import pytest
from joserfc import jwt
from joserfc.jwk import RSAKey

from tertulia.server.domain.accounts import CredentialRefused, OpenIdUnavailable
from tertulia.server.domain.clock import SYSTEM
from tertulia.server.domain.seats import GuestId
from tertulia.server.identity import openid as module
from tertulia.server.settings import OpenIdSettings
from tests.server.asgi import site
from tests.server.browsers import ADDRESS, Browser
from tests.server.databases import query_rows


@pytest.fixture(scope="module")
def provider() -> Iterator[str]:
    with oidc_provider_mock.run_server_in_thread(require_nonce=True) as server:
        yield f"http://localhost:{server.server_port}"


def make_settings(issuer: str) -> OpenIdSettings:
    return OpenIdSettings(issuer=issuer, client="tertulia", secret="hidden", name="Club")


async def sign_in_at_provider(browser: Browser, who: str) -> dict[str, str]:
    """Sign in at the provider as `who`. Returns the query parameters with which the browser is sent back."""
    there = (await browser.post("account/openid")).json()["address"]
    query = parse_qs(urlsplit(there).query)
    assert query["redirect_uri"] == [f"{ADDRESS}/you/openid"]
    assert query["code_challenge_method"] == ["S256"]
    async with httpx.AsyncClient() as http:
        back = (await http.post(there, data={"sub": who})).headers["location"]
    assert back.startswith(f"{ADDRESS}/you/openid?")
    return {name: values[0] for name, values in parse_qs(urlsplit(back).query).items() if name in ("code", "state")}


async def test_openid_account_signs_in(tmp_path: Path, provider: str) -> None:
    async with site(tmp_path, address=ADDRESS, openid=make_settings(provider)) as running:
        desk, phone, eve = [await Browser(running).load(name) for name in ("Ana", None, None)]
        assert (await desk.get("account")).json()["openid"] == "Club"
        answer = await desk.post("account/openid/use", await sign_in_at_provider(desk, "ana@club"))
        assert (answer.json()["result"], answer.json()["credential_added"]) == ("same", True)
        back = await sign_in_at_provider(phone, "ana@club")
        assert (await eve.post("account/openid/use", back)).status_code == 410, (
            "another browser than the one that was sent away"
        )
        back = await sign_in_at_provider(phone, "ana@club")
        assert (await phone.post("account/openid/use", back)).json()["result"] == "entered"
        await phone.load()
        assert phone.id == desk.id
        assert (await phone.post("account/openid/use", back)).status_code == 410
        back = await sign_in_at_provider(eve, "eve@club")
        assert (await eve.post("account/openid/use", {**back, "code": "thought-out"})).status_code == 422
        assert "ana@club" not in str(query_rows(tmp_path, "SELECT * FROM credential"))


async def test_missing_and_unreachable_providers_are_refused(tmp_path: Path) -> None:
    async with site(tmp_path) as running:
        answer = await (await Browser(running).load()).post("account/openid")
        assert (answer.status_code, answer.json()["error"]) == (404, "not-offered")
    async with site(tmp_path, openid=make_settings("http://127.0.0.1:9")) as running:
        answer = await (await Browser(running).load()).post("account/openid")
        assert (answer.status_code, answer.json()["error"]) == (503, "openid-unavailable")


KEY, OTHER_KEY = RSAKey.generate_key(2048), RSAKey.generate_key(2048)
ISSUER = "https://club.example"


def make_claims(**more: Any) -> dict[str, Any]:
    now = int(SYSTEM.now().timestamp())
    values = {"iss": ISSUER, "aud": "tertulia", "sub": "ana", "nonce": "n", "iat": now, "exp": now + 60, **more}
    return {name: value for name, value in values.items() if value is not None}


def sign_claims(key: RSAKey = KEY, **more: Any) -> str:
    return jwt.encode({"alg": "RS256"}, make_claims(**more), key)


FORGED_TOKENS: dict[str, Callable[[], str]] = {
    "other issuer": lambda: sign_claims(iss="https://evil.example"),
    "for another site": lambda: sign_claims(aud="other"),
    "for another site, too": lambda: sign_claims(aud=["tertulia", "other"]),
    "for another site, too, issued to it": lambda: sign_claims(aud=["tertulia", "other"], azp="other"),
    "for another site, too, issued to us": lambda: sign_claims(aud=["tertulia", "other"], azp="tertulia"),
    "issued to another site": lambda: sign_claims(azp="other"),
    "an answer to something else": lambda: sign_claims(nonce="m"),
    "an answer to nothing": lambda: sign_claims(nonce=None),
    "too old": lambda: sign_claims(exp=1),
    "for ever": lambda: sign_claims(exp=None),
    "about nobody": lambda: sign_claims(sub=None),
    "about an empty name": lambda: sign_claims(sub=""),
    "another's key": lambda: sign_claims(OTHER_KEY),
    "not signed": lambda: "eyJhbGciOiJub25lIn0." + sign_claims().split(".")[1] + ".",
    "changed": lambda: sign_claims()[:-4] + "AAAA",
    "nonsense": lambda: "a.b.c",
}


def test_forged_id_tokens_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    accounts: Any = None
    openid = module.OpenId(accounts, make_settings(ISSUER), SYSTEM)

    async def fetched(address: str) -> dict[str, Any]:
        return {"keys": [KEY.as_dict(private=False)]}

    monkeypatch.setattr(openid, "_request_json", fetched)
    there = {"jwks_uri": "", "issuer": ISSUER}
    assert asyncio.run(openid._subject(there, sign_claims(), "n")) == "ana"
    for what, forged in FORGED_TOKENS.items():
        with pytest.raises(CredentialRefused):
            assert asyncio.run(openid._subject(there, forged(), "n")) == what


DISCOVERY_DOCUMENT = {"issuer": ISSUER, **{each: f"{ISSUER}/{each}" for each in module.REQUIRED_ENDPOINTS[:-1]}}


TokenEndpoint = tuple[list[httpx.Request], dict[str, Any]]


@pytest.fixture
def endpoint(monkeypatch: pytest.MonkeyPatch) -> TokenEndpoint:
    """Requests to the provider's token endpoint, and its discovery document, which a test may change."""
    requests, discovered = list[httpx.Request](), dict[str, Any](DISCOVERY_DOCUMENT)

    async def answer(_: Any, request: httpx.Request) -> httpx.Response:
        if request.url.path.endswith("openid-configuration"):
            return httpx.Response(200, json=discovered)
        requests.append(request)
        return httpx.Response(200, json={"id_token": "token"})

    monkeypatch.setattr(httpx.AsyncHTTPTransport, "handle_async_request", answer)
    return requests, discovered


class States:
    """One-time tokens that are all the same."""

    async def create(self, *_: object) -> str:
        return "state"


def create_openid(secret: str | None) -> module.OpenId:
    accounts: Any = SimpleNamespace(one_time=States())
    return module.OpenId(accounts, OpenIdSettings(issuer=ISSUER, client="tertulia", secret=secret, name="Club"), SYSTEM)


@pytest.mark.parametrize(
    ("secret", "methods", "header", "fields"),
    [
        ("hidden", None, True, set()),
        ("hidden", ["client_secret_post", "client_secret_basic"], True, set()),
        ("hidden", ["private_key_jwt"], True, set()),
        ("hidden", ["client_secret_post"], False, {"client_id", "client_secret"}),
        (None, ["client_secret_post"], False, {"client_id"}),
    ],
)
def test_token_request_authenticates_as_provider_says(
    endpoint: TokenEndpoint, secret: str | None, methods: list[str] | None, header: bool, fields: set[str]
) -> None:
    requests, discovered = endpoint
    discovered["token_endpoint_auth_methods_supported"] = methods
    sent = module.PendingSignIn("n", "verifier", f"{ADDRESS}{module.PAGE}")
    assert asyncio.run(create_openid(secret)._exchange_code(discovered, "code", sent)) == "token"
    (request,) = requests
    form = parse_qs(request.content.decode())
    basic = base64.b64encode(b"tertulia:hidden").decode()
    assert request.headers.get("Authorization") == (f"Basic {basic}" if header else None)
    assert form.keys() == {"grant_type", "code", "redirect_uri", "code_verifier"} | fields
    assert form["code_verifier"] == ["verifier"]


def test_provider_is_away_if_its_answer_is_too_large(endpoint: TokenEndpoint) -> None:
    endpoint[1]["claims_supported"] = ["x" * module.MAX_ANSWER_BYTES]
    with pytest.raises(OpenIdUnavailable):
        asyncio.run(create_openid("hidden")._discovery())


def test_address_keeps_query_of_authorization_endpoint(endpoint: TokenEndpoint) -> None:
    endpoint[1]["authorization_endpoint"] += "?realm=1"
    there = urlsplit(asyncio.run(create_openid("hidden").start_sign_in(GuestId("ana"), ADDRESS)))
    assert f"{there.scheme}://{there.netloc}{there.path}" == DISCOVERY_DOCUMENT["authorization_endpoint"]
    query = parse_qs(there.query)
    assert query["realm"] == ["1"]
    assert (query["response_type"], query["scope"], query["state"]) == (["code"], ["openid"], ["state"])
    assert (query["client_id"], query["redirect_uri"]) == (["tertulia"], [f"{ADDRESS}/you/openid"])
