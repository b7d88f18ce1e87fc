// Text in drawings states its length, and browsers reach it only with the gaps between letters. Where a font fits
// badly, this also changes the size of the letters, as in other text.

import { fitted } from "./fitting.js";
import { familiesOf, isOfApp } from "./fonts.js";

/// Texts that state a length, in any drawing of the page.
const fittedTexts = "svg.drawing text[textLength], svg.definitions text[textLength]";

// A font that loads later has other widths than its substitute.
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
