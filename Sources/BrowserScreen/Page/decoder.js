// Runs in a worker: loads a picture and decodes it at the size at which it is shown.

onmessage = async ({ data }) => {
    const bitmap = await decoded(data).catch(() => null);
    postMessage(bitmap, bitmap ? [bitmap] : []);
};

async function decoded({ url, width, height, tint }) {
    const response = await fetch(url);
    if (!response.ok) return null;
    const blob = await response.blob();
    const source = await reduced(blob, width, height).catch(() => null) ?? blob;
    const bitmap = await createImageBitmap(source, {
        imageOrientation: "from-image",
        resizeWidth: width,
        resizeHeight: height,
        resizeQuality: "high",
    });
    if (source !== blob) source.close();
    return drawn(bitmap, tint);
}

/// Returns a JPEG file's picture at an eighth, two eighths … of its size, large enough for these pixels. That takes a
/// fraction of the time, because the decoder skips what the result wouldn't show (Decisions/0102).
///
/// Returns null for other files, and in browsers that can't do this, as on pages without a secure address.
async function reduced(blob, width, height) {
    if (blob.type !== "image/jpeg" || !self.ImageDecoder) return null;
    // Chromium rounds down to an eighth. Of twice the size, that is never too small.
    const decoder = new ImageDecoder({
        type: blob.type, data: blob.stream(), desiredWidth: 2 * width, desiredHeight: 2 * height,
    });
    try {
        const { image } = await decoder.decode();
        return image;
    } finally {
        decoder.close();
    }
}

/// Upright, and with a tint as a stencil in one colour. Until here the camera's orientation is only a property of the
/// bitmap. Drawing respects it, but Chromium's bitmaprenderer doesn't.
function drawn(bitmap, tint) {
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext("2d");
    context.drawImage(bitmap, 0, 0);
    bitmap.close();
    if (tint) {
        context.globalCompositeOperation = "source-in";
        context.fillStyle = tint;
        context.fillRect(0, 0, canvas.width, canvas.height);
    }
    return canvas.transferToImageBitmap();
}
