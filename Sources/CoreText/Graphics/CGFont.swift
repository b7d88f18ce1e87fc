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

    public var postScriptName: CFString? { opened.fonts.first?.postScriptName }
    public var fullName: CFString? { opened.fonts.first?.fullName }
    public var numberOfGlyphs: Int { opened.file.glyphCount }
    /// All that follow are counted in units of which so many are one em.
    public var unitsPerEm: Int32 { Int32(opened.file.unitsPerEm) }
    public var ascent: Int32 { Int32(opened.file.metrics.ascender) }
    /// Negative: below the baseline.
    public var descent: Int32 { Int32(opened.file.metrics.descender) }
    public var leading: Int32 { Int32(opened.file.metrics.lineGap) }
    public var capHeight: Int32 { Int32(opened.file.metrics.capHeight) }
    public var xHeight: Int32 { Int32(opened.file.metrics.xHeight) }
}
