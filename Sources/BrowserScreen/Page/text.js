// Lines of text. Each run begins where the app says, and is as wide as the app says.

import { fitted } from "./fitting.js";
import { familiesOf, isOfApp } from "./fonts.js";

export class TextView {
    #element = document.createElement("div");
    #runs = [];

    constructor(layer) {
        this.#element.className = "content";
        layer.showContent(this.#element);
    }

    /// Reuses existing runs: in a recycled cell usually the letters change, and seldom the fonts.
    show({ text }) {
        text.forEach((run, index) => {
            this.#runs[index] ??= new Run(this.#element);
            this.#runs[index].show(run);
        });
        for (const run of this.#runs.splice(text.length)) run.remove();
    }

    layOut() {}

    dispose() {
        for (const run of this.#runs) run.remove();
        this.#element.remove();
    }
}

class Run {
    static #all = new Set();
    #shown = [];

    static {
        // A font that loads later has other widths than its substitute.
        document.fonts.addEventListener("loadingdone", () => Run.#all.forEach(run => run.#fit()));
    }

    constructor(parent) {
        this.element = document.createElement("div");
        this.element.className = "run";
        this.letters = this.element.appendChild(document.createTextNode(""));
        parent.append(this.element);
        Run.#all.add(this);
    }

    show(run) {
        const [left, baseline, letters, size, weight, color, width, flags = 0, family] = run;
        const was = this.#shown;
        const style = this.element.style;
        this.#shown = run;
        if (letters !== was[2]) this.letters.data = letters;
        if (weight !== was[4]) style.fontWeight = weight;
        if (color !== was[5]) style.color = color;
        if (flags !== (was[7] ?? 0)) {
            style.fontStyle = flags & 1 ? "italic" : "";
            style.fontVariantNumeric = flags & 2 ? "tabular-nums" : "";
            style.direction = flags & 4 ? "rtl" : "";
        }
        if (family !== was[8] || was.length === 0) style.fontFamily = familiesOf(family);
        if (family !== was[8]) style.fontSynthesis = isOfApp(family) ? "none" : "";
        if (run[10] !== was[10]) style.fontVariationSettings = run[10] ?? "";
        const isFitted = letters === was[2] && size === was[3] && weight === was[4] && width === was[6]
            && flags === (was[7] ?? 0) && family === was[8] && run[9] === was[9]
            && run[10] === was[10];
        if (!isFitted) this.#fit();
        else if (left !== was[0] || baseline !== was[1]) this.#place();
    }

    remove() {
        this.element.remove();
        Run.#all.delete(this);
    }

    #fit() {
        const [, , letters, size, weight, , width, flags = 0, family, asked = 0, axes] = this.#shown;
        const font = `${flags & 1 ? "italic " : ""}${weight} ${size}px ${familiesOf(family)}`;
        const fit = fitted(letters, font, { size, width, asked, hasMonospacedDigits: (flags & 2) > 0, axes });
        this.size = fit.size;
        this.shift = fit.shift;
        this.element.style.fontSize = `${fit.size}px`;
        this.element.style.letterSpacing = fit.spacing ? `${fit.spacing}px` : "";
        // In right-to-left text the space after the last letter is at the left, and doesn't belong to the width.
        this.element.style.marginLeft = fit.spacing && flags & 4 ? `${asked - fit.spacing}px` : "";
        this.#place();
    }

    #place() {
        const [left, baseline] = this.#shown;
        this.element.style.left = `${left + this.shift}px`;
        this.element.style.top = `${baseline - this.size}px`;
    }
}
