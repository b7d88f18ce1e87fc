// Text in drawings. A long one states its length, and browsers reach it only with the gaps between letters. Where a
// font fits badly, this also changes the size of the letters, as in other text. A short one stands in the middle of its
// width.

import { fitted } from "./fitting.js";
import { familiesOf, isOfApp } from "./fonts.js";

// A font that loads later has other widths than its substitute.
document.fonts.addEventListener("loadingdone", () => {
    document.querySelectorAll("svg.drawing text[textLength], svg.definitions text[textLength]").forEach(fit);
});

export function fitTexts(svg) {
    svg.querySelectorAll("text").forEach(fit);
}

function fit(text) {
    const said = name => text.getAttribute(name);
    text.dataset.size ??= said("font-size");
    const size = Number(text.dataset.size);
    text.dataset.family ??= said("font-family") ?? "";
    const name = text.dataset.family;
    const families = name && !isOfApp(name) ? name : familiesOf(name);
    const { axes } = text.dataset;
    text.style.fontFamily = families;
    if (isOfApp(name)) text.style.fontSynthesis = "none";
    if (axes) text.style.fontVariationSettings = axes;
    if (said("textLength") === null) return;
    const font = `${said("font-style") ?? ""} ${said("font-weight") ?? 400} ${size}px ${families}`;
    const [width, asked] = [Number(said("textLength")), Number(said("letter-spacing") ?? 0)];
    const measures = { size, width, asked, hasMonospacedDigits: said("font-variant") !== null, axes };
    text.setAttribute("font-size", fitted(text.textContent, font, measures).size);
}
