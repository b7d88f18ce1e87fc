"""Who may connect, and what the server reveals."""

import http.client
import re

import pytest

from photos import UNREADABLE

PAGE_FILES = ["/", "/main.js", "/page.css", "/decoder.js"]
PATHS_OF_A_FILE_SYSTEM = re.compile(rb"/(home|root|usr|tmp|work|var|etc)/")


def get(server, path, headers=None):
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=5)
    connection.request("GET", path, headers=headers or {})
    response = connection.getresponse()
    body = response.read()
    connection.close()
    return response, body


def cookie(server):
    response, _ = get(server, f"/?token={server.token}")
    assert response.status == 303 and response.getheader("Location") == "/"
    return {"Cookie": response.getheader("Set-Cookie").partition(";")[0]}


@pytest.mark.parametrize("path", [*PAGE_FILES, "/socket", "/image/1/1", "/?token=0123456789abcdef"])
def test_nothing_is_told_without_the_token(server, path):
    response, body = get(server, path)
    assert response.status == 403
    assert b"Open the address that the app printed" in body and server.token.encode() not in body


def test_a_host_of_another_name_is_refused(server):
    response, _ = get(server, "/", {**cookie(server), "Host": f"elsewhere.example:{server.port}"})
    assert response.status == 403


def test_the_socket_opens_for_our_own_page_only(server):
    upgrade = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13",
               "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==", "Origin": "http://elsewhere.example"}
    response, _ = get(server, "/socket", {**cookie(server), **upgrade})
    assert response.status == 403


def test_the_cookie_is_kept_from_scripts_and_other_sites(server):
    response, _ = get(server, f"/?token={server.token}")
    assert {"HttpOnly", "SameSite=Strict"} <= set(response.getheader("Set-Cookie").split("; "))


@pytest.mark.parametrize("path", PAGE_FILES)
def test_the_page_may_run_only_its_own_scripts_and_speak_only_to_its_server(server, path):
    response, _ = get(server, path, cookie(server))
    policy = response.getheader("Content-Security-Policy")
    assert policy.startswith("default-src 'none'; script-src 'self'; style-src 'self';")
    assert "connect-src 'self'" in policy and "unsafe" not in policy
    assert response.getheader("X-Content-Type-Options") == "nosniff"


@pytest.mark.parametrize("path", ["/image/../../../etc/passwd", "/image/x/1", "//etc/passwd", "/%2e%2e/etc/passwd"])
def test_files_are_not_to_be_had_by_path(server, path):
    response, body = get(server, path, cookie(server))
    assert response.status == 404 and b"root:" not in body


def test_no_answer_and_no_frame_holds_a_path(start, visit, photos):
    server = start("--photos", photos)
    gallery = visit(server)
    received = []
    gallery.page.on("websocket", lambda socket: socket.on("framereceived", lambda text: received.append(text)))
    # A late response for the earlier page has no body any more when the test reads it.
    gallery.page.goto("about:blank")
    gallery.log.responses.clear()
    gallery.page.goto(server.origin)
    gallery.wait_for_cells()
    gallery.open("Photos")
    gallery.wait_for_pictures(without=UNREADABLE)

    assert len(received) > 2
    for text in received:
        assert not PATHS_OF_A_FILE_SYSTEM.search(text.encode() if isinstance(text, str) else text)
    pages = [response for response in gallery.log.responses if response.ok]
    assert [response for response in pages if "/image/" in response.url]
    for response in pages:
        assert not PATHS_OF_A_FILE_SYSTEM.search(response.body()), response.url
        assert str(photos) not in str(response.headers)
