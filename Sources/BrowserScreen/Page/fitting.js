// The app measures text with the numbers of its own fonts. The browser's fonts may be wider or narrower. So the page
// adjusts the text until it fits: by the space between the letters, and hardly by their size, so that neighbours look
// alike (Decisions/0101).

/// Up to so many characters keep size and spacing, and stand in the middle of their width.
const mostCentred = 3;
/// How far these may stick out, at both ends together, in em: a little more than Inter's "@" does.
const mostOverhang = 0.15;
/// In longer text: the change of the space between letters with which a fit begins, in em (iOS itself sets text of 17
/// points 0.026 em closer).
const firstSpacing = 0.03;
/// The change of the letters' size that comes next. After it, space takes the rest.
const mostResizing = 0.03;
/// Letters come no closer than this, in em. Only in a font that is much too wide is there a rest, which makes them
/// smaller: otherwise they would leave their box.
const leastSpacing = -0.06;
/// Browsers set letter spacing in multiples of this, in pixels.
const spacingStep = 1 / 64;
const leastSize = 0.5;
/// As much as the narrowest fonts need, for letters that are joined.
const mostSize = 1.35;

const context = document.createElement("canvas").getContext("2d");
context.textRendering = "geometricPrecision";
const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/// Text is drawn without ligatures. A canvas has no property for this, but leaves them out if there is letter spacing.
const hair = 0.001;
context.letterSpacing = `${hair}px`;

/// Letters that join their neighbours, so that nothing may come between them.
const joined = /[\u0600-\u07bf\u0840-\u08ff\u0900-\u0dff\u1800-\u18af\ufb50-\ufdff\ufe70-\ufefc]/;
const isASCII = /^[\x20-\x7e]*$/;

/// Returns `{size, spacing, shift}` in pixels: with these, `letters` in `font` (in CSS's form, at `size` pixels) fill
/// `width`, or stand `shift` from its left end.
///
/// - `asked`: the space that the app adds after every letter, which is part of the width.
/// - `hasMonospacedDigits`: whether all digits have the same width.
/// - `axes`: the font's position on its axes, if that isn't its weight alone.
export function fitted(letters, font, { size, width, asked = 0, hasMonospacedDigits = false, axes }) {
    const measured = font => axes ? widthInPage(letters, font, axes)
        : hasMonospacedDigits ? widthWithMonospacedDigits(letters, font) : widthOf(letters, font);
    const natural = measured(font);
    if (!(natural > 0) || !(width > 0)) return { size, spacing: asked, shift: 0 };
    if (joined.test(letters)) return { size: size * within(width / natural), spacing: 0, shift: 0 };

    const count = countOfCharacters(letters);
    const wanted = width - count * asked;
    if (count <= mostCentred) return centred(natural, wanted, { size, asked });
    const scale = resized(natural, wanted, (count - 1) * size);
    // At another size letters have other proportions.
    const there = scale === 1 ? natural : measured(font.replace(/[\d.]+px/, `${size * scale}px`));
    return spaced(there, wanted, { size: size * scale, asked, gaps: count - 1 });
}

function centred(natural, wanted, { size, asked }) {
    const scale = Math.min(1, Math.max(leastSize, (wanted + mostOverhang * size) / natural));
    return { size: size * scale, spacing: asked, shift: (wanted - natural * scale) / 2 };
}

/// Returns the factor for the letters' size. `em` is the size, once for each gap.
function resized(natural, wanted, em) {
    const first = Math.min(Math.max(1, (wanted - firstSpacing * em) / natural), (wanted + firstSpacing * em) / natural);
    const scale = Math.min(Math.max(first, 1 - mostResizing), 1 + mostResizing);
    return Math.max(leastSize, Math.min(scale, (wanted - leastSpacing * em) / natural));
}

/// Fills the width with space, in whole steps, and what is left of a step with a hair of the letters' size.
function spaced(natural, wanted, { size, asked, gaps }) {
    const spacing = Math.trunc((wanted - natural) / gaps / spacingStep) * spacingStep;
    return { size: size * within((wanted - gaps * spacing) / natural), spacing: asked + spacing, shift: 0 };
}

const within = scale => Math.min(Math.max(scale, leastSize), mostSize);

function countOfCharacters(letters) {
    if (isASCII.test(letters)) return letters.length;
    let count = 0;
    for (const _ of segmenter.segment(letters)) count += 1;
    return count;
}

function widthOf(letters, font) {
    context.font = font;
    return context.measureText(letters).width - letters.length * hair;
}

function widthWithMonospacedDigits(letters, font) {
    // Most fonts have no other digits, and kern these.
    if (Math.abs(digitWidth(font) - widthOf("1", font)) < 0.05) return widthOf(letters, font);
    const others = letters.split(/[0-9]/);
    return others.reduce((sum, part) => sum + widthOf(part, font), (others.length - 1) * digitWidth(font));
}

/// Browsers round the sizes of boxes to parts of a pixel, so this measures several digits at once.
const digitsMeasured = 16;

/// For each font. A canvas has no monospaced digits, so this measures in the page, once per font.
const digitWidths = new Map();
// A font that loads later has other widths than its substitute.
document.fonts.addEventListener("loadingdone", () => digitWidths.clear());

function digitWidth(font) {
    if (!digitWidths.has(font)) digitWidths.set(font, measuredDigitWidth(font));
    return digitWidths.get(font);
}

function measuredDigitWidth(font) {
    const digits = "0".repeat(digitsMeasured);
    return boxWidth(digits, font, style => (style.fontVariantNumeric = "tabular-nums")) / digitsMeasured;
}

/// A canvas has no axes, either.
function widthInPage(letters, font, axes) {
    return boxWidth(letters, font, style => (style.fontVariationSettings = axes));
}

function boxWidth(letters, font, refine) {
    const element = document.createElement("span");
    element.textContent = letters;
    element.className = "measured";
    element.style.font = font;
    element.style.fontVariantLigatures = "none";
    refine(element.style);
    document.body.append(element);
    const { width } = element.getBoundingClientRect();
    element.remove();
    return width;
}
