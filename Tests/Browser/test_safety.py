"""Who may connect, and what the server reveals."""

import http.client
import http.server
import re
import threading

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


def entry(server):
    """Returns what the printed address gives a browser: the page's folder without its last slash, and the cookie."""
    response, _ = get(server, f"/?token={server.token}")
    folder = response.getheader("Location")
    assert response.status == 303 and re.fullmatch("/[0-9a-f]{16}/", folder)
    return folder.rstrip("/"), {"Cookie": response.getheader("Set-Cookie").partition(";")[0]}


@pytest.mark.parametrize("path", [*PAGE_FILES, "/socket", "/image/1/1", "/?token=0123456789abcdef"])
def test_nothing_is_told_without_the_token(server, path):
    folder, cookie = entry(server)
    for address, headers in ((path, {}), (folder + path, {}), (path, cookie)):
        response, body = get(server, address, headers)
        assert response.status == 403
        assert b"Open the address that the app printed" in body
        assert server.token.encode() not in body and folder.encode() not in body


def test_a_host_of_another_name_is_refused(server):
    folder, cookie = entry(server)
    response, _ = get(server, f"{folder}/", {**cookie, "Host": f"elsewhere.example:{server.port}"})
    assert response.status == 403


def test_the_socket_opens_for_our_own_page_only(server):
    upgrade = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13",
               "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==", "Origin": "http://elsewhere.example"}
    folder, cookie = entry(server)
    response, _ = get(server, f"{folder}/socket", {**cookie, **upgrade})
    assert response.status == 403


def test_the_cookie_is_kept_from_scripts_and_other_sites(server):
    response, _ = get(server, f"/?token={server.token}")
    attributes = response.getheader("Set-Cookie").split("; ")
    assert {"HttpOnly", "SameSite=Strict", f"Path={response.getheader('Location')}"} <= set(attributes)


class Neighbour:
    """A web server at another port of the same machine, as anyone may run one. It notes the cookies that it gets."""

    def __init__(self):
        self.cookies = {}
        neighbour = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                neighbour.cookies[self.path] = self.headers.get("Cookie", "")
                self.send_response(200)
                self.send_header("Content-Type", "text/html")
                self.end_headers()
                self.wfile.write(b"<!doctype html><title>Neighbour</title><script src='/main.js'></script>")

            def log_message(self, *_):
                pass

        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.origin = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self):
        self._server.shutdown()
        self._server.server_close()


@pytest.fixture
def neighbour():
    neighbour = Neighbour()
    yield neighbour
    neighbour.stop()


def test_another_port_of_the_machine_gets_no_cookie(server, visit, neighbour):
    gallery = visit(server)
    address = gallery.page.url
    other = gallery.page.context.new_page()
    for path in ("/", "/image/1/1", "/0123456789abcdef/", f"/?token={server.token}"):
        other.goto(neighbour.origin + path)
    assert {"/", "/main.js", "/image/1/1"} <= set(neighbour.cookies)
    assert set(neighbour.cookies.values()) == {""}
    # A page over there may send requests here as one of the same site. It doesn't know the folder.
    script = "url => fetch(url, { mode: 'no-cors', credentials: 'include' }).then(() => 'answered', () => 'refused')"
    assert other.evaluate(script, f"{server.origin}/main.js") == "refused", "Cross-Origin-Resource-Policy"
    assert other.goto(server.origin).status == 403
    other.goto(address)
    other.locator("[role=gridcell]").first.wait_for(state="attached")
    gallery.page.reload()
    gallery.wait_for_cells()


def test_two_apps_of_one_machine_keep_their_pages_apart(start, visit):
    one, other = start(), start()
    gallery = visit(one)
    second = gallery.page.context.new_page()
    second.goto(other.url)
    second.locator("[role=gridcell]").first.wait_for(state="attached")
    cookies = {cookie["path"]: cookie for cookie in gallery.page.context.cookies()}
    assert len(cookies) == 2 and {cookie["value"] for cookie in cookies.values()} == {one.token, other.token}
    gallery.page.reload()
    gallery.wait_for_cells()


@pytest.mark.parametrize("path", PAGE_FILES)
def test_the_page_may_run_only_its_own_scripts_and_speak_only_to_its_server(server, path):
    folder, cookie = entry(server)
    response, _ = get(server, folder + path, cookie)
    policy = response.getheader("Content-Security-Policy")
    assert policy.startswith("default-src 'none'; script-src 'self'; style-src 'self';")
    assert "connect-src 'self'" in policy and "unsafe" not in policy
    assert response.getheader("X-Content-Type-Options") == "nosniff"


@pytest.mark.parametrize("path", ["/image/../../../etc/passwd", "/image/x/1", "//etc/passwd", "/%2e%2e/etc/passwd"])
def test_files_are_not_to_be_had_by_path(server, path):
    folder, cookie = entry(server)
    response, body = get(server, folder + path, cookie)
    assert response.status == 404 and b"root:" not in body


def test_no_answer_and_no_frame_holds_a_path(start, visit, photos):
    server = start("--photos", photos)
    gallery = visit(server)
    received = []
    gallery.page.on("websocket", lambda socket: socket.on("framereceived", lambda text: received.append(text)))
    # A late response for the earlier page has no body any more when the test reads it.
    address = gallery.page.url
    gallery.page.goto("about:blank")
    gallery.log.responses.clear()
    gallery.page.goto(address)
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
