/// Why the size of a picture cannot be told from its first bytes.
package enum ImageHeaderError: Error, Sendable, Hashable {
    /// Neither JPEG, PNG, GIF nor WebP.
    case unknownFormat
    /// The header goes on: try again with at least this many bytes from the beginning.
    case needsMoreBytes(count: Int)
    /// What is written where the format wants something else.
    case malformed(ImageFormat, String)
    /// Nothing to show, or more than any screen can.
    case unusableSize(PixelSize)
}

extension ImageHeaderError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .unknownFormat:
            "These bytes begin like none of JPEG, PNG, GIF and WebP."
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
