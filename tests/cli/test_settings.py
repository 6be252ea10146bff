"""A flag, else a variable, else a line of ``lenoir.toml``, else the usual."""

import os
from pathlib import Path

import pytest

from lenoir.settings import (
    LIMITS,
    SETTINGS,
    WITHOUT_FLAG,
    BadSettings,
    fill,
    read,
    take,
    user_folder,
    variable,
)
from tests.cli.command import lenoir


def settings_in(folder: Path, text: str) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "lenoir.toml"
    path.write_text(text, "utf-8")
    return path


def test_a_flag_goes_before_a_variable_and_a_variable_before_the_file(tmp_path: Path) -> None:
    settings_in(tmp_path, 'host = "file"\nport = 1\nworkers = 3\n')
    environment = {"LENOIR_PORT": "2", "LENOIR_WORKERS": "2", "LENOIR_HOST": ""}
    fill(environment, str(tmp_path))
    take({"workers": 4, "host": None, "command": "serve"}, environment)
    assert environment == {"LENOIR_HOST": "file", "LENOIR_PORT": "2", "LENOIR_WORKERS": "4"}


def test_the_file_here_goes_before_that_of_the_user(tmp_path: Path) -> None:
    environment = {"XDG_CONFIG_HOME": str(tmp_path), "APPDATA": str(tmp_path)}
    settings_in(Path(user_folder(environment)), "port = 1\n")
    for port, here in (("1", tmp_path / "empty"), ("2", tmp_path / "here")):
        if port == "2":
            settings_in(here, "port = 2\n")
        told = dict(environment)
        fill(told, str(here))
        assert told["LENOIR_PORT"] == port


def test_every_kind_of_setting_becomes_its_variable(tmp_path: Path) -> None:
    text = (
        'lang = "fr"\neditions = ["mine", "/theirs"]\nhost = "::"\nport = 80\ndata = "games"\n'
        'database_url = "postgresql://db/lenoir"\nworkers = 2\n'
        'origins = ["https://a.example", "https://b.example"]\nbrowser = true\n'
        "keep_finished = 1\nkeep_open = 2\nkeep_running = 3\nkeep_reports = 0\n"
        'hosts = ["cards.example"]\nproxies = ["10.0.0.1"]\nservers = 2\nmetrics_token = "word"\n'
        + "".join(f"limit_{name} = 7\n" for name in LIMITS)
    )
    found = read(str(settings_in(tmp_path, text)))
    assert set(found) == set(SETTINGS)
    assert found["editions"] == os.pathsep.join((str(tmp_path / "mine"), str(Path("/theirs"))))
    assert found["data"] == str(tmp_path / "games"), "beside the file"
    assert found["origins"] == "https://a.example https://b.example"
    assert (found["port"], found["browser"], found["lang"]) == ("80", "on", "fr")


@pytest.mark.parametrize(
    ("text", "code", "line", "key"),
    [
        ('host = "x"\nprot = 80\n', "unknown", 2, "prot"),
        ("\n[serve]\nport = 80\n", "unknown", 2, "serve"),
        ('port = "80"\n', "kind", 1, "port"),
        ("port = true\n", "kind", 1, "port"),
        ("# port\n\nworkers = 1.5\n", "kind", 3, "workers"),
        ('browser = "yes"\n', "kind", 1, "browser"),
        ('lang = "de"\n', "kind", 1, "lang"),
        ('origins = "https://a.example"\n', "kind", 1, "origins"),
        ("editions = [1]\n", "kind", 1, "editions"),
        ('host = ""\n', "kind", 1, "host"),
    ],
)
def test_what_is_no_setting_is_refused_with_its_place(
    text: str, code: str, line: int, key: str, tmp_path: Path
) -> None:
    with pytest.raises(BadSettings) as bad:
        read(str(settings_in(tmp_path, text)))
    told = bad.value.told
    assert (bad.value.code, told["line"], told["key"]) == (code, line, key)


def test_a_file_that_is_no_toml_is_refused_with_its_line(tmp_path: Path) -> None:
    for text in ("port = 80\nhost\n", "port = \n"):
        with pytest.raises(BadSettings, match="line") as bad:
            read(str(settings_in(tmp_path, text)))
        assert bad.value.code == "unreadable"


def test_the_command_reads_the_file_and_tells_what_is_wrong_with_it(tmp_path: Path) -> None:
    user = Path(user_folder(home := {"XDG_CONFIG_HOME": str(tmp_path), "APPDATA": str(tmp_path)}))
    settings_in(user, 'lang = "fr"\n')
    assert "Classique," in lenoir("editions", **home).out
    assert "Classic," in lenoir("editions", LENOIR_LANG="en", **home).out
    settings_in(user, "prot = 80\n")
    for language, says in (("en", "there is no setting “prot”"), ("fr", "pas de réglage")):
        done = lenoir("editions", "--lang", language, **home)
        assert (done.code, done.out) == (2, "")
        assert says in done.err
        assert "lenoir.toml" in done.err


def test_the_help_of_serve_and_the_page_name_every_setting() -> None:
    told = lenoir("serve", "--help", "--lang", "en").out
    page = Path(__file__).parents[2].joinpath("docs", "operate.md").read_text("utf-8")
    for key in SETTINGS:
        assert key in WITHOUT_FLAG or f"--{key.replace('_', '-')}" in told
        assert key.startswith("limit_") or f"`{variable(key)}`" in page
        assert f"`{key}`" in page
