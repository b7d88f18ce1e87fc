// The visible layers, by their ids, and how a frame changes them.

import { Layer } from "./layer.js";
import { calm } from "./picture.js";

export class LayerTree {
    #layers = new Map();
    #root = null;
    #isStale = false;
    /// Layers that a transform has enlarged, with the timers after which their pictures become as sharp as they need.
    #enlarged = new Map();
    #device;
    #pictures;
    #accessibility;

    constructor(device, pictures, accessibility) {
        this.#device = device;
        this.#pictures = pictures;
        this.#accessibility = accessibility;
    }

    /// The next frame builds everything again. Until then the old tree stays visible.
    startOver() {
        this.#isStale = true;
    }

    /// Applies one frame: create, set, place, remove.
    apply(frame) {
        this.#accessibility.beginFrame();
        if (this.#isStale) this.#clear();
        const layers = this.#layers;
        for (const id of frame.created ?? []) layers.set(id, new Layer(id, this.#device, this.#pictures, this.#accessibility));
        for (const [id, properties] of frame.changed ?? []) this.#change(layers.get(id), properties);
        for (const [id, parent, above] of frame.placed ?? []) {
            const layer = layers.get(id);
            if (parent === null) layer?.element.remove();
            else layers.get(parent)?.place(layer, layers.get(above));
        }
        for (const id of frame.removed ?? []) this.#remove(layers.get(id));
        if (frame.root !== undefined) this.#showRoot(layers.get(frame.root));
        if (this.#root) this.#device.follow(this.#root.width, this.#root.height);
        for (const [id] of frame.changed ?? []) layers.get(id)?.settle();
        this.#accessibility.endFrame();
    }

    #change(layer, properties) {
        const before = layer?.magnification;
        layer?.set(properties);
        if (properties.matrix === undefined || layer === undefined) return;
        // A layer that goes on moving elsewhere, such as a spinner, delays no other.
        if (layer.magnification <= before && !this.#enlarged.has(layer)) return;
        clearTimeout(this.#enlarged.get(layer));
        this.#enlarged.set(layer, setTimeout(() => this.#sharpen(layer), calm));
    }

    #sharpen(enlarged) {
        this.#enlarged.delete(enlarged);
        const { element } = enlarged;
        for (const { layer } of [element, ...element.querySelectorAll(".layer")]) layer.sharpen();
    }

    /// Called when the number of pixels per point has changed: pictures may have to be sharper.
    pixelsChanged() {
        for (const layer of this.#layers.values()) layer.pixelsChanged();
    }

    #clear() {
        this.#isStale = false;
        for (const layer of [...this.#layers.values()]) this.#remove(layer);
    }

    #remove(layer) {
        if (!layer) return;
        for (const child of layer.element.querySelectorAll(".layer")) this.#forget(child.layer);
        layer.element.remove();
        this.#forget(layer);
    }

    #forget(layer) {
        layer.dispose();
        clearTimeout(this.#enlarged.get(layer));
        this.#enlarged.delete(layer);
        this.#layers.delete(layer.id);
        if (this.#root === layer) this.#root = null;
    }

    #showRoot(layer) {
        if (!layer) return;
        this.#root?.element.remove();
        this.#root = layer;
        this.#device.element.append(layer.element);
    }
}
