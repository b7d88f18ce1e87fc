"""The page through a tunnel, as Codespaces and others forward a port: with another name, and with TLS."""

from dataclasses import dataclass

import pytest

from tunnel import Tunnel

NAME = "shiny-telegram-8080.app.example"


@dataclass
class Forwarded:
    server: object

    origin = f"https://{NAME}"

    @property
    def url(self):
        return f"{self.origin}/?token={self.server.token}"


@pytest.fixture
def forward():
    tunnels = []

    def forwarding(server):
        tunnels.append(Tunnel(NAME, server.port))
        return tunnels[-1]

    yield forwarding
    for tunnel in tunnels:
        tunnel.stop()


def test_the_app_works_through_a_tunnel_that_is_allowed(start, launch, visit, forward):
    server = start("--allow-host", NAME)
    browser = launch(forward(server).browser_argument)
    gallery = visit(Forwarded(server), browser=browser, ignore_https_errors=True)
    gallery.open("A million items")
    gallery.page.mouse.move(*gallery.middle(gallery.list))
    gallery.page.mouse.wheel(0, 700)
    gallery.wait_for_offset(lambda offset: offset == 700, "700")
    folder = gallery.page.evaluate("location.pathname")
    assert gallery.page.evaluate("probe.sockets.map(({ url }) => url)") == [f"wss://{NAME}{folder}socket"]
    gallery.page.reload()
    gallery.wait_for_list("A million items")
    browser.close()


@pytest.mark.parametrize("allowed", [(), ("--allow-host", "other.example"), ("--allow-host", f"{NAME}:8443")])
def test_a_tunnel_that_is_not_allowed_is_refused(start, launch, forward, allowed):
    server = start(*allowed)
    browser = launch(forward(server).browser_argument)
    page = browser.new_context(ignore_https_errors=True).new_page()
    assert page.goto(Forwarded(server).url).status == 403
    browser.close()
