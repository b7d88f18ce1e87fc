import CoreGraphics
import TextLayout

/// A font read from a file's bytes. `CTFontManagerRegisterGraphicsFont` makes it available by name.
public final class CGFont: Sendable {
    let opened: OpenedFont

    /// Reads a font. Returns nil if the bytes aren't a TrueType or OpenType font. Of a collection, reads the first
    /// font.
    public init?(_ provider: CGDataProvider) {
        guard let opened = try? OpenedFont(provider.bytes, index: 0) else { return nil }
        self.opened = opened
    }

    /// Finds a registered font by its PostScript name.
    public init?(_ name: CFString) {
        guard let font = FontRegistry.shared.font(postScriptName: name) else { return nil }
        opened = font.opened
    }

    /// The name for `UIFont(name:size:)`.
    public var postScriptName: CFString? { opened.fonts.first?.postScriptName }
    /// The name that people read.
    public var fullName: CFString? { opened.fonts.first?.fullName }
    /// How many glyphs the font has.
    public var numberOfGlyphs: Int { opened.file.glyphCount }
    /// How many units are one em. The measures below are in these units.
    public var unitsPerEm: Int32 { Int32(opened.file.unitsPerEm) }
    /// The distance from the baseline to the top of a line, in units of the em.
    public var ascent: Int32 { Int32(opened.file.metrics.ascender) }
    /// The distance from the baseline to the bottom of a line, in units of the em. Negative, because it is below the
    /// baseline.
    public var descent: Int32 { Int32(opened.file.metrics.descender) }
    /// The space between lines, in units of the em.
    public var leading: Int32 { Int32(opened.file.metrics.lineGap) }
    /// The height of capitals, in units of the em.
    public var capHeight: Int32 { Int32(opened.file.metrics.capHeight) }
    /// The height of an x, in units of the em.
    public var xHeight: Int32 { Int32(opened.file.metrics.xHeight) }
}
