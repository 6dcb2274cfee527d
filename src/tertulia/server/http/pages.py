"""Serves the browser client: its files, and its single page for every address that is not a file."""

from __future__ import annotations

import asyncio
import gzip
import json
import mimetypes
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from html import escape
from pathlib import Path
from typing import Annotated, Any

import brotli
from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import PathParameter

from tertulia.server.http.errors import ApiError
from tertulia.server.settings import SitePage

HASHED_FOLDER = "assets/"
"""Folder of the client's files that have a hash in their name, so that browsers may cache them for ever."""
IDENTITY = "identity"
TEXTS = {"application/javascript", "application/json", "image/svg+xml"}
MIN_COMPRESSED_BYTES = 300
"""Minimum size in bytes of a body that is compressed."""
Where = Annotated[str, PathParameter(description="A file or a page of the client")]
BASE = b'<base href="%s/"'
HEAD_END = b"</head>"
NOT_BUILT_PAGE = (
    b"<!doctype html><title>Tertulia</title><p>The browser client is not built. Run <code>make client</code>."
)


Packing = Callable[[bytes], bytes]
PACKINGS: Mapping[str, Packing] = {"br": brotli.compress, "gzip": partial(gzip.compress, compresslevel=9, mtime=0)}
"""The supported content encodings, the one with the smallest result first."""


class File:
    """A file of the client. Each encoding is computed when a browser first asks for it, and cached."""

    def __init__(self, name: str, body: bytes) -> None:
        self.media_type = mimetypes.guess_type(name)[0] or "application/octet-stream"
        self.has_hashed_name = name.startswith(HASHED_FOLDER)
        text = self.media_type.startswith("text/") or self.media_type in TEXTS
        self._packings = PACKINGS if text and len(body) >= MIN_COMPRESSED_BYTES else {}
        self._bodies = {IDENTITY: body}

    def choose_encoding(self, accepted: str) -> str:
        """Return the encoding with the smallest result that an `Accept-Encoding` header allows, or `identity`."""
        names = {part.split(";")[0].strip() for part in accepted.split(",")}
        return next((name for name in self._packings if name in names), IDENTITY)

    async def body(self, encoding: str) -> bytes:
        """Return the body in an encoding. It is compressed in a thread, so that the server does not block."""
        if encoding not in self._bodies:
            self._bodies[encoding] = await asyncio.to_thread(self._packings[encoding], self._bodies[IDENTITY])
        return self._bodies[encoding]


def load(folder: Path | None, base_path: str = "", site_pages: Sequence[SitePage] = ()) -> dict[str, File]:
    """Load all files of the built client by path, or a placeholder page if the client is not built.

    In the client's page, the base address is set to `base_path`, because the page's links are relative. The page also
    lists the site's own pages (`site_pages`), such as its imprint.
    """
    if folder is None:
        return {"index.html": File("index.html", NOT_BUILT_PAGE)}
    files = [path for path in sorted(folder.rglob("*")) if path.is_file()]
    bodies = {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}
    bodies["index.html"] = bodies["index.html"].replace(BASE % b"", BASE % base_path.encode())
    bodies["index.html"] = bodies["index.html"].replace(HEAD_END, named_pages(site_pages) + HEAD_END, 1)
    bodies |= {place(page): page.text.encode() for page in site_pages if page.text is not None}
    return {name: File(name, body) for name, body in bodies.items()}


def place(page: SitePage) -> str:
    """Return the path of the text file that the server serves for a site's own page, such as its imprint."""
    return f"site/{page.kind}.{page.language or 'all'}.txt"


def named_pages(pages: Sequence[SitePage]) -> bytes:
    """Return the HTML element that lists the site's own pages, such as its imprint.

    `web/src/app/shell/sitePages.ts` reads it in the browser.
    """
    if not pages:
        return b""
    listed = [
        {"kind": page.kind, "language": page.language, "url": page.url, "file": None if page.url else place(page)}
        for page in pages
    ]
    return f'<meta name="site-pages" content="{escape(json.dumps(listed))}" />'.encode()


def handler(files: dict[str, File]) -> HTTPRouteHandler:
    """Return the route handler of every address outside the API.

    It serves the client's files and its page.
    """
    folders = {"", HASHED_FOLDER.rstrip("/"), *(name.rpartition("/")[0] for name in files)}

    def is_file(name: str) -> bool:
        """Return whether an address names a file: its last part has a dot, and its folder has files.

        Addresses of pages, such as signed links, may contain a dot too.
        """
        folder, _, last = name.rpartition("/")
        return "." in last and folder in folders

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def page(request: Request[Any, Any, Any], path: Where = "") -> Response[bytes]:
        name = path.strip("/")
        if name == "api" or name.startswith("api/"):
            raise ApiError(404, "not-found", f"page /{name[:60]} not found")
        file = files.get(name)
        if file is None and is_file(name):
            raise ApiError(404, "not-found", f"file /{name[:60]} not found")
        file = file or files["index.html"]
        encoding = file.choose_encoding(request.headers.get("Accept-Encoding", ""))
        cache = "public, max-age=31536000, immutable" if file.has_hashed_name else "no-cache"
        headers = {"Cache-Control": cache, "Vary": "Accept-Encoding"}
        if encoding != IDENTITY:
            headers["Content-Encoding"] = encoding
        return Response(await file.body(encoding), media_type=file.media_type, headers=headers)

    return page
