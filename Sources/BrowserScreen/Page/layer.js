// One layer as one positioned element.

import { DrawingView, drawn } from "./drawing.js";
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
    /// How much larger the layer's own transform makes it.
    magnification = 1;
    /// The corners in CSS's form.
    round = "";

    #pictures;
    #accessibility;
    #children;
    #content = null;
    #isContentMoved = false;
    #fill = null;
    #shadow = null;
    /// The shadow of an outline, and above it the background.
    #shade = null;
    #ground = null;
    #mask = null;
    #hasBackdrop = false;
    #radius = 0;
    #corners = 15;
    #scroll = [0, 0];
    #anchor = [0.5, 0.5];
    #within = null;

    #device;

    constructor(id, device, pictures, accessibility) {
        this.id = id;
        this.#device = device;
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

    /// Puts a layer directly below a child of this one, or on top of all children.
    place(layer, above) {
        if (layer) this.#children.insertBefore(layer.element, above?.element ?? null);
    }

    dispose() {
        this.#content?.dispose();
        this.#accessibility.forget(this);
    }

    setFrame([left, top, width, height]) {
        const style = this.element.style;
        if (left !== this.left || isThin(width) !== isThin(this.width)) style.left = start(this.left = left, width);
        if (top !== this.top || isThin(height) !== isThin(this.height)) style.top = start(this.top = top, height);
        if (width === this.width && height === this.height) return;
        if (width !== this.width) style.width = extent(this.width = width);
        if (height !== this.height) style.height = extent(this.height = height);
        this.#isContentMoved = true;
        if (this.#within) this.#placeChildren();
    }

    setAnchor([x, y]) {
        this.#anchor = [x, y];
        this.element.style.transformOrigin = `${x * 100}% ${y * 100}%`;
        if (this.#within) this.#placeChildren();
    }

    setMatrix(numbers) {
        this.element.style.transform = matrix(numbers);
        this.magnification = magnification(numbers);
    }

    /// How much larger the transforms of this layer and of those around it make it together.
    get growth() {
        let growth = 1;
        for (let { element } = this; element; element = element.parentElement) growth *= element.layer?.magnification ?? 1;
        return growth;
    }

    /// When the children scroll for the first time, they move into a container. From then on a step is one change of
    /// its style.
    setScroll([x, y]) {
        if (this.#children === this.element && x === 0 && y === 0) return;
        this.#scroll = [x, y];
        this.#placeChildren();
    }

    /// The transform of the children in space, about the anchor. The children's own rotations appear in this
    /// perspective.
    setWithin(numbers) {
        this.#within = numbers;
        this.#placeChildren();
        this.#children.style.transformStyle = numbers?.length === 16 ? "preserve-3d" : "";
    }

    /// How far the children are scrolled, in points.
    get scroll() {
        return this.#scroll;
    }

    /// On whole physical pixels. Otherwise every line and letter would be spread over two pixels.
    #placeChildren() {
        if (this.#children === this.element) this.#makeContainer();
        const ratio = this.#device.pixelRatio;
        const [x, y] = this.#scroll.map(place => Math.round(place * ratio) / ratio);
        let text = `translate(${-x}px, ${-y}px)`;
        if (this.#within) {
            const [left, top] = [this.#anchor[0] * this.width, this.#anchor[1] * this.height];
            text = `translate(${left}px, ${top}px) ${matrix(this.#within)} translate(${-left}px, ${-top}px) ${text}`;
        }
        this.#children.style.transform = text;
    }

    #makeContainer() {
        const container = document.createElement("div");
        container.className = "children";
        container.append(...[...this.element.children].filter(child => child.layer));
        this.element.append(container);
        this.#children = container;
    }

    setContent(content) {
        const View = viewOf(content);
        if (this.#content && this.#content.constructor !== View) {
            this.#content.dispose();
            this.#content = null;
        }
        if (!View) return;
        this.#content ??= new View(this, this.#pictures);
        this.#content.show(content);
        this.#isContentMoved = true;
    }

    /// Puts content above the background and below the children.
    showContent(element) {
        if (this.#ground) this.#ground.after(element);
        else this.element.prepend(element);
    }

    setGravity(gravity) {
        this.gravity = gravity;
        this.#isContentMoved = true;
    }

    /// Called at the end of a frame, when everything is known that determines the size of a picture.
    settle() {
        if (this.#isContentMoved) this.layOutContent();
    }

    /// Called when the number of pixels per point has changed.
    pixelsChanged() {
        if (this.#children !== this.element) this.#placeChildren();
        this.layOutContent();
    }

    layOutContent() {
        this.#isContentMoved = false;
        this.#content?.layOut();
    }

    /// Called when transforms have enlarged the layer, and rest.
    sharpen() {
        if (this.#content instanceof Picture) this.#content.layOut(true);
    }

    setFill(color) {
        this.#fill = color;
        this.#showFill();
        if (this.#shadow) this.setShadow(this.#shadow);
    }

    #showFill() {
        this.element.style.backgroundColor = this.#ground ? "" : this.#fill ?? "";
        if (this.#ground) this.#ground.style.backgroundColor = this.#fill ?? "";
    }

    /// A box that covers what is behind it casts the shadow of its outline. Other boxes cast the shadow of everything
    /// drawn in them, which costs more.
    setShadow(shadow) {
        this.#shadow = shadow;
        const style = this.element.style;
        const path = shadow?.[4];
        // Glass casts the shadow of its box, and must have no filter of its own: with a filter, nothing behind it would
        // be visible.
        const isBox = this.#fill?.length === 7 || this.#hasBackdrop;
        const text = shadow && `${shadow[0]}px ${shadow[1]}px ${shadow[2] * 2}px ${shadow[3]}`;
        style.boxShadow = shadow && isBox && !path ? text : "";
        style.filter = shadow && !isBox && !path
            ? `drop-shadow(${shadow[0]}px ${shadow[1]}px ${shadow[2]}px ${shadow[3]})` : "";
        this.#showShade(path ? shadow : null);
    }

    /// An element is above the background of its parent, so the background becomes an element, too.
    #showShade(shadow) {
        this.#shade?.remove();
        this.#shade = null;
        if (!shadow && !this.#ground) return;
        if (!this.#ground) {
            this.#ground = document.createElement("div");
            this.#ground.className = "ground";
            this.#ground.style.borderRadius = this.round;
            this.element.prepend(this.#ground);
            this.#showFill();
        }
        if (!shadow) return;
        const [x, y, radius, color, path] = shadow;
        this.#shade = drawn(`<path d="${path}"/>`, this.#pictures);
        this.#shade.classList.add("shade");
        this.#shade.style.fill = color;
        this.#shade.style.filter = `blur(${radius}px)`;
        this.#shade.style.transform = `translate(${x}px, ${y}px)`;
        this.element.prepend(this.#shade);
    }

    /// Blurs what is behind the box, and makes its colours stronger.
    setBackdrop(backdrop) {
        this.#hasBackdrop = backdrop !== null;
        this.element.style.backdropFilter = backdrop ? `blur(${backdrop[0]}px) saturate(${backdrop[1]})` : "";
        if (this.#shadow) this.setShadow(this.#shadow);
    }

    setMask(elements) {
        this.#mask?.remove();
        this.#mask = null;
        const id = `mask-${this.id}`;
        this.element.style.mask = elements === null ? "" : `url(#${id})`;
        if (elements === null) return;
        const area = 'x="-16384" y="-16384" width="32768" height="32768"';
        const mask = `<mask id="${id}" maskUnits="userSpaceOnUse" mask-type="alpha" ${area}>${elements}</mask>`;
        this.#mask = drawn(mask, this.#pictures);
        this.#mask.classList.add("definitions");
        this.element.append(this.#mask);
    }

    setRadius(radius) {
        this.#radius = radius;
        this.#showRound();
    }

    /// 1 is the upper left corner, 2 the upper right, 4 the lower left, 8 the lower right.
    setCorners(corners) {
        this.#corners = corners;
        this.#showRound();
    }

    #showRound() {
        const [radius, corners] = [this.#radius, this.#corners];
        const one = bit => corners & bit ? `${radius}px` : "0px";
        this.round = radius && corners ? corners === 15 ? one(1) : [1, 2, 8, 4].map(one).join(" ") : "";
        const style = this.element.style;
        style.borderRadius = this.round;
        style.setProperty("--round", this.round || "0px");
        if (this.#ground) this.#ground.style.borderRadius = this.round;
        this.#isContentMoved = true;
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

/// A line thinner than a pixel would disappear where it covers no pixel's centre, so it gets the pixel in which it is.
function isThin(length) {
    return length > 0 && length < 1;
}

function start(place, length) {
    return isThin(length) && rounds ? `round(down, ${place}px, var(--hairline))` : `${place}px`;
}

function extent(length) {
    return isThin(length) && rounds ? `max(${length}px, var(--hairline))` : `${length}px`;
}

const rounds = CSS.supports("left", "round(down, 1.5px, 1px)");

function viewOf(content) {
    if (content === null) return null;
    if (content.text) return TextView;
    return content.drawing === undefined ? Picture : DrawingView;
}

function matrix(numbers) {
    if (numbers === null) return "";
    return `${numbers.length === 6 ? "matrix" : "matrix3d"}(${numbers.join()})`;
}

/// Returns by how much a transform stretches what it stretches most, along the plane's axes.
function magnification(numbers) {
    if (numbers === null) return 1;
    if (numbers.length === 6) return Math.max(Math.hypot(numbers[0], numbers[1]), Math.hypot(numbers[2], numbers[3]));
    const [across, down] = [[0, 1, 2], [4, 5, 6]].map(axis => Math.hypot(...axis.map(index => numbers[index])));
    return Math.max(across, down);
}

const setters = {
    frame: (layer, value) => layer.setFrame(value),
    scroll: (layer, value) => layer.setScroll(value),
    matrix: (layer, value) => layer.setMatrix(value),
    anchor: (layer, value) => layer.setAnchor(value),
    opacity: (layer, value) => layer.element.style.opacity = value === 1 ? "" : value,
    hidden: (layer, value) => layer.setHidden(value),
    clip: (layer, value) => layer.element.style.overflow = value ? "clip" : "",
    radius: (layer, value) => layer.setRadius(value),
    corners: (layer, value) => layer.setCorners(value),
    back: (layer, value) => layer.element.style.backfaceVisibility = value ? "" : "hidden",
    border: (layer, value) => layer.setBorder(value),
    shadow: (layer, value) => layer.setShadow(value),
    fill: (layer, value) => layer.setFill(value),
    content: (layer, value) => layer.setContent(value),
    gravity: (layer, value) => layer.setGravity(value),
    within: (layer, value) => layer.setWithin(value),
    mask: (layer, value) => layer.setMask(value),
    backdrop: (layer, value) => layer.setBackdrop(value),
    access: (layer, value) => layer.setAccess(value),
};
