import CoreGraphics
import Foundation
import TextLayout

/// What a font is asked for by: its name or family, size, weight, slant and design.
///
/// What is asked for and not there is passed over: the font that comes closest is found.
open class UIFontDescriptor: NSObject {
    /// What was asked for.
    let attributes: FontAttributes
    /// What was found.
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

    /// Of no attribute but a name, it is the font of that name; without a name, the system's. 12 points where no size is said.
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        let asked = FontAttributes(attributes)
        self.init(asked, look: asked.found(from: FontLook(TextFont(size: 12)), in: .current))
    }

    /// A font by its PostScript name, in points.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(fontAttributes: [.name: fontName, .size: size])
    }

    @available(*, unavailable, message: "Fonts are not turned or stretched yet. See Documentation/Coverage.md.")
    public convenience init(name fontName: String, matrix: CGAffineTransform) { self.init(name: fontName, size: 0) }

    /// The system's font for a text style, at the device's text size.
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
    }

    /// The system's font for a text style, at the text size of traits.
    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFontDescriptor(UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection))
    }

    /// The font's PostScript name.
    open var postscriptName: String { look.postScriptName }
    /// In points.
    open var pointSize: CGFloat { look.text.size }
    /// Whether the font is bold, italic, and so on.
    open var symbolicTraits: SymbolicTraits { look.symbolicTraits }

    /// A font of a text style follows the text size as long as no other size is asked for.
    var scaling: FontScaling? {
        guard let style = attributes.textStyle, attributes.size == nil else { return nil }
        var others = attributes
        others.textStyle = nil
        return .style(style, others == FontAttributes() ? nil : others)
    }

    // MARK: Others like it

    /// The same descriptor with other attributes.
    open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        adding(FontAttributes(attributes))
    }

    /// The same descriptor in another size, in points.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { adding(FontAttributes(size: newPointSize)) }

    /// In that family, as bold and as slanted as this one.
    open func withFamily(_ newFamily: String) -> UIFontDescriptor { adding(FontAttributes(family: newFamily)) }

    /// Of the same family: "Bold", "SemiBold Italic".
    open func withFace(_ newFace: String) -> UIFontDescriptor { adding(FontAttributes(face: newFace)) }

    /// The same family, bold or not, slanted or not. Nil where the family has no such font.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        look.with(symbolicTraits) == nil ? nil : adding(FontAttributes(traits: symbolicTraits))
    }

    /// Nil for fonts that are not the system's.
    ///
    /// - Behaviour: letters with round ends or serifs are measured as plain ones (estimated, Decisions/0005).
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        look.with(design) == nil ? nil : adding(FontAttributes(design: design))
    }

    @available(*, unavailable, message: "Fonts are not turned or stretched yet. See Documentation/Coverage.md.")
    open func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor { self }

    private func adding(_ others: FontAttributes) -> UIFontDescriptor {
        UIFontDescriptor(attributes.merging(others), look: others.found(from: look, in: .current))
    }

    // MARK: Asking

    /// What the font found is, not what was asked for.
    open func object(forKey anAttribute: AttributeName) -> Any? { look.attributes[anAttribute] }

    /// Its name and size, and what was asked for beside them.
    open var fontAttributes: [AttributeName: Any] {
        var all = attributes.dictionary
        all[.name] = postscriptName
        all[.size] = pointSize
        return all
    }

    /// All fonts known by name that are as this one was asked to be.
    ///
    /// - Parameter mandatoryKeys: what has to be so; nil for everything that was asked for.
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
