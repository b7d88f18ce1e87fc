"""Addresses that the app opens outside itself: in another tab after a person's action, otherwise as a link."""

import pytest

from server import SOURCE
from waiting import wait_until, wait_until_steady

MAIL = f"{SOURCE}/tree/main/Sources/Gallery/Classics/Mail"
# Playwright's own calls count as actions of a person. So the page looks as it does some seconds after the last one.
LONG_AFTER = "Object.defineProperty(navigator, 'userActivation', { get: () => ({ isActive: false, hasBeenActive: true }) })"
# As if the server said so.
SAY = "address => probe.sockets.at(-1).dispatchEvent(new MessageEvent('message', { data: JSON.stringify({ open: address }) }))"


def answer_everything(gallery):
    """The other site is this function: nothing leaves the machine."""
    gallery.page.context.route(
        lambda url: not url.startswith("http://127.0.0.1"), lambda route: route.fulfill(body="elsewhere"))


def open_by(gallery, action):
    """Returns the tab that an action opens."""
    with gallery.page.context.expect_page() as opened:
        action()
    opened.value.wait_for_load_state()
    return opened.value


def test_a_press_opens_an_address_in_another_tab_which_knows_nothing_of_the_app(gallery):
    answer_everything(gallery)
    gallery.open_app("Mail")
    tab = open_by(gallery, lambda: gallery.tap(gallery.button("Source")))
    assert tab.url == MAIL
    assert tab.evaluate("[window.opener, document.referrer]") == [None, ""]
    assert gallery.page.locator(".offer").count() == 0
    gallery.screenshot("scene-with-source")


def test_a_scene_in_two_versions_asks_which(gallery):
    answer_everything(gallery)
    gallery.open_app("Sections and Circle")
    gallery.tap(gallery.button("Source"))
    source = gallery.device.get_by_role("dialog").get_by_role("button", name="Open the source")
    wait_until_steady(source.bounding_box, "the popover", looks=4, pause=0.1)
    gallery.screenshot("scene-in-two-versions")
    tab = open_by(gallery, lambda: gallery.tap(source))
    assert tab.url.endswith("/Sources/Gallery/Classics/SectionsAndCircle")
    source.wait_for(state="detached")
    for version, place in [("XIB", "sections-from-nibs"), ("Code", "sections-and-circle")]:
        gallery.tap(gallery.button("Source"))
        segment = gallery.device.get_by_role("radio", name=version)
        segment.wait_for()
        wait_until_steady(segment.bounding_box, "the popover", looks=4, pause=0.1)
        gallery.tap(segment)
        segment.wait_for(state="detached")
        wait_until(lambda: gallery.page.url.endswith(f"#/{place}"), f"the address is that of {version}")


def test_a_finger_and_a_key_open_it_too(gallery):
    answer_everything(gallery)
    gallery.open_app("Mail")
    button = gallery.button("Source")
    point = gallery.middle(button)
    tab = open_by(gallery, lambda: gallery.page.touchscreen.tap(*point))
    assert tab.url == MAIL
    button.focus()
    tab = open_by(gallery, lambda: gallery.page.keyboard.press("Enter"))
    assert tab.url == MAIL


def test_it_opens_only_on_the_page_whose_person_asked(server, visit):
    first, second = visit(server), visit(server)
    for gallery in (first, second):
        answer_everything(gallery)
    first.open_app("Mail")
    second.button("Source").wait_for()
    open_by(second, lambda: second.tap(second.button("Source")))
    assert len(first.page.context.pages) == 1
    assert first.page.locator(".offer").count() == 0


def test_without_an_action_the_page_shows_a_link(gallery):
    answer_everything(gallery)
    gallery.page.evaluate(LONG_AFTER)
    gallery.page.evaluate(SAY, "https://www.swift.org/packages")
    offer = gallery.page.locator(".offer")
    assert offer.inner_text() == "Open www.swift.org"
    gallery.screenshot("offered-address")
    # A newer one replaces it.
    gallery.page.evaluate(SAY, "mailto:ada@example.com")
    assert offer.inner_text() == "Open mailto:ada@example.com"
    gallery.page.evaluate(SAY, "https://www.swift.org/packages")
    tab = open_by(gallery, offer.click)
    assert tab.url == "https://www.swift.org/packages"
    assert tab.evaluate("[window.opener, document.referrer]") == [None, ""]
    assert offer.count() == 0


def test_the_link_goes_when_the_person_does_something_else(gallery):
    gallery.page.evaluate(LONG_AFTER)
    gallery.page.evaluate(SAY, "https://www.swift.org")
    assert gallery.page.locator(".offer").count() == 1
    gallery.tap(gallery.cell("Settings"))
    assert gallery.page.locator(".offer").count() == 0
    assert len(gallery.page.context.pages) == 1


@pytest.mark.parametrize("address", [
    "javascript:document.title='hacked'", "JavaScript:document.title='hacked'", " javascript:document.title='hacked'",
    "data:text/html,<script>opener.document.title='hacked'</script>", "file:///etc/passwd", "blob:null/1",
    "view-source:https://www.swift.org", "chrome://settings", "//www.swift.org", "/photos", "", "https:", 7, None, [],
])
def test_addresses_that_could_do_harm_do_nothing(gallery, address):
    title = gallery.page.title()
    gallery.page.evaluate(SAY, address)
    gallery.tap(gallery.page.locator(".size"))
    gallery.page.evaluate(SAY, address)
    assert gallery.page.locator(".offer").count() == 0
    assert len(gallery.page.context.pages) == 1
    assert gallery.page.title() == title
