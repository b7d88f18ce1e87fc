"""Settings: lists of every kind, in one column on a phone and in two on a tablet."""

import pytest

from classics import point
from settings import Settings
from waiting import wait_until, wait_until_steady


@pytest.fixture
def settings(gallery):
    return Settings(gallery)


def test_rows_lead_to_pages_and_back(settings):
    assert settings.names("Settings")[:4] == [
        "Ada Moreno, Account, cloud and purchases", "Airplane mode", "Wi-Fi, Linden 14", "Bluetooth, On"]
    settings.screenshot("")
    settings.open("Wi-Fi")
    assert settings.page.url.endswith("/settings/wifi")
    settings.tap("Wi-Fi", "Library")
    settings.tap_end("Wi-Fi", "Library", 28)
    settings.list("Library").wait_for()
    settings.tap("Library", "Forget this network")
    settings.list("Library").wait_for(state="detached")
    assert settings.names("Wi-Fi") == ["Wi-Fi", "Linden 14", "Night train"]
    settings.go_back("Wi-Fi")
    settings.wait_for_row("Settings", "Wi-Fi, Not connected")


def test_a_switch_is_turned_by_mouse_and_by_keyboard(settings):
    switch = settings.gallery.device.get_by_role("switch", name="Airplane mode")
    settings.gallery.tap(switch)
    settings.wait_for_row("Settings", "Wi-Fi, Off")
    assert switch.get_attribute("aria-checked") == "true"
    switch.focus()
    settings.page.keyboard.press(" ")
    settings.wait_for_row("Settings", "Wi-Fi, Linden 14")


def test_the_keyboard_opens_a_page_and_chooses(settings):
    settings.gallery.cell("Sounds").focus()
    settings.page.keyboard.press("Enter")
    settings.list("Sounds").wait_for()
    settings.rows("Sounds")
    settings.gallery.cell("Harp").focus()
    settings.page.keyboard.press("Enter")
    # Only the selected ringtone has the checkmark.
    settings.screenshot("-sounds")
    settings.page.keyboard.press("Escape")
    settings.list("Sounds").wait_for(state="detached")


def test_a_chevron_unfolds_and_a_header_folds(settings):
    settings.tap("Settings", "Storage")
    settings.list("Storage").wait_for()
    settings.tap_end("Storage", "Photos", 23)
    settings.wait_for_row("Storage", "Library, 18.4 GB")
    names = settings.names("Storage")
    assert names[1:5] == ["Photos, 19.0 GB", "Library, 18.4 GB", "Thumbnails, 610 MB", "Messages, 2.1 GB"]
    # One level is 10 points, for texts.
    settings.screenshot("-storage")
    settings.tap("Storage", "Apps")
    wait_until(lambda: settings.names("Storage")[1] == "Documents, 44 MB", "the header has folded its section")
    settings.tap("Storage", "Travel")
    settings.list("Travel").wait_for()


def test_languages_are_swiped_away_added_and_moved(settings):
    settings.tap("Settings", "Languages")
    settings.list("Languages").wait_for()
    settings.swipe("Languages", "Deutsch", -150)
    settings.gallery.tap(settings.gallery.button("Delete"))
    wait_until(lambda: settings.names("Languages") == ["English (UK)", "Français, French"], "German has gone")

    settings.gallery.tap(settings.gallery.button("Edit"))
    settings.wait_for_row("Languages", "Italiano, Italian")
    settings.tap_start("Languages", "Italiano", 28)
    wait_until(lambda: settings.names("Languages")[2] == "Italiano, Italian", "Italian is spoken")
    settings.screenshot("-languages")

    left, top, width, height = settings.row("Languages", "Italiano")["place"]
    _, target, _, _ = settings.row("Languages", "English (UK)")["place"]
    page, gallery = settings.page, settings.gallery
    page.mouse.move(*point(gallery, left + width - 28, top + height / 2))
    page.mouse.down()
    for step in range(1, 21):
        page.mouse.move(*point(gallery, left + width - 28, top + height / 2 + (target - top) * step / 20))
        page.wait_for_timeout(10)
    page.wait_for_timeout(200)
    page.mouse.up()
    wait_until(lambda: settings.names("Languages")[0] == "Italiano, Italian", "Italian comes first")
    gallery.tap(gallery.button("Done"))
    wait_until(lambda: len(settings.names("Languages")) == 3, "the others have gone")
    settings.go_back("Languages")
    settings.wait_for_row("Settings", "Languages, Italiano")


def test_languages_are_moved_by_keyboard(settings):
    """While the list is edited, the focused row offers its actions, although it can't be selected."""
    page, gallery = settings.page, settings.gallery
    settings.tap("Settings", "Languages")
    settings.list("Languages").wait_for()
    wait_until_steady(gallery.button("Edit").bounding_box, "the screen that comes in")
    gallery.tap(gallery.button("Edit"))
    settings.wait_for_row("Languages", "Italiano, Italian")
    first, second, third = settings.names("Languages")[:3]
    row = settings.list("Languages").get_by_role("gridcell", name=third, exact=True)
    row.focus()
    buttons = row.get_by_role("group", name="Actions").get_by_role("button")
    wait_until(lambda: "Move Up" in buttons.all_inner_texts(), "the row can be moved")
    up = buttons.filter(has_text="Move Up")
    for _ in range(5):
        page.keyboard.press("Tab")
        if up.evaluate("button => button === document.activeElement"):
            break
    settings.screenshot("-move-up")
    page.keyboard.press("Enter")
    wait_until(lambda: settings.names("Languages")[:3] == [first, third, second], "it is the second row")
    assert up.evaluate("button => button === document.activeElement"), "it can go on at once"
    page.keyboard.press("Enter")
    wait_until(lambda: settings.names("Languages")[:3] == [third, first, second], "it is the first row")
    wait_until(lambda: gallery.focused_label == third, "the focus is on the row, which can't go up any more")
    assert "Move Up" not in buttons.all_inner_texts()


def test_two_columns_on_a_tablet_one_on_a_phone(gallery):
    gallery.page.set_viewport_size({"width": 1400, "height": 1320})
    gallery.choose_device("tablet")
    gallery.wait_for_size(820, 1180)
    settings = Settings(gallery)
    settings.list("General").wait_for()
    settings.tap("Settings", "Wi-Fi")
    settings.list("Wi-Fi").wait_for()
    settings.screenshot("-tablet")
    # The list is 320 wide, and the page has the rest.
    left, _, width, _ = settings.row("Wi-Fi", "Linden 14")["place"]
    assert left > 320 and left + width < 820
    settings.tap_end("Wi-Fi", "Library", 28)
    settings.list("Library").wait_for()
    gallery.choose_device("phone")
    gallery.wait_for_size(393, 852)
    settings.list("Library").wait_for()
    settings.list("Settings").wait_for(state="detached")
    settings.go_back("Library")
    settings.go_back("Wi-Fi")
    settings.list("Settings").wait_for()


def test_there_is_a_way_back_from_two_columns(gallery):
    gallery.choose_device("tablet")
    gallery.wait_for_size(820, 1180)
    settings = Settings(gallery)
    gallery.tap(gallery.button("Back"))
    settings.list("Settings").wait_for(state="detached")
    gallery.wait_for_list("Scenes")


def test_in_the_dark(server, visit):
    settings = Settings(visit(server, color_scheme="dark"))
    settings.tap("Settings", "Notifications")
    settings.list("Notifications").wait_for()
    settings.screenshot("-dark")
    background = settings.gallery.picture(settings.list("Notifications")).getpixel((380, 800))
    assert max(background) < 30
