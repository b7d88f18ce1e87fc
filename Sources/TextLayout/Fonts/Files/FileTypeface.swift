import CoreGraphics

/// A typeface of the app, at any size.
///
/// The values for ASCII text are read from the file once, when the typeface is made.
package final class FileTypeface: Sendable {
    package let drawn: AppFont
    let face: FontFileFace
    /// The kerning of two ASCII characters, in font units.
    let asciiKerning: UnitKerning

    package init(_ face: FontFileFace, drawn: AppFont) {
        self.face = face
        self.drawn = drawn
        asciiKerning = UnitKerning(face)
    }
}

extension FileTypeface: Hashable {
    package static func == (left: FileTypeface, right: FileTypeface) -> Bool { left.drawn == right.drawn }

    package func hash(into hasher: inout Hasher) { hasher.combine(drawn) }
}
