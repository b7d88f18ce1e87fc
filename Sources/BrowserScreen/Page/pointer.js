// Mouse and pen.

import { modifiers } from "./outbox.js";
import { Rest } from "./rest.js";

export function followPointer(device, outbox) {
    const surface = device.element;
    const rest = new Rest();
    let pressed = null;

    const message = (event, phase) => ({
        kind: "pointer", time: event.timeStamp / 1000, phase, ...device.location(event), modifiers: modifiers(event),
    });
    const end = (event, phase) => {
        if (event.pointerId !== pressed) return;
        pressed = null;
        if (phase === "ended" && rest.hasComeToRest(event)) outbox.send(message(event, "moved"));
        outbox.send(message(event, phase));
    };

    surface.addEventListener("pointerdown", event => {
        if (event.pointerType === "touch" || event.button !== 0 || pressed !== null) return;
        pressed = event.pointerId;
        rest.began();
        surface.setPointerCapture(pressed);
        outbox.send(message(event, "began"));
    });
    surface.addEventListener("pointermove", event => {
        if (event.pointerType === "touch" || (pressed !== null && event.pointerId !== pressed)) return;
        rest.moved(event);
        outbox.stream(message(event, pressed === null ? "hovered" : "moved"), (last, next) => {
            if (last.phase !== next.phase) return false;
            Object.assign(last, next);
            return true;
        });
    });
    // Outside the device the pointer hovers over nothing.
    surface.addEventListener("pointerleave", event => {
        if (event.pointerType === "touch" || pressed !== null) return;
        outbox.send({ ...message(event, "hovered"), x: -1, y: -1 });
    });
    surface.addEventListener("pointerup", event => end(event, "ended"));
    surface.addEventListener("pointercancel", event => end(event, "cancelled"));
    surface.addEventListener("lostpointercapture", event => end(event, "cancelled"));

    // A screen reader activates a layer with a click without a pointer.
    surface.addEventListener("click", event => {
        if (event.detail !== 0 || !event.target.layer) return;
        outbox.send({ kind: "activate", layer: event.target.layer.id });
    });

    // The app decides what a press focuses. The browser would take the focus away from the cell that has it.
    surface.addEventListener("mousedown", event => {
        event.preventDefault();
        if (!surface.contains(document.activeElement)) surface.focus({ preventScroll: true });
    });
}
