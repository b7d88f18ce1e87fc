import CoreGraphics
import Foundation
import RenderTree

/// Provides a font's bytes, from memory or from a file.
///
/// - Behaviour: reads a file when the provider is made, up to 64 MB (our choice, Decisions/0070).
public final class CGDataProvider: Sendable {
    let bytes: [UInt8]

    /// Makes a provider of these bytes.
    public init?(data: CFData) { bytes = [UInt8](data) }

    /// Makes a provider of these bytes.
    public convenience init?(data: NSData) { self.init(data: data as Data) }

    /// Makes a provider of a file's bytes. Returns nil if there is no such file, or it can't be read.
    public init?(url: CFURL) {
        guard let bytes = try? FontBytesFile.bytes(of: url) else { return nil }
        self.bytes = bytes
    }

    /// Makes a provider of a file's bytes. Returns nil if it can't be read.
    public convenience init?(filename: String) { self.init(url: URL(fileURLWithPath: filename)) }

    /// The bytes of the provider.
    public var data: CFData? { Data(bytes) }
}
