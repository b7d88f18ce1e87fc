import CoreGraphics
import Foundation
import TextLayout

/// A description of a font: its name or family, size, weight, slant and design.
///
/// It finds the closest font. Attributes that no font has are ignored.
open class UIFontDescriptor: NSObject {
    /// The requested attributes.
    let attributes: FontAttributes
    /// The font that was found.
    let look: FontLook

    init(_ attributes: FontAttributes, look: FontLook) {
        self.attributes = attributes
        self.look = look
        super.init()
    }

    convenience init(_ font: UIFont) {
        var attributes = FontAttributes()
        if case .style(let style, let others) = font.scaling {
            attributes = others ?? attributes
            attributes.textStyle = style
        }
        self.init(attributes, look: font.look)
    }

    /// Creates a descriptor. With a name it describes that font, otherwise the system's. The default size is 12 points.
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        let asked = FontAttributes(attributes)
        self.init(asked, look: asked.found(from: FontLook(TextFont(size: 12)), in: .current))
    }

    /// Creates a descriptor of a font by its PostScript name, in points.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(fontAttributes: [.name: fontName, .size: size])
    }

    @available(*, unavailable, message: "Fonts can't be rotated or stretched yet. See Documentation/Coverage.md.")
    public convenience init(name fontName: String, matrix: CGAffineTransform) { self.init(name: fontName, size: 0) }

    /// Returns a descriptor of the system's font for a text style, at the device's text size.
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
    }

    /// Returns a descriptor of the system's font for a text style, at the text size of traits.
    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFontDescriptor(UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection))
    }

    /// The font's PostScript name.
    open var postscriptName: String { look.postScriptName }
    /// The font size in points.
    open var pointSize: CGFloat { look.text.size }
    /// The style of the font: bold, italic, and so on.
    open var symbolicTraits: SymbolicTraits { look.symbolicTraits }

    /// How the font follows the text size. A text style's font does as long as no other size is requested.
    var scaling: FontScaling? {
        guard let style = attributes.textStyle, attributes.size == nil else { return nil }
        var others = attributes
        others.textStyle = nil
        return .style(style, others == FontAttributes() ? nil : others)
    }

    // MARK: Derived descriptors

    /// Returns the descriptor with further attributes.
    open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        adding(FontAttributes(attributes))
    }

    /// Returns the descriptor in another size, in points.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { adding(FontAttributes(size: newPointSize)) }

    /// Returns a descriptor of a family, as bold and as slanted as this one.
    open func withFamily(_ newFamily: String) -> UIFontDescriptor { adding(FontAttributes(family: newFamily)) }

    /// Returns a descriptor of a face in the same family: "Bold", "SemiBold Italic".
    open func withFace(_ newFace: String) -> UIFontDescriptor { adding(FontAttributes(face: newFace)) }

    /// Returns a descriptor in the same family with these traits and no others, or nil if the family has no such font.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        look.with(symbolicTraits) == nil ? nil : adding(FontAttributes(traits: symbolicTraits))
    }

    /// Returns a descriptor with another design, or nil for fonts other than the system's.
    ///
    /// - Behaviour: letters with round ends or serifs are measured like plain ones (estimated, Decisions/0005).
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        look.with(design) == nil ? nil : adding(FontAttributes(design: design))
    }

    @available(*, unavailable, message: "Fonts can't be rotated or stretched yet. See Documentation/Coverage.md.")
    open func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor { self }

    private func adding(_ others: FontAttributes) -> UIFontDescriptor {
        UIFontDescriptor(attributes.merging(others), look: others.found(from: look, in: .current))
    }

    // MARK: Attributes of the found font

    /// Returns an attribute of the font that was found, which may differ from the requested one.
    open func object(forKey anAttribute: AttributeName) -> Any? { look.attributes[anAttribute] }

    /// The name and size of the font, and the other requested attributes.
    open var fontAttributes: [AttributeName: Any] {
        var all = attributes.dictionary
        all[.name] = postscriptName
        all[.size] = pointSize
        return all
    }

    /// Returns descriptors of the available fonts that have this descriptor's attributes.
    ///
    /// - Parameter mandatoryKeys: The attributes that must match; nil stands for all requested ones.
    open func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<AttributeName>?) -> [UIFontDescriptor] {
        let asked = attributes.dictionary.filter { mandatoryKeys?.contains($0.key) ?? true }
        let wanted = FontAttributes(asked)
        let found = NamedFonts.all.map { $0.look(size: pointSize) }.filter(wanted.admits)
        return found.map { UIFontDescriptor(UIFont($0)) }
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFontDescriptor else { return false }
        return other.look == look && other.attributes == attributes
    }

    open override var hash: Int { look.hashValue }
}
