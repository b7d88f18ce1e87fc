import CoreGraphics

/// The size and orientation of a picture, from the first bytes of its file. The pixels are never read (D9).
///
///     let header = try ImageHeader.read(bytes)                     // bytes in memory
///     let header = try ImageHeader.read { offset, count in … }     // a file, read in a few small pieces
package struct ImageHeader: Sendable, Hashable {
    package var format: ImageFormat
    /// The stored size, before the orientation is applied.
    package var pixelSize: PixelSize
    /// EXIF's 1…8: how to rotate and mirror the stored picture. 1 is upright, and the default.
    package var orientation: Int

    package init(format: ImageFormat, pixelSize: PixelSize, orientation: Int = 1) {
        self.format = format
        self.pixelSize = pixelSize
        self.orientation = orientation
    }

    /// The size as a person sees the picture: 5…8 are rotated by a quarter turn.
    package var uprightPixelSize: PixelSize {
        orientation >= 5 ? PixelSize(width: pixelSize.height, height: pixelSize.width) : pixelSize
    }

    /// JPEG allows no larger size, and a page wouldn't show it.
    package static let longestSide = 65_535
    package static let mostPixels = 1 << 28
}

extension ImageHeader {
    /// Reads a header from the beginning of a file, or the whole file, in memory.
    package static func read(_ bytes: some RandomAccessCollection<UInt8>) throws(ImageHeaderError) -> ImageHeader {
        try read { offset, count in
            guard offset < bytes.count else { return [] }
            return Array(bytes.dropFirst(offset).prefix(count))
        }
    }

    /// Reads a header piece by piece, and skips large JPEG segments between the pieces.
    ///
    /// - Parameter bytes: Returns `count` bytes from `offset` on, or as many as there are.
    /// - Complexity: at most a few thousand reads, of 4 KiB at most.
    package static func read(
        _ bytes: (_ offset: Int, _ count: Int) -> [UInt8]
    ) throws(ImageHeaderError) -> ImageHeader {
        try withoutActuallyEscaping(bytes) { bytes throws(ImageHeaderError) in
            let source = ImageBytes(bytes)
            let header = try source.format().header(from: source)
            guard header.hasUsableSize else { throw .unusableSize(header.pixelSize) }
            return header
        }
    }

    private var hasUsableSize: Bool {
        let sides = 1...Self.longestSide
        return sides.contains(pixelSize.width) && sides.contains(pixelSize.height)
            && pixelSize.width * pixelSize.height <= Self.mostPixels
    }
}

extension ImageBytes {
    /// Returns the format that the first bytes say.
    func format() throws(ImageHeaderError) -> ImageFormat {
        let start = peek(at: 0, count: 12)
        let signatures: [(ImageFormat, [UInt8])] = [
            (.jpeg, [0xFF, 0xD8]),
            (.png, [0x89] + Array("PNG\r\n\u{1A}\n".utf8)),
            (.gif, Array("GIF87a".utf8)),
            (.gif, Array("GIF89a".utf8)),
            (.webp, Array("RIFF".utf8)),
        ]
        for (format, signature) in signatures where start.starts(with: signature) {
            guard format == .webp else { return format }
            guard start.count >= 12 else { throw .needsMoreBytes(count: 12) }
            guard start[8...].elementsEqual("WEBP".utf8) else { throw .unknownFormat }
            return .webp
        }
        // The beginning of a signature may be incomplete.
        for (_, signature) in signatures where start.count < signature.count && signature.starts(with: start) {
            throw .needsMoreBytes(count: 12)
        }
        throw .unknownFormat
    }
}

extension ImageFormat {
    fileprivate func header(from source: ImageBytes) throws(ImageHeaderError) -> ImageHeader {
        switch self {
        case .jpeg: try JPEGHeader.read(source)
        case .png: try PNGHeader.read(source)
        case .gif: try GIFHeader.read(source)
        case .webp: try WebPHeader.read(source)
        }
    }
}
