"""The page as the server hands it out: its files, its places, and nothing beside them."""

import gzip
from pathlib import Path

import pytest

from lenoir.server import app, page
from lenoir.server.page import FOLDER, TYPES, Page
from tests.server.raw import Answer, request
from tests.server.serving import a_server

SECRET = b"the envelope"
WHOLE = b"let shell" * 100


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small page, with a secret beside it."""
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_bytes(b"<!doctype html>the shell")
    (folder / "sw.js").write_bytes(b"// worker")
    (folder / "manifest.webmanifest").write_bytes(b"{}")
    (folder / "icon.png").write_bytes(b"png")
    (folder / ".made-from").write_bytes(SECRET)
    (folder / "assets" / "main-1a2b.js").write_bytes(WHOLE)
    (folder / "assets" / "main-1a2b.js.gz").write_bytes(gzip.compress(WHOLE, mtime=0))
    (folder / "assets" / "main-1a2b.js.br").write_bytes(b"brotli")
    (tmp_path / "secret.js").write_bytes(SECRET)
    (tmp_path / "lenoir.key").write_bytes(SECRET)
    monkeypatch.setattr(app, "Page", lambda inner: Page(inner, folder))
    return folder


async def ask(path: str, method: str = "GET", **headers: str) -> Answer:
    async with a_server() as server:
        return await request(server.url, method, path, headers=headers)


@pytest.mark.parametrize(
    "path", ["/", "/table/t-1", "/learn", "/replay/a/b", "/settings", "/x?y=.z"]
)
@pytest.mark.usefixtures("built")
async def test_every_place_of_the_page_is_its_shell(path: str) -> None:
    answer = await ask(path)
    assert (answer.status, answer.body) == (200, b"<!doctype html>the shell")
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert "worker-src 'self'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize(
    ("language", "words"), [("fr-FR, en;q=0.5", "fr-2b.js"), ("en-GB, fr;q=0.5", ""), ("de", "")]
)
async def test_the_words_a_reader_will_want_are_named_with_the_shell(
    built: Path, language: str, words: str
) -> None:
    (built / "assets" / "fr-2b.js").write_bytes(b"export default 'Bonjour'")
    answer = await ask("/", **{"accept-language": language})
    named = f"</assets/{words}>; rel=modulepreload" if words else None
    assert answer.headers.get("link") == named
    assert answer.headers.get_all("vary") == ["Accept-Encoding", "Accept-Language"]


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/sw.js", "text/javascript; charset=utf-8"),
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/icon.png", "image/png"),
    ],
)
@pytest.mark.usefixtures("built")
async def test_a_file_has_its_type_and_is_asked_for_anew(path: str, kind: str) -> None:
    answer = await ask(path)
    assert (answer.status, answer.headers["content-type"]) == (200, kind)
    assert answer.headers.get_all("cache-control") == ["no-cache"]


@pytest.mark.parametrize(
    ("accepted", "way"),
    [
        ("gzip, deflate, br", "br"),
        ("gzip;q=0.5", "gzip"),
        ("br;q=0, GZIP", "gzip"),
        ("identity", None),
        ("", None),
    ],
)
@pytest.mark.usefixtures("built")
async def test_an_asset_is_kept_for_ever_and_packed_for_whom_can_unpack(
    accepted: str, way: str | None
) -> None:
    answer = await ask("/assets/main-1a2b.js", **{"Accept-Encoding": accepted})
    assert answer.headers.get_all("cache-control") == ["public, max-age=31536000, immutable"]
    assert answer.headers["content-encoding"] == way
    assert answer.headers["vary"] == "Accept-Encoding"

    bodies = {"br": b"brotli", "gzip": gzip.compress(WHOLE, mtime=0), None: WHOLE}
    assert answer.body == bodies[way]


@pytest.mark.usefixtures("built")
async def test_only_the_head_is_sent_to_whom_asks_for_that() -> None:
    answer = await ask("/learn", "HEAD")
    assert (answer.status, answer.body, answer.headers["content-length"]) == (200, b"", "24")


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.js",
        "/assets/../../secret.js",
        "/assets/..%2f..%2fsecret.js",
        "/%2e%2e/lenoir.key",
        "/..%5csecret.js",
        "/assets/%00",
        "//secret.js",
        "/.made-from",
        "/assets/main-1a2b.js/../../../secret.js",
        "/assets/",
        "/assets",
        "/favicon.ico",
        "/assets/main-1a2b.js.gz",
        "/lenoir.key",
        "file:///etc/passwd.js",
        "/" + "../" * 40 + "etc/hosts.js",
    ],
)
@pytest.mark.usefixtures("built")
async def test_no_path_leads_out_of_the_page(path: str) -> None:
    answer = await ask(path)
    assert answer.status in (400, 404)
    assert SECRET not in answer.body


@pytest.mark.usefixtures("built")
async def test_the_page_stands_before_no_door_of_the_server() -> None:
    assert (await ask("/healthz")).body == b"ok"
    assert (await ask("/api/nowhere")).status == 404
    assert (await ask("/learn", "POST")).status in (404, 405)


async def test_without_a_page_the_server_says_in_both_languages_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "Page", lambda inner: Page(inner, tmp_path))
    answer = await ask("/")
    assert (answer.status, answer.headers["content-type"]) == (503, "text/plain; charset=utf-8")
    text = answer.body.decode()
    assert "“make page” builds it" in text
    assert "«\u202fmake page\u202f» la construit" in text


def test_every_file_that_was_built_can_be_served() -> None:
    built = [file for file in FOLDER.rglob("*") if file.is_file() and file.name[0] != "."]
    assert built, "make page"
    unknown = {file.suffix for file in built} - {*TYPES, *page.PACKED.values()}
    assert not unknown
