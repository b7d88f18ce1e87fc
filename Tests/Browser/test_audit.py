"""Problems of the page for people with low vision or none, found by axe-core, an independent tool."""

from importlib.resources import files

import pytest

from catalogue import Catalogue
from compositional import Compositional
from outline import Outline
from search import Search
from waiting import wait_until, wait_until_steady

AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text()
AUDIT = """() => axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) =>
    violations.flatMap(({ id, impact, nodes }) => nodes.map(({ html, any, all, none }) => {
        const [check] = [...any, ...all, ...none];
        const { fgColor, bgColor } = check?.data ?? {};
        return { rule: id, impact, html: html.slice(0, 200), why: check?.message, ink: fgColor, ground: bgColor };
    })))"""

# iOS's own colours, light and dark, on iOS's own backgrounds: an app with these colours looks like any other on iOS.
SYSTEM_INKS = {
    "#0088ff", "#0091ff",  # systemBlue, the tint
    "#ff383c", "#ff4245",  # systemRed, for destructive actions
    "#8a8a8e", "#85858b", "#808086",  # secondaryLabel on three backgrounds
    "#98989f", "#8d8d93", "#8e8e93", "#95959c",
}
SYSTEM_GROUNDS = {
    "#0088ff", "#0091ff",  # buttons filled with the tint
    "#ff2d55", "#ff375f",  # systemPink
    "#8e8e93",  # systemGray
    "#ff383c", "#00c3d0", "#6155f5", "#6d7cff",  # systemRed, systemTeal, systemIndigo
}

STUDIES = ["Photos", "Compositional", "A million items", "Flow", "Scrolling", "Updates", "Catalogue"]
APPS = ["Auto Layout", "Search", "Outline", "Configurations", "Courses", "Friends and Feed", "Sections and Circle",
        "Pages that span", "Flow, three ways", "Spreadsheet", "Settings", "Mail", "Line", "Cover flow", "Pinched cell"]


def findings(gallery):
    # Spinners always turn. The texts and the rows come to rest.
    told = "[document.querySelector('.device').innerText, document.querySelector('.grids').outerHTML].join()"
    wait_until_steady(lambda: gallery.page.evaluate(told), "what is told", looks=6, pause=0.1)
    gallery.page.evaluate(AXE)
    return [found for found in gallery.page.evaluate(AUDIT) if not is_ios(found)]


def is_ios(found):
    return found["rule"] == "color-contrast" and (found["ink"] in SYSTEM_INKS or found["ground"] in SYSTEM_GROUNDS)


def test_the_audit_finds_what_is_wrong(gallery):
    """A test that can't fail tests nothing: this one makes a mistake on purpose."""
    gallery.page.evaluate("""() => {
        const cell = document.querySelector("[data-collection] [role=gridcell]");
        cell.setAttribute("role", "listitem");
    }""")
    rules = {found["rule"] for found in findings(gallery)}
    assert {"aria-required-parent", "aria-allowed-attr"} <= rules


def test_the_first_screen(gallery):
    assert findings(gallery) == []


@pytest.mark.parametrize("appearance", ["light", "dark"])
@pytest.mark.parametrize("scene", STUDIES)
def test_a_study(gallery, scene, appearance):
    gallery.page.emulate_media(color_scheme=appearance)
    gallery.open_app(scene)
    gallery.button("Gallery").wait_for()
    assert findings(gallery) == []


@pytest.mark.parametrize("app", APPS)
def test_a_scene_further_down(gallery, app):
    gallery.open_app(app)
    assert findings(gallery) == []


def test_all_of_the_catalogue(gallery):
    catalogue = Catalogue(gallery)
    height = gallery.size[1]
    for page in range(12):
        assert findings(gallery) == [], f"page {page}"
        gallery.page.mouse.move(*gallery.middle(catalogue.scroller))
        gallery.page.mouse.wheel(0, height - 200)


def test_all_cards_about_compositional_layouts(gallery):
    scene = Compositional(gallery)
    offset = None
    while scene.offset != offset:
        offset = scene.offset
        assert findings(gallery) == [], f"{offset} points down"
        scene.wheel(gallery.size[1] - 250)


@pytest.mark.parametrize("appearance", ["light", "dark"])
def test_mountains_that_were_searched_for(gallery, appearance):
    gallery.page.emulate_media(color_scheme=appearance)
    scene = Search(gallery)
    scene.type("rave")
    assert findings(gallery) == []


@pytest.mark.parametrize("appearance", ["light", "dark"])
def test_an_outline_that_is_expanded(gallery, appearance):
    gallery.page.emulate_media(color_scheme=appearance)
    scene = Outline(gallery)
    scene.press("Expand all")
    wait_until(lambda: scene.count > 1_000, "all are expanded")
    assert findings(gallery) == []


def test_a_sheet(gallery):
    catalogue = Catalogue(gallery)
    catalogue.button("Show a sheet").evaluate("button => button.click()")
    gallery.page.get_by_role("dialog").wait_for()
    assert findings(gallery) == []


def test_a_screen_below_another(gallery):
    gallery.open("Photos")
    gallery.tap(gallery.device.locator("[data-collection] [role=gridcell]").first)
    gallery.button("Photos").wait_for()
    assert findings(gallery) == []


def test_the_page_of_a_program_that_ended(gallery, server):
    # The page continues to ask whether the program is back.
    with gallery.log.complaints_expected(to_the_end=True):
        server.stop()
        gallery.page.get_by_role("alert").wait_for()
        assert findings(gallery) == []
