// The ring around the layer with the keyboard's focus follows the shape that a person sees.

/// The least part of a layer's area that its shape fills.
const leastShare = 0.5;
/// How much larger a shape around a layer is at most that still is the layer's own, as glass is around a bar's button.
const mostArea = 2;
/// How much higher it is at most if it is the shape of a row of layers, as of segments.
const mostHeight = 1.6;
/// In how many layers around a layer to look for such a shape.
const levelsAround = 4;
/// Where there is no shape, in pixels.
const plainRound = "8px";

/// Sets the ring's place, in parts of the layer, and its corners (layers.css).
export function showRing(layer) {
    const box = layer.element.getBoundingClientRect();
    const inside = layer.round ? layer : shapeIn(layer, box);
    const around = inside ? null : shapeAround(layer, box);
    const shape = inside ?? (around && areaOf(around) <= mostArea * box.width * box.height ? around : layer);
    const { top, right, bottom, left } = shape.element.getBoundingClientRect();
    const part = (length, whole) => `${100 * length / whole || 0}%`;
    const { style } = layer.element;
    style.setProperty("--ring", [
        part(top - box.top, box.height), part(box.right - right, box.width),
        part(box.bottom - bottom, box.height), part(left - box.left, box.width),
    ].join(" "));
    const round = shape.round || around?.round;
    style.setProperty("--ring-round", round || (style.backgroundColor ? "0px" : plainRound));
}

/// Returns the largest round layer inside; null if none fills most of this one. A control draws its shape with
/// sublayers.
function shapeIn({ element }, box) {
    let [shape, most] = [null, leastShare * box.width * box.height];
    for (const { layer } of element.querySelectorAll(".layer")) {
        if (!layer.round || !layer.element.checkVisibility({ opacityProperty: true })) continue;
        const area = areaOf(layer);
        if (area > most) [shape, most] = [layer, area];
    }
    return shape;
}

/// Returns the round layer that the layer stands in or on; null if that is much higher.
function shapeAround({ element }, box) {
    let around = element;
    for (let level = 0; level < levelsAround; level++) {
        around = around.parentElement?.closest(".layer");
        if (!around) break;
        const shapes = [around, ...around.querySelectorAll(":scope > .layer, :scope > .children > .layer")];
        const shape = shapes.find(({ layer }) => layer.round && isAround(layer.element.getBoundingClientRect(), box));
        if (shape) return shape.layer;
    }
    return null;
}

function isAround({ top, left, bottom, right, height }, box) {
    return top <= box.top + 1 && left <= box.left + 1 && bottom >= box.bottom - 1 && right >= box.right - 1
        && height <= mostHeight * box.height;
}

function areaOf({ element }) {
    const { width, height } = element.getBoundingClientRect();
    return width * height;
}
