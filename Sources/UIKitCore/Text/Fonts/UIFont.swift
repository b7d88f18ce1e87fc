import CoreGraphics
import Foundation
import RenderTree
import TextLayout

/// A typeface at a size. Text has the same width and height as on iOS, on every machine and screen (Decisions/0005).
open class UIFont: NSObject, @unchecked Sendable {
    private let mark = FoundationMark()
    // Immutable after init; open because Apple's class is.
    let look: FontLook
    /// How the font follows the text size that a person chooses; nil if it doesn't.
    let scaling: FontScaling?

    init(_ look: FontLook, scaling: FontScaling? = nil) {
        self.look = look
        self.scaling = scaling
        super.init()
    }

    convenience init(_ text: TextFont, isItalic: Bool = false) { self.init(FontLook(text, isItalic: isItalic)) }

    /// Returns a font by its PostScript name, full name or family name: a registered font of the app, Helvetica or
    /// Courier. Returns nil for other names.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard let found = NamedFonts.font(named: fontName) else { return nil }
        self.init(found.look(size: Self.usable(fontSize)))
    }

    /// Creates the font that a descriptor describes.
    ///
    /// - Parameters:
    ///   - descriptor: The family, the weight and the traits.
    ///   - pointSize: The size in points; 0 for the descriptor's.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        let look = descriptor.look
        self.init(pointSize > 0 ? look.sized(pointSize) : look, scaling: pointSize > 0 ? nil : descriptor.scaling)
    }

    var text: TextFont { look.text }
    var isItalic: Bool { look.isItalic }

    /// The size of a label's font: 17 points.
    open class var labelFontSize: CGFloat { 17 }
    /// The size of a button's font: 18 points.
    open class var buttonFontSize: CGFloat { 18 }
    /// The size of small text: 12 points.
    open class var smallSystemFontSize: CGFloat { 12 }
    /// The size of the system's text: 14 points.
    open class var systemFontSize: CGFloat { 14 }

    /// Returns the system's regular font in a size, in points.
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

    /// Returns the system's font in a size and weight, in points.
    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(TextFont(size: usable(fontSize), weight: weight.hundreds))
    }

    /// Returns the system's bold font in a size, in points.
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }

    /// Returns the system's slanted font in a size, in points.
    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(TextFont(size: usable(fontSize)), isItalic: true)
    }

    /// Returns the system's font whose characters all have the same width, in a size and weight, in points.
    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(TextFont(typeface: .systemMonospaced, size: usable(fontSize), weight: weight.hundreds))
    }

    /// Returns the system's font whose digits all have the same width, so that a changing number doesn't move what is
    /// beside it.
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(TextFont(size: usable(fontSize), weight: weight.hundreds, hasMonospacedDigits: true))
    }

    /// Returns the font of a text style at the text size that a person chose.
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// Returns the font of a text style at the text size of `traitCollection`; nil stands for the current one.
    open class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont { font(for: style, in: traitCollection ?? .current) }

    static func usable(_ size: CGFloat) -> CGFloat { size.isFinite && size > 0 ? size : systemFontSize }

    /// Returns the same font in another size, in points.
    open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(look.sized(fontSize)) }

    /// The font size in points.
    open var pointSize: CGFloat { text.size }
    /// The distance from the baseline to the top of a line, in points.
    open var ascender: CGFloat { text.ascender }
    /// The distance from the baseline to the bottom of a line, in points; a negative number.
    open var descender: CGFloat { text.descender }
    /// The distance from the top of one line to the top of the next, in points.
    open var lineHeight: CGFloat { text.lineHeight }
    /// The space between lines that the font asks for, in points; 0 for the system's font.
    open var leading: CGFloat { text.leading }
    /// The height of capitals, in points.
    open var capHeight: CGFloat { text.capHeight }
    /// The height of a lowercase x, in points.
    open var xHeight: CGFloat { text.xHeight }
    /// The font's PostScript name.
    open var fontName: String { look.postScriptName }
    /// The name of the font's family.
    open var familyName: String { look.familyName }
    /// The descriptor of the font.
    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }

    /// The families that `UIFont(name:size:)` knows, in alphabetical order.
    open class var familyNames: [String] { Set(NamedFonts.all.map(\.description.familyName)).sorted() }

    /// Returns the PostScript names of a family's fonts; none for an unknown family.
    open class func fontNames(forFamilyName familyName: String) -> [String] {
        NamedFonts.fonts(inFamily: familyName).map(\.description.postScriptName)
    }

    var face: FontFace { look.face }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.face == face }

    open override var hash: Int { face.hashValue }
}
