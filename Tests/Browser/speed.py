"""How soon and how evenly things appear: numbers for people, without assertions. Run by `Tests/Browser/run speed`.

Wheel events come sixty times a second from a timer in the page, as from a trackpad; the browser's own input is slower.
"""

import os
import time
from statistics import median

from playwright.sync_api import sync_playwright

from server import Server

ROUNDS = 7
SECONDS = 10
SCENES = {"Photos": 9, "A million items": 40, "Flow": 9, "Scrolling": 40, "Updates": 4, "Catalogue": 9, "Feed": 6}

CELL = "[data-collection] [role=gridcell]"

# Turns the wheel for some seconds; returns the gaps between the browser's frames and between the socket's, in
# milliseconds.
SCROLL = """([seconds, step]) => new Promise(resolve => {
    const device = document.querySelector(".device");
    const box = device.getBoundingClientRect();
    const place = { clientX: box.x + box.width / 2, clientY: box.y + box.height * 0.6 };
    const start = performance.now();
    const painted = [], sent = probe.frames.length;
    let turns = 0;
    const timer = setInterval(() => {
        const time = performance.now() - start;
        if (time > seconds * 1000) return finish();
        for (; turns < time * 0.06; turns += 1) {
            const deltaY = turns % 240 < 120 ? step : -step;
            device.dispatchEvent(new WheelEvent("wheel", { ...place, deltaY: deltaY + 0.25, bubbles: true, cancelable: true }));
        }
    }, 4);
    const paint = time => {
        painted.push(time);
        if (timer) requestAnimationFrame(paint);
    };
    requestAnimationFrame(paint);
    const gaps = times => times.slice(1).map((time, index) => time - times[index]);
    const finish = () => {
        clearInterval(timer);
        resolve([gaps(painted), gaps(probe.frames.slice(sent).map(({ time }) => time))]);
    };
})"""

# Goes to a place; returns the gaps between the browser's frames, and how many the socket brought, within 0.6 seconds.
PUSH = """place => new Promise(resolve => {
    const sent = probe.frames.length, painted = [], start = performance.now();
    location.hash = `#/${place}`;
    const paint = time => {
        painted.push(time);
        if (time - start < 600) return requestAnimationFrame(paint);
        resolve([painted.slice(1).map((time, index) => time - painted[index]), probe.frames.length - sent]);
    };
    requestAnimationFrame(paint);
})"""


def main():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ["BROWSER"], args=["--no-sandbox"])
        show("process to address, ms", [beginning() for _ in range(ROUNDS)])
        show("address to first cells, ms", [first_cells(browser) for _ in range(ROUNDS)])
        print(f"first message of the Catalogue: {first_message(browser)} bytes", flush=True)
        for scene, step in SCENES.items():
            scroll(browser, scene, step)
        push(browser)
        browser.close()


def show(what, values):
    print(f"{what}: median {median(values):.1f} of {', '.join(f'{value:.0f}' for value in sorted(values))}", flush=True)


def beginning():
    start = time.perf_counter()
    server = Server()
    passed = time.perf_counter() - start
    server.stop()
    return 1000 * passed


def opened(browser, url, first=CELL):
    context = browser.new_context(viewport={"width": 1000, "height": 1000})
    context.add_init_script(path="probe.js")
    page = context.new_page()
    page.goto(url, wait_until="commit")
    page.wait_for_selector(first)
    return page


def first_cells(browser):
    server = Server()
    page = browser.new_context(viewport={"width": 1000, "height": 1000}).new_page()
    start = time.perf_counter()
    page.goto(server.url, wait_until="commit")
    page.wait_for_selector(CELL)
    passed = time.perf_counter() - start
    page.context.close()
    server.stop()
    return 1000 * passed


def first_message(browser):
    server = Server()
    page = opened(browser, f"{server.url}#/catalogue", first="role=button[name='Plain style']")
    second = page.context.new_page()
    sizes = []
    second.on("websocket", lambda socket: socket.on("framereceived", lambda text: sizes.append(len(text))))
    second.goto(page.url)
    second.get_by_role("button", name="Plain style").wait_for()
    page.context.close()
    server.stop()
    # Greetings are short.
    return next(size for size in sizes if size > 1000)


def scroll(browser, scene, step):
    server = Server()
    page = opened(browser, server.url)
    page.evaluate("place => { location.hash = `#/${place}` }", scene.lower().replace(" ", "-"))
    page.wait_for_timeout(1500)
    before = processor_seconds(server.process.pid)
    painted, sent = page.evaluate(SCROLL, [SECONDS, step])
    busy = (processor_seconds(server.process.pid) - before) / SECONDS
    page.context.close()
    server.stop()
    slow = sum(gap > 20 for gap in painted)
    sent = sorted(sent) or [0]
    print(f"{scene}: {slow} of {len(painted)} frames of the page above 20 ms, {len(sent)} frames sent, "
          f"gap at the 95th percentile {sent[int(len(sent) * 0.95)]:.1f} ms, {100 * busy:.1f} % of a core", flush=True)


def push(browser):
    """Opens and closes scenes again and again, which includes making them."""
    server = Server()
    page = opened(browser, server.url)
    server_time, frames, painted = 0, 0, []
    for _ in range(ROUNDS):
        for place in ["a-million-items", ""]:
            before = processor_seconds(server.process.pid)
            gaps, sent = page.evaluate(PUSH, place)
            server_time += processor_seconds(server.process.pid) - before
            frames += sent
            painted += gaps
    page.context.close()
    server.stop()
    slow = sum(gap > 20 for gap in painted)
    print(f"pushes and pops: {1000 * server_time / frames:.2f} ms of a core for each of {frames} frames sent, "
          f"{slow} of {len(painted)} frames of the page above 20 ms", flush=True)


def processor_seconds(pid):
    fields = open(f"/proc/{pid}/stat").read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    main()
