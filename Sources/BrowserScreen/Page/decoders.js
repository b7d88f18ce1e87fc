// A few workers that load and decode pictures, so that a large photo never delays a scroll step.

export class DecoderPool {
    #free = [];
    #waiting = [];

    constructor() {
        const count = Math.max(1, Math.min(4, (navigator.hardwareConcurrency || 2) - 1));
        for (let index = 0; index < count; index++) this.#free.push(new Worker("/decoder.js"));
    }

    /// Calls `done` with the bitmap, or with null if there is none. An order that is cancelled before a worker takes it
    /// costs nothing.
    order(request, done) {
        const job = this.#job(request);
        const order = { done, cancel: () => this.#cancel(order, job) };
        job.orders.push(order);
        this.#next();
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

    #next() {
        if (this.#waiting.length === 0 || this.#free.length === 0) return;
        const [job, worker] = [this.#waiting.shift(), this.#free.pop()];
        worker.onmessage = ({ data }) => {
            this.#free.push(worker);
            deliver(data, job.orders);
            this.#next();
        };
        worker.postMessage(job.request);
    }
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
