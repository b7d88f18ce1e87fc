// Decoded pictures: the ones that are wanted next, and the ones that may be wanted again.

import { DecoderPool } from "./decoders.js";

const idleBudget = 96 << 20;

/// No picture has more pixels a point than this, so decoding it larger would only blur it.
const mostScale = 3;
const mostSide = 8192;

export class PictureStore {
    #device;
    #report;
    #run = "";
    #decoders = new DecoderPool();
    #reported = new Set();
    /// Canvases nobody shows now, least recently used first.
    #idle = new Set();
    #idleBytes = 0;

    constructor(device, report) {
        this.#device = device;
        this.#report = report;
    }

    /// Ids of another run name other pictures.
    begin(run) {
        if (run === this.#run) return;
        this.#run = run;
        this.#reported.clear();
        for (const canvas of this.#idle) this.#close(canvas);
    }

    url(image) {
        return `/image/${this.#run}/${image}`;
    }

    /// What to decode so that the picture is sharp in this rectangle.
    request({ image, tint, size }, rect) {
        const ratio = this.#device.pixelRatio;
        const side = (shown, natural) =>
            Math.max(1, Math.min(mostSide, Math.ceil(Math.min(shown * ratio, (natural || shown) * mostScale))));
        return { image, tint, width: side(rect.width, size[0]), height: side(rect.height, size[1]) };
    }

    /// A canvas that shows it already, if there is one to spare.
    take(request) {
        for (const canvas of this.#idle) {
            const { image, tint } = canvas.request;
            if (image !== request.image || tint !== request.tint) continue;
            if (canvas.width * 1.25 < request.width || canvas.height * 1.25 < request.height) continue;
            if (canvas.width > request.width * 4) continue;
            this.#idle.delete(canvas);
            this.#idleBytes -= bytes(canvas);
            return canvas;
        }
        return null;
    }

    /// Calls `done` with a canvas, or with null when the picture cannot be shown.
    order(request, done) {
        return this.#decoders.order({ ...request, url: this.url(request.image) }, bitmap => {
            done(bitmap && canvasShowing(bitmap, request));
        });
    }

    giveBack(canvas) {
        this.#idle.add(canvas);
        this.#idleBytes += bytes(canvas);
        for (const oldest of this.#idle) {
            if (this.#idleBytes <= idleBudget) break;
            this.#close(oldest);
        }
    }

    reportFailure(image) {
        if (this.#reported.has(image)) return;
        this.#reported.add(image);
        this.#report(image);
    }

    #close(canvas) {
        this.#idle.delete(canvas);
        this.#idleBytes -= bytes(canvas);
        canvas.getContext("bitmaprenderer").transferFromImageBitmap(null);
        canvas.width = canvas.height = 0;
    }
}

function bytes(canvas) {
    return canvas.width * canvas.height * 4;
}

function canvasShowing(bitmap, request) {
    const canvas = document.createElement("canvas");
    canvas.width = bitmap.width;
    canvas.height = bitmap.height;
    canvas.request = request;
    canvas.getContext("bitmaprenderer").transferFromImageBitmap(bitmap);
    return canvas;
}
