"""An hour of random valid input on all scenes, started by hand: memory should stay flat, and an idle app should use no time.

    CONFIGURATION=release Tests/Browser/run soak --minutes 60 --seed 7

Prints the Gallery's memory each minute; at the end its early and late values, and the processor time of ten idle seconds.
"""

import argparse
import os
import random
import sys
import time

from playwright.sync_api import sync_playwright

from server import Server

KEYS = ["Tab", "Enter", " ", "ArrowDown", "ArrowUp", "ArrowLeft", "ArrowRight", "PageDown", "PageUp", "Home", "End"]
# The device's sizes, in points.
SIZES = [(1280, 900), (700, 900), (1000, 700)]


def memory(pid):
    """Returns the resident memory in MiB."""
    with open(f"/proc/{pid}/status") as status:
        line = next(line for line in status if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


def ticks(pid):
    """Returns the processor time so far, in hundredths of a second."""
    with open(f"/proc/{pid}/stat") as stat:
        fields = stat.read().rsplit(")", 1)[1].split()
    return int(fields[11]) + int(fields[12])


class Person:
    """Does at random what fingers, a mouse and a keyboard can do."""

    def __init__(self, page, seed):
        self.page = page
        self.random = random.Random(seed)
        self.actions = 0

    def act(self):
        self.actions += 1
        kind = self.random.random()
        if kind < 0.35:
            self.page.mouse.click(*self.point())
        elif kind < 0.6:
            self.drag()
        elif kind < 0.85:
            self.page.mouse.move(*self.point())
            for _ in range(self.random.randint(1, 6)):
                self.page.mouse.wheel(self.random.randint(-40, 40), self.random.randint(-600, 600))
        elif kind < 0.97:
            self.page.keyboard.press(self.random.choice(KEYS))
        elif kind < 0.98:
            width, height = self.random.choice(SIZES)
            self.page.set_viewport_size({"width": width, "height": height})
        else:
            self.back()

    def point(self):
        box = self.page.locator(".device").bounding_box()
        return box["x"] + self.random.random() * box["width"], box["y"] + self.random.random() * box["height"]

    def drag(self):
        self.page.mouse.move(*self.point())
        self.page.mouse.down()
        self.page.mouse.move(*self.point(), steps=self.random.randint(1, 8))
        self.page.mouse.up()

    def back(self):
        """Goes towards the list of scenes, with any button that leads there."""
        for title in ["Scenes", "Back", "Gallery", "Close", "Done"]:
            button = self.page.locator(".device").get_by_role("button", name=title).first
            if button.count() and button.is_visible():
                button.click(timeout=1000, force=True)
                return True
        return False


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()

    server = Server()
    pid = server.process.pid
    known = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ["BROWSER"], args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1280, "height": 900})
        page.goto(server.url)
        page.locator("[data-collection] [role=gridcell]").first.wait_for()
        person = Person(page, options.seed)
        end = time.monotonic() + options.minutes * 60
        minute = time.monotonic() + 60
        while time.monotonic() < end:
            try:
                person.act()
            except Exception as trouble:  # A button that disappeared at the moment of the click.
                if not server.is_running:
                    break
                print("passed over:", str(trouble).splitlines()[0], flush=True)
            if not server.is_running:
                break
            if time.monotonic() > minute:
                minute += 60
                known.append(memory(pid))
                print(f"minute {len(known)}: {known[-1]:.1f} MiB, {person.actions} actions", flush=True)
        if not server.is_running:
            print("The Gallery ended:", *server.complained[-30:], sep="\n")
            sys.exit(1)
        for _ in range(10):
            if not person.back():
                break
            time.sleep(1)
        time.sleep(5)
        before = ticks(pid)
        time.sleep(10)
        print(f"at rest: {ticks(pid) - before} hundredths of a second in ten")
        page.screenshot(path="screenshots/soak.png")
        browser.close()
    server.stop()
    third = max(len(known) // 3, 1)
    early, late = sorted(known[:third])[third // 2], sorted(known[-third:])[third // 2]
    print(f"{person.actions} actions; memory early {early:.1f}, late {late:.1f} MiB: {late / early:.3f}")
    for line in server.complained[-20:]:
        print("said:", line)


if __name__ == "__main__":
    main()
