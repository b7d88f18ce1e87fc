"""Bars while screens come and go, frame by frame: titles never overlap, and move as on iOS 26."""

import pytest

from gallery import BAR_HEIGHT, LARGE_TITLE, PHONE, SAFE
from waiting import wait_until, wait_until_steady

# In each frame for some milliseconds: the visible words between two heights of the device, with their boxes in points.
RECORD = """([milliseconds, top, bottom]) => {
    window.recording = new Promise(resolve => {
        const frames = [], start = performance.now();
        const look = () => {
            const device = document.querySelector(".device");
            const box = device.getBoundingClientRect(), scale = box.width / device.offsetWidth;
            const seen = [];
            for (const run of device.querySelectorAll(".run")) {
                if (!run.checkVisibility()) continue;
                let opacity = 1;
                for (let part = run; part !== device; part = part.parentElement) opacity *= getComputedStyle(part).opacity;
                const place = run.getBoundingClientRect();
                const [x, y] = [(place.x - box.x) / scale, (place.y - box.y) / scale];
                const [width, height] = [place.width / scale, place.height / scale];
                if (opacity >= 0.15 && y >= top && y + height <= bottom) seen.push({ word: run.textContent, x, y, width, height });
            }
            frames.push(seen);
            if (performance.now() - start < milliseconds) requestAnimationFrame(look);
            else resolve(frames);
        };
        look();
    });
}"""

TOP = SAFE[PHONE].top
BAR = (TOP, TOP + BAR_HEIGHT)


def record(gallery, milliseconds, part):
    gallery.page.evaluate(RECORD, [milliseconds, *part])


def recorded(gallery):
    return gallery.page.evaluate("recording")


def overlapping(words):
    """Returns pairs of words that overlap by more than a point."""
    def lies_on(one, other):
        across = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
        down = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
        return across > 1 and down > 1

    return [(one["word"], other["word"]) for index, one in enumerate(words) for other in words[index + 1:]
            if lies_on(one, other)]


def words(gallery, part=BAR):
    record(gallery, 0, part)
    return {word["word"]: word for word in recorded(gallery)[-1]}


def expect_no_overlap(frames):
    assert len(frames) > 8
    for number, frame in enumerate(frames):
        assert overlapping(frame) == [], f"in frame {number} of {len(frames)}"


@pytest.mark.parametrize("scene", ["Photos", "A million items"])
def test_titles_of_a_push_and_a_pop_never_lie_on_each_other(gallery, scene):
    row = gallery.cell(scene)
    gallery.wait_for_list("Scenes")
    record(gallery, 900, BAR)
    gallery.tap(row)
    expect_no_overlap(recorded(gallery))
    gallery.wait_for_list(scene)
    wait_until(lambda: scene in words(gallery), "the title is in the bar")
    gallery.button("Gallery").wait_for()
    record(gallery, 900, BAR)
    gallery.tap(gallery.button("Gallery"))
    expect_no_overlap(recorded(gallery))
    gallery.wait_for_list("Scenes")


def test_the_title_is_in_the_middle_and_the_way_back_at_the_edge(gallery):
    # A photo's bar has room for the name of the screen before.
    gallery.open("Photos")
    photo = gallery.visible_labels[0]
    gallery.tap(gallery.cell(photo))
    wait_until(lambda: words(gallery).keys() >= {photo, "Photos"}, "the title and the way back are in the bar")
    found = wait_until_steady(lambda: words(gallery), "the bar")
    title, back = found[photo], found["Photos"]
    assert title["x"] + title["width"] / 2 == pytest.approx(PHONE[0] / 2, abs=1)
    # A title of 21 points is 11.5 below the bar's top (R804). A run's box is as high as its font size, around its
    # letters.
    assert title["y"] >= TOP + 11 and title["y"] + title["height"] <= TOP + 11.5 + 21
    assert 30 < back["x"] < 70


def test_a_large_title_gets_out_of_the_way_and_comes_back(gallery):
    gallery.wait_for_list("Scenes")
    row = (TOP + BAR_HEIGHT - 2, TOP + BAR_HEIGHT + LARGE_TITLE)
    large = words(gallery, row)["Gallery"]
    # R811: bold, 34 points, 16 from the edge.
    assert large["x"] == pytest.approx(16, abs=3) and large["height"] == pytest.approx(34, abs=1)
    assert "Gallery" not in words(gallery)
    gallery.page.mouse.move(*gallery.middle(gallery.list))
    gallery.page.mouse.wheel(0, 120)
    wait_until(lambda: "Gallery" in words(gallery), "the title is in the bar")
    small = words(gallery)["Gallery"]
    assert small["x"] + small["width"] / 2 == pytest.approx(PHONE[0] / 2, abs=1)
    gallery.page.mouse.wheel(0, -400)
    wait_until(lambda: "Gallery" not in words(gallery) and "Gallery" in words(gallery, row), "it is large again")


def test_a_finger_from_the_edge_leads_back_and_titles_never_lie_on_each_other(million):
    box = million.device.bounding_box()
    y = box["y"] + box["height"] / 2
    million.wait_for_list("A million items")
    record(million, 1500, BAR)
    million.touch("touchStart", (box["x"] + 2, y))
    for step in range(1, 25):
        million.touch("touchMove", (box["x"] + 2 + 12 * step, y))
        million.page.wait_for_timeout(16)
    assert million.page.locator("[data-collection]").count() == 2, "both screens are in view"
    million.touch("touchEnd")
    expect_no_overlap(recorded(million))
    million.wait_for_list("Scenes")
