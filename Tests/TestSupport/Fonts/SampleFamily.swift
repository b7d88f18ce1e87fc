import Foundation

/// Fonts of a family, as files. They have the contents of `FontBuilder`, but bold letters are 0.05 em wider.
package struct SampleFamily {
    package let name: String

    package init(_ name: String) {
        self.name = name
    }

    /// - Parameter width: from 1, the most condensed, to 9.
    package func font(_ face: String, weight: Int = 400, isItalic: Bool = false, width: Int = 5) -> FontBuilder {
        var font = FontBuilder()
        font["name"] = FontBuilder.names([
            FontBuilder.Name(1, name), FontBuilder.Name(2, face), FontBuilder.Name(4, "\(name) \(face)"),
            FontBuilder.Name(6, "\(name)-\(face.replacing(" ", with: ""))"),
        ])
        let selection = isItalic ? 1 : 0
        font["OS/2"] = zeros(96, shorts: [0: 4, 4: weight, 6: width, 62: selection, 86: 500, 88: 700])
        if weight >= 600 { font["hmtx"] = FontBuilder.advances.flatMap { shorts($0 + 50, 0) } }
        return font
    }

    /// One axis from 100 over 400 to 900, along which "A" gets 0.02 em wider from the middle to the end. Its named places
    /// are Extra Bold, at 800, and another at 900.
    package var variable: FontBuilder {
        var font = font("Regular")
        font["name"] = FontBuilder.names([
            FontBuilder.Name(1, name), FontBuilder.Name(2, "Regular"), FontBuilder.Name(4, name),
            FontBuilder.Name(6, "\(name)-Regular"), FontBuilder.Name(256, "Weight"),
            FontBuilder.Name(257, "Extra Bold"), FontBuilder.Name(258, "\(name)-Heavy"),
        ])
        font["fvar"] = FontBuilder.weightAxis
        font["HVAR"] = FontBuilder.advanceVariations(
            FontBuilder.deltas((0..<6).map { (up: $0 * 10, down: $0 * -5) }), map: [0, 1, 2, 3, 4, 5])
        return font
    }
}

/// A folder that is removed with the last reference to it.
package final class TemporaryFolder {
    package let url: URL

    package init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    package func write(_ bytes: [UInt8], to name: String) throws -> URL {
        let file = url.appendingPathComponent(name)
        try Data(bytes).write(to: file)
        return file
    }
}
