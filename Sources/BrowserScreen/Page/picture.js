// The picture of one layer, decoded at the size at which it is shown.

import { placed } from "./gravity.js";
import { notableGrowth } from "./pictures.js";

/// How many milliseconds a size or a transform must stay the same before the picture is decoded for it: not during an
/// animation.
export const calm = 150;

export class Picture {
    #layer;
    #pictures;
    #shown = null;
    #element = null;
    #order = null;
    #timer = 0;
    #hasFailed = false;
    /// Whether the canvas is a small copy, until the picture is decoded.
    #isPreview = false;

    constructor(layer, pictures) {
        this.#layer = layer;
        this.#pictures = pictures;
    }

    show(content) {
        const was = this.#shown;
        this.#shown = content;
        if (was && was.image === content.image && was.tint === content.tint) return;
        this.#clear();
        if (content.vector) this.#showVector();
    }

    /// `isCalm` says that the size has stayed the same for a while.
    layOut(isCalm = false) {
        const content = this.#shown;
        const { gravity, width, height } = this.#layer;
        const rect = placed(gravity, width, height, content.size);
        if (this.#element) this.#put(this.#element, rect);
        if (!content.vector && !this.#hasFailed && rect.width > 0 && rect.height > 0) this.#requireBitmap(rect, isCalm);
    }

    dispose() {
        this.#clear();
    }

    /// Browsers move masks to whole CSS pixels, except those that a transform moves.
    #put(element, { left, top, width, height }) {
        const { style } = element;
        const isStencil = element.className.includes("stencil");
        style.left = isStencil ? "" : `${left}px`;
        style.top = isStencil ? "" : `${top}px`;
        style.transform = isStencil ? `translate(${left}px, ${top}px)` : "";
        style.width = `${width}px`;
        style.height = `${height}px`;
    }

    #use(element) {
        this.#drop();
        element.classList.add("content");
        this.#element = element;
        this.#layer.showContent(element);
    }

    #drop() {
        const element = this.#element;
        this.#element = null;
        element?.remove();
        if (element instanceof HTMLCanvasElement) this.#pictures.giveBack(element);
    }

    #clear() {
        clearTimeout(this.#timer);
        this.#order?.cancel();
        this.#order = null;
        this.#hasFailed = false;
        this.#drop();
    }

    /// Drawings remain drawings, sharp at any size. With a tint they are a stencil.
    #showVector() {
        const { image, tint } = this.#shown;
        const url = this.#pictures.url(image);
        const picture = new Image();
        picture.alt = "";
        picture.draggable = false;
        picture.onerror = () => this.#fail(image);
        picture.src = url;
        if (!tint) return this.#use(picture);
        const stencil = document.createElement("div");
        stencil.className = "stencil";
        stencil.style.backgroundColor = tint;
        stencil.style.maskImage = `url("${url}")`;
        this.#use(stencil);
    }

    #requireBitmap(rect, isCalm) {
        const request = this.#pictures.request(this.#shown, rect, this.#layer.growth);
        const canvas = this.#element instanceof HTMLCanvasElement ? this.#element : null;
        if (canvas && Math.max(request.width / canvas.width, request.height / canvas.height) <= notableGrowth) return;
        const ready = this.#pictures.take(request);
        if (ready) return this.#showBitmap(ready);
        clearTimeout(this.#timer);
        const isSharp = canvas && !this.#isPreview;
        if (isSharp && !isCalm) this.#timer = setTimeout(() => this.#orderBitmap(request), calm);
        else if (!this.#order) this.#orderBitmap(request);
        // Until the picture comes, one that is too small shows more than a hole.
        if (!canvas) this.#preview(request);
    }

    #orderBitmap(request) {
        this.#order?.cancel();
        this.#order = this.#pictures.order(request, canvas => {
            this.#order = null;
            if (canvas) this.#showBitmap(canvas);
            else this.#fail(request.image);
        }, () => this.#layer.element.getBoundingClientRect());
    }

    #preview(request) {
        const canvas = this.#pictures.preview(request);
        if (canvas) this.#showBitmap(canvas, true);
    }

    #showBitmap(canvas, isPreview = false) {
        this.#use(canvas);
        this.#isPreview = isPreview;
        this.layOut();
    }

    #fail(image) {
        if (this.#shown.image !== image) return;
        this.#hasFailed = true;
        const placeholder = document.createElement("div");
        placeholder.className = "placeholder";
        this.#use(placeholder);
        const { gravity, width, height } = this.#layer;
        this.#put(placeholder, placed(gravity, width, height, this.#shown.size));
        this.#pictures.reportFailure(image);
    }
}
