"""Parsed files of `deploy/`: arguments and environment of each process of a site."""

from __future__ import annotations

import re
import shlex
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import yaml

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
UNITS = sorted((DEPLOY / "systemd").glob("*.service"))
IMAGE = "tertulia"
SITE = "example.org"


class Started(NamedTuple):
    """Arguments and environment of a process."""

    arguments: list[str]
    environment: Mapping[str, str]


def compose() -> dict[str, Any]:
    """Return `compose.yaml` with the site's name filled in."""
    text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    found: dict[str, Any] = yaml.safe_load(re.sub(r"\$\{TERTULIA_SITE:\?[^}]*\}", SITE, text))
    return found


def dockerfile() -> str:
    """Return `Dockerfile` with continued lines joined."""
    return re.sub(r"\\\n\s*", " ", (DEPLOY / "Dockerfile").read_text(encoding="utf-8"))


def image_environment() -> dict[str, str]:
    """Return the environment set by the image."""
    return dict(
        pair.split("=", 1) for line in re.findall(r"^ENV (.*)$", dockerfile(), re.M) for pair in shlex.split(line)
    )


def in_containers() -> dict[str, Started]:
    """Return the processes of `compose.yaml` by service name."""
    return {
        name: Started(service["command"], {**image_environment(), **service["environment"]})
        for name, service in compose()["services"].items()
        if service["image"] == IMAGE
    }


def in_unit(file: Path, instance: str = "8421") -> Started:
    """Return the process of a systemd unit."""
    text = file.read_text(encoding="utf-8").replace("%i", instance).replace("%d", "/run/credentials/unit")
    (command,) = re.findall(r"^ExecStart=\S+/tertulia (.*)$", text, re.M)
    environment = dict(line.split("=", 1) for line in re.findall(r"^Environment=(.*)$", text, re.M))
    return Started(shlex.split(command), environment)


def served_by_caddy() -> list[str]:
    """Return the addresses to which the Caddyfile forwards requests."""
    (names,) = re.findall(r"reverse_proxy ([^{\n]*?) \{", (DEPLOY / "Caddyfile").read_text(encoding="utf-8"))
    return str(names).split()
