"""The interface described for programs: `openapi.json`, which the path itself answers, too, and `openapi.yaml`."""

from __future__ import annotations

from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin
from litestar.openapi.spec import Server

from tertulia import __version__

PATH = "/api/schema"


def description(base_path: str) -> OpenAPIConfig:
    """The description of the interface of a site that begins at `base_path`."""
    return OpenAPIConfig(
        title="Tertulia",
        version=__version__,
        description=(
            "A request that changes something carries the cookie and, in the header `X-CSRF-Token`, the token that "
            '`GET /api/me` gives. Every error has the body `{"error": code, "message": text}`.'
        ),
        path=PATH,
        servers=[Server(url=f"{base_path}/")],
        use_handler_docstrings=True,
        render_plugins=[JsonRenderPlugin(), YamlRenderPlugin()],
    )
