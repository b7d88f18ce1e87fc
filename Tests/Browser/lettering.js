// Runs before the page's own scripts and records how wide the app measured its text. Later it returns how that was drawn.
(() => {
    const Original = WebSocket;
    const told = new Map();

    window.WebSocket = class extends Original {
        constructor(...rest) {
            super(...rest);
            this.addEventListener("message", ({ data }) => {
                for (const [id, { content }] of JSON.parse(data).changed ?? []) {
                    if (content !== undefined) told.set(id, content);
                }
            });
        }
    };

    const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });
    const gapsIn = letters => [...segmenter.segment(letters)].length - 1;

    /// All visible text of the app or of a snapshot, in document order.
    function elements() {
        return [...document.querySelectorAll(".device .run, .device .drawing text, .snapshot text")]
            .filter(element => element.checkVisibility() && element.textContent.trim());
    }

    /// `left`, `baseline` and `width` are the app's measures, and `drawn…` the browser's result, in CSS pixels.
    function read() {
        return elements().map(element => element.matches("text") ? drawnText(element) : run(element));
    }

    function run(element) {
        const layer = element.closest(".layer");
        const index = [...element.parentElement.children].indexOf(element);
        const [left, baseline, letters, size, weight, , width, flags = 0, , asked = 0] =
            told.get(layer.layer.id).text[index];
        const corner = layer.getBoundingClientRect();
        const style = getComputedStyle(element);
        const spacing = parseFloat(style.letterSpacing) || 0;
        const range = document.createRange();
        range.selectNodeContents(element);
        const box = range.getBoundingClientRect();
        const isRightToLeft = (flags & 4) > 0;
        return {
            letters, size, weight, width: width - asked, gaps: gapsIn(letters), isItalic: (flags & 1) > 0,
            left: corner.left + left, baseline: corner.top + baseline,
            drawnSize: parseFloat(style.fontSize), spacing: spacing - asked,
            // In right-to-left text the space after the last letter is at the left.
            drawnLeft: box.left + (isRightToLeft ? spacing : 0), drawnWidth: box.width - spacing,
            isSeenRightToLeft: leftOf(element, 0) > leftOf(element, letters.length - 1),
        };
    }

    /// Returns the place of a character.
    function leftOf(element, index) {
        const range = document.createRange();
        range.setStart(element.firstChild, index);
        range.setEnd(element.firstChild, index + 1);
        return range.getBoundingClientRect().left;
    }

    function drawnText(element) {
        const said = name => element.getAttribute(name);
        const place = element.getScreenCTM();
        const style = getComputedStyle(element);
        const letters = element.textContent;
        const gaps = gapsIn(letters);
        const asked = Number(said("letter-spacing") ?? 0);
        const width = said("textLength") && Number(said("textLength"));
        const isStretched = said("lengthAdjust") !== null;
        const [start, end] = extent(element);
        const natural = naturalWidth(element);
        return {
            letters, size: Number(element.dataset.size ?? said("font-size")), weight: parseFloat(style.fontWeight),
            width: width && width - asked, gaps, isItalic: style.fontStyle === "italic",
            // A short one stands in the middle of a width that it doesn't state.
            left: place.a * (width ? Number(said("x")) : Math.min(start, end)) + place.e, baseline: place.d * Number(said("y")) + place.f,
            drawnSize: parseFloat(style.fontSize),
            spacing: width && gaps > 0 && !isStretched ? (width - natural) / gaps : 0,
            drawnLeft: place.a * Math.min(start, end) + place.e, drawnWidth: Math.abs(end - start) - asked,
            isSeenRightToLeft: start > end,
        };
    }

    /// Returns where SVG text begins and ends in reading order.
    function extent(element) {
        return [element.getStartPositionOfChar(0).x, element.getEndPositionOfChar(element.getNumberOfChars() - 1).x];
    }

    /// Returns the width of SVG text before it is fitted to its stated length.
    function naturalWidth(element) {
        const length = element.getAttribute("textLength");
        element.removeAttribute("textLength");
        const width = element.getComputedTextLength();
        if (length) element.setAttribute("textLength", length);
        return width;
    }

    /// Makes everything invisible except letters, each piece in its own colour.
    function paint(colors) {
        elements().forEach((element, index) => {
            element.style.setProperty(element.matches("text") ? "fill" : "color", colors[index], "important");
        });
    }

    const sheets = {};

    /// Adds rules to the page under a name, or removes them.
    function style(name, rules) {
        sheets[name] = new CSSStyleSheet();
        sheets[name].replaceSync(rules ?? "");
        document.adoptedStyleSheets = Object.values(sheets);
    }

    window.lettering = { elements, read, paint, style };
})();
