"""Options of the OpenID Connect provider, and combinations that are refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from tertulia.cli.errors import InputError
from tertulia.cli.openid_options import OpenIdOptions, openid_of

ISSUER = "https://accounts.example.org/"


def test_a_site_is_meant(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("word\n", encoding="utf-8")
    found = openid_of(OpenIdOptions(ISSUER, "tertulia", openid_secret_file=tmp_path / "secret"))
    assert found is not None
    assert (found.issuer, found.client, found.secret, found.name) == (
        *(ISSUER, "tertulia", "word", "accounts.example.org"),
    )
    assert openid_of(OpenIdOptions()) is None


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (OpenIdOptions(openid_client="x"), "--openid-client goes with --openid-issuer"),
        (OpenIdOptions(ISSUER), "--openid-client"),
        (OpenIdOptions("http://accounts.example.org", "x"), "by https"),
        (OpenIdOptions("accounts.example.org", "x"), "by https"),
        (OpenIdOptions("https://me:word@example.org", "x"), "by https"),
        (OpenIdOptions(ISSUER, "x", "word", Path("file")), "only one"),
    ],
)
def test_what_does_not_go_together(options: OpenIdOptions, said: str) -> None:
    with pytest.raises(InputError, match=said):
        openid_of(options)
