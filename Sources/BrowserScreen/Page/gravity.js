// The place of a picture in a box of another size.

/// Returns the picture's rectangle in the box. Parts outside are visible unless the layer clips.
export function placed(gravity, boxWidth, boxHeight, [width, height]) {
    if (gravity === "resize" || width <= 0 || height <= 0) {
        return { left: 0, top: 0, width: boxWidth, height: boxHeight };
    }
    if (gravity === "resizeAspect" || gravity === "resizeAspectFill") {
        const [x, y] = [boxWidth / width, boxHeight / height];
        const scale = gravity === "resizeAspect" ? Math.min(x, y) : Math.max(x, y);
        width *= scale;
        height *= scale;
    }
    const name = gravity.toLowerCase();
    const across = name.includes("left") ? 0 : name.includes("right") ? 1 : 0.5;
    const down = name.startsWith("top") ? 0 : name.startsWith("bottom") ? 1 : 0.5;
    return { left: (boxWidth - width) * across, top: (boxHeight - height) * down, width, height };
}
