"""Sixty frames a second of a hundred cells: how many arrive, how large they are, and how late.

Times are reported, not asserted, because they also depend on the machine. So does the number of merged frames: a
page that is three frames behind gets everything that it missed as one frame. The test asserts that nothing is lost.
"""

from statistics import median

from waiting import wait_until

SCROLLED_POINTS = 6000
POINTS_A_SECOND = 1500
SAMPLES = 150

# From the wheel event's arrival in the page to the change of the scrolled element, with the app's whole work in
# between.
MEASURE_LATENCY = """list => {
    window.latencies = [];
    let begun = null;
    addEventListener("wheel", () => begun = performance.now(), { capture: true, passive: true });
    const scrolled = list.querySelector(":scope > .children");
    new MutationObserver(() => {
        if (begun !== null) latencies.push(performance.now() - begun);
        begun = null;
    }).observe(scrolled, { attributes: true, attributeFilter: ["style"] });
}"""


def tablet_of_a_hundred_cells(million):
    million.choose_device("tablet")
    million.wait_for_size(820, 1180)
    wait_until(lambda: million.columns == 10, "ten columns")
    assert len(million.visible_labels) >= 100
    return million


def percentile(values, percent):
    return sorted(values)[int(len(values) * percent / 100)]


def summary(frames):
    seconds = (frames[-1]["time"] - frames[0]["time"]) / 1000
    sizes = [frame["bytes"] for frame in frames]
    gaps = [next["time"] - last["time"] for last, next in zip(frames, frames[1:])]
    return {
        "frames": len(frames),
        "merged into the next": frames[-1]["frame"] - frames[0]["frame"] + 1 - len(frames),
        "seconds": round(seconds, 2),
        "frames per second": round((len(frames) - 1) / seconds, 1),
        "bytes a frame, median": median(sizes),
        "bytes a frame, 95th percentile": percentile(sizes, 95),
        "bytes a frame, most": max(sizes),
        "milliseconds between frames, median": round(median(gaps), 1),
        "milliseconds between frames, 95th percentile": round(percentile(gaps, 95), 1),
    }


SHOWN = """cells => cells.filter(cell => cell.checkVisibility()).map(cell => [
    cell.layer.access?.position, cell.innerText, cell.offsetLeft, cell.offsetTop, cell.offsetWidth, cell.offsetHeight,
    getComputedStyle(cell.querySelector(".layer")).backgroundColor,
].join())"""


def check_that_nothing_is_lost(gallery, newcomer, frames):
    """Frames come in order, and at the end the page shows the same as a page that is sent everything at once."""
    assert len(frames) > 0
    assert all(frame["socket"] == 0 for frame in frames), "the socket was never closed"
    numbers = [frame["frame"] for frame in frames]
    assert numbers == sorted(set(numbers))
    assert newcomer.offset == gallery.offset
    assert set(newcomer.cells.evaluate_all(SHOWN)) == set(gallery.cells.evaluate_all(SHOWN))


def test_no_frame_is_lost_while_the_wheel_turns(server, visit, million, report):
    gallery = tablet_of_a_hundred_cells(million)
    start = len(gallery.frames())
    gallery.scroll_by_hand(SCROLLED_POINTS, "mouse", POINTS_A_SECOND)
    assert gallery.resting_offset() == SCROLLED_POINTS
    frames = gallery.frames()[start:]
    report["continuous wheel, tablet, a million items"] = summary(frames)
    check_that_nothing_is_lost(gallery, visit(server), frames)


def test_no_frame_is_lost_while_a_fling_coasts(server, visit, million, report):
    gallery = tablet_of_a_hundred_cells(million)
    start = len(gallery.frames())
    for _ in range(3):
        gallery.scroll_by_hand(800, "touch", speed=4000)
    assert gallery.resting_offset() > 2400
    frames = gallery.frames()[start:]
    report["touch flings, tablet, a million items"] = summary(frames)
    check_that_nothing_is_lost(gallery, visit(server), frames)


def test_latency_from_a_wheel_event_to_the_changed_element(million, report):
    gallery = tablet_of_a_hundred_cells(million)
    gallery.page.mouse.move(*gallery.middle(gallery.list))
    gallery.page.mouse.wheel(0, 7)
    gallery.wait_for_offset(lambda offset: offset == 7, "7")
    gallery.list.evaluate(MEASURE_LATENCY)
    for count in range(1, SAMPLES + 1):
        gallery.page.mouse.wheel(0, 7)
        gallery.page.wait_for_function("count => latencies.length >= count", arg=count)
    latencies = gallery.page.evaluate("latencies")
    report["milliseconds from a wheel event to the changed element"] = {
        "samples": len(latencies),
        "median": round(median(latencies), 2),
        "95th percentile": round(percentile(latencies, 95), 2),
        "most": round(max(latencies), 2),
    }
