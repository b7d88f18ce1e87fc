// One layer as one positioned element.

import { Picture } from "./picture.js";
import { TextView } from "./text.js";

export class Layer {
    left = 0;
    top = 0;
    width = 0;
    height = 0;
    gravity = "resize";
    access = null;
    isHidden = false;

    #pictures;
    #accessibility;
    #children;
    #content = null;
    #isContentMoved = false;
    #fill = null;
    #shadow = null;

    constructor(id, pictures, accessibility) {
        this.id = id;
        this.#pictures = pictures;
        this.#accessibility = accessibility;
        this.element = document.createElement("div");
        this.element.className = "layer";
        this.element.layer = this;
        this.#children = this.element;
    }

    set(properties) {
        for (const name in properties) setters[name]?.(this, properties[name]);
    }

    /// Puts a layer directly below a child of this one, or on top of all.
    place(layer, above) {
        if (layer) this.#children.insertBefore(layer.element, above?.element ?? null);
    }

    dispose() {
        this.#content?.dispose();
        this.#accessibility.forget(this);
    }

    setFrame([left, top, width, height]) {
        const style = this.element.style;
        if (left !== this.left) style.left = `${this.left = left}px`;
        if (top !== this.top) style.top = `${this.top = top}px`;
        if (width === this.width && height === this.height) return;
        if (width !== this.width) style.width = `${this.width = width}px`;
        if (height !== this.height) style.height = `${this.height = height}px`;
        this.#isContentMoved = true;
    }

    /// Children move into a container of their own when they scroll for the first time; from then on a step is one
    /// change of its style.
    setScroll([x, y]) {
        if (this.#children === this.element) {
            if (x === 0 && y === 0) return;
            const container = document.createElement("div");
            container.className = "children";
            container.append(...[...this.element.children].filter(child => child.layer));
            this.element.append(container);
            this.#children = container;
        }
        this.#children.style.transform = `translate(${-x}px, ${-y}px)`;
    }

    setContent(content) {
        const View = content === null ? null : content.text ? TextView : Picture;
        if (this.#content && this.#content.constructor !== View) {
            this.#content.dispose();
            this.#content = null;
        }
        if (!View) return;
        this.#content ??= new View(this, this.#pictures);
        this.#content.show(content);
        this.#isContentMoved = true;
    }

    setGravity(gravity) {
        this.gravity = gravity;
        this.#isContentMoved = true;
    }

    /// At the end of a frame, when all is known that decides how large a picture is.
    settle() {
        if (this.#isContentMoved) this.layOutContent();
    }

    layOutContent() {
        this.#isContentMoved = false;
        this.#content?.layOut();
    }

    setFill(color) {
        this.#fill = color;
        this.element.style.backgroundColor = color ?? "";
        if (this.#shadow) this.setShadow(this.#shadow);
    }

    /// A box that covers what is behind it casts the shadow of its outline; of others it is the shadow of all that is
    /// drawn in them, which costs more.
    setShadow(shadow) {
        this.#shadow = shadow;
        const style = this.element.style;
        const isOpaque = this.#fill?.length === 7;
        const text = shadow && `${shadow[0]}px ${shadow[1]}px ${shadow[2] * 2}px ${shadow[3]}`;
        style.boxShadow = shadow && isOpaque ? text : "";
        style.filter = shadow && !isOpaque
            ? `drop-shadow(${shadow[0]}px ${shadow[1]}px ${shadow[2]}px ${shadow[3]})` : "";
    }

    setRadius(radius) {
        const style = this.element.style;
        style.borderRadius = radius ? `${radius}px` : "";
        style.setProperty("--round", `${radius}px`);
    }

    setBorder(border) {
        this.element.classList.toggle("bordered", border !== null);
        if (border) this.element.style.setProperty("--line", `${border[0]}px solid ${border[1]}`);
    }

    setHidden(isHidden) {
        this.isHidden = isHidden;
        this.element.style.display = isHidden ? "none" : "";
        if (this.access) this.#accessibility.visibilityChanged();
    }

    setAccess(node) {
        this.access = node;
        this.#accessibility.describe(this);
    }
}

function matrix(numbers) {
    if (numbers === null) return "";
    return `${numbers.length === 6 ? "matrix" : "matrix3d"}(${numbers.join()})`;
}

const setters = {
    frame: (layer, value) => layer.setFrame(value),
    scroll: (layer, value) => layer.setScroll(value),
    matrix: (layer, value) => layer.element.style.transform = matrix(value),
    anchor: (layer, [x, y]) => layer.element.style.transformOrigin = `${x * 100}% ${y * 100}%`,
    opacity: (layer, value) => layer.element.style.opacity = value === 1 ? "" : value,
    hidden: (layer, value) => layer.setHidden(value),
    clip: (layer, value) => layer.element.style.overflow = value ? "clip" : "",
    radius: (layer, value) => layer.setRadius(value),
    border: (layer, value) => layer.setBorder(value),
    shadow: (layer, value) => layer.setShadow(value),
    fill: (layer, value) => layer.setFill(value),
    content: (layer, value) => layer.setContent(value),
    gravity: (layer, value) => layer.setGravity(value),
    access: (layer, value) => layer.setAccess(value),
};
