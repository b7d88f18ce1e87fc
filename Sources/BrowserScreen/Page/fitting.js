// The app measures text with the numbers of its own fonts. The browser's fonts may be wider or narrower. So the page
// adjusts the text until it fits, usually by a little space between the letters.

/// The maximum change of the space between letters, in em (iOS itself sets text of 17 points 0.026 em closer). The rest
/// changes the letters' size.
const mostSpacing = 0.03;
/// Browsers set letter spacing in multiples of this, in pixels.
const spacingStep = 1 / 64;
const leastSize = 0.5;
/// As much as the narrowest fonts need.
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

/// Returns `{size, spacing}` in pixels, with which `letters` in `font` (in CSS's form, at `size` pixels) are as wide as
/// `width`.
///
/// - `asked`: the space that the app adds after every letter, which is part of the width.
/// - `hasMonospacedDigits`: whether all digits have the same width.
/// - `axes`: the font's position on its axes, if that isn't its weight alone.
export function fitted(letters, font, { size, width, asked = 0, hasMonospacedDigits = false, axes }) {
    const natural = axes ? widthInPage(letters, font, axes)
        : hasMonospacedDigits ? widthWithMonospacedDigits(letters, font) : widthOf(letters, font);
    if (!(natural > 0) || !(width > 0)) return { size, spacing: asked };
    if (joined.test(letters)) return { size: size * within(width / natural), spacing: 0 };

    const count = countOfCharacters(letters);
    const gaps = count - 1;
    const wanted = width - count * asked;
    const room = Math.max(gaps, 1) * mostSpacing * size;
    const scale = within(Math.min(Math.max(1, (wanted - room) / natural), (wanted + room) / natural));
    if (gaps === 0) return { size: size * scale, spacing: asked };
    const spacing = Math.trunc((wanted - natural * scale) / gaps / spacingStep) * spacingStep;
    return { size: size * within((wanted - gaps * spacing) / natural), spacing: asked + spacing };
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
