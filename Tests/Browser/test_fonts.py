"""The browser draws the app's own fonts exactly as wide as the app measured them, and loads them only from the app."""

import pytest

from gallery import HERE, Log
from own_fonts import make_variable
from waiting import wait_until

FILES = ["/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf", "/usr/share/fonts/opentype/inter/Inter-Black.otf"]
# How much a width may differ, in points.
TOLERANCE = 0.5

LOADED = """() => [...document.fonts].filter(face => face.family.startsWith("app-"))
    .map(face => [face.family, face.status])"""

# What the browser draws of a run without fitting: at the requested size, without any space between letters.
NATURAL = """() => lettering.elements().map(element => {
    const copy = document.createElement("span");
    const style = getComputedStyle(element);
    copy.textContent = element.textContent;
    copy.style.cssText = "position: absolute; white-space: pre; text-rendering: geometricPrecision; line-height: 1";
    for (const name of ["fontFamily", "fontWeight", "fontVariationSettings", "fontSynthesis"]) copy.style[name] = style[name];
    copy.style.fontVariantLigatures = "none";
    document.body.append(copy);
    return [element.textContent, copy];
}).map(([letters, copy]) => {
    copy.style.fontSize = "100px";
    const { width } = copy.getBoundingClientRect();
    copy.remove();
    return width / 100;
})"""


@pytest.fixture
def variable(tmp_path):
    """Returns one font with only a weight, which a canvas can measure, and one with another axis."""
    paths = [tmp_path / "twig.ttf", tmp_path / "reed.ttf"]
    make_variable(paths[0], "Twig", {"wght": ((100, 400, 900), 200)})
    make_variable(paths[1], "Reed", {"wdth": ((75, 100, 125), 150), "wght": ((100, 400, 900), 200)})
    return paths


@pytest.fixture
def open_page(start, browser):
    contexts = []

    def opening(*files):
        server = start(*files, program="FontsOfYourOwn")
        context = browser.new_context(viewport={"width": 700, "height": 1600})
        contexts.append(context)
        context.set_default_timeout(10_000)
        for script in ("probe.js", "lettering.js"):
            context.add_init_script(path=HERE / script)
        page = context.new_page()
        log = Log(page, server.origin)
        page.goto(server.url)
        page.locator(".run").first.wait_for()
        wait_until(lambda: page.evaluate(LOADED) and all(status == "loaded" for _, status in page.evaluate(LOADED)),
                   "the fonts are there")
        return page, log

    yield opening
    for context in contexts:
        context.close()


def of_app(page):
    """Returns what was measured and drawn of text in the app's own fonts."""
    families = page.evaluate("lettering.elements().map(element => getComputedStyle(element).fontFamily)")
    runs, natural = page.evaluate("lettering.read()"), page.evaluate(NATURAL)
    return [{**run, "natural": width * run["size"]} for run, width, family in zip(runs, natural, families)
            if family.startswith("app-")]


def test_letters_are_as_wide_as_their_file_says(open_page, variable):
    page, log = open_page(*FILES, *variable)
    runs = of_app(page)
    page.screenshot(path=HERE / "screenshots/own-fonts.png")
    assert len(runs) >= 4 * (len(FILES) + len(variable)), "each font, four times"
    for run in runs:
        if not run["width"]:
            continue
        assert run["natural"] == pytest.approx(run["width"], abs=TOLERANCE), run
        assert run["drawnWidth"] == pytest.approx(run["width"], abs=TOLERANCE), run
        assert run["drawnSize"] == pytest.approx(run["size"], rel=0.01), "nothing had to be fitted"
        assert abs(run["spacing"]) <= 1 / 64, "nothing had to be fitted"
    log.check()


def test_each_font_is_fetched_once_and_from_the_app(open_page, variable):
    page, log = open_page(*FILES, *variable)
    fetched = page.evaluate("performance.getEntriesByType('resource').map(entry => entry.name)")
    fonts = [name for name in fetched if "/font/" in name]
    assert len(fonts) == len(set(fonts)) == len(FILES) + len(variable)
    assert len(page.evaluate(LOADED)) == len(fonts)
    log.check()


def test_a_font_is_not_fetched_before_it_is_used(start, browser):
    server = start(program="FontsOfYourOwn")
    context = browser.new_context()
    page = context.new_page()
    page.goto(server.url)
    page.locator(".run").first.wait_for()
    assert page.evaluate(LOADED) == [], "Helvetica and Courier are the browser's"
    context.close()


def test_without_the_cookie_there_is_no_font(open_page, browser):
    page, _ = open_page(FILES[0])
    address = page.evaluate(
        "performance.getEntriesByType('resource').map(entry => entry.name).find(name => name.includes('/font/'))")
    stranger = browser.new_context()
    assert stranger.request.get(address).status == 403
    assert page.context.request.get(address).status == 200
    assert page.context.request.get(address + "0").status == 404
    stranger.close()
