/// The header of a WebP file: lossy, lossless, or extended, which has a canvas size and may have EXIF after the
/// picture.
enum WebPHeader {
    static func read(_ source: ImageBytes) throws(ImageHeaderError) -> ImageHeader {
        let kind = try source.bytes(at: 12, count: 4)
        switch String(decoding: kind, as: UTF8.self) {
        case "VP8 ":
            let frame = try source.bytes(at: 23, count: 7)
            guard frame.starts(with: [0x9D, 0x01, 0x2A]) else {
                throw .malformed(.webp, "a lossy picture without its start code")
            }
            // The upper two bits are the scale for players.
            return header(
                width: frame.littleEndian(at: 3, count: 2) & 0x3FFF,
                height: frame.littleEndian(at: 5, count: 2) & 0x3FFF)
        case "VP8L":
            let frame = try source.bytes(at: 20, count: 5)
            guard frame[0] == 0x2F else { throw .malformed(.webp, "a lossless picture without its signature") }
            let bits = frame.littleEndian(at: 1, count: 4)
            return header(width: bits & 0x3FFF + 1, height: bits >> 14 & 0x3FFF + 1)
        case "VP8X":
            let canvas = try source.bytes(at: 20, count: 10)
            var result = header(
                width: canvas.littleEndian(at: 4, count: 3) + 1, height: canvas.littleEndian(at: 7, count: 3) + 1)
            if canvas[0] & 0x08 != 0 { result.orientation = orientation(source) ?? 1 }
            return result
        default:
            throw .malformed(.webp, "its first chunk isn't a picture")
        }
    }

    private static func header(width: Int, height: Int) -> ImageHeader {
        ImageHeader(format: .webp, pixelSize: PixelSize(width: width, height: height))
    }

    /// Returns the orientation from the EXIF chunk, if the bytes include it.
    private static func orientation(_ source: ImageBytes) -> Int? {
        var offset = 30
        for _ in 0..<ImageBytes.mostSegments {
            let chunk = source.peek(at: offset, count: 8)
            guard chunk.count == 8 else { return nil }
            let length = chunk.littleEndian(at: 4, count: 4)
            if chunk[..<4].elementsEqual("EXIF".utf8) {
                return EXIF.orientation(in: source, at: offset + 8, count: length)
            }
            offset += 8 + length + length % 2
        }
        return nil
    }
}
