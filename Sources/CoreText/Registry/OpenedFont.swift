import CoreGraphics
import Synchronization
import TextLayout

/// A font file that was read, and the fonts that it contains by name: several if it is a variable font.
package final class OpenedFont: Sendable {
    package let file: FontFile
    package let source: FontSource
    /// The descriptions. The first is the font at its default position.
    private let descriptions: [FontDescription]
    private let typefaces = Mutex<[[FontTag: Double]: FileTypeface]>([:])

    private static let lastID = Atomic<Int>(0)
    /// An animated font has another position on its axes in each frame.
    private static let mostTypefaces = 32
    private static let mostFontsInCollection = 256

    /// - Parameter index: The number of the font in a collection.
    init(_ bytes: [UInt8], index: Int) throws(FontFileError) {
        let file = try FontFile(bytes, index: index)
        let descriptions = FontDescription.all(of: file)
        guard !descriptions.isEmpty else {
            throw .damaged("name", seen: "no name", expected: "a PostScript name or a family")
        }
        self.file = file
        self.descriptions = descriptions
        source = FontSource(id: Self.lastID.add(1, ordering: .relaxed).newValue) {
            (try? FontFile.single(bytes, index: index)) ?? []
        }
    }

    /// Returns all fonts of a file.
    static func all(in bytes: [UInt8]) throws(FontFileError) -> [OpenedFont] {
        let count = max(FontFile.count(in: bytes), 1)
        guard count <= mostFontsInCollection else {
            throw .damaged("ttcf", seen: "\(count) fonts", expected: "at most \(mostFontsInCollection)")
        }
        var fonts: [OpenedFont] = []
        for index in 0..<count { fonts.append(try OpenedFont(bytes, index: index)) }
        return fonts
    }

    package var fonts: [RegisteredFont] { descriptions.map { RegisteredFont($0, of: self) } }

    /// Returns the measures of the font at a position on its axes. Keeps those of the last few positions.
    ///
    /// Weights are whole numbers, as in browsers.
    package func typeface(at coordinates: [FontTag: Double]) -> FileTypeface {
        var wanted = coordinates
        if let weight = wanted["wght"] { wanted["wght"] = weight.rounded() }
        let face = file.face(at: wanted)
        return typefaces.withLock { known in
            if let found = known[face.coordinates] { return found }
            if known.count == Self.mostTypefaces { known.removeAll() }
            let made = FileTypeface(face, drawn: drawn(at: face.coordinates))
            known[face.coordinates] = made
            return made
        }
    }

    private func drawn(at coordinates: [FontTag: Double]) -> AppFont {
        let axes = coordinates.map { AppFont.Axis(tag: $0.key.description, value: $0.value) }
        return AppFont(
            source: source, familyName: descriptions[0].familyName, axes: axes.sorted { $0.tag < $1.tag })
    }
}
