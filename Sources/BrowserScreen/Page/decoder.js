// Runs in a worker: loads a picture and decodes it at the size at which it is shown.

onmessage = async ({ data }) => {
    const bitmap = await decoded(data).catch(() => null);
    postMessage(bitmap, bitmap ? [bitmap] : []);
};

async function decoded({ url, width, height, tint }) {
    const response = await fetch(url);
    if (!response.ok) return null;
    const bitmap = await createImageBitmap(await response.blob(), {
        imageOrientation: "from-image",
        resizeWidth: width,
        resizeHeight: height,
        resizeQuality: "high",
    });
    return drawn(bitmap, tint);
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
