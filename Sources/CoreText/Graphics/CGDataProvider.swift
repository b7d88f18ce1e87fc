import CoreGraphics
import Foundation
import RenderTree

/// Bytes from memory or from a file, on their way into a font.
///
/// - Behaviour: files are read when the provider is made, up to 64 MB (our choice, Decisions/0070).
public final class CGDataProvider: Sendable {
    let bytes: [UInt8]

    /// Provides these bytes.
    public init?(data: CFData) { bytes = [UInt8](data) }

    /// Provides these bytes.
    public convenience init?(data: NSData) { self.init(data: data as Data) }

    /// Nil when there is no such file, or it is none that can be read.
    public init?(url: CFURL) {
        guard let bytes = try? FontBytesFile.bytes(of: url) else { return nil }
        self.bytes = bytes
    }

    /// Provides a file's bytes. nil if it can't be read.
    public convenience init?(filename: String) { self.init(url: URL(fileURLWithPath: filename)) }

    /// The bytes.
    public var data: CFData? { Data(bytes) }
}
