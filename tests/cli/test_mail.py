"""`tertulia mail --test` prints the mail server's response."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.conftest import Tertulia
from tests.server.delivery.mailboxes import Mailbox, mail_server


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    """A mail server that runs in a thread with its own event loop."""
    box, ready, done = Mailbox(), threading.Event(), threading.Event()

    async def serve() -> None:
        async with mail_server(box):
            ready.set()
            await asyncio.to_thread(done.wait)

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    ready.wait()
    yield box
    done.set()
    thread.join()


def write_settings(mailbox: Mailbox, folder: Path) -> list[str]:
    file = folder / "tertulia.toml"
    file.write_text(
        f'mail-server = "localhost"\nmail-port = {mailbox.port}\nmail-security = "none"\nmail-from = "Games <games@site.test>"\n',
        encoding="utf-8",
    )
    return ["--config", str(file)]


def test_mail_command_reports_success_and_refusal(mailbox: Mailbox, tertulia: Tertulia, tmp_path: Path) -> None:
    options = write_settings(mailbox, tmp_path)
    ran = tertulia("mail", "--test", "me@example.org", *options)
    assert ran.status == 0, ran.err
    assert "accepted the email" in ran.out
    assert mailbox.emails[0]["To"] == "me@example.org"
    mailbox.answers["me@example.org"] = "550 no such mailbox"
    ran = tertulia("mail", "--test", "me@example.org", *options)
    assert ran.status == 1
    assert "rejected the email permanently: 550 no such mailbox" in ran.err


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ([], "the site has no mail server"),
        (["--mail-server", "localhost"], "--mail-server requires --mail-from"),
        (["--mail-from", "games@site.test"], "--mail-from requires --mail-server"),
        (["--mail-server", "localhost", "--mail-from", "nobody"], "an address like games@example.org"),
        (["--mail-server", "localhost", "--mail-from", "Games <x@[127.0.0.1]>"], "an address like games@example.org"),
        (["--mail-server", "localhost", "--mail-from", "x@example.org%0d"], "an address like games@example.org"),
        (["--test", "<x@example.org>"], "an address like me@example.org"),
        (
            ["--mail-server", "localhost", "--mail-from", "a@site.test", "--mail-user", "me"],
            "--mail-password-file is missing",
        ),
    ],
)
def test_invalid_mail_settings_are_refused(
    options: list[str], message: str, tertulia: Tertulia, tmp_path: Path
) -> None:
    ran = tertulia("mail", "--test", "me@example.org", "--data", str(tmp_path), *options)
    assert ran.status == 2
    assert message in ran.err
