"""Without the secret, the right name and the right origin the server reveals nothing, for any request."""

import pytest

from websocket import upgrade
from wire import admitted, ask, get, request

SOON = 3


def hosts(port):
    return {
        "another name": f"elsewhere.example:{port}",
        "another port": f"127.0.0.1:{port % 65535 + 1}",
        "no port": "127.0.0.1",
        "another name that begins alike": f"127.0.0.1.elsewhere.example:{port}",
        "a name before an at sign": f"127.0.0.1:{port}@elsewhere.example",
        "an address of this network": f"0.0.0.0:{port}",
        "nothing": "",
        "two in one": f"127.0.0.1:{port}, elsewhere.example",
        "a path behind it": f"127.0.0.1:{port}/",
        "too many digits": f"127.0.0.1:{port}{port}",
    }


@pytest.mark.parametrize("what", hosts(1))
def test_another_host_is_refused_also_with_the_cookie(server, what):
    headers = {"Connection": "close"}
    answer = ask(server.port, admitted(server, host=hosts(server.port)[what], headers=headers), SOON)
    assert answer.status == 403


OURS, THEIRS = "127.0.0.1:{port}", "elsewhere.example"


@pytest.mark.parametrize("names", [[], [OURS, THEIRS], [THEIRS, OURS]], ids=["none", "ours first", "theirs first"])
def test_no_host_and_two_hosts_are_refused(server, names):
    names = [name.format(port=server.port) for name in names]
    headers = {"Connection": "close"}
    answer = ask(server.port, admitted(server, host=names, headers=headers), SOON)
    assert answer.status in (400, 403)


def cookies(cookie):
    name, _, token = cookie.partition("=")
    return {
        "none": None,
        "an empty one": f"{name}=",
        "half of it": f"{name}={token[:16]}",
        "one letter too many": f"{name}={token}0",
        "a wrong letter": f"{name}={token[:-1]}{'0' if token[-1] != '0' else '1'}",
        "another name": f"screen={token}",
        "a longer name": f"x{name}={token}",
        "quotes": f'{name}="{token}"',
        "only semicolons": ";" * 5000,
        "only equals signs": "=" * 5000,
    }


@pytest.mark.parametrize("what", cookies("a=b"))
@pytest.mark.parametrize("target", ["/", "/main.js", "/socket", "/image/1/1"])
def test_another_cookie_is_refused_everywhere(server, what, target):
    cookie = cookies(server.cookie)[what]
    headers = {"Connection": "close", **({"Cookie": cookie} if cookie is not None else {})}
    for path in (target, server.folder + target.removeprefix("/")):
        answer = ask(server.port, request(server.port, path, headers=headers), SOON)
        assert answer.status == 403
        assert server.token.encode() not in answer.body and server.folder.encode() not in answer.body


def folders(folder):
    name = folder.strip("/")
    return {
        "none": "/",
        "half of it": f"/{name[:8]}/",
        "a letter too many": f"/{name}0/",
        "a wrong letter": f"/{name[:-1]}{'0' if name[-1] != '0' else '1'}/",
        "two slashes": f"//{name}/",
        "below another": f"/x/{name}/",
        "a detour": f"/x/..{folder}",
        "in percent signs": "/" + "".join(f"%{ord(letter):02x}" for letter in name) + "/",
        "that of another token": "/0123456789abcdef/",
    }


@pytest.mark.parametrize("what", folders("/1/"))
@pytest.mark.parametrize("target", ["", "main.js", "socket", "image/1/1"])
def test_with_the_cookie_another_folder_is_refused(server, what, target):
    headers = {"Cookie": server.cookie, "Connection": "close"}
    path = folders(server.folder)[what] + target
    answer = ask(server.port, request(server.port, path, headers=headers), SOON)
    assert answer.status in (400, 403) and server.folder.encode() not in answer.body


def test_the_cookie_is_for_the_folder_only_which_the_token_does_not_show(server):
    answer = ask(server.port, request(server.port, f"/?token={server.token}", headers={"Connection": "close"}), SOON)
    attributes = answer.headers["set-cookie"].split("; ")[1:]
    assert attributes == [f"Path={server.folder}", "HttpOnly", "SameSite=Strict"]
    assert answer.headers["location"] == server.folder and len(server.folder) == 18
    assert server.folder.strip("/") not in server.token


WRONG_TOKENS = ["", "0", "{token}0", "{half}", "{half}%00", "%", "%ff%ff", "..", "{half}&token={half}"]


@pytest.mark.parametrize("wrong", WRONG_TOKENS)
def test_another_token_is_refused(server, wrong):
    target = "/?token=" + wrong.format(token=server.token, half=server.token[:16])
    answer = ask(server.port, request(server.port, target, headers={"Connection": "close"}), SOON)
    assert answer.status == 403 and "set-cookie" not in answer.headers


def origins(port):
    return {
        "another site": "http://elsewhere.example",
        "another port": f"http://127.0.0.1:{port % 65535 + 1}",
        "another scheme": f"https://127.0.0.1:{port}",
        "another of our names": f"http://localhost:{port}",
        "none, as a sandbox says": "null",
        "a longer name": f"http://127.0.0.1:{port}.elsewhere.example",
        "no scheme": f"127.0.0.1:{port}",
    }


@pytest.mark.parametrize("what", origins(1))
def test_the_socket_opens_for_our_own_origin_only(server, what):
    answer = ask(server.port, upgrade(server, origins(server.port)[what]), SOON)
    assert answer.status == 403


def test_the_socket_does_not_open_without_an_origin(server):
    lines = upgrade(server).split(b"\r\n")
    without = b"\r\n".join(line for line in lines if not line.startswith(b"Origin"))
    assert ask(server.port, without, SOON).status == 403


NOWHERE = ["/../../etc/passwd", "//etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/image/../../etc/passwd", "/image//",
           "/image/1/" + "9" * 400, "/image/1/-1", "/main.js%00.html", "/%"]


@pytest.mark.parametrize("target", NOWHERE)
def test_paths_lead_nowhere_else(server, target):
    answer = get(server, target, seconds=SOON)
    assert answer.status in (400, 404) and b"root:" not in answer.body
    headers = {"Cookie": server.cookie, "Connection": "close"}
    outside = ask(server.port, request(server.port, target, headers=headers), SOON)
    assert outside.status in (400, 403) and b"root:" not in outside.body
