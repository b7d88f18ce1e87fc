// Mouse wheels and two fingers on a trackpad.

import { modifiers } from "./outbox.js";

const pointsPerLine = 18;
/// A trackpad's steps are small or broken; a wheel's notch is a large whole number.
const smallestNotch = 50;

export function followWheel(device, outbox) {
    device.element.addEventListener("wheel", event => {
        // With control, or two fingers apart, the browser zooms the page.
        if (event.ctrlKey) return;
        event.preventDefault();
        const unit = [device.pointsPerPixel, pointsPerLine, device.height * 0.9][event.deltaMode];
        outbox.stream({
            kind: "wheel", time: event.timeStamp / 1000, ...device.location(event),
            dx: event.deltaX * unit, dy: event.deltaY * unit,
            precise: isPrecise(event), modifiers: modifiers(event),
        }, added);
    }, { passive: false });
}

function isPrecise({ deltaMode, deltaX, deltaY }) {
    if (deltaMode !== 0) return false;
    return [deltaX, deltaY].every(delta => Math.abs(delta) < smallestNotch || !Number.isInteger(delta));
}

/// Steps that wait together are one longer step.
function added(last, next) {
    if (last.precise !== next.precise || last.modifiers !== next.modifiers) return false;
    Object.assign(last, { ...next, dx: last.dx + next.dx, dy: last.dy + next.dy });
    return true;
}
