// Lines of text, each run where the app says its baseline begins.

export class TextView {
    #element = document.createElement("div");
    #runs = [];

    constructor(layer) {
        this.#element.className = "content";
        layer.showContent(this.#element);
    }

    /// Runs that are there already are reused: a recycled cell mostly changes letters, seldom fonts.
    show({ text }) {
        text.forEach((run, index) => {
            this.#runs[index] ??= new Run(this.#element);
            this.#runs[index].show(run);
        });
        for (const run of this.#runs.splice(text.length)) run.element.remove();
    }

    layOut() {}

    dispose() {
        this.#element.remove();
    }
}

class Run {
    #shown = [];

    constructor(parent) {
        this.element = document.createElement("div");
        this.element.className = "run";
        this.letters = this.element.appendChild(document.createTextNode(""));
        parent.append(this.element);
    }

    show(run) {
        const [left, baseline, letters, size, weight, color, flags = 0] = run;
        const was = this.#shown;
        const style = this.element.style;
        if (letters !== was[2]) this.letters.data = letters;
        if (left !== was[0]) style.left = `${left}px`;
        if (baseline !== was[1] || size !== was[3]) style.top = `${baseline - size}px`;
        if (size !== was[3]) style.fontSize = `${size}px`;
        if (weight !== was[4]) style.fontWeight = weight;
        if (color !== was[5]) style.color = color;
        if (flags !== (was[6] ?? 0)) {
            style.fontStyle = flags & 1 ? "italic" : "";
            this.element.classList.toggle("monospaced", (flags & 2) !== 0);
        }
        this.#shown = run;
    }
}
