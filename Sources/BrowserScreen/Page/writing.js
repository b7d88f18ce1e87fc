// Text in drawings says how long it is, and browsers make it so by the gaps between letters alone. Where a font fits badly
// the size of the letters does the rest, as in other text.

import { fitted } from "./fitting.js";
import { familiesOf, isOfApp } from "./fonts.js";

/// Those that are told a length, in any drawing of the page.
const fittedTexts = "svg.drawing text[textLength], svg.definitions text[textLength]";

// Fonts that come later have other widths than those that stood in for them.
document.fonts.addEventListener("loadingdone", () => document.querySelectorAll(fittedTexts).forEach(fit));

export function fitTexts(svg) {
    svg.querySelectorAll("text[textLength]").forEach(fit);
}

function fit(text) {
    const said = name => text.getAttribute(name);
    text.dataset.size ??= said("font-size");
    const size = Number(text.dataset.size);
    text.dataset.family ??= said("font-family") ?? "";
    const name = text.dataset.family;
    const families = name && !isOfApp(name) ? name : familiesOf(name, size);
    const { axes } = text.dataset;
    const font = `${said("font-style") ?? ""} ${said("font-weight") ?? 400} ${size}px ${families}`;
    const [width, asked] = [Number(said("textLength")), Number(said("letter-spacing") ?? 0)];
    const hasMonospacedDigits = said("font-variant") !== null;
    text.style.fontFamily = families;
    if (isOfApp(name)) text.style.fontSynthesis = "none";
    if (axes) text.style.fontVariationSettings = axes;
    text.setAttribute("font-size", fitted(text.textContent, font, { size, width, asked, hasMonospacedDigits, axes }).size);
}
