import Testing
import UIKit

@Suite("Text styles") @MainActor struct TextStyleTests {
    private static let styles: [UIFont.TextStyle] = [
        .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote, .caption1,
        .caption2,
    ]

    /// Apple's published sizes, a line for each text size, in the order of `styles`.
    private nonisolated static let published: [(category: UIContentSizeCategory, sizes: [CGFloat])] = [
        (.extraSmall, [31, 25, 19, 17, 14, 14, 13, 12, 12, 11, 11]),
        (.small, [32, 26, 20, 18, 15, 15, 14, 13, 12, 11, 11]),
        (.medium, [33, 27, 21, 19, 16, 16, 15, 14, 12, 11, 11]),
        (.large, [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11]),
        (.extraLarge, [36, 30, 24, 22, 19, 19, 18, 17, 15, 14, 13]),
        (.extraExtraLarge, [38, 32, 26, 24, 21, 21, 20, 19, 17, 16, 15]),
        (.extraExtraExtraLarge, [40, 34, 28, 26, 23, 23, 22, 21, 19, 18, 17]),
        (.accessibilityMedium, [44, 38, 34, 31, 28, 28, 26, 25, 23, 22, 20]),
        (.accessibilityLarge, [48, 43, 39, 37, 33, 33, 32, 30, 27, 26, 24]),
        (.accessibilityExtraLarge, [52, 48, 44, 43, 40, 40, 38, 36, 33, 32, 29]),
        (.accessibilityExtraExtraLarge, [56, 53, 50, 49, 47, 47, 44, 42, 38, 37, 34]),
        (.accessibilityExtraExtraExtraLarge, [60, 58, 56, 55, 53, 53, 51, 49, 44, 43, 40]),
    ]

    @Test("each text style has its published size at every text size", arguments: published.indices)
    func sizes(line: Int) {
        let (category, sizes) = Self.published[line]
        let traits = UITraitCollection(preferredContentSizeCategory: category)
        for (style, size) in zip(Self.styles, sizes) {
            let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
            #expect(font.pointSize == size, "\(style.rawValue)")
            #expect(font.fontName == (style == .headline ? ".SFUI-Semibold" : ".SFUI-Regular"))
            #expect(
                UIFontDescriptor.preferredFontDescriptor(withTextStyle: style, compatibleWith: traits).pointSize == size
            )
        }
    }

    @Test(
        "lines have the recorded heights (R877)",
        arguments: zip(
            [34, 28, 22, 20, 17, 16, 15, 13, 12, 11],
            [40.574, 33.414, 26.254, 23.867, 20.287, 19.094, 17.900, 15.514, 14.320, 13.127] as [CGFloat]))
    func lineHeights(size: CGFloat, height: CGFloat) {
        #expect(abs(UIFont.systemFont(ofSize: size).lineHeight - height) < 0.001)
    }

    @Test("UIFontMetrics scale as their text style does, at every text size", arguments: published.indices)
    func metrics(line: Int) {
        let (category, sizes) = Self.published[line]
        let traits = UITraitCollection(preferredContentSizeCategory: category)
        let standard = Self.published[3].sizes
        for (index, style) in Self.styles.enumerated() {
            let metrics = UIFontMetrics(forTextStyle: style)
            let font = UIFont.systemFont(ofSize: standard[index])
            #expect(abs(metrics.scaledFont(for: font, compatibleWith: traits).pointSize - sizes[index]) < 0.001)
            let capped = metrics.scaledFont(for: font, maximumPointSize: 30, compatibleWith: traits)
            #expect(capped.pointSize <= 30.001)
        }
    }
}
