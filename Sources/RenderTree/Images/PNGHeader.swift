/// The header of a PNG file: the first chunk has the size.
enum PNGHeader {
    static func read(_ source: ImageBytes) throws(ImageHeaderError) -> ImageHeader {
        let chunk = try source.bytes(at: 8, count: 16)
        guard chunk[4..<8].elementsEqual("IHDR".utf8) else {
            throw .malformed(.png, "its first chunk is not IHDR")
        }
        let pixels = PixelSize(width: chunk.bigEndian(at: 8, count: 4), height: chunk.bigEndian(at: 12, count: 4))
        return ImageHeader(format: .png, pixelSize: pixels)
    }
}
