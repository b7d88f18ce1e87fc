import CoreGraphics

/// A typeface that the app brought along, in every size.
///
/// What ASCII text needs is read from the file once, when it is made.
package final class FileTypeface: Sendable {
    package let drawn: AppFont
    let face: FontFileFace
    /// Between two ASCII characters, in units of the font.
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
