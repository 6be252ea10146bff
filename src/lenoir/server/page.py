"""The page: the files that the build has put into the package, answered from memory.

Only names that were found when the server started are answered: no path reaches the disk.
"""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

from lenoir.core.edition import LANGUAGES
from lenoir.messages import Messages
from lenoir.server.guarding.guard import App, Receive, Scope, Send, header_of
from lenoir.server.problems import asked_language

FOLDER: Final = Path(__file__).parents[1] / "page"

TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
PACKED: Final = {"br": ".br", "gzip": ".gz"}
"""How a file may be packed, the best first, and what its name then ends with."""

OF_THE_SERVER: Final = ("api", "admin", "assets", "healthz", "readyz", "metrics")
"""How the paths begin that are no place in the page."""
OF_THE_GUESTS: Final = ("table", "replay", "review", "screen")
"""How the places begin that belong to one table: no search engine may list them. The address of a
screen has its code in it."""

WORDS: Final = re.compile(rf"/assets/({'|'.join(LANGUAGES)})-[^/]+\.js")
"""The messages of the page in one language."""

Headers: TypeAlias = tuple[tuple[bytes, bytes], ...]


class File(NamedTuple):
    """A file as it is answered: whole, and packed in some ways."""

    headers: Headers
    bodies: Mapping[str, bytes]


class Page:
    """An ASGI application before another: it answers for the page, and hands on the rest."""

    def __init__(self, app: App, folder: Path = FOLDER) -> None:
        self._app, self._files = app, dict(_files(folder))
        self._words = {found[1]: path for path in self._files if (found := WORDS.fullmatch(path))}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope["type"] != "http" or scope["method"] not in ("GET", "HEAD"):
            await self._app(scope, receive, send)
        elif file := self._files.get(scope["path"]):
            await _answer(file, scope, send)
        elif not _is_a_place(scope["path"]):
            await self._app(scope, receive, send)
        elif shell := self._files.get("/index.html"):
            await _answer(shell, scope, send, more=self._ahead(scope))
        else:
            await _answer(_not_built(), scope, send, 503)

    def _ahead(self, scope: Scope) -> Headers:
        """The words that the reader will probably want: they come with the code, not after it."""
        path = self._words.get(asked_language(header_of(scope, b"accept-language")))
        link = ((b"link", f"<{path}>; rel=modulepreload".encode()),) if path else ()
        hidden = _first(scope["path"]) in OF_THE_GUESTS
        unlisted = ((b"x-robots-tag", b"noindex, nofollow"),) if hidden else ()
        return (*link, *unlisted, (b"vary", b"Accept-Language"))


def _is_a_place(path: str) -> bool:
    """Whether the page itself shows something there, such as /table/t-1: files have an ending."""
    return _first(path) not in OF_THE_SERVER and "." not in path.rpartition("/")[2]


def _first(path: str) -> str:
    return path.removeprefix("/").partition("/")[0]


def _files(folder: Path) -> Iterator[tuple[str, File]]:
    for file in sorted(folder.rglob("*")):
        kind = TYPES.get(file.suffix)
        if kind and file.is_file():
            packed = {way: file.with_name(file.name + end) for way, end in PACKED.items()}
            bodies = {way: name.read_bytes() for way, name in packed.items() if name.is_file()}
            path = f"/{file.relative_to(folder).as_posix()}"
            # The names of assets have a digest of what is in them: they never change.
            lasts = path.startswith("/assets/")
            cached = "public, max-age=31536000, immutable" if lasts else "no-cache"
            yield path, File(_headers(kind, cached), {**bodies, "": file.read_bytes()})


def _headers(kind: str, cached: str) -> Headers:
    return (
        (b"content-type", kind.encode()),
        (b"cache-control", cached.encode()),
        (b"vary", b"Accept-Encoding"),
    )


def _not_built() -> File:
    """What to do when the package was made without its page, in every language."""
    lines = []
    for language in LANGUAGES:
        say = Messages(language)
        lines.append(say("page-not-built"))
    text = "\n\n".join(lines) + "\n"
    return File(_headers("text/plain; charset=utf-8", "no-store"), {"": text.encode()})


async def _answer(
    file: File, scope: Scope, send: Send, status: int = 200, more: Headers = ()
) -> None:
    """The web server leaves out the body where only the head is asked for."""
    way = next((way for way in file.bodies if way in _accepted(scope)), "")
    body = file.bodies[way]
    headers = [*file.headers, *more, (b"content-length", str(len(body)).encode())]
    if way:
        headers.append((b"content-encoding", way.encode()))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def _accepted(scope: Scope) -> set[str]:
    """The ways of packing that the other side undoes; one with a weight of nought is refused."""
    named = b",".join(value for name, value in scope["headers"] if name == b"accept-encoding")
    wishes = (wish.partition(";") for wish in named.decode("latin-1").replace(" ", "").split(","))
    return {way.lower() for way, _, weight in wishes if weight.strip("0.") != "q="}
