"""Arguments may come from a script that took them from elsewhere: none reaches the terminal raw."""

import os
import subprocess

import pytest

import album
from terminal import check_harmless

NASTY = "\x1b]0;pwned\x07\x1b[31m\r\x7f\u009b31m\nGallery: http:elsewhere"

ARGUMENTS = {
    "photographs in no folder": ["--photos", f"/nowhere/{NASTY}"],
    "an address to listen at": ["--host", NASTY],
    "a name of a tunnel": ["--allow-host", NASTY],
    "a port": ["--port", NASTY],
    "an unknown option": [f"--{NASTY}"],
    "a source": ["--source", NASTY],
}


def run(*arguments, name="Gallery"):
    program = os.environ["GALLERY"]
    return subprocess.run([name, "--port", "0", *arguments], executable=program, capture_output=True, timeout=20)


@pytest.mark.parametrize("what", ARGUMENTS)
def test_an_argument_that_is_refused_is_shown_without_control_characters(what):
    done = run(*ARGUMENTS[what])
    assert done.returncode in (1, 2) and done.stderr
    check_harmless(done.stdout + done.stderr)


@pytest.mark.parametrize("kind", ["a file", "an empty folder", "a folder that cannot be read"])
def test_a_folder_of_photographs_with_such_a_name(tmp_path, kind):
    path = tmp_path / NASTY.replace("/", "")
    if kind == "a file":
        path.write_bytes(b"no picture")
    else:
        path.mkdir()
    if kind == "a folder that cannot be read":
        path.chmod(0)
    done = run("--photos", str(path))
    assert done.returncode == 1 and done.stderr
    check_harmless(done.stdout + done.stderr)


def test_the_names_of_the_program(tmp_path):
    done = run("--help", name=NASTY)
    assert done.returncode == 0 and b"--port" in done.stdout
    check_harmless(done.stdout + done.stderr)


def test_pictures_below_a_folder_with_such_a_name(tmp_path, start):
    folder = tmp_path / NASTY.replace("/", "")
    album.fill(folder)
    (folder / "bad.png").write_bytes(b"no picture")
    gallery = start("--photos", str(folder))
    check_harmless(bytes(gallery.said + gallery.complained))
