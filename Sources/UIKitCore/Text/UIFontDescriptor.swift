import CoreGraphics
import Foundation

/// What makes up a font: its family, size, weight and slant.
open class UIFontDescriptor: NSObject {
    public struct SymbolicTraits: OptionSet, Sendable, Hashable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let traitItalic = SymbolicTraits(rawValue: 1)
        public static let traitBold = SymbolicTraits(rawValue: 2)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    }

    let font: UIFont

    init(_ font: UIFont) {
        self.font = font
        super.init()
    }

    /// In points.
    open var pointSize: CGFloat { font.pointSize }

    open var symbolicTraits: SymbolicTraits {
        var traits = SymbolicTraits()
        if font.isItalic { traits.insert(.traitItalic) }
        if font.text.weight >= 600 { traits.insert(.traitBold) }
        if font.text.typeface == .systemMonospaced || font.text.typeface == .courier { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// The same family, bold or not, slanted or not. Never nil here: every family has all of them.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        let weight: UIFont.Weight = symbolicTraits.contains(.traitBold) ? .bold : .regular
        let isMonospaced = symbolicTraits.contains(.traitMonoSpace)
        let upright =
            isMonospaced
            ? UIFont.monospacedSystemFont(ofSize: pointSize, weight: weight)
            : UIFont.systemFont(ofSize: pointSize, weight: weight)
        return UIFontDescriptor(UIFont(upright.text, isItalic: symbolicTraits.contains(.traitItalic)))
    }

    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { UIFontDescriptor(font.withSize(newPointSize)) }

    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFontDescriptor(UIFont.preferredFont(forTextStyle: style))
    }
}

extension UIFont {
    /// - Parameter pointSize: 0 is the descriptor's.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        let font = pointSize > 0 ? descriptor.font.withSize(pointSize) : descriptor.font
        self.init(font.text, isItalic: font.isItalic)
    }
}
