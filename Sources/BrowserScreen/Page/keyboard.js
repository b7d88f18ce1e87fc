// Keys while the focus is in the device. Tab and the browser's own shortcuts still belong to the browser.

import { modifiers } from "./outbox.js";

const named = new Set([
    "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "PageUp", "PageDown", "Home", "End", "Enter", "Escape",
    "Backspace", "Delete",
]);
const sharedWithControl = new Set([
    "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End", "Enter", " ", "a",
]);

export function followKeys(device, outbox) {
    const held = new Set();
    const send = (event, phase) => outbox.send({
        kind: "key", time: event.timeStamp / 1000, phase, key: event.key, modifiers: modifiers(event),
        repeats: event.repeat,
    });

    device.element.addEventListener("keydown", event => {
        if (!isApps(event)) return;
        event.preventDefault();
        // A screen reader moves a slider by sending it keys, wherever the focus is.
        if (event.target.layer && document.activeElement !== event.target) event.target.focus({ preventScroll: true });
        held.add(event.key);
        send(event, "down");
    });
    device.element.addEventListener("keyup", event => {
        if (held.delete(event.key)) send(event, "up");
    });
    // The page never hears of a key that is released in another window.
    addEventListener("blur", () => {
        for (const key of held) {
            outbox.send({ kind: "key", phase: "up", key, modifiers: 0, repeats: false });
        }
        held.clear();
    });
}

function isApps(event) {
    if (event.isComposing || event.altKey) return false;
    if ((event.ctrlKey || event.metaKey) && !sharedWithControl.has(event.key)) return false;
    return named.has(event.key) || [...event.key].length === 1;
}
