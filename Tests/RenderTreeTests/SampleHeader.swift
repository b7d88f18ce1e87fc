import RenderTree
import Testing

/// The first bytes of a picture of 300 × 200 pixels, made by hand.
struct SampleHeader: Sendable, CustomTestStringConvertible {
    var name: String
    var format: ImageFormat
    var bytes: [UInt8]
    /// How many bytes are needed to tell the size.
    var sizeEnd: Int

    var testDescription: String { name }

    static let all = [
        jpeg(orientation: 1), png(width: 300, height: 200), gif, lossyWebP, losslessWebP,
        extendedWebP(orientation: 1),
    ]

    static func jpeg(orientation: UInt8, isLittleEndian: Bool = true, padding: Int = 0) -> SampleHeader {
        let notes = Array("Exif\0\0".utf8) + tiff(orientation: orientation, isLittleEndian: isLittleEndian)
        var bytes: [UInt8] = [0xFF, 0xD8]
        bytes += [0xFF, 0xE1] + big(notes.count + 2, 2) + notes
        if padding > 0 { bytes += [0xFF, 0xE2] + big(padding + 2, 2) + Array(repeating: 0xFF, count: padding) }
        bytes += [0xFF, 0xFF, 0xC2] + big(11, 2) + [8] + big(200, 2) + big(300, 2)
        return SampleHeader(name: "JPEG", format: .jpeg, bytes: bytes + [1, 1, 0x11, 0], sizeEnd: bytes.count)
    }

    static func png(width: Int, height: Int) -> SampleHeader {
        var bytes: [UInt8] = [0x89] + Array("PNG\r\n\u{1A}\n".utf8)
        bytes += big(13, 4) + Array("IHDR".utf8) + big(width, 4) + big(height, 4)
        return SampleHeader(name: "PNG", format: .png, bytes: bytes + [8, 6, 0, 0, 0], sizeEnd: bytes.count)
    }

    static let gif = SampleHeader(
        name: "GIF", format: .gif, bytes: Array("GIF89a".utf8) + little(300, 2) + little(200, 2), sizeEnd: 10)

    static let lossyWebP = webp(
        "lossy WebP", chunk: "VP8 ", [0x10, 0, 0, 0x9D, 0x01, 0x2A] + little(300 | 0x4000, 2) + little(200, 2))

    static let losslessWebP = webp("lossless WebP", chunk: "VP8L", [0x2F] + little(299 | 199 << 14, 4))

    static func extendedWebP(orientation: UInt8) -> SampleHeader {
        var sample = webp("extended WebP", chunk: "VP8X", [0x08, 0, 0, 0] + little(299, 3) + little(199, 3))
        let notes = tiff(orientation: orientation, isLittleEndian: true)
        // An odd length is followed by one byte of padding.
        sample.bytes += Array("ALPH".utf8) + little(3, 4) + [1, 2, 3, 0]
        sample.bytes += Array("EXIF".utf8) + little(notes.count, 4) + notes
        return sample
    }

    private static func webp(_ name: String, chunk: String, _ payload: [UInt8]) -> SampleHeader {
        var bytes = Array("RIFF".utf8) + little(payload.count + 12, 4) + Array("WEBP".utf8)
        bytes += Array(chunk.utf8) + little(payload.count, 4) + payload
        return SampleHeader(name: name, format: .webp, bytes: bytes, sizeEnd: bytes.count)
    }

    /// A table of two entries, of which the second is the orientation.
    private static func tiff(orientation: UInt8, isLittleEndian: Bool) -> [UInt8] {
        let number = isLittleEndian ? little : big
        var bytes = Array((isLittleEndian ? "II" : "MM").utf8) + number(42, 2) + number(8, 4) + number(2, 2)
        bytes += number(0x010F, 2) + number(2, 2) + number(1, 4) + number(0, 4)
        bytes += number(0x0112, 2) + number(3, 2) + number(1, 4) + number(Int(orientation), 2) + number(0, 2)
        return bytes
    }

    private static func big(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }

    private static func little(_ value: Int, _ count: Int) -> [UInt8] { big(value, count).reversed() }
}
