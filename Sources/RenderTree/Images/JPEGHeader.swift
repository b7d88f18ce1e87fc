/// The header of a JPEG file: a chain of segments. EXIF's comes before the one that starts the frame and has its size.
enum JPEGHeader {
    static func read(_ source: ImageBytes) throws(ImageHeaderError) -> ImageHeader {
        var orientation = 1
        var offset = 2
        for _ in 0..<ImageBytes.mostSegments {
            let mark = try source.bytes(at: offset, count: 2)
            guard mark[0] == 0xFF else { throw .malformed(.jpeg, "no marker where a segment should begin") }
            switch mark[1] {
            case 0xFF:  // Any number of these may precede a marker.
                offset += 1
                continue
            case 0x01, 0xD0...0xD7:  // These markers have no segment.
                offset += 2
                continue
            case 0xD9, 0xDA: throw .malformed(.jpeg, "the picture begins before its size")
            default: break
            }
            let length = try source.bytes(at: offset + 2, count: 2).bigEndian(at: 0, count: 2)
            guard length >= 2 else { throw .malformed(.jpeg, "a segment shorter than its own length") }
            if startsFrame(mark[1]) {
                let size = try source.bytes(at: offset + 5, count: 4)
                let pixels = PixelSize(
                    width: size.bigEndian(at: 2, count: 2), height: size.bigEndian(at: 0, count: 2))
                return ImageHeader(format: .jpeg, pixelSize: pixels, orientation: orientation)
            }
            if mark[1] == 0xE1, let found = EXIF.orientation(in: source, at: offset + 4, count: length - 2) {
                orientation = found
            }
            offset += 2 + length
        }
        throw .malformed(.jpeg, "a thousand segments and no size")
    }

    /// C4, C8 and CC are between the frame markers, but aren't frame markers.
    private static func startsFrame(_ marker: UInt8) -> Bool {
        (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
    }
}
