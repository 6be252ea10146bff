"""``lenoir verify``: is a record a game by the rules, and was its chance the promised one?"""

from argparse import Namespace

import msgspec

from lenoir.messages import Messages
from lenoir.record.verify import Verdict, Wrong, verify
from lenoir.tui.paper import load, reason
from lenoir.tui.screen import Screen


def run(args: Namespace, say: Messages) -> int:
    """Print what was checked, and the verdict."""
    record = load(args.file, say)
    verdict = verify(record, args.noted)
    if args.json:
        print(_as_json(args.file, verdict))
        return 0 if verdict.ok else 1
    screen = Screen()
    for check in verdict.checked:
        screen.say(f"✓ {say(f'verified-{check}')}", hang="  ")
    if verdict.wrong is None:
        if "chance" not in verdict.checked:
            screen.say(f"– {say('unchecked-chance')}", hang="  ")
        good = say("verdict-good", file=args.file, n=len(record.events))
        screen.say(good, style="bold")
        return 0
    why = _placed(verdict.wrong, say)
    screen.say(f"✗ {why[:1].upper()}{why[1:]}", hang="  ")
    screen.say(say("verdict-bad", file=args.file), style="bold")
    return 1


def _placed(wrong: Wrong, say: Messages) -> str:
    why = reason(wrong.code, wrong.params, say)
    return say("place-event", n=wrong.line - 1, reason=why)  # the header is the first line


def _as_json(file: str, verdict: Verdict) -> str:
    wrong = verdict.wrong
    told = None if wrong is None else {"code": wrong.code, "line": wrong.line, "text": str(wrong)}
    found = {"file": file, "ok": verdict.ok, "checked": verdict.checked, "wrong": told}
    return msgspec.json.encode(found).decode()
