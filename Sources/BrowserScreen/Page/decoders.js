// A few workers that load and decode pictures, so that a large photo never delays a scroll step.

export class DecoderPool {
    #free = [];
    #waiting = [];

    constructor() {
        const count = Math.max(1, Math.min(4, (navigator.hardwareConcurrency || 2) - 1));
        for (let index = 0; index < count; index++) this.#free.push(new Worker("decoder.js"));
    }

    /// Calls `done` with the bitmap, or with null if there is none. An order that is cancelled before a worker takes it
    /// costs nothing.
    ///
    /// `place` returns where the picture is at present, in the window. Pictures come in reading order, those in view
    /// first.
    order(request, done, place) {
        const job = this.#job(request);
        const order = { done, place, cancel: () => this.#cancel(order, job) };
        job.orders.push(order);
        // All orders of a frame, before the first is chosen.
        queueMicrotask(() => this.#next());
        return order;
    }

    /// Calls `done` with a bitmap made from a canvas that shows the picture, or with null.
    copy(canvas, done) {
        const order = { done, cancel: () => order.done = drop };
        createImageBitmap(canvas).then(bitmap => order.done(bitmap), () => order.done(null));
        return order;
    }

    /// Orders for one picture at one size share a job until a worker begins it.
    #job(request) {
        const key = `${request.url} ${request.width} ${request.height} ${request.tint}`;
        let job = this.#waiting.find(job => job.key === key);
        if (!job) this.#waiting.push(job = { key, request, orders: [] });
        return job;
    }

    #cancel(order, job) {
        order.done = drop;
        job.orders = job.orders.filter(other => other !== order);
        const index = this.#waiting.indexOf(job);
        if (index >= 0 && job.orders.length === 0) this.#waiting.splice(index, 1);
    }

    /// Takes the job whose picture a person reads first.
    #takeFirst() {
        if (this.#waiting.length === 1) return this.#waiting.pop();
        let [first, its] = [0, null];
        for (const [index, { orders }] of this.#waiting.entries()) {
            for (const order of orders) {
                const place = order.place();
                if (!its || isBefore(place, its)) [first, its] = [index, place];
            }
        }
        return this.#waiting.splice(first, 1)[0];
    }

    #next() {
        if (this.#waiting.length === 0 || this.#free.length === 0) return;
        const [job, worker] = [this.#takeFirst(), this.#free.pop()];
        worker.onmessage = ({ data }) => {
            this.#free.push(worker);
            deliver(data, job.orders);
            this.#next();
        };
        worker.postMessage(job.request);
    }
}

/// Compares places: first those in view, from top to bottom and there from left to right; then those outside, the
/// nearest first, and at last hidden ones.
function isBefore(one, other) {
    const [ones, others] = [distance(one), distance(other)];
    return (ones - others || one.top - other.top || one.left - other.left) < 0;
}

/// Returns how far outside the window a place is; 0 for one in view.
function distance({ top, bottom, left, right }) {
    if (top === bottom || left === right) return Infinity;
    return Math.max(top - innerHeight, -bottom, left - innerWidth, -right, 0);
}

/// A bitmap can be shown in only one place, so all other orders get a copy.
async function deliver(bitmap, orders) {
    const [first, ...others] = orders;
    const copies = others.map(order => bitmap && createImageBitmap(bitmap));
    for (const [index, copy] of copies.entries()) others[index].done(await copy);
    if (first) first.done(bitmap);
    else bitmap?.close();
}

function drop(bitmap) {
    bitmap?.close();
}
