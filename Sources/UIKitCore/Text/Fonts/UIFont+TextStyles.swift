import CoreGraphics
import Foundation
import Synchronization

extension UIFont {
    /// The purpose of a text, which decides about its font.
    public struct TextStyle: RawRepresentable, Sendable, Hashable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// 34 points at the default text size.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// 28 points at the default text size.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// 22 points at the default text size.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// 20 points at the default text size.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// 17 points, semibold, at the default text size.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// 15 points at the default text size.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// 17 points at the default text size.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// 16 points at the default text size.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// 13 points at the default text size.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// 12 points at the default text size.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// 11 points at the default text size.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        /// The font size in points for each content size category, from extra small to the largest accessibility size.
        ///
        /// - Behaviour: documented (Human Interface Guidelines, typography).
        private static let sizes: [TextStyle: [CGFloat]] = [
            .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
            .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
            .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
            .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
            .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
            .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
            .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
            .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
            .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
            .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
            .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
        ]

        /// Returns the font size in points. An unknown style has the size of body text, an unspecified category that of
        /// large.
        func size(in category: UIContentSizeCategory) -> CGFloat { Self.value(of: self, in: category, Self.sizes) }

        /// The height of a line in points for each content size category.
        ///
        /// - Behaviour: documented (Human Interface Guidelines, typography).
        private static let leadings: [TextStyle: [CGFloat]] = [
            .largeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70],
            .title1: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68],
            .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66],
            .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65],
            .headline: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62],
            .body: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62],
            .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60],
            .subheadline: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58],
            .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52],
            .caption1: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51],
            .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48],
        ]

        /// Returns the height of a line in points, as ``size(in:)`` returns the size.
        func leading(in category: UIContentSizeCategory) -> CGFloat {
            Self.value(of: self, in: category, Self.leadings)
        }

        private static func value(
            of style: TextStyle, in category: UIContentSizeCategory, _ table: [TextStyle: [CGFloat]]
        ) -> CGFloat {
            let values = table[style] ?? table[.body]!
            return values[UIContentSizeCategory.ascending.firstIndex(of: category) ?? 3]
        }

        var weight: Weight { self == .headline ? .semibold : .regular }
    }

    /// Each font is made once, because cells ask for theirs again and again.
    static func font(for style: TextStyle, in traits: UITraitCollection) -> UIFont {
        let key = StyleKey(style: style, category: traits.preferredContentSizeCategory)
        return styled.withLock { fonts in
            if let known = fonts[key] { return known }
            let made = systemFont(ofSize: style.size(in: key.category), weight: style.weight)
                .scaling(.style(style, nil))
            fonts[key] = made
            return made
        }
    }

    private struct StyleKey: Hashable {
        var style: TextStyle
        var category: UIContentSizeCategory
    }

    private static let styled = Mutex<[StyleKey: UIFont]>([:])
}
