"""Mail: fifty thousand messages to swipe, select, delete and restore."""

import pytest

from mail import Mail
from waiting import wait_until


@pytest.fixture
def mail(gallery):
    return Mail(gallery)


def test_a_tap_opens_a_message_which_is_read_then(mail):
    unread = next(row["name"] for row in mail.rows if "Unread" in row["said"])
    mail.screenshot("")
    mail.tap(mail.names.index(unread))
    mail.list.wait_for(state="detached")
    assert mail.gallery.device.get_by_text(unread.split(", ")[0], exact=True).first.is_visible()
    mail.screenshot("-message")
    mail.page.keyboard.press("Escape")
    mail.list.wait_for()
    mail.wait_until_said(unread, "Unread", False)


def test_the_keyboard_opens_a_message(mail):
    names = mail.names
    mail.list.get_by_role("gridcell", name=names[2], exact=True).focus()
    mail.page.keyboard.press("ArrowDown")
    wait_until(lambda: mail.gallery.focused_label == names[3], "the next row is focused")
    mail.page.keyboard.press("Enter")
    mail.list.wait_for(state="detached")
    mail.page.keyboard.press("Escape")
    mail.list.wait_for()


def test_actions_by_keyboard_and_screen_reader(mail):
    """Screen readers have the buttons of the focused row, which become visible when the Tab key reaches them."""
    names = mail.names
    row = mail.list.get_by_role("gridcell", name=names[2], exact=True)
    buttons = row.get_by_role("group", name="Actions").get_by_role("button")
    row.focus()
    wait_until(lambda: buttons.count() >= 3, "actions are offered")
    flag = buttons.filter(has_text="Flag")
    while not flag.evaluate("button => button === document.activeElement"):
        mail.page.keyboard.press("Tab")
        assert mail.page.evaluate("document.activeElement.closest('.actions') !== null")
    mail.screenshot("-action")
    mail.page.keyboard.press("Enter")
    mail.wait_until_said(names[2], "Flagged")
    # As a screen reader clicks, without a pointer.
    buttons.filter(has_text="Delete").evaluate("button => button.click()")
    wait_until(lambda: mail.names[:3] == [names[0], names[1], names[3]], "the message has gone")
    wait_until(lambda: mail.gallery.focused_label == names[3], "the next row has the focus")
    assert mail.list.get_by_role("gridcell", name=names[0], exact=True).get_by_role("button").count() == 0


def test_swipes_by_touch(mail):
    names = mail.names
    was_unread = "Unread" in mail.said(names[2])
    mail.swipe(2, 90)
    mail.press("Read" if was_unread else "Unread")
    mail.wait_until_said(names[2], "Unread", not was_unread)
    mail.swipe(1, -160)
    mail.gallery.button("Flag").wait_for()
    mail.screenshot("-swiped")
    mail.press("Flag")
    mail.wait_until_said(names[1], "Flagged")
    mail.swipe(1, -160)
    mail.press("Delete")
    wait_until(lambda: mail.names[:2] == [names[0], names[2]], "the message has gone")
    # Across the whole row.
    mail.swipe(0, -370)
    wait_until(lambda: mail.names[0] == names[2], "another one has gone")
    mail.press("Undo")
    wait_until(lambda: mail.names[0] == names[0], "it is there again")


def test_a_swipe_by_the_mouse(mail):
    x, y = mail.middle(3)
    mail.page.mouse.move(x + 100, y)
    mail.page.mouse.down()
    for step in range(1, 21):
        mail.page.mouse.move(x + 100 - 10 * step, y)
        mail.page.wait_for_timeout(8)
    mail.page.wait_for_timeout(150)
    mail.page.mouse.up()
    mail.gallery.button("Archive").wait_for()
    # A click outside closes the row, and opens nothing.
    mail.tap(5)
    mail.gallery.button("Archive").wait_for(state="detached")
    assert mail.list.is_visible()


def test_several_are_chosen_deleted_and_brought_back(mail):
    names = mail.names
    mail.press("Edit")
    for index in (0, 2, 3):
        mail.tap(index)
    mail.gallery.device.get_by_text("3 selected", exact=True).first.wait_for()
    mail.screenshot("-chosen")
    mail.press("Delete")
    wait_until(lambda: mail.names[:2] == [names[1], names[4]], "three have gone")
    mail.gallery.device.get_by_text("49,997 messages").first.wait_for()
    mail.press("Undo")
    wait_until(lambda: mail.names[:5] == names[:5], "they are there again")
    mail.gallery.button("Undo").wait_for(state="detached")


def test_a_pull_brings_new_messages(mail):
    names = mail.names
    mail.pull_down()
    wait_until(lambda: names[0] not in mail.names[:3], "new ones are on top")
    assert mail.names[3] == names[0]
    assert all("Unread" in row["said"] for row in mail.rows[:3])
    mail.gallery.device.get_by_text("50,003 messages").first.wait_for()


def test_a_fling_through_the_mailbox_stays_smooth_and_right(mail):
    mail.gallery.scroll_by_hand(30_000, "mouse", speed=20_000)
    rows = mail.rows
    # Rows follow each other without gaps, wherever they are.
    for row, following in zip(rows, rows[1:]):
        assert row["place"][1] + row["place"][3] == pytest.approx(following["place"][1], abs=0.6)
    assert rows[0]["said"] not in ("", None)


def test_in_the_dark_and_on_a_tablet(server, visit):
    gallery = visit(server, color_scheme="dark")
    gallery.choose_device("tablet")
    gallery.wait_for_size(820, 1180)
    mail = Mail(gallery)
    mail.screenshot("-tablet-dark")
    background = mail.gallery.picture(mail.list).getpixel((400, 300))
    assert max(background) < 60
