import UIKit

/// A kind of list content, its background, and the sources of its numbers.
struct ContentKind: Sendable {
    /// The name in code.
    let name: String
    let list: ListLook
    /// Whether the sample shows a star.
    var hasImage = false
    var secondaryText: String?
    /// The weight of the text's font.
    var weight = "Regular"
    /// The rule or decision behind each number.
    var sources = Sources()
    let content: @Sendable () -> UIListContentConfiguration
    let background: @Sendable () -> UIBackgroundConfiguration

    struct Sources: Sendable {
        var font = Self.own
        var secondaryFont = Self.own
        var margins = Self.own
        var height = Self.own

        static let own = "our choice"
    }

    /// Returns the content with the state's name as its text.
    func content(_ state: SampleState) -> UIListContentConfiguration {
        var content = content()
        content.text = state.rawValue
        content.secondaryText = secondaryText
        if hasImage { content.image = UIImage(systemName: "star") }
        return content
    }

    /// Returns fonts, margins and the height of one line at the text size of these traits, one on each line.
    @MainActor func numbers(_ traits: UITraitCollection) -> String {
        let content = content().updated(for: UICellConfigurationState(traitCollection: traits))
        let margins = content.directionalLayoutMargins
        let (text, second) = (content.textProperties.font, content.secondaryTextProperties.font)
        let pixel = 1 / max(traits.displayScale, 1)
        let line = (text.lineHeight / pixel).rounded(.up) * pixel
        let height = ((line + margins.top + margins.bottom) / pixel - 0.001).rounded(.up) * pixel
        return """
            \(weight) \(text.pointSize.points) (\(sources.font)), secondary \(second.pointSize.points) \
            (\(sources.secondaryFont))
            Margins \(margins.top.points) above, \(margins.bottom.points) below (\(sources.margins))
            One line is \(height.points) high (\(sources.height))
            """
    }
}
