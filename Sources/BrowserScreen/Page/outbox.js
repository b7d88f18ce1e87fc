// Events on their way to the app: the first of an animation frame at once, the others together.

export class Outbox {
    #connection;
    #waiting = [];
    #isFrameUnderway = false;

    constructor(connection) {
        this.#connection = connection;
    }

    /// For urgent events: a touch that begins or ends, a key.
    send(event) {
        this.#add(event);
        this.#flush();
    }

    /// For continuous events. `merge(last, event)` may merge the event into the last waiting one.
    stream(event, merge) {
        const last = this.#waiting.at(-1);
        if (last && last.kind === event.kind && merge(last, event)) return;
        this.#add(event);
        if (!this.#isFrameUnderway) this.#flush();
    }

    #add(event) {
        event.time ??= performance.now() / 1000;
        this.#waiting.push(event);
    }

    #flush() {
        const events = this.#waiting;
        if (events.length === 0) return;
        this.#waiting = [];
        this.#connection.send({ events });
        if (this.#isFrameUnderway) return;
        this.#isFrameUnderway = true;
        requestAnimationFrame(() => {
            this.#isFrameUnderway = false;
            this.#flush();
        });
    }
}

/// As in the protocol: shift 1, control 2, alternate 4, command 8.
export function modifiers(event) {
    return (event.shiftKey ? 1 : 0) + (event.ctrlKey ? 2 : 0) + (event.altKey ? 4 : 0) + (event.metaKey ? 8 : 0);
}
