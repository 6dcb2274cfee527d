"""`tertulia admin`: a link that gives a role."""

from __future__ import annotations

from pathlib import Path

from tertulia.server.domain.clock import SYSTEM
from tertulia.server.identity.role_links import RoleLinks
from tertulia.server.identity.signing import load_secret
from tests.cli.conftest import Tertulia, tertulia

__all__ = ["tertulia"]
SITE = "https://example.org/games"


def test_a_link_gives_the_role_that_was_asked_for(tmp_path: Path, tertulia: Tertulia) -> None:
    secret = load_secret(tmp_path)
    for role in ("administrator", "moderator"):
        printed = tertulia("admin", "--data", str(tmp_path), "--site", f"{SITE}/", "--role", role)
        address, _, token = printed.out.strip().partition("#claim=")
        assert (printed.status, address) == (0, f"{SITE}/standing")
        assert RoleLinks(secret).read(token, SYSTEM.now()).role == role


def test_where_the_site_is_and_its_folder_are_what_its_settings_say(tmp_path: Path, tertulia: Tertulia) -> None:
    load_secret(tmp_path)
    file = tmp_path / "settings.toml"
    file.write_text(f'site-address = "{SITE}"\ndata = "{tmp_path}"\n', encoding="utf-8")
    printed = tertulia("admin", "--config", str(file))
    assert printed.out.startswith(f"{SITE}/standing#claim=")


def test_without_a_site_there_is_nobody_to_sign_it(tmp_path: Path, tertulia: Tertulia) -> None:
    printed = tertulia("admin", "--data", str(tmp_path))
    assert printed.status == 2
    assert "there is no site in" in printed.err
