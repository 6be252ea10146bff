"""The page of whoever runs the server: plain HTML, forms and no script.

Without a word made by ``lenoir admin token`` there is no such page. It shows people and chairs, and
no card: what it shows comes from `Admin`, which reads none.
"""

import hmac
from collections.abc import Callable, Iterable
from hashlib import sha256
from html import escape
from time import gmtime, strftime
from typing import Final
from urllib.parse import parse_qs, urlencode

from lenoir.core.edition import Language
from lenoir.messages import messages_in
from lenoir.office.admin import Admin, Overview, Search
from lenoir.play.logs.ports import Unavailable
from lenoir.play.people.keys import KEY, digest
from lenoir.play.refusal import Refusal
from lenoir.seeing.logs import LOG
from lenoir.server.desk import Desk
from lenoir.server.guarding.allowances import Rate
from lenoir.server.guarding.guard import App, Receive, Scope, Send, group_of, header_of
from lenoir.server.problems import asked_language

PLACE: Final = "/admin"
COOKIE: Final = "lenoir-admin"
TRIES: Final = Rate(10, 60.0)
"""Words that one household may try in a minute. A word has 256 bits: this is for the log's sake."""
BY: Final = "page"
POLICY: Final = (
    b"default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; "
    b"frame-ancestors 'none'"
)
"""Stricter than that of the game's page but for its own forms: not even our own scripts run."""
DAYS: Final = ("1", "7", "30", "365")

STYLE: Final = b"""
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 62rem; margin: 0 auto; padding: 1rem; }
nav a, nav strong { margin-inline-end: 1rem; }
nav form, td form, .deeds form { display: inline; }
.deeds { margin-block: 1rem; }
td { vertical-align: top; }
table { border-collapse: collapse; width: 100%; display: block; overflow-x: auto; }
th, td { text-align: start; padding: .3rem .6rem; border-block-end: 1px solid #8886; }
button, input, select { font: inherit; padding: .25rem .6rem; min-height: 2.2rem; }
.danger { color: light-dark(#a11, #f88); }
p.said { border-inline-start: 4px solid #8886; padding-inline-start: .6rem; }
"""


class AdminPage:
    """An ASGI application before another: it answers for its own place, and hands on the rest."""

    def __init__(self, app: App, the_desk: Callable[[], Desk]) -> None:
        self._app, self._desk = app, the_desk

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        path = scope.get("path", "")
        if scope["type"] != "http" or not (path == PLACE or path.startswith(f"{PLACE}/")):
            await self._app(scope, receive, send)
            return
        scope["path_template"] = PLACE
        try:
            visit = _Visit(self._desk(), scope, await _form(scope, receive))
            status, headers, body = await visit.answer(path.removeprefix(PLACE).strip("/"))
        except Unavailable:
            status, headers, body = 503, [], b"503"
        except TooManyFields:
            status, headers, body = 400, [], b"400"
        own = [
            (b"content-type", b"text/html; charset=utf-8"),
            (b"content-security-policy", POLICY),
            (b"cache-control", b"no-store"),
            # With none at all browsers would say "Origin: null" of our own forms.
            (b"referrer-policy", b"same-origin"),
        ]
        kinds = {name for name, _ in headers}
        sent = [*headers, *(each for each in own if each[0] not in kinds)]
        await send({"type": "http.response.start", "status": status, "headers": sent})
        await send({"type": "http.response.body", "body": body})


Answer = tuple[int, list[tuple[bytes, bytes]], bytes]


class _Visit:
    """One request of somebody who may be in charge, or not."""

    def __init__(self, desk: Desk, scope: Scope, form: dict[str, str]) -> None:
        self._desk, self._scope, self._form = desk, scope, form
        self._admin: Admin = desk.house.admin
        self._language: Language = asked_language(header_of(scope, b"accept-language"))
        self._say = messages_in(self._language)
        self._word = _word(scope)

    async def answer(self, place: str) -> Answer:
        """Without a good word you learn nothing, not even what there is."""
        tokens = await self._admin.tokens()
        if not tokens:
            return 404, [], b"404"
        method = self._scope["method"]
        if place == "style.css" and method == "GET":
            return 200, [(b"content-type", b"text/css; charset=utf-8")], STYLE
        if place == "enter" and method == "POST":
            return self._entered(tokens)
        if not _is_good(self._word, tokens):
            return (200 if method == "GET" and not place else 403), [], self._door()
        if method == "POST":
            return await self._posted(place)
        if method != "GET":
            return 405, [], b"405"
        return await self._shown(place)

    # Coming in

    def _entered(self, tokens: dict[str, float]) -> Answer:
        group, word = group_of(self._scope), self._form.get("word", "").strip()
        if not self._desk.limits.allows(("admin", group), TRIES):
            return 429, [(b"retry-after", b"60")], self._door("admin-too-many")
        if not _is_good(word, tokens):
            LOG.warning("wrong word for the admin page")
            return 403, [], self._door("admin-wrong-word")
        secure = "; Secure" if self._scope.get("scheme") == "https" else ""
        cookie = f"{COOKIE}={word}; Path={PLACE}; HttpOnly; SameSite=Strict; Max-Age=43200{secure}"
        return 303, [(b"location", PLACE.encode()), (b"set-cookie", cookie.encode())], b""

    def _door(self, told: str = "") -> bytes:
        say = self._say
        words = f'<p class="said">{escape(say(told))}</p>' if told else ""
        return self._page(
            f"{words}<form method=post action={PLACE}/enter>"
            f"<label>{escape(say('admin-word'))} "
            "<input type=password name=word autocomplete=off required></label> "
            f"<button>{escape(say('admin-enter'))}</button></form>"
        )

    # Doing

    async def _posted(self, place: str) -> Answer:
        """Only from a form of ours: another page neither has the cookie nor knows the mark."""
        if place == "leave":
            gone = f"{COOKIE}=; Path={PLACE}; HttpOnly; SameSite=Strict; Max-Age=0"
            return 303, [(b"location", PLACE.encode()), (b"set-cookie", gone.encode())], b""
        form = self._form
        if place != "do" or not hmac.compare_digest(
            form.get("mark", "").encode(), self._mark().encode()
        ):
            return 403, [], b"403"
        if form.get("sure") != "yes":
            return 200, [], self._sure()
        table, deed = form.get("table", ""), form.get("deed", "")
        try:
            person, days = int(form.get("person") or -1), float(form.get("days") or 0)
            if not 0 <= days <= 3650:
                raise ValueError(days)
            await self._done(deed, table, person, days)
        except (Refusal, ValueError) as error:
            code = error.code if isinstance(error, Refusal) else "malformed"
            return 409, [], self._page(f"<p>{escape(self._say(f'refused-{code}'))}</p>")
        is_there = deed not in ("delete", "lift")
        where = f"{PLACE}/table?{urlencode({'name': table})}" if is_there and table else PLACE
        return 303, [(b"location", where.encode())], b""

    async def _done(self, deed: str, table: str, person: int, days: float) -> None:
        match deed:
            case "end":
                await self._admin.end(BY, table)
            case "delete":
                await self._admin.delete(BY, table)
            case "silence":
                await self._admin.silence(BY, table, person, days)
            case "ban":
                await self._admin.ban(BY, table, person, days)
            case "lift":
                await self._admin.lift(BY, person)
            case "erase":
                await self._admin.erase(BY, table, person)
            case _:
                raise ValueError(deed)

    def _sure(self) -> bytes:
        """Once more, since nothing of it can be undone."""
        deed = self._form.get("deed", "")
        told = self._say(f"admin-deed-{deed}") if deed in DEEDS else "?"
        hidden = "".join(
            f'<input type=hidden name="{name}" value="{escape(self._form.get(name, ""))}">'
            for name in ("table", "person", "days", "deed", "mark")
        )
        sure = escape(self._say("admin-sure", deed=told))
        return self._page(
            f"<p>{sure}</p><form method=post action={PLACE}/do>{hidden}"
            f"<input type=hidden name=sure value=yes><button class=danger>{escape(told)}</button>"
            f'</form> <p><a href="{PLACE}">{escape(self._say("admin-back"))}</a></p>'
        )

    # Showing

    async def _shown(self, place: str) -> Answer:
        query = {name: values[0] for name, values in parse_qs(_query(self._scope)).items()}
        match place:
            case "":
                return 200, [], await self._tables(query)
            case "table":
                try:
                    found = await self._admin.show(query.get("name", ""))
                except Refusal:
                    return 404, [], self._page(f"<p>{self._text('refused-no_such_table')}</p>")
                return 200, [], self._table(found)
            case "reports":
                return 200, [], await self._reports()
            case "bans":
                return 200, [], await self._bans()
            case "acts":
                return 200, [], await self._acts()
            case _:
                return 404, [], b"404"

    async def _tables(self, query: dict[str, str]) -> bytes:
        text, state = query.get("text", "")[:64], query.get("state", "")
        search = Search(text, query.get("edition", ""), state)
        rows = [
            [
                _link(each.table, each.code),
                escape(each.edition),
                self._text(f"admin-state-{each.state}"),
                escape(", ".join(guest.name for guest in each.people)),
                _day(each.created),
                _day(each.changed),
            ]
            async for each in self._admin.tables(search)
        ]
        states = "".join(
            f'<option value="{name}"{" selected" if name == state else ""}>'
            f"{self._text(f'admin-state-{name}') if name else '–'}</option>"
            for name in ("", "open", "running", "finished")
        )
        form = (
            f"<form action={PLACE}><label>{self._text('admin-search')} <input name=text "
            f'value="{escape(text)}"></label> <select name=state aria-label='
            f'"{self._text("admin-state")}">{states}</select> '
            f"<button>{self._text('admin-look')}</button></form>"
        )
        heads = ("code", "edition", "state", "people", "created", "changed")
        return self._page(form + self._rows(heads, rows))

    def _table(self, found: Overview) -> bytes:
        name: dict[str, str] = {"table": found.table}
        chairs = "".join(f"<li>{escape(chair) or '–'}</li>" for chair in found.chairs)
        rows = [
            [
                str(guest.number),
                escape(guest.name) + (" ★" if guest.is_host else ""),
                self._text("admin-here" if guest.is_here else "admin-away")
                + (f", {self._text('admin-silent')}" if guest.is_silenced else ""),
                " ".join(
                    self._button(deed, {**name, "person": str(guest.number)}, days)
                    for deed, days in (("silence", True), ("ban", True), ("erase", False))
                ),
            ]
            for guest in found.people
        ]
        return self._page(
            f"<h1>{escape(found.code)}</h1><p>{escape(found.edition)}, "
            f"{self._text(f'admin-state-{found.state}')}, {_day(found.changed)}</p>"
            f"<h2>{self._text('admin-chairs')}</h2><ol>{chairs}</ol>"
            f"<h2>{self._text('admin-people')}</h2>"
            + self._rows(("number", "name", "state", "deeds"), rows)
            + f"<div class=deeds>{self._button('end', name)} {self._button('delete', name)}</div>"
        )

    async def _reports(self) -> bytes:
        rows = [
            [
                _day(each.at),
                _link(each.table, f"{each.table[:8]}…"),
                f"{each.by} → {each.person}",
                self._text(f"admin-reason-{each.reason}"),
                escape(each.text),
            ]
            for each in reversed(await self._admin.reports())
        ][:500]
        return self._page(self._rows(("when", "table", "who", "reason", "text"), rows))

    async def _bans(self) -> bytes:
        rows = [
            [str(number), _day(ban.until), self._button("lift", {"person": str(number)})]
            for number, ban in (await self._admin.bans.now()).items()
        ]
        return self._page(self._rows(("number", "until", "deeds"), rows))

    async def _acts(self) -> bytes:
        rows = [
            [
                _day(each.at),
                escape(each.by),
                escape(each.deed),
                escape(each.table[:8]),
                *("" if value is None else f"{value:g}" for value in (each.person, each.days)),
            ]
            for each in reversed(await self._admin.acts())
        ][:500]
        return self._page(self._rows(("when", "who", "deed", "table", "number", "days"), rows))

    # Parts

    def _text(self, name: str) -> str:
        return escape(self._say(name))

    def _mark(self) -> str:
        return hmac.digest(self._word.encode(), b"lenoir admin form", sha256).hex()

    def _button(self, deed: str, fields: dict[str, str], days: bool = False) -> str:
        hidden = "".join(
            f'<input type=hidden name="{name}" value="{escape(value)}">'
            for name, value in {**fields, "deed": deed, "mark": self._mark()}.items()
        )
        options = "".join(f"<option>{each}</option>" for each in DAYS)
        choice = f'<select name=days aria-label="{self._text("admin-days")}">{options}</select>'
        return (
            f"<form method=post action={PLACE}/do>{hidden}{choice if days else ''}"
            f"<button>{self._text(f'admin-deed-{deed}')}</button></form>"
        )

    def _rows(self, heads: Iterable[str], rows: list[list[str]]) -> str:
        if not rows:
            return f"<p>{self._text('admin-none')}</p>"
        head = "".join(f"<th>{self._text(f'admin-{name}')}</th>" for name in heads)
        body = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) for row in rows)
        return f"<table><tr>{head}</tr>{body}</table>"

    def _page(self, body: str) -> bytes:
        places = (("", "tables"), ("/reports", "reports"), ("/bans", "bans"), ("/acts", "acts"))
        links = "".join(
            f'<a href="{PLACE}{path}">{self._text(f"admin-{name}")}</a>' for path, name in places
        )
        leave = (
            f"<form method=post action={PLACE}/leave>"
            f"<button>{self._text('admin-leave')}</button></form>"
        )
        nav = f"<nav>{links}{leave}</nav>" if self._word else ""
        return (
            f"<!doctype html><html lang={self._language}><meta charset=utf-8>"
            "<meta name=viewport content='width=device-width'><meta name=robots content=noindex>"
            f"<title>{self._text('admin-title')}</title>"
            f'<link rel=stylesheet href="{PLACE}/style.css">{nav}<main>{body}</main></html>'
        ).encode()


DEEDS: Final = ("end", "delete", "silence", "ban", "lift", "erase")


def _is_good(word: str, tokens: dict[str, float]) -> bool:
    """Whether a word is one of those; all are looked at, however soon one fits."""
    if not KEY.fullmatch(word):
        return False
    found = digest(word)
    return sum(hmac.compare_digest(found, each) for each in tokens) > 0


def _word(scope: Scope) -> str:
    for part in header_of(scope, b"cookie").split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE:
            return value
    return ""


def _link(table: str, told: str) -> str:
    return f'<a href="{PLACE}/table?{urlencode({"name": table})}">{escape(told)}</a>'


def _query(scope: Scope) -> str:
    return bytes(scope.get("query_string", b"")).decode("latin-1")


def _day(when: float) -> str:
    return strftime("%Y-%m-%d %H:%M", gmtime(when))


class TooManyFields(Exception):
    """A form with more fields than any form of ours has."""


async def _form(scope: Scope, receive: Receive) -> dict[str, str]:
    """What a form sends; the guard has seen to its size."""
    if scope["method"] != "POST":
        return {}
    body = bytes((await receive()).get("body", b"")).decode("utf-8", "replace")
    try:
        fields = parse_qs(body, max_num_fields=20)
    except ValueError:
        raise TooManyFields from None
    return {name: values[0] for name, values in fields.items()}
