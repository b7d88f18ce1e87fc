// Screen readers and the Tab key move from top to bottom, as the eye does. In the document, layers are in order from
// the back to the front, and an app's bar is usually in front.

const leaves = ["radiogroup", "button", "img", "heading", "switch", "slider", "spinbutton", "radio", "progressbar"];

export class ReadingOrder {
    #ordered = new Set();
    #lastPart = 0;

    tell(root) {
        const were = this.#ordered;
        this.#ordered = new Set();
        this.#visit(root);
        for (const element of were) {
            if (!this.#ordered.has(element)) forget(element);
        }
    }

    /// Returns the bounding box of everything readable in an element; nothing if there is no text.
    #visit(element) {
        if (element.layer?.isHidden || element.inert || element.className === "grids") return null;
        const isLeaf = element.className === "run" || element.dataset.collection !== undefined || leaves.includes(element.role);
        if (isLeaf) return told(element);
        const parts = [...element.children].map(child => this.#visit(child)).filter(Boolean);
        if (parts.length > 1) this.#order(element, parts);
        if (parts.length === 0) return element.role ? told(element) : null;
        const box = parts.reduce(joined);
        return { ...box, element, isBar: element.layer?.access?.role === "bar" };
    }

    #order(element, parts) {
        const sorted = readingOrder(parts);
        if (sorted.every((part, index) => part === parts[index])) return;
        sorted.forEach((part, index) => part.element.style.readingOrder = index);
        element.style.readingFlow = "source-order";
        element.setAttribute("aria-owns", sorted.map(part => part.element.id ||= `part-${++this.#lastPart}`).join(" "));
        this.#ordered.add(element);
    }
}

/// Bars first, then line by line, and each line from left to right.
function readingOrder(parts) {
    const byTop = [...parts].sort((one, other) => Boolean(other.isBar) - Boolean(one.isBar) || one.top - other.top);
    const lines = [];
    for (const part of byTop) {
        const line = lines.at(-1);
        const middle = (part.top + part.bottom) / 2;
        if (line && !part.isBar && !line[0].isBar && middle < Math.min(...line.map(({ bottom }) => bottom))) line.push(part);
        else lines.push([part]);
    }
    return lines.flatMap(line => line.sort((one, other) => one.left - other.left));
}

function told(element) {
    const { left, top, bottom } = element.getBoundingClientRect();
    return { element, left, top, bottom };
}

function joined(one, other) {
    return {
        left: Math.min(one.left, other.left),
        top: Math.min(one.top, other.top),
        bottom: Math.max(one.bottom, other.bottom),
    };
}

function forget(element) {
    element.removeAttribute("aria-owns");
    element.style.readingFlow = "";
}
