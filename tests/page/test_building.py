"""The page is built from a lock without addresses, by a Node that can, and only when it changed."""

import json
import runpy
import shutil
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"


@pytest.mark.parametrize(
    ("told", "builds"),
    [
        ("v20.18.1", False),
        ("v20.19.0", True),
        ("v21.9.0", False),
        ("v22.12.1", True),
        ("v26.0.0", True),
        ("v22.11.0", False),
        ("nonsense", False),
    ],
)
def test_a_node_that_is_too_old_is_passed_over(
    told: str, builds: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("node", "npm"):
        (tmp_path / name).write_text(f"#!/bin/sh\necho {told}\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}")
    assert bool(runpy.run_path(str(WEB / "building.py"))["system_node"]()) == builds


def test_the_page_is_built_again_when_a_source_or_a_message_changed(tmp_path: Path) -> None:
    shutil.copytree(WEB, tmp_path / "web", ignore=shutil.ignore_patterns("node_modules"))
    locales = tmp_path / "src" / "lenoir" / "locales" / "page" / "en"
    locales.mkdir(parents=True)
    locales.joinpath("home.ftl").write_text("a = b\n")
    building = runpy.run_path(str(tmp_path / "web" / "building.py"))

    def made_from() -> str:
        return str(building["digest"](list(building["sources"]())))

    seen = [made_from()]
    (tmp_path / "web" / "src" / "words" / "words.test.ts").write_text("")
    assert made_from() == seen[0], "a test is no part of the page"
    for file in (tmp_path / "web" / "src" / "App.svelte", locales / "home.ftl"):
        file.write_text(file.read_text("utf-8") + "\n", "utf-8")
        seen.append(made_from())
    (tmp_path / "web" / "src" / "App.svelte").rename(tmp_path / "web" / "src" / "Bpp.svelte")
    seen.append(made_from())
    assert len(set(seen)) == 4


def test_the_lock_names_no_address_and_fixes_every_package() -> None:
    lock = json.loads((WEB / "package-lock.json").read_text("utf-8"))
    for name, package in lock["packages"].items():
        assert "resolved" not in package, name
        assert name == "" or "integrity" in package, name
