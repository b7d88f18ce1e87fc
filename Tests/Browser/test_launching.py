"""The command's output before there is a page."""

import pytest

from server import run_to_its_end
from waiting import wait_until


@pytest.fixture
def mistakes(tmp_path):
    (tmp_path / "empty").mkdir()
    (tmp_path / "file.txt").write_text("no folder")
    return {
        "is missing": (["--photos", "/does/not/exist"], "There is no folder /does/not/exist."),
        "is empty": (["--photos", tmp_path / "empty"], "has no pictures"),
        "is a file": (["--photos", tmp_path / "file.txt"], "is a file, not a folder."),
        "is not named": (["--photos"], "--photos needs a folder"),
        "has no source": (["--source"], "--source needs an address"),
        "has a bad port": (["--port", "many"], "--port takes a number from 0 to 65535"),
    }


@pytest.mark.parametrize("mistake", ["is missing", "is empty", "is a file", "is not named", "has no source", "has a bad port"])
def test_a_mistake_is_one_sentence_and_exit_code_1(mistakes, mistake):
    arguments, sentence = mistakes[mistake]
    ended = run_to_its_end(*arguments)
    assert (ended.returncode, ended.stdout) == (1, "")
    assert sentence in ended.stderr and ended.stderr.count("\n") == 1


def test_an_unknown_option_is_named_with_those_that_exist():
    ended = run_to_its_end("--photo", "/tmp")
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr.startswith("There is no option --photo.\n")
    assert all(option in ended.stderr for option in ("--photos FOLDER", "--port NUMBER", "--help"))


def test_a_taken_port_is_said_and_the_next_one_used(start):
    first = start()
    second = start("--port", first.port)
    wait_until(lambda: second.complained, "the second says why")
    assert second.complained[0].startswith(f"Port {first.port} is taken; using ")
    assert second.complained[0].endswith(f"{second.port}.") and second.port != first.port
