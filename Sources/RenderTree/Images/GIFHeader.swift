/// The header of a GIF file: the size of the canvas follows the signature.
enum GIFHeader {
    static func read(_ source: ImageBytes) throws(ImageHeaderError) -> ImageHeader {
        let size = try source.bytes(at: 6, count: 4)
        let pixels = PixelSize(width: size.littleEndian(at: 0, count: 2), height: size.littleEndian(at: 2, count: 2))
        return ImageHeader(format: .gif, pixelSize: pixels)
    }
}
