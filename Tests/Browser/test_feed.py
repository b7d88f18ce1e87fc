"""Ten thousand posts of stack views."""

import pytest

from feed import Feed
from waiting import wait_until

FIRST, SECOND = "Post 1, Oli Byrne", "Post 2, Пётр Щукин"


@pytest.fixture
def feed(gallery):
    return Feed(gallery)


def test_posts_are_as_high_as_their_texts_in_every_script(feed):
    seen = set()
    for _ in range(14):
        places = feed.expect_tidy_posts()
        assert all(abs(left - 16) < 1 and abs(width - 361) < 1 for left, _, width, _ in places.values())
        seen |= places.keys()
        feed.wheel(600)
    # 14 · 600 points, with posts that are 200 to 600 high.
    assert len(seen) > 14
    feed.screenshot("scripts")


def test_a_tap_opens_the_replies_and_posts_below_slide(feed):
    before = feed.expect_tidy_posts()
    feed.screenshot("phone")
    journeys = feed.journeys(lambda: feed.press(FIRST, feed.replies_of(FIRST).get_attribute("aria-label")))
    after = feed.expect_tidy_posts()
    assert after[FIRST][1] == before[FIRST][1]
    grown = after[FIRST][3] - before[FIRST][3]
    assert grown > 40 and after[SECOND][1] - before[SECOND][1] == pytest.approx(grown, abs=1)
    # The post that opens stays. The one below only comes nearer to its place, and is visible on the way.
    assert max(journeys[FIRST]) - min(journeys[FIRST]) < 1
    way = journeys[SECOND]
    assert all(last <= next + 0.5 for last, next in zip(way, way[1:]))
    assert any(way[0] + 5 < top < way[-1] - 5 for top in way)
    feed.screenshot("open")
    feed.gallery.tap(feed.replies_of(FIRST))
    wait_until(lambda: feed.places == before, "all is as it was")


def test_what_was_opened_and_liked_is_so_after_a_way_round(feed):
    assert feed.button(FIRST, "Like, 6").get_attribute("aria-pressed") != "true"
    feed.press(FIRST, "Like, 6")
    feed.button(FIRST, "Like, 7").wait_for()
    feed.press(FIRST, "Follow")
    feed.button(FIRST, "Following").wait_for()
    feed.press(FIRST, "More")
    height = feed.resting_places()[FIRST][3]
    feed.wheel(6000)
    assert FIRST not in feed.resting_places()
    feed.wheel(-10_000)
    feed.button(FIRST, "Following").wait_for()
    assert feed.button(FIRST, "Like, 7").get_attribute("aria-pressed") == "true"
    assert feed.resting_places()[FIRST][3] == height
    feed.expect_tidy_posts()


def test_a_fling_says_how_long_frames_take(feed, report):
    assert feed.counter == "10,000 posts"
    for _ in range(4):
        feed.gallery.scroll_by_hand(900, "touch", speed=3000)
    wait_until(lambda: feed.counter.endswith("µs per frame"), "the counter has a number")
    report["the feed"] = feed.counter
    assert feed.gallery.resting_offset() > 3000
    feed.expect_tidy_posts()
    feed.screenshot("fling")


def test_posts_fit_at_large_text_sizes(feed):
    height = feed.resting_places()[FIRST][3]
    feed.show_controls()
    feed.screenshot("controls")
    assert feed.enlarge_text(3) == "Extra extra extra large"
    feed.hide_controls()
    larger = feed.expect_tidy_posts()[FIRST][3]
    assert larger > height
    feed.screenshot("extra-extra-extra-large")
    feed.show_controls()
    assert feed.enlarge_text(5) == "Accessibility 5"
    feed.hide_controls()
    assert feed.expect_tidy_posts()[FIRST][3] > 1.5 * larger
    feed.screenshot("accessibility-5")


def test_right_to_left_posts_are_mirror_images(feed):
    def distances():
        """Returns the distances of the follow button from both sides of its post."""
        box, post = feed.button(FIRST, "Follow").bounding_box(), feed.gallery.cell(FIRST).bounding_box()
        return box["x"] - post["x"], post["x"] + post["width"] - box["x"] - box["width"]

    before = distances()
    feed.show_controls()
    feed.turn_round()
    feed.hide_controls()
    wait_until(lambda: distances() == pytest.approx(before[::-1], abs=1), "the post has turned")
    feed.expect_tidy_posts()
    feed.screenshot("right-to-left")


@pytest.mark.parametrize("device, size, left, width", [
    # (820 - 672) / 2, and (852 - 672) / 2.
    ("tablet", (820, 1180), 74, 672), ("turn", (852, 393), 90, 672)])
def test_posts_are_no_wider_than_reads_well(gallery, device, size, left, width):
    gallery.choose_device(device)
    gallery.wait_for_size(*size)
    feed = Feed(gallery)
    places = feed.expect_tidy_posts()
    assert all(abs(place[0] - left) < 1 and abs(place[2] - width) < 1 for place in places.values())
    feed.screenshot(device)


def test_real_photographs_in_the_dark(start, visit, photos):
    gallery = visit(start("--photos", photos), color_scheme="dark")
    feed = Feed(gallery)
    feed.wheel(300)
    photograph = gallery.cell(SECOND).get_by_role("img", name="below", exact=True)

    def middle():
        picture = gallery.picture(photograph)
        return picture.getpixel((picture.width // 2, picture.height // 2))

    # The card of a post in dark appearance is nearly black.
    wait_until(lambda: max(middle()) > 100, "the photograph is seen")
    feed.screenshot("photographs-dark")


def test_an_address_leads_to_the_feed(server, visit):
    gallery = visit(server)
    gallery.page.evaluate("location.hash = '#/feed'")
    gallery.wait_for_list("Feed")
