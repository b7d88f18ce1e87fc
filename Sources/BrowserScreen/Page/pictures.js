// Decoded pictures: those that are needed next, and those that may be needed again.

import { DecoderPool } from "./decoders.js";

const idleBudget = 96 << 20;
/// A canvas above this size goes first: in its place a hundred thumbnails stay.
const largeCanvas = idleBudget / 8;

/// No picture has more pixels per point than this, so decoding it larger would only blur it.
const mostScale = 3;
const mostSide = 8192;
/// The longer side of a picture that only a transform makes larger, in pixels: a canvas of 67 MB.
const mostZoomedSide = 4096;

/// The longer side of a preview at most, in pixels: it is drawn at once, in the frame that needs it.
const mostPreview = 1024;

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
        return `image/${this.#run}/${image}`;
    }

    /// Returns what to decode so that the picture is sharp in this rectangle, which transforms make larger by `growth`.
    request({ image, tint, size }, rect, growth) {
        const ratio = this.#device.pixelRatio;
        const most = mostZoomedSide / (ratio * Math.max(rect.width, rect.height));
        const scale = ratio * Math.max(1, Math.min(growth, most));
        const side = (shown, natural) =>
            Math.max(1, Math.min(mostSide, Math.ceil(Math.min(shown * scale, (natural || shown) * mostScale))));
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

    /// Returns a small copy of the picture, if there is one of any size. It is shown until the picture is decoded at
    /// the requested size.
    preview(request) {
        const known = [...this.#shown, ...this.#idle].filter(canvas => shows(canvas, request));
        if (known.length === 0) return null;
        const best = known.reduce((one, other) => other.width > one.width ? other : one);
        const scale = Math.min(1, mostPreview / Math.max(best.width, best.height));
        const canvas = document.createElement("canvas");
        canvas.className = "preview";
        canvas.width = Math.ceil(best.width * scale);
        canvas.height = Math.ceil(best.height * scale);
        canvas.getContext("2d").drawImage(best, 0, 0, canvas.width, canvas.height);
        return canvas;
    }

    /// Calls `done` with a canvas, or with null if the picture can't be shown. A picture that another layer shows
    /// already is copied, not decoded again. `place` is as in `DecoderPool.order`.
    order(request, done, place) {
        const finish = bitmap => done(bitmap && this.#canvas(bitmap, request));
        const twin = fitting(this.#shown, request);
        return twin
            ? this.#decoders.copy(twin, finish)
            : this.#decoders.order({ ...request, url: this.url(request.image) }, finish, place);
    }

    /// Takes a canvas that its layer shows no more. A preview isn't worth keeping.
    giveBack(canvas) {
        if (!this.#shown.delete(canvas)) return;
        this.#idle.add(canvas);
        this.#idleBytes += bytes(canvas);
        const large = [...this.#idle].filter(canvas => bytes(canvas) > largeCanvas);
        for (const oldest of [...large, ...this.#idle]) {
            if (this.#idleBytes <= idleBudget) break;
            if (this.#idle.has(oldest)) this.#close(oldest);
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

function shows({ request: { image, tint } }, request) {
    return image === request.image && tint === request.tint;
}

/// Returns the first canvas that shows the picture large enough, and not much too large.
function fitting(canvases, request) {
    for (const canvas of canvases) {
        if (!shows(canvas, request)) continue;
        const [across, down] = [canvas.width / request.width, canvas.height / request.height];
        if (Math.min(across, down) >= 1 / notableGrowth && Math.max(across, down) <= 4) return canvas;
    }
    return null;
}
