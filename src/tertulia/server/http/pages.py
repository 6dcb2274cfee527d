"""The browser client: its files, compressed once, and its one page for every address that is not a file."""

from __future__ import annotations

import gzip
import mimetypes
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import brotli
from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import PathParameter

from tertulia.server.http.errors import ApiError

HASHED = "assets/"
"""Files in here carry a hash in their name: a browser may keep them for ever."""
SMALLEST = 300
"""Less is not worth compressing."""
Where = Annotated[str, PathParameter(description="A file of the client, or a page of it")]
BASE = b'<base href="%s/"'
NOT_BUILT = b"<!doctype html><title>Tertulia</title><p>The browser client is not built. Run <code>make client</code>."


@dataclass(frozen=True)
class File:
    """A file of the client, in every encoding that a browser may ask for."""

    media_type: str
    kept: bool
    bodies: dict[str, bytes]

    def best(self, accepted: str) -> tuple[str, bytes]:
        """The smallest encoding that a browser accepts."""
        names = {part.split(";")[0].strip() for part in accepted.split(",")}
        return next((name, body) for name, body in self.bodies.items() if name in names or name == "identity")


def load(folder: Path | None, base_path: str = "") -> dict[str, File]:
    """All files of the built client by their path; one that says what to do where it is not built.

    The page is told where the site begins: its addresses are relative to that.
    """
    if folder is None:
        return {"index.html": File("text/html", False, {"identity": NOT_BUILT})}
    files = [path for path in sorted(folder.rglob("*")) if path.is_file()]
    bodies = {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}
    bodies["index.html"] = bodies["index.html"].replace(BASE % b"", BASE % base_path.encode())
    return {name: _file(name, body) for name, body in bodies.items()}


def _file(name: str, body: bytes) -> File:
    guessed = mimetypes.guess_type(name)[0] or "application/octet-stream"
    text = guessed.startswith("text/") or guessed in ("application/javascript", "application/json", "image/svg+xml")
    bodies = {"identity": body}
    if text and len(body) >= SMALLEST:
        bodies = {"br": brotli.compress(body), "gzip": gzip.compress(body, 9), **bodies}
    return File(guessed, name.startswith(HASHED), bodies)


def handler(files: dict[str, File]) -> HTTPRouteHandler:
    """The handler of everything that is not the interface."""

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def page(request: Request[Any, Any, Any], path: Where = "") -> Response[bytes]:
        name = path.strip("/")
        if name == "api" or name.startswith("api/"):
            raise ApiError(404, "not-found", f"there is nothing at /{name[:60]}")
        file = files.get(name)
        if file is None and "." in name.rpartition("/")[2]:
            raise ApiError(404, "not-found", f"there is no file /{name[:60]}")
        file = file or files["index.html"]
        encoding, body = file.best(request.headers.get("Accept-Encoding", ""))
        cache = "public, max-age=31536000, immutable" if file.kept else "no-cache"
        headers = {"Cache-Control": cache, "Vary": "Accept-Encoding"}
        if encoding != "identity":
            headers["Content-Encoding"] = encoding
        return Response(body, media_type=file.media_type, headers=headers)

    return page
