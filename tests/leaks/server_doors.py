"""Every door of the server, as data: whoever adds a route or a message adds a line here.

All of these are tried by anybody at any time, and change nothing: what is refused must be refused
alike in both worlds. What does change something is in the script (`at_the_server`).
"""

from typing import Final, NamedTuple

NO_KEY: Final = "A" * 43


class Door(NamedTuple):
    """A request; ``{words}`` are filled in."""

    method: str
    path: str
    body: str = ""
    query: str = ""

    def __str__(self) -> str:
        return f"{self.route}{self.query} {self.body}"

    @property
    def route(self) -> str:
        """As the application names it."""
        return f"{self.method} {self.path}"


def a_note(seat: str, card: str) -> str:
    """A note for some seat's notebook."""
    mark = f'{{"type": "mark", "card": {card}, "place": 7, "sign": "yes"}}'
    return f'{{"seat": {seat}, "cmd_id": "theirs", "changes": [{mark}]}}'


def a_wish(wish: str) -> Door:
    """Something asked of the table that nobody is granted during a game."""
    body = f'{{"cmd_id": "w", "wish": {{{wish}}}}}'
    return Door("POST", "/api/tables/{table}/wish", body)


DOORS: Final = (
    Door("GET", "/api/tables"),
    Door("POST", "/api/tables", '{"edition": "classic", "chairs": 3, "name": "Zoé"}'),
    Door("POST", "/api/tables", '{"edition": "classic", "chairs": 99, "name": "Zoé"}'),
    Door("GET", "/api/codes/{code}"),
    Door("GET", "/api/screens/{code}"),
    Door("GET", "/api/puzzles"),
    Door("GET", "/api/puzzles/{volume}"),
    Door("GET", "/api/tables/{table}"),
    Door("POST", "/api/tables/{table}/join", '{"invite": "{invite}", "name": "Zoé"}'),
    Door("POST", "/api/tables/{table}/join", '{"invite": "{code}", "name": "Zoé", "chair": 0}'),
    Door("POST", "/api/tables/{table}/join", '{"invite": 3}'),
    Door(
        "POST",
        "/api/tables/{table}/join",
        '{"invite": "{invite}", "name": "Zoé", "device": "a-device-of-nobody"}',
    ),
    Door("POST", "/api/tables/{table}/claim", f'{{"offer": "{NO_KEY}", "name": "Zoé"}}'),
    Door("POST", "/api/tables/{table}/spectate", '{"watch": "{watch}"}'),
    Door("POST", "/api/tables/{table}/spectate", f'{{"watch": "{NO_KEY}"}}'),
    Door("POST", "/api/tables/{table}/offer", '{"chair": 77}'),
    Door("POST", "/api/tables/{table}/wish", '{"cmd_id": "w", "wish": {"type": "Start"}}'),
    Door("POST", "/api/tables/{table}/wish", '{"cmd_id": "w", "wish": {"type": "GoOn"}}'),
    Door(
        "POST",
        "/api/tables/{table}/wish",
        f'{{"cmd_id": "p", "wish": {{"type": "Pledge", "pledge": "{"0" * 64}"}}}}',
    ),
    Door(
        "POST",
        "/api/tables/{table}/wish",
        '{"cmd_id": "r", "wish": {"type": "Reveal", "nonce": "n0"}}',
    ),
    a_wish('"type": "SetTable", "pace": 60'),
    a_wish('"type": "SetTable", "assistance": "none"'),
    a_wish('"type": "SeatBot", "chair": {other}'),
    a_wish('"type": "SitToo", "name": "Zoé", "chair": {other}'),
    a_wish('"type": "SitWith", "chair": {other}'),
    a_wish('"type": "LetIn", "chair": {other}, "person": {other}'),
    a_wish('"type": "TurnAway", "chair": {other}, "person": {other}'),
    a_wish('"type": "Agree", "proposal": 99'),
    a_wish('"type": "Decline", "proposal": 99'),
    a_wish('"type": "TakeOverAsHost"'),
    Door("POST", "/api/tables/{table}/ticket"),
    Door("GET", "/api/tables/{table}/record"),
    Door("GET", "/api/tables/{table}/record", query="?seat={viewer}"),
    Door("GET", "/api/tables/{table}/record", query="?seat={viewer}"),
    Door("GET", "/api/tables/{table}/record", query="?seat={other}"),
    Door("GET", "/api/tables/{table}/record", query="?game={game}"),
    Door("GET", "/api/tables/{table}/record", query="?seat=x"),
    Door("GET", "/api/tables/{table}/notes", query="?seat={viewer}"),
    Door("GET", "/api/tables/{table}/notes", query="?seat={other}"),
    Door("GET", "/api/tables/{table}/notes"),
    Door("POST", "/api/tables/{table}/notes", a_note("{other}", "{card}")),
    Door("POST", "/api/tables/{table}/notes", a_note("{viewer}", "99")),
    Door("POST", "/api/tables/{table}/report", '{"person": 77, "reason": "name"}'),
    Door("POST", "/api/tables/{table}/report", '{"person": 0, "reason": "nonsense"}'),
    Door("GET", "/admin"),
    Door("GET", "/admin/table"),
    Door("POST", "/admin/do", "deed=delete"),
    Door("GET", "/api/tables/{table}/knowledge", query="?seat={viewer}"),
    Door("GET", "/api/tables/{table}/knowledge", query="?seat={viewer}"),
    Door("GET", "/api/tables/{table}/knowledge", query="?seat={other}"),
    Door("GET", "/api/tables/{table}/learned", query="?seat={viewer}&since=0"),
    Door("GET", "/api/tables/{table}/learned", query="?seat={viewer}&since={within}&language=fr"),
    Door("GET", "/api/tables/{table}/learned", query="?seat={other}&since=0"),
    Door("GET", "/api/tables/{table}/why", query="?seat={viewer}&card={card}&place={place}"),
    Door("GET", "/api/tables/{table}/why", query="?seat={viewer}&card={card}&place=7&language=fr"),
    Door("GET", "/api/tables/{table}/why", query="?seat={other}&card={card}&place={place}"),
    Door("GET", "/api/tables/{table}/why", query="?seat={viewer}&card=99&place=7"),
    Door("GET", "/api/tables/{table}/replay"),
    Door("GET", "/api/tables/{table}/replay", query="?viewer={other}&at={within}&language=fr"),
    Door("GET", "/api/tables/{table}/replay", query="?game={game}&viewer={viewer}"),
    Door("GET", "/api/tables/{table}/published"),
    Door("GET", "/api/tables/{table}/published", query="?viewer={other}&at={within}"),
    a_wish('"type": "Publish", "game": "{game}"'),
    a_wish('"type": "Unpublish", "game": "{game}"'),
    a_wish('"type": "BeNamed", "game": "{game}"'),
    Door("GET", "/api/tables/{table}/review"),
    Door("GET", "/api/tables/{table}/review", query="?game={game}"),
    Door("GET", "/api/tables/{table}/hindsight", query="?seat={viewer}"),
    Door("GET", "/api/tables/{table}/hindsight", query="?seat={other}&language=fr"),
    Door("GET", "/api/tables/{table}/hindsight", query="?seat={viewer}&game={game}&than=0.5"),
    Door("GET", "/api/tables/{table}/choices", query="?seat={viewer}&moment={within}"),
    Door("GET", "/api/tables/{table}/choices", query="?seat={other}&moment={within}&case=1,7,13"),
    Door("GET", "/api/catalogue"),
    Door("GET", "/api/readings", query="?edition=detectives"),
    Door("GET", "/api/readings", query="?edition=none"),
    Door("GET", "/api/first-case"),
    Door("GET", "/api/first-case", query="?language=fr"),
    Door("GET", "/healthz"),
    Door("GET", "/readyz"),
    Door("GET", "/metrics"),
    Door("GET", "/api/schema"),
    Door("GET", "/api/schema/openapi.json"),
    Door("GET", "/api/schema/{path}"),
    Door("GET", "/nowhere"),
    Door("HEAD", "/api/tables/{table}"),
    Door("OPTIONS", "/api/tables/{table}/record"),
    Door("PUT", "/api/tables/{table}"),
)

MESSAGES: Final = (
    '{"type": "resume", "game": "{game}", "viewer": {viewer}, "seq": {within}}',
    '{"type": "resume", "game": "{game}", "viewer": {viewer}, "seq": {within}}',
    '{"type": "resume", "game": "{game}", "viewer": {viewer}, "seq": 0}',
    '{"type": "resume", "game": "{game}", "viewer": {viewer}, "seq": {beyond}}',
    '{"type": "resume", "game": "{game}", "viewer": -1, "seq": {open}}',
    '{"type": "resume", "game": "{game}", "viewer": {other}, "seq": 0}',
    '{"type": "resume", "game": "g-other", "viewer": {viewer}}',
    '{"type": "resume", "game": "{game}", "viewer": 9}',
    '{"type": "watch", "game": "{game}", "viewer": {viewer}, "language": "en", "seq": {within}}',
    '{"type": "watch", "game": "{game}", "viewer": {viewer}, "language": "fr", "seq": {within}}',
    '{"type": "watch", "game": "{game}", "viewer": {viewer}, "language": "en", "seq": {beyond}}',
    '{"type": "watch", "game": "{game}", "viewer": -1, "language": "fr", "seq": {open}}',
    '{"type": "watch", "game": "{game}", "viewer": {other}, "language": "en"}',
    '{"type": "watch", "game": "g-other", "viewer": {viewer}, "language": "fr"}',
    '{"type": "watch", "game": "{game}", "viewer": 9, "language": "fr"}',
    '{"type": "act", "cmd_id": "h1", "prompt_id": {prompt}, "action": {hostile}}',
    '{"type": "act", "cmd_id": "h2", "prompt_id": {late}, "action": {hostile}}',
    '{"type": "act", "cmd_id": "h3", "prompt_id": {prompt}, "action": {theirs}}',
    '{"type": "act", "cmd_id": "!", "prompt_id": {prompt}, "action": {theirs}}',
    "{again}",
    '{"type": "say", "cmd_id": "t1", "text": "one may not"}',
    '{"type": "say", "cmd_id": "t2", "phrase": "no such phrase"}',
    '{"type": "watch", "game": "{game}", "viewer": {viewer}, "language": "de"}',
    '{"type": "nonsense"}',
    '{"type": "enter", "ticket": "again"}',
)
"""What somebody sends on a second socket."""


def filled(text: str, words: dict[str, str]) -> str:
    """A text with its words."""
    for name, word in words.items():
        text = text.replace(f"{{{name}}}", word)
    return text
