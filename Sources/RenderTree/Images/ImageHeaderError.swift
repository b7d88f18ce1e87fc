/// The reason why the first bytes don't give the size of a picture.
package enum ImageHeaderError: Error, Sendable, Hashable {
    /// The file isn't JPEG, PNG, GIF or WebP.
    case unknownFormat
    /// The header continues: try again with at least this many bytes from the beginning.
    case needsMoreBytes(count: Int)
    /// The file violates the format. The text says how.
    case malformed(ImageFormat, String)
    /// The size is zero, or larger than any screen can show.
    case unusableSize(PixelSize)
}

extension ImageHeaderError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .unknownFormat:
            "These bytes don't begin like a JPEG, PNG, GIF or WebP image."
        case .needsMoreBytes(let count):
            "The image's header is cut off; at least \(count) bytes are needed."
        case .malformed(let format, let reason):
            "This \(format.rawValue.uppercased()) image is damaged: \(reason)."
        case .unusableSize(let size):
            """
            The image says it is \(size.width) × \(size.height) pixels. Each side must be from 1 to \
            \(ImageHeader.longestSide), and all pixels together at most \(ImageHeader.mostPixels).
            """
        }
    }
}
