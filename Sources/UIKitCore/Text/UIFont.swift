import CoreGraphics
import Foundation
import RenderTree
import TextLayout

/// A typeface at a size. Text is as wide and as high as on iOS, on every machine and screen (Decisions/0005).
open class UIFont: NSObject, @unchecked Sendable {
    // Immutable after init; open because Apple's class is.

    /// How thick strokes are, from −1 to 1; 0 is regular.
    public struct Weight: RawRepresentable, Sendable, Hashable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
        public static let black = Weight(0.62)

        /// As CSS counts: 400 is regular, 700 bold.
        fileprivate var hundreds: Int {
            switch rawValue {
            case ..<(-0.7): 100
            case ..<(-0.5): 200
            case ..<(-0.2): 300
            case ..<0.1: 400
            case ..<0.27: 500
            case ..<0.35: 600
            case ..<0.5: 700
            case ..<0.6: 800
            default: 900
            }
        }
    }

    let text: TextFont
    let isItalic: Bool
    /// How it follows the person's text size; nil when it does not.
    let scaling: FontScaling?

    init(_ text: TextFont, isItalic: Bool = false, scaling: FontScaling? = nil) {
        self.text = text
        self.isItalic = isItalic
        self.scaling = scaling
        super.init()
    }

    func scaling(_ scaling: FontScaling) -> UIFont { UIFont(text, isItalic: isItalic, scaling: scaling) }

    /// The same font at another text size; itself when it does not follow it.
    func adjusted(for traits: UITraitCollection) -> UIFont {
        switch scaling {
        case nil: self
        case .style(let style): .preferredFont(forTextStyle: style, compatibleWith: traits)
        case .metrics(let style, let size, let maximum):
            UIFontMetrics(forTextStyle: style)
                .scaledFont(for: withSize(size), maximumPointSize: maximum, compatibleWith: traits)
        }
    }

    open class var labelFontSize: CGFloat { 17 }
    open class var buttonFontSize: CGFloat { 18 }
    open class var smallSystemFontSize: CGFloat { 12 }
    open class var systemFontSize: CGFloat { 14 }

    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(TextFont(size: usable(fontSize), weight: weight.hundreds))
    }

    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }

    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(TextFont(size: usable(fontSize)), isItalic: true)
    }

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

    private static func usable(_ size: CGFloat) -> CGFloat { size.isFinite && size > 0 ? size : systemFontSize }

    open func withSize(_ fontSize: CGFloat) -> UIFont {
        var resized = text
        resized.size = Self.usable(fontSize)
        return UIFont(resized, isItalic: isItalic)
    }

    /// In points; so are all that follow.
    open var pointSize: CGFloat { text.size }
    open var ascender: CGFloat { text.ascender }
    /// Negative: below the baseline.
    open var descender: CGFloat { text.descender }
    open var lineHeight: CGFloat { text.lineHeight }
    open var leading: CGFloat { 0 }
    open var capHeight: CGFloat { text.capHeight }
    open var xHeight: CGFloat { text.xHeight }
    open var fontName: String {
        switch text.typeface {
        case .system: ".SFUI-\(weightName)"
        case .systemMonospaced: ".AppleSystemUIFontMonospaced-\(weightName)"
        case .helvetica: "Helvetica"
        case .courier: "Courier"
        case .file(let typeface): typeface.drawn.familyName
        }
    }

    open var familyName: String {
        switch text.typeface {
        case .system: ".AppleSystemUIFont"
        case .systemMonospaced: ".AppleSystemUIFontMonospaced"
        case .helvetica: "Helvetica"
        case .courier: "Courier"
        case .file(let typeface): typeface.drawn.familyName
        }
    }

    private var weightName: String {
        let names = ["Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black"]
        return names[min(max(text.weight / 100 - 1, 0), names.count - 1)]
    }

    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }

    var face: FontFace {
        let family: FontFace.Family =
            switch text.typeface {
            case .system: .system
            case .systemMonospaced: .systemMonospaced
            case .helvetica: .helvetica
            case .courier: .courier
            case .file(let typeface): .app(typeface.drawn)
            }
        return FontFace(
            family: family, size: text.size, weight: text.weight, isItalic: isItalic,
            hasMonospacedDigits: text.hasMonospacedDigits)
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.face == face }

    open override var hash: Int { face.hashValue }
}
