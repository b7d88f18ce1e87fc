import CoreGraphics
import Foundation
import RenderTree
import TextLayout

/// A typeface at a size. Metrics are those of the Helvetica family on every machine and screen (D8).
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

    public static let labelFontSize: CGFloat = 17
    public static let buttonFontSize: CGFloat = 18
    public static let smallSystemFontSize: CGFloat = 12
    public static let systemFontSize: CGFloat = 14

    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(TextFont(size: usable(fontSize), weight: weight.hundreds))
    }

    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }

    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(TextFont(size: usable(fontSize)), isItalic: true)
    }

    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(TextFont(design: .monospaced, size: usable(fontSize), weight: weight.hundreds))
    }

    /// All digits have one width in this family anyway.
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        systemFont(ofSize: fontSize, weight: weight)
    }

    private static func usable(_ size: CGFloat) -> CGFloat { size.isFinite && size > 0 ? size : systemFontSize }

    public func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(
            TextFont(design: text.design, size: Self.usable(fontSize), weight: text.weight), isItalic: isItalic)
    }

    /// In points; so are all that follow.
    public var pointSize: CGFloat { text.size }
    public var ascender: CGFloat { text.ascender }
    /// Negative: below the baseline.
    public var descender: CGFloat { text.descender }
    public var lineHeight: CGFloat { text.lineHeight }
    public var leading: CGFloat { 0 }
    public var capHeight: CGFloat { text.capHeight }
    public var xHeight: CGFloat { text.xHeight }
    public var fontName: String { text.design == .sans ? "Helvetica" : "Courier" }
    public var familyName: String { fontName }

    var face: FontFace {
        FontFace(
            design: text.design == .sans ? .sans : .monospaced, size: text.size, weight: text.weight,
            isItalic: isItalic)
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.face == face }

    open override var hash: Int { face.hashValue }
}
