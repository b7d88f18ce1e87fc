import CoreGraphics
import Foundation
import RenderTree
import TextLayout

/// A typeface at a size. Text is as wide and as high as on iOS, on every machine and screen (Decisions/0005).
open class UIFont: NSObject, @unchecked Sendable {
    private let mark = FoundationMark()
    // Immutable after init; open because Apple's class is.
    let look: FontLook
    /// How it follows the person's text size; nil when it does not.
    let scaling: FontScaling?

    init(_ look: FontLook, scaling: FontScaling? = nil) {
        self.look = look
        self.scaling = scaling
        super.init()
    }

    convenience init(_ text: TextFont, isItalic: Bool = false) { self.init(FontLook(text, isItalic: isItalic)) }

    /// A font by its PostScript name, its full name or its family's: one of the app's own that is registered, Helvetica or
    /// Courier. Nil for other names.
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

    /// The system's font, regular, in points.
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

    /// The system's font in a weight, in points.
    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(TextFont(size: usable(fontSize), weight: weight.hundreds))
    }

    /// The system's font, bold, in points.
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }

    /// The system's font, slanted, in points.
    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(TextFont(size: usable(fontSize)), isItalic: true)
    }

    /// The system's font with characters of one width, in points.
    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(TextFont(typeface: .systemMonospaced, size: usable(fontSize), weight: weight.hundreds))
    }

    /// The system's font, with digits that are all equally wide: numbers that change don't move what is beside them.
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(TextFont(size: usable(fontSize), weight: weight.hundreds, hasMonospacedDigits: true))
    }

    /// The font for a style at the text size that the person chose.
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The font for a style at the text size of `traitCollection`; nil is the one in force.
    open class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont { font(for: style, in: traitCollection ?? .current) }

    static func usable(_ size: CGFloat) -> CGFloat { size.isFinite && size > 0 ? size : systemFontSize }

    /// The same font in another size, in points.
    open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(look.sized(fontSize)) }

    /// In points; so are all that follow.
    open var pointSize: CGFloat { text.size }
    /// From the baseline to the top of a line, in points.
    open var ascender: CGFloat { text.ascender }
    /// Negative: below the baseline.
    open var descender: CGFloat { text.descender }
    /// From the top of one line to the top of the next, in points.
    open var lineHeight: CGFloat { text.lineHeight }
    /// Room that lines want between each other; the system's font wants none.
    open var leading: CGFloat { text.leading }
    /// The height of capitals, in points.
    open var capHeight: CGFloat { text.capHeight }
    /// The height of an x, in points.
    open var xHeight: CGFloat { text.xHeight }
    /// The font's PostScript name.
    open var fontName: String { look.postScriptName }
    /// The name of the font's family.
    open var familyName: String { look.familyName }
    /// What the font is chosen by.
    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }

    /// The families that `UIFont(name:size:)` knows, in alphabetical order.
    open class var familyNames: [String] { Set(NamedFonts.all.map(\.description.familyName)).sorted() }

    /// The PostScript names of a family's fonts; none of a family that is not known.
    open class func fontNames(forFamilyName familyName: String) -> [String] {
        NamedFonts.fonts(inFamily: familyName).map(\.description.postScriptName)
    }

    var face: FontFace { look.face }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.face == face }

    open override var hash: Int { face.hashValue }
}
