import CoreGraphics
import TextLayout

/// A font that was read from a file's bytes; `CTFontManagerRegisterGraphicsFont` makes it known by its name.
public final class CGFont: Sendable {
    let opened: OpenedFont

    /// Nil when the bytes are no TrueType or OpenType font. Of a collection, it is the first one.
    public init?(_ provider: CGDataProvider) {
        guard let opened = try? OpenedFont(provider.bytes, index: 0) else { return nil }
        self.opened = opened
    }

    /// A registered font, by its PostScript name.
    public init?(_ name: CFString) {
        guard let font = FontRegistry.shared.font(postScriptName: name) else { return nil }
        opened = font.opened
    }

    /// The name that `UIFont(name:size:)` takes.
    public var postScriptName: CFString? { opened.fonts.first?.postScriptName }
    /// The name that a person reads.
    public var fullName: CFString? { opened.fonts.first?.fullName }
    /// How many glyphs the font has.
    public var numberOfGlyphs: Int { opened.file.glyphCount }
    /// All that follow are counted in units of which so many are one em.
    public var unitsPerEm: Int32 { Int32(opened.file.unitsPerEm) }
    /// From the baseline to the top of a line, in units of the em.
    public var ascent: Int32 { Int32(opened.file.metrics.ascender) }
    /// Negative: below the baseline.
    public var descent: Int32 { Int32(opened.file.metrics.descender) }
    /// The room between lines, in units of the em.
    public var leading: Int32 { Int32(opened.file.metrics.lineGap) }
    /// The height of capitals, in units of the em.
    public var capHeight: Int32 { Int32(opened.file.metrics.capHeight) }
    /// The height of an x, in units of the em.
    public var xHeight: Int32 { Int32(opened.file.metrics.xHeight) }
}
