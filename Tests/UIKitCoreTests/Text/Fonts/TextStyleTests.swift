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

    private static func traits(_ category: UIContentSizeCategory, scale: CGFloat = 3) -> UITraitCollection {
        UITraitCollection(traitsFrom: [
            UITraitCollection(preferredContentSizeCategory: category), UITraitCollection(displayScale: scale),
        ])
    }

    @Test("UIFontMetrics scale by the heights of their text style's lines, to a pixel (R794)")
    func metrics() {
        let body = UIFontMetrics(forTextStyle: .body)
        // 17 times 19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56 and 62, by 22.
        let expected = [14.667, 15.333, 16.333, 17, 18.667, 20, 22.333, 26.333, 31, 37, 43.333, 48]
        for (category, size) in zip(Self.published.map(\.category), expected) {
            #expect(abs(body.scaledValue(for: 17, compatibleWith: Self.traits(category)) - size) < 0.001)
            let font = body.scaledFont(for: .systemFont(ofSize: 17), compatibleWith: Self.traits(category))
            #expect(abs(font.pointSize - size) < 0.001)
        }
        #expect(body.scaledValue(for: 17, compatibleWith: Self.traits(.medium, scale: 2)) == 16)
        let title = UIFontMetrics(forTextStyle: .largeTitle)
        #expect(title.scaledValue(for: 41, compatibleWith: Self.traits(.accessibilityExtraExtraExtraLarge)) == 70)
        let capped = title.scaledFont(
            for: .systemFont(ofSize: 34), maximumPointSize: 40, compatibleWith: Self.traits(.accessibilityLarge))
        #expect(capped.pointSize == 40)
    }

    @Test("every style grows from one text size to the next, and its lines stay higher than its letters")
    func lineHeights() {
        // In the order of the styles.
        let standard: [CGFloat] = [41, 34, 28, 25, 22, 22, 21, 20, 18, 16, 13]
        for (style, height) in zip(Self.styles, standard) {
            var last: CGFloat = 0
            for category in Self.published.map(\.category) {
                let traits = Self.traits(category)
                let value = UIFontMetrics(forTextStyle: style).scaledValue(for: height, compatibleWith: traits)
                #expect(value == value.rounded(), "Apple's line heights are whole points")
                #expect(value >= last)
                #expect(value > UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize)
                last = value
            }
        }
    }

    @Test("a font that follows the text size is scaled no second time", arguments: [false, true])
    func scaledTwice(isOfStyle: Bool) async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            [isOfStyle] in
            let metrics = UIFontMetrics.default
            let font =
                isOfStyle
                ? UIFont.preferredFont(forTextStyle: .body) : metrics.scaledFont(for: .systemFont(ofSize: 17))
            _ = metrics.scaledFont(for: font)
        }
        let words = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(words.contains("A font that follows the text size already can't be scaled once more"))
    }
}
