import CoreGraphics
import Foundation
import NibReader

@MainActor extension NibCoder {
    /// The configuration in a `<buttonConfiguration>`.
    var buttonConfiguration: UIButton.Configuration {
        var configuration = ownStyle ?? .plain()
        if let title = text("title") ?? attributedText("attributedTitle")?.string { configuration.title = title }
        if let subtitle = text("subtitle") ?? attributedText("attributedSubtitle")?.string {
            configuration.subtitle = subtitle
        }
        readImage(into: &configuration)
        readRoom(into: &configuration)
        if let style = cornerStyle { configuration.cornerStyle = style }
        if let size = buttonSize { configuration.buttonSize = size }
        if let shows = bool("showsActivityIndicator") { configuration.showsActivityIndicator = shows }
        if let color = color("baseForegroundColor") { configuration.baseForegroundColor = color }
        if let color = color("baseBackgroundColor") { configuration.baseBackgroundColor = color }
        readBackground(into: &configuration)
        return configuration
    }

    private func readImage(into configuration: inout UIButton.Configuration) {
        if let image = image("image") ?? imageReference("image") { configuration.image = image }
        if let symbol = symbolConfiguration("preferredSymbolConfigurationForImage") {
            configuration.preferredSymbolConfigurationForImage = symbol
        }
        if let placement = imagePlacement { configuration.imagePlacement = placement }
        if let padding = number("imagePadding") { configuration.imagePadding = padding }
    }

    private func readRoom(into configuration: inout UIButton.Configuration) {
        if let padding = number("titlePadding") { configuration.titlePadding = padding }
        if let alignment = titleAlignment { configuration.titleAlignment = alignment }
        if let insets = directionalInsets("contentInsets") { configuration.contentInsets = insets }
    }

    private func readBackground(into configuration: inout UIButton.Configuration) {
        guard let background = coder(for: "background") else { return }
        if let color = background.color("backgroundColor") { configuration.background.backgroundColor = color }
        if let image = background.image("image") { configuration.background.image = image }
        if let radius = background.number("cornerRadius") { configuration.background.cornerRadius = radius }
        if let color = background.color("strokeColor") { configuration.background.strokeColor = color }
        if let width = background.number("strokeWidth") { configuration.background.strokeWidth = width }
    }

    // MARK: Values

    private var ownStyle: UIButton.Configuration? {
        choice(
            "style",
            [
                "plain": .plain(), "gray": .gray(), "tinted": .tinted(), "filled": .filled(),
                "borderless": .borderless(), "bordered": .bordered(), "borderedTinted": .borderedTinted(),
                "borderedProminent": .borderedProminent(),
            ])
    }

    private var imagePlacement: NSDirectionalRectEdge? {
        choice("imagePlacement", ["top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing])
    }

    private var titleAlignment: UIButton.Configuration.TitleAlignment? {
        choice(
            "titleAlignment",
            ["automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing])
    }

    private var cornerStyle: UIButton.Configuration.CornerStyle? {
        choice(
            "cornerStyle",
            [
                "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
                "capsule": .capsule,
            ])
    }

    private var buttonSize: UIButton.Configuration.Size? {
        choice("buttonSize", ["mini": .mini, "small": .small, "medium": .medium, "large": .large])
    }
}
