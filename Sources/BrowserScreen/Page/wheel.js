// Mouse wheels and two fingers on a trackpad.

import { modifiers } from "./outbox.js";

const pointsPerLine = 18;
/// A trackpad's steps are small or fractional; a wheel's notch is a large whole number.
const smallestNotch = 50;

export function followWheel(device, outbox) {
    const pinch = followPinch(device, outbox);
    device.element.addEventListener("wheel", event => {
        event.preventDefault();
        // Browsers report a pinch on a trackpad like this, and a wheel with the control key means the same.
        if (event.ctrlKey) return pinch(event);
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

/// Merges waiting steps into one longer step.
function added(last, next) {
    if (last.precise !== next.precise || last.modifiers !== next.modifiers) return false;
    Object.assign(last, { ...next, dx: last.dx + next.dx, dy: last.dy + next.dy });
    return true;
}

/// How many milliseconds after its last step a pinch has ended, if a browser reports it step by step.
const pinchRest = 150;
/// A doubling is 69 of these steps in browsers.
const stepsPerScale = 100;
const largestStep = 10;

function followPinch(device, outbox) {
    const message = (event, phase, scale, rotation) => ({
        kind: "transform", time: event.timeStamp / 1000, phase, ...device.location(event),
        scale: Math.min(Math.max(scale, 0.001), 1000), rotation,
    });
    const replaced = (last, next) => {
        if (last.phase !== "moved" || next.phase !== "moved") return false;
        Object.assign(last, next);
        return true;
    };

    let scale = null;
    let timer;
    const byWheel = event => {
        clearTimeout(timer);
        if (scale === null) outbox.send(message(event, "began", scale = 1, 0));
        const step = isPrecise(event) ? event.deltaY : Math.sign(event.deltaY) * largestStep;
        scale *= Math.exp(-step / stepsPerScale);
        outbox.stream(message(event, "moved", scale, 0), replaced);
        const last = message(event, "ended", scale, 0);
        timer = setTimeout(() => {
            scale = null;
            outbox.send({ ...last, time: performance.now() / 1000 });
        }, pinchRest);
    };

    // Safari reports both at once, and no wheel.
    const phases = { gesturestart: "began", gesturechange: "moved", gestureend: "ended" };
    for (const [name, phase] of Object.entries(phases)) {
        device.element.addEventListener(name, event => {
            event.preventDefault();
            const moved = message(event, phase, event.scale, event.rotation * Math.PI / 180);
            if (phase === "moved") outbox.stream(moved, replaced); else outbox.send(moved);
        });
    }
    return byWheel;
}
