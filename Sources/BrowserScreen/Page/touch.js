// Fingers.

import { Rest } from "./rest.js";

export function followTouches(device, outbox) {
    const surface = device.element;
    /// The browser's identifiers of the fingers. A finger's index is its number for the app.
    const fingers = [];
    const rest = new Rest();

    const message = (event, touch, phase) => ({
        kind: "touch", time: event.timeStamp / 1000, phase,
        finger: fingers.indexOf(touch.identifier), ...device.location(touch),
    });
    const end = (event, phase) => {
        event.preventDefault();
        for (const touch of event.changedTouches) {
            if (!fingers.includes(touch.identifier)) continue;
            if (phase === "ended" && rest.hasComeToRest(event)) outbox.send(message(event, touch, "moved"));
            outbox.send(message(event, touch, phase));
            fingers[fingers.indexOf(touch.identifier)] = undefined;
        }
    };

    surface.addEventListener("touchstart", event => {
        event.preventDefault();
        if (!surface.contains(document.activeElement)) surface.focus({ preventScroll: true });
        if (event.touches.length === event.changedTouches.length) rest.began();
        for (const touch of event.changedTouches) {
            const free = fingers.indexOf(undefined);
            fingers[free < 0 ? fingers.length : free] = touch.identifier;
            outbox.send(message(event, touch, "began"));
        }
    }, { passive: false });
    surface.addEventListener("touchmove", event => {
        event.preventDefault();
        for (const touch of event.changedTouches) {
            if (!fingers.includes(touch.identifier)) continue;
            rest.moved(event);
            outbox.stream(message(event, touch, "moved"), (last, next) => {
                if (last.phase !== "moved" || last.finger !== next.finger) return false;
                Object.assign(last, next);
                return true;
            });
        }
    }, { passive: false });
    surface.addEventListener("touchend", event => end(event, "ended"), { passive: false });
    surface.addEventListener("touchcancel", event => end(event, "cancelled"), { passive: false });
    surface.addEventListener("contextmenu", event => {
        if (event.pointerType === "touch") event.preventDefault();
    });
}
