"""Sections that scroll on their own."""

import pytest

from store import Store
from waiting import wait_until


@pytest.fixture
def store(gallery):
    return Store(gallery)


def test_a_finger_turns_large_pictures_one_by_one_and_the_page_stays(store):
    first = store.hero
    assert abs(store.heroes()[first]) < 1
    store.screenshot("phone")
    offset = store.gallery.resting_offset()
    store.swipe(-150, 0)
    second = store.hero
    assert second != first and abs(store.heroes()[second]) < 1
    store.swipe(-150, 0, speed=4000)
    third = store.hero
    assert third not in (first, second) and abs(store.heroes()[third]) < 1
    store.swipe(150, 0)
    assert store.hero == second
    assert store.gallery.resting_offset() == offset


def test_a_finger_that_goes_up_scrolls_the_page_and_shelves_come_back_as_they_were(store):
    store.swipe(-150, 0)
    hero, offset = store.hero, store.gallery.resting_offset()
    store.swipe(0, -200)
    assert store.gallery.resting_offset() > offset + 100
    store.wheel(0, 4000)
    store.gallery.resting_offset()
    store.screenshot("far-down")
    assert not store.heroes()
    store.wheel(0, -9000)
    assert store.gallery.resting_offset() == offset
    assert store.hero == hero


def test_a_wheel_goes_sideways_over_a_shelf_and_down_the_page(store):
    first, offset = store.hero, store.gallery.resting_offset()
    store.wheel(120, 0)
    assert store.hero != first and store.gallery.resting_offset() == offset
    store.wheel(0, 300)
    assert store.gallery.resting_offset() > offset


def test_a_button_in_a_shelf_is_pressed(store):
    buttons = store.gallery.device.get_by_role("button", name="Get", exact=True)
    count = buttons.count()
    store.gallery.tap(buttons.first)
    store.gallery.device.get_by_role("button", name="Open", exact=True).first.wait_for()
    assert buttons.count() < count


def test_arrow_keys_walk_along_a_shelf(store):
    for _ in range(8):
        store.page.keyboard.press("Tab")
        if "picture of the day" in (store.gallery.focused_label or ""):
            break
    seen = [store.gallery.focused_label]
    for _ in range(4):
        store.page.keyboard.press("ArrowRight")
        wait_until(lambda: store.gallery.focused_label not in (seen[-1], None), "the next one has the focus")
        seen.append(store.gallery.focused_label)
    assert len(set(seen)) == 5
    # It is in view.
    left, _, width, _ = store.resting_places()[seen[-1]]
    assert left > -width / 2 and left < 393 - width / 2


def test_a_tablet_has_more_columns(store):
    def columns():
        store.wheel(0, 520)
        return len({round(left) for name, (left, *_) in store.resting_places().items()
                    if name in ("Mountains", "At night", "Weather", "People", "Stories", "Mosaics")})

    assert columns() == 2
    store.screenshot("columns-phone")
    store.gallery.choose_device("tablet")
    store.gallery.wait_for_size(820, 1180)
    store.wheel(0, -3000)
    store.screenshot("tablet")
    assert abs(store.heroes()[store.hero]) < 1
    assert columns() == 4
