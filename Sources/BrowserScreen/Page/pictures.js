// Decoded pictures: those that are needed next, and those that may be needed again.

import { DecoderPool } from "./decoders.js";

const idleBudget = 96 << 20;

/// No picture has more pixels per point than this, so decoding it larger would only blur it.
const mostScale = 3;
const mostSide = 8192;

/// When a picture needs to be larger by this factor, it is decoded again.
export const notableGrowth = 1.25;

export class PictureStore {
    #device;
    #report;
    #run = "";
    #decoders = new DecoderPool();
    #reported = new Set();
    #shown = new Set();
    /// Canvases that no layer shows at present, least recently used first.
    #idle = new Set();
    #idleBytes = 0;

    constructor(device, report) {
        this.#device = device;
        this.#report = report;
    }

    /// In another run the ids belong to other pictures.
    begin(run) {
        if (run === this.#run) return;
        this.#run = run;
        this.#reported.clear();
        for (const canvas of this.#idle) this.#close(canvas);
    }

    url(image) {
        return `/image/${this.#run}/${image}`;
    }

    /// Returns what to decode so that the picture is sharp in this rectangle.
    request({ image, tint, size }, rect) {
        const ratio = this.#device.pixelRatio;
        const side = (shown, natural) =>
            Math.max(1, Math.min(mostSide, Math.ceil(Math.min(shown * ratio, (natural || shown) * mostScale))));
        return { image, tint, width: side(rect.width, size[0]), height: side(rect.height, size[1]) };
    }

    /// Returns an unused canvas that shows the picture, if there is one.
    take(request) {
        const canvas = fitting(this.#idle, request);
        if (!canvas) return null;
        this.#idle.delete(canvas);
        this.#idleBytes -= bytes(canvas);
        this.#shown.add(canvas);
        return canvas;
    }

    /// Calls `done` with a canvas, or with null if the picture can't be shown. A picture that another layer shows
    /// already is copied, not decoded again.
    order(request, done) {
        const finish = bitmap => done(bitmap && this.#canvas(bitmap, request));
        const twin = fitting(this.#shown, request);
        return twin
            ? this.#decoders.copy(twin, finish)
            : this.#decoders.order({ ...request, url: this.url(request.image) }, finish);
    }

    giveBack(canvas) {
        this.#shown.delete(canvas);
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

    #canvas(bitmap, request) {
        const canvas = document.createElement("canvas");
        canvas.width = bitmap.width;
        canvas.height = bitmap.height;
        canvas.request = request;
        canvas.getContext("bitmaprenderer").transferFromImageBitmap(bitmap);
        this.#shown.add(canvas);
        return canvas;
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

/// Returns the first canvas that shows the picture large enough, and not much too large.
function fitting(canvases, request) {
    for (const canvas of canvases) {
        const { image, tint } = canvas.request;
        if (image !== request.image || tint !== request.tint) continue;
        const [across, down] = [canvas.width / request.width, canvas.height / request.height];
        if (Math.min(across, down) >= 1 / notableGrowth && Math.max(across, down) <= 4) return canvas;
    }
    return null;
}
