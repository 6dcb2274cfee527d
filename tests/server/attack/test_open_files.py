"""More connections than the system lets the server have: it serves on, says little, and is as before when they are gone."""

from __future__ import annotations

from contextlib import ExitStack

from tests.server.attack.conftest import NewSiege
from tests.server.attack.siege import eventually
from tests.server.attack.wire import ELSEWHERE, crowd, served

FILES = 256
HALF_HEADER = b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nX-Half: "


def test_a_flood_from_one_address_leaves_room_for_others(besiege: NewSiege) -> None:
    siege = besiege(open_files=FILES, header_seconds=3.0)
    assert served(siege.address)
    before = siege.files()
    with crowd(siege.address, 600, sends=HALF_HEADER):
        assert all(served(siege.address, ELSEWHERE) for _ in range(20))
        assert siege.files() <= FILES
    assert eventually(lambda: served(siege.address))
    assert eventually(lambda: siege.files() <= before + 2)
    assert siege.said() == ""


def test_a_flood_from_everywhere_ends(besiege: NewSiege) -> None:
    siege = besiege(open_files=FILES, header_seconds=3.0)
    with ExitStack() as stack:
        for number in range(10):
            stack.enter_context(crowd(siege.address, 60, f"127.0.3.{number + 1}", HALF_HEADER))
        assert eventually(lambda: siege.files() > FILES // 2)  # the server has raised its own limit
        assert siege.files() <= FILES
        assert eventually(lambda: served(siege.address, ELSEWHERE))
    for _ in range(3):
        with crowd(siege.address, 400):
            pass
    assert eventually(lambda: served(siege.address))
    assert len(siege.said()) < 1000
    assert "Traceback" not in siege.said()
