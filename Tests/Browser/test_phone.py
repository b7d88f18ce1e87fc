"""On a real phone the page itself is the phone, without a drawn device. Beside it, a second page watches."""

import pytest

from waiting import wait_until

PHONE = {"viewport": {"width": 390, "height": 763}, "screen": {"width": 390, "height": 844}, "is_mobile": True,
         "device_scale_factor": 3}
SIDEWAYS = {"width": 844, "height": 340}


@pytest.fixture
def phone(server, visit):
    gallery = visit(server, **PHONE)
    wait_until(lambda: gallery.device.bounding_box()["width"] == 390, "the app is as wide as the phone")
    return gallery


def test_the_app_is_the_whole_screen(phone):
    assert phone.device.bounding_box() == {"x": 0, "y": 0, "width": 390, "height": 763}
    assert phone.page.locator(".bar").is_hidden() and phone.page.locator(".rim").is_hidden()
    assert phone.page.locator(".surroundings").is_hidden(), "the phone has a clock of its own"
    phone.screenshot("phone")


def test_the_pages_own_buttons_do_not_show_before_the_app(server, browser):
    context = browser.new_context(**PHONE, has_touch=True)
    page = context.new_page()
    held = []
    page.route("**/main.js", lambda route: held.append(route))
    with page.expect_request("**/main.js"):
        page.goto(server.url, wait_until="commit")
    wait_until(lambda: page.evaluate("getComputedStyle(document.body).position") == "fixed", "the style sheet is there")
    assert page.locator(".bar").is_hidden()
    held[0].continue_()
    page.locator("[data-collection] [role=gridcell]").first.wait_for()
    assert page.locator(".bar").is_hidden()
    context.close()


def test_it_follows_when_the_phone_is_turned(phone):
    phone.open("A million items")
    phone.page.set_viewport_size(SIDEWAYS)
    wait_until(lambda: phone.device.bounding_box() == {"x": 0, "y": 0, **SIDEWAYS}, "the app is as wide as the phone")
    wait_until(lambda: phone.columns == 11, "eleven columns")
    phone.screenshot("phone-turned")


def test_a_finger_scrolls_the_app_and_not_the_page(phone):
    phone.open("A million items")
    phone.scroll_by_hand(300, "touch", speed=3000)
    assert phone.wait_for_offset(lambda offset: offset > 200, "beyond 200")
    assert phone.page.evaluate("scrollY") == 0


def test_it_can_be_installed(phone):
    manifest = phone.page.evaluate("fetch('manifest.webmanifest').then(response => response.json())")
    assert manifest["display"] == "fullscreen" and manifest["icons"]
    assert "viewport-fit=cover" in phone.page.locator("meta[name=viewport]").get_attribute("content")


def test_a_page_that_comes_later_changes_neither_size_nor_appearance(server, visit):
    first = visit(server, color_scheme="light")
    late = visit(server, color_scheme="dark", **PHONE)
    late.wait_for_cells()
    fill = "element => getComputedStyle(element).backgroundColor"
    wait_until(lambda: late.size == (393, 852), "the phone shows what the first page shows")
    assert first.list.evaluate(fill) == late.list.evaluate(fill) == "rgb(242, 242, 247)"
    assert first.size == (393, 852)
    first.page.close()
    wait_until(lambda: late.device.bounding_box()["width"] == 390, "now the phone leads")
    wait_until(lambda: late.list.evaluate(fill) == "rgb(0, 0, 0)", "and it is dark")
