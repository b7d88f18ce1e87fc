// A few workers that fetch and decode pictures, so that a large photo never holds up a scroll step.

export class DecoderPool {
    #free = [];
    #waiting = [];

    constructor() {
        const count = Math.max(1, Math.min(4, (navigator.hardwareConcurrency || 2) - 1));
        for (let index = 0; index < count; index++) this.#free.push(new Worker("/decoder.js"));
    }

    /// Calls `done` with the bitmap, or with null when there is none to be had. An order that is cancelled before a
    /// worker takes it costs nothing.
    order(request, done) {
        const order = { request, done, cancel: () => this.#cancel(order) };
        this.#waiting.push(order);
        this.#next();
        return order;
    }

    #cancel(order) {
        order.done = bitmap => bitmap?.close();
        const index = this.#waiting.indexOf(order);
        if (index >= 0) this.#waiting.splice(index, 1);
    }

    #next() {
        if (this.#waiting.length === 0 || this.#free.length === 0) return;
        const [order, worker] = [this.#waiting.shift(), this.#free.pop()];
        worker.onmessage = ({ data }) => {
            this.#free.push(worker);
            order.done(data);
            this.#next();
        };
        worker.postMessage(order.request);
    }
}
