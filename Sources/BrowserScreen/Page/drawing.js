// Drawings that the app sends as SVG elements: sharp at any size.

import { placed } from "./gravity.js";
import { fitTexts } from "./writing.js";

const parser = new DOMParser();

/// Returns the elements in an `svg` of this page, with the pictures that they refer to.
export function drawn(elements, pictures) {
    const text = `<svg xmlns="http://www.w3.org/2000/svg">${elements}</svg>`;
    const svg = document.importNode(parser.parseFromString(text, "image/svg+xml").documentElement, true);
    for (const image of svg.querySelectorAll("[data-image]")) {
        const id = Number(image.dataset.image);
        image.onerror = () => pictures.reportFailure(id);
        image.setAttribute("href", pictures.url(id));
    }
    for (const element of svg.querySelectorAll("[data-blend]")) element.style.mixBlendMode = element.dataset.blend;
    for (const element of svg.querySelectorAll("[data-isolated]")) element.style.isolation = "isolate";
    fitTexts(svg);
    return svg;
}

export class DrawingView {
    #layer;
    #pictures;
    #shown = null;
    #element = null;

    constructor(layer, pictures) {
        this.#layer = layer;
        this.#pictures = pictures;
    }

    show(content) {
        const was = this.#shown;
        this.#shown = content;
        if (was?.drawing === content.drawing) return;
        this.#element?.remove();
        this.#element = drawn(content.drawing, this.#pictures);
        this.#element.classList.add("content", "drawing");
        this.#element.setAttribute("preserveAspectRatio", "none");
        this.#layer.showContent(this.#element);
    }

    layOut() {
        const { size, extent } = this.#shown;
        const { gravity, width, height, round } = this.#layer;
        const { style } = this.#element;
        const rect = placed(gravity, width, height, size);
        for (const edge in rect) style[edge] = `${rect[edge]}px`;
        this.#element.setAttribute("viewBox", `0 0 ${size.join(" ")}`);
        style.overflow = extent ? "hidden" : "visible";
        style.borderRadius = extent === "box" ? round : "";
    }

    dispose() {
        this.#element?.remove();
    }
}
