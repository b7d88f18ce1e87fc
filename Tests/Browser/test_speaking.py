"""What the app makes screen readers say, and the accessibility settings of a person's device."""

import json

from mail import Mail
from waiting import wait_until

SPOKEN = """() => {
    window.spoken = [];
    const region = document.querySelector(".spoken");
    new MutationObserver(() => region.textContent && spoken.push(region.textContent)).observe(region, { childList: true });
}"""


def test_what_the_app_announces_is_said_each_time(gallery):
    mail = Mail(gallery)
    region = mail.page.locator(".spoken")
    assert region.get_attribute("aria-live") == "assertive"
    box = region.bounding_box()
    assert box["width"] <= 1 and box["height"] <= 1, "it isn't seen"
    mail.page.evaluate(SPOKEN)
    names = mail.names
    row = mail.list.get_by_role("gridcell", name=names[2], exact=True)
    row.focus()
    delete = row.get_by_role("group", name="Actions").get_by_role("button").filter(has_text="Delete")
    delete.wait_for(state="attached")
    delete.evaluate("button => button.click()")
    wait_until(lambda: mail.page.evaluate("spoken") == ["Message deleted"], "the reader says so")
    row = mail.list.get_by_role("gridcell", name=names[3], exact=True)
    delete = row.get_by_role("group", name="Actions").get_by_role("button").filter(has_text="Delete")
    delete.wait_for(state="attached")
    delete.evaluate("button => button.click()")
    wait_until(lambda: mail.page.evaluate("spoken") == ["Message deleted"] * 2, "the same words are said again")


def test_the_app_is_told_what_its_person_asked_for(gallery):
    sent = []

    def note(text):
        for event in json.loads(text).get("events", []) if isinstance(text, str) else []:
            if event["kind"] == "preferences":
                sent.append({name: value for name, value in event.items() if value is True})

    def said():
        # Frames arrive while the test calls the page.
        gallery.page.evaluate("0")
        return sent

    gallery.page.on("websocket", lambda socket: socket.on("framesent", note))
    gallery.page.reload()
    gallery.wait_for_cells()
    wait_until(lambda: said() == [{}], "it is told once that nothing was asked for")
    gallery.page.emulate_media(reduced_motion="reduce")
    wait_until(lambda: said()[1:] == [{"reducesMotion": True}], "less motion")
    gallery.page.emulate_media(reduced_motion="no-preference", contrast="more")
    wait_until(lambda: said()[-1] == {"wantsMoreContrast": True}, "more contrast")
