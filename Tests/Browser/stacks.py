"""The scene Stack views as a person sees it: a stack with its views, and the panel that changes it."""

from waiting import wait_until, wait_until_steady

TITLES = ["Text", "Image", "Switch", "Tile", "Stack"]


class Stacks:
    def __init__(self, gallery):
        self.gallery = gallery
        self.page = gallery.page
        gallery.open_app("Stack views")
        self.caption.wait_for()

    @property
    def caption(self):
        """Returns how many views are visible, and how large the stack is."""
        return self.gallery.device.get_by_text(" views · ")

    @property
    def size(self):
        """Returns the size of the stack, in points, when it rests."""
        words = wait_until_steady(self.caption.inner_text, "the stack").split(" · ")[1]
        width, height = words.split(" × ")
        return float(width), float(height)

    # Controls

    @property
    def panel(self):
        return self.gallery.device.get_by_role("group", name="Controls")

    def show_panel(self):
        if not self.panel.is_visible():
            self.gallery.tap(self.gallery.button("Controls"))
        self.panel.wait_for()

    def into_view(self, control):
        """Turns the wheel until the control can be pressed."""
        def distance():
            (_, y), box = self.gallery.middle(control), self.panel.bounding_box()
            return y - min(max(y, box["y"] + 40), box["y"] + box["height"] - 60)

        if distance():
            self.page.mouse.move(*self.gallery.middle(self.panel))
            self.page.mouse.wheel(0, distance() + (40 if distance() > 0 else -40))
            wait_until(lambda: distance() == 0, "the control is in view")
        wait_until_steady(control.bounding_box, "the control")
        return control

    def choose(self, title, word):
        group = self.panel.get_by_role("radiogroup", name=title, exact=True)
        self.gallery.tap(self.into_view(group.get_by_role("radio", name=word, exact=True)))

    def flip(self, title):
        self.gallery.tap(self.into_view(self.panel.get_by_role("switch", name=title, exact=True)))

    def press(self, title, key, times=1):
        """Presses a key on a slider or stepper."""
        control = self.panel.locator(f'[aria-label="{title}"]:is([role=slider], [role=spinbutton])')
        control.focus()
        for _ in range(times):
            before = control.get_attribute("aria-valuetext")
            self.page.keyboard.press(key)
            wait_until(lambda: control.get_attribute("aria-valuetext") != before, f"{title} has another value")
        return control.get_attribute("aria-valuetext")

    def screenshot(self, name):
        self.gallery.screenshot(f"stacks-{name}")
