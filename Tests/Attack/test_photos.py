"""The folder of photographs may contain anything and may change at any time: nothing blocks, and nothing else is
revealed."""

import os
import shutil
import time

import pytest

import album
from person import Person
from terminal import check_harmless
from waiting import wait_until
from wire import Connection, admitted, get

SOON = 2
MEMORY = 4 << 30
SLACK_KILOBYTES = 8 << 10


@pytest.fixture
def folder(tmp_path):
    return album.fill(tmp_path / "photos")


@pytest.fixture
def look(start, folder):
    """Starts a Gallery with the folder, opens its photographs, and returns it with their addresses by label."""
    people = []

    def looking():
        gallery = start("--photos", folder, memory=MEMORY)
        person = Person(gallery)
        people.append(person)
        person.open("Photos")
        addresses = {label: f"/image/{person.run}/{picture}" for label, picture in person.tree.pictures().items()}
        return gallery, person, addresses

    yield looking
    for person in people:
        person.page.leave()


def check_served(gallery, addresses, labels):
    for label in labels:
        assert get(gallery, addresses[label], seconds=SOON).body == album.picture(
            colour=bytes([int(label.split()[1]) * 20, 90, 160])), label


# Before the start

def make_fifo(path):
    os.mkfifo(path)


def make_folder(path):
    path.mkdir()


def link_to(target):
    def make(path):
        path.symlink_to(target)

    return make


NO_PICTURES = {
    "a FIFO": make_fifo,
    "a directory": make_folder,
    "a socket": album.make_socket,
    "a link to /dev/zero": link_to("/dev/zero"),
    "a link to /dev/random": link_to("/dev/random"),
    "a link to a terminal": link_to("/dev/tty"),
    "a link to nothing": link_to("nowhere.png"),
    "a link to itself": link_to("odd.png"),
}


@pytest.mark.parametrize("what", NO_PICTURES)
def test_what_is_no_file_is_passed_over_at_the_start(look, folder, what):
    NO_PICTURES[what](folder / "odd.png")
    gallery, _, addresses = look()
    assert "odd" not in addresses or get(gallery, addresses["odd"], seconds=SOON).status == 404
    check_served(gallery, addresses, ["photo 1", "photo 6"])


# After the start

def secret(tmp_path):
    path = tmp_path / "secret.png"
    path.write_bytes(album.picture(side=99))
    return path


REPLACEMENTS = {
    "a link to /etc/passwd": lambda path, outside: path.symlink_to("/etc/passwd"),
    "a link to another picture": lambda path, outside: path.symlink_to(outside),
    "a relative link": lambda path, outside: path.symlink_to(os.path.relpath(outside, path.parent)),
    "a link to a link": lambda path, outside: (
        path.with_name("between").symlink_to(outside), path.symlink_to(path.with_name("between"))),
    "a link to a device": lambda path, outside: path.symlink_to("/dev/zero"),
    "a FIFO": lambda path, outside: os.mkfifo(path),
    "a directory": lambda path, outside: path.mkdir(),
    "a socket": lambda path, outside: album.make_socket(path),
    "nothing": lambda path, outside: None,
}


@pytest.mark.parametrize("what", REPLACEMENTS)
def test_a_photograph_that_became_something_else_is_not_served(look, folder, tmp_path, what):
    gallery, _, addresses = look()
    path = folder / "photo 2.png"
    path.unlink()
    REPLACEMENTS[what](path, secret(tmp_path))
    before = time.monotonic()
    answer = get(gallery, addresses["photo 2"], seconds=SOON)
    assert answer.status == 404 and b"root:" not in answer.body
    assert time.monotonic() - before < SOON
    check_served(gallery, addresses, ["photo 1", "photo 3"])


def another_picture(path, outside):
    os.rename(outside, path)


def a_hard_link(path, outside):
    path.unlink()
    os.link(outside, path)


def words(path, outside):
    path.write_bytes(b"root:x:0:0:")


def another_kind_of_picture(path, outside):
    path.write_bytes(b"GIF89a" + bytes(100))


@pytest.mark.parametrize("replace", [another_picture, a_hard_link, words, another_kind_of_picture])
def test_another_file_or_other_bytes_are_not_served_as_the_photograph(look, folder, tmp_path, replace):
    gallery, _, addresses = look()
    replace(folder / "photo 2.png", secret(tmp_path))
    assert get(gallery, addresses["photo 2"], seconds=SOON).status == 404
    check_served(gallery, addresses, ["photo 1", "photo 3"])


def test_a_photograph_that_is_written_again_is_served(look, folder):
    gallery, _, addresses = look()
    written = album.picture(side=40)
    (folder / "photo 2.png").write_bytes(written)
    assert get(gallery, addresses["photo 2"], seconds=SOON).body == written


@pytest.mark.parametrize("moved", ["photos", "photos/inner", "photos/inner/most"])
def test_a_folder_that_became_a_link_is_not_followed(look, folder, tmp_path, moved):
    inner = folder / "inner" / "most"
    inner.mkdir(parents=True)
    (inner / "deep.png").write_bytes(album.picture())
    gallery, _, addresses = look()
    assert get(gallery, addresses["deep"], seconds=SOON).body == album.picture()
    # The link leads to another folder that has files of the same names, or to the same files.
    for leads_to in ("elsewhere", "moved"):
        path = tmp_path / moved
        if leads_to == "elsewhere":
            path.rename(tmp_path / "moved")
            shutil.copytree(tmp_path / "moved", tmp_path / "elsewhere")
        else:
            path.unlink()
        path.symlink_to(tmp_path / leads_to)
        assert get(gallery, addresses["deep"], seconds=SOON).status == 404


def test_many_that_ask_for_a_fifo_keep_nobody_waiting(look, folder):
    gallery, _, addresses = look()
    path = folder / "photo 2.png"
    path.unlink()
    os.mkfifo(path)
    asked = admitted(gallery, addresses["photo 2"])
    waiting = [Connection(gallery.port) for _ in range(40)]
    for connection in waiting:
        connection.send(asked)
    check_served(gallery, addresses, ["photo 1", "photo 3"])
    for connection in waiting:
        assert connection.answer(SOON).status == 404
        connection.close()


def test_a_photograph_that_grows_and_shrinks_while_it_is_sent_ends_its_answer_only(look, folder):
    gallery, _, addresses = look()
    path = folder / "photo 2.png"
    album.write_sparse(path, 40 << 20)
    with Connection(gallery.port, receive_buffer=4096) as connection:
        connection.send(admitted(gallery, addresses["photo 2"]))
        connection.read(SOON)
        os.truncate(path, 100)
        while connection.read(SOON) and not connection.has_ended:
            connection.received.clear()
    check_served(gallery, addresses, ["photo 1", "photo 3"])


# Huge files

def memory_while_asking(gallery, address, readers, seconds=2):
    """Requests it several times at once and reads slowly. Returns the beginnings of the responses, and the growth in
    kB."""
    before = gallery.resident_kilobytes
    asked = admitted(gallery, address)
    connections = [Connection(gallery.port, receive_buffer=4096) for _ in range(readers)]
    for connection in connections:
        connection.send(asked)
    most, deadline = before, time.monotonic() + seconds
    while time.monotonic() < deadline:
        for connection in connections:
            connection.read(0.01)
        most = max(most, gallery.resident_kilobytes)
    for connection in connections:
        connection.close()
    return [bytes(connection.received[:12]) for connection in connections], most - before


def test_a_file_beyond_256_megabytes_is_not_served(look, folder):
    album.write_sparse(folder / "x.png", 300 << 20)
    gallery, _, addresses = look()
    if "x" in addresses:
        answers, growth = memory_while_asking(gallery, addresses["x"], readers=4)
        assert growth <= SLACK_KILOBYTES, f"{growth} kB more"
        assert all(answer == b"HTTP/1.1 404" for answer in answers)


def test_a_large_file_is_read_while_it_is_sent(look, folder):
    album.write_sparse(folder / "x.png", 200 << 20)
    gallery, _, addresses = look()
    answers, growth = memory_while_asking(gallery, addresses["x"], readers=8)
    assert growth <= SLACK_KILOBYTES, f"{growth} kB more"
    assert all(answer == b"HTTP/1.1 200" for answer in answers)
    check_served(gallery, addresses, ["photo 1", "photo 3"])


# Names

NAMES = [
    b"\x1b]0;pwned\x07.png", b"\x1b[31m.png", b"\x1b[2J\x1b[H.png", b"new\nline.png", b"a\nGallery: http:elsewhere.png",
    b"return\rback.png", b"\x08\x08\x08.png", b"delete\x7f.png", "one\u009b31m.png".encode(), "\u0085next.png".encode(),
    b"\x9b31m.png", b"\xff\xfe.png", b"half \xe2\x82.png",
]


CONTENTS = {"undecodable": album.undecodable(), "no picture": b"no picture", "empty": b""}


@pytest.mark.parametrize("what", CONTENTS)
def test_names_of_files_do_not_reach_the_terminal_raw(look, folder, what):
    for name in NAMES:
        album.write(folder, name, CONTENTS[what])
    gallery, person, addresses = look()
    for address in addresses.values():
        person.page.tell({"imageFailed": int(address.rpartition("/")[2])})
    assert person.page.is_answered()
    wait_until(lambda: gallery.complaints, "the program names the bad files")
    for address in addresses.values():
        get(gallery, address, seconds=SOON)
    check_harmless(bytes(gallery.said))
    check_harmless(bytes(gallery.complained))
