import CoreGraphics
import Foundation

/// Content in place of missing content: an image, two texts and two buttons, in the middle of the view.
///
///     var nothing = UIContentUnavailableConfiguration.empty()
///     nothing.image = UIImage(systemName: "star")
///     nothing.text = "No Favorites"
///     nothing.secondaryText = "What you mark with a star appears here."
///     contentUnavailableConfiguration = nothing                // of a view controller
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
    /// Where the content is in its view.
    public enum Alignment: Int, Sendable {
        /// In the middle.
        case center
        /// At the top, at the leading edge.
        case natural
    }

    /// The look of the image.
    public struct ImageProperties: Hashable {
        /// The size and weight of a symbol.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The colour of a symbol or another template image. nil stands for the view's tint colour.
        public var tintColor: UIColor?
        /// The radius of the image's corners, in points. 0 by default.
        public var cornerRadius: CGFloat = 0
        /// The largest size of the image, in points. A length of 0, the default, sets no limit.
        public var maximumSize = CGSize.zero

        init(_ symbol: UIImage.SymbolConfiguration?, tint: UIColor?) {
            preferredSymbolConfiguration = symbol
            tintColor = tint
        }
    }

    /// The look of a text.
    public struct TextProperties: Hashable {
        /// The font of the text.
        public var font: UIFont
        /// The colour of the text.
        public var color: UIColor
        /// How a text that is too long is cut off. `.byTruncatingTail` by default.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The number of lines. 0, the default, stands for as many as the text needs.
        public var numberOfLines = 0
        /// Whether the font shrinks if a text on one line is too long. False by default.
        public var adjustsFontSizeToFitWidth = false
        /// The least scale of a font that shrinks: 0.5 is half the size. 0, the default, sets no limit.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether letters move closer together before a text is cut off. False by default.
        public var allowsDefaultTighteningForTruncation = false

        init(_ font: UIFont, _ color: UIColor) {
            self.font = font
            self.color = color
        }
    }

    /// The action of a button.
    public struct ButtonProperties: Hashable {
        /// The action that runs when a person taps the button. nil, the default, does nothing.
        public var primaryAction: UIAction?
        /// Whether a person can tap the button. True by default.
        public var isEnabled = true
        /// The role of the button. `.normal` by default.
        public var role = UIButton.Role.normal
    }

    // MARK: Content

    /// The image above the text; nil for none.
    public var image: UIImage?
    /// The text that says what is missing; nil for none.
    public var text: String?
    /// The text with attributes, which replaces ``text``.
    public var attributedText: NSAttributedString?
    /// The text below the first one; nil for none.
    public var secondaryText: String?
    /// The secondary text with attributes, which replaces ``secondaryText``.
    public var secondaryAttributedText: NSAttributedString?
    /// The first button. It shows if it has a title or an image.
    public var button = UIButton.Configuration.plain()
    /// The button below the first one. It shows if it has a title or an image.
    public var secondaryButton = UIButton.Configuration.plain()

    // MARK: Looks

    /// The look of the image, and the room that it takes.
    public var imageProperties: ImageProperties
    /// The look of the text.
    public var textProperties: TextProperties
    /// The look of the secondary text.
    public var secondaryTextProperties: TextProperties
    /// The action of the first button.
    public var buttonProperties = ButtonProperties()
    /// The action of the second button.
    public var secondaryButtonProperties = ButtonProperties()
    /// The background, as large as the view. Clear by default.
    public var background = UIBackgroundConfiguration.clear()

    // MARK: Arrangement

    /// Where the content is in its view. `.center` by default.
    public var alignment = Alignment.center
    /// The insets between the edges of the view and its content, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
    /// The axes along which the margins are at least the superview's. `.both` by default.
    public var axesPreservingSuperviewLayoutMargins = UIAxis.both
    /// The distance between image and text, in points.
    public var imageToTextPadding: CGFloat = 16
    /// The distance between both texts, in points.
    public var textToSecondaryTextPadding: CGFloat = 6
    /// The distance between the texts and the button, in points.
    public var textToButtonPadding: CGFloat = 16
    /// The distance between both buttons, in points.
    public var buttonToSecondaryButtonPadding: CGFloat = 8

    /// Whether an activity indicator replaces the image.
    let isLoading: Bool
    /// Whether the text says what a person searched for.
    private let isSearch: Bool

    private init(isLoading: Bool = false, isSearch: Bool = false) {
        self.isLoading = isLoading
        self.isSearch = isSearch
        let title = UIFont.preferredFont(forTextStyle: .title2).ofStyle(weight: .bold)
        imageProperties = ImageProperties(UIImage.SymbolConfiguration(pointSize: 48), tint: .secondaryLabel)
        textProperties = TextProperties(
            isLoading ? .preferredFont(forTextStyle: .subheadline) : title, isLoading ? .secondaryLabel : .label)
        secondaryTextProperties = TextProperties(.preferredFont(forTextStyle: .subheadline), .secondaryLabel)
    }

    // MARK: Kinds

    /// Returns a configuration for a place without content.
    public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }

    /// Returns a configuration for content that is loading, with an activity indicator above the text.
    public static func loading() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration(isLoading: true)
        configuration.text = "Loading…"
        return configuration
    }

    /// Returns a configuration for a search without results. In a view controller, its text says what the person
    /// searched for.
    public static func search() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration(isSearch: true)
        configuration.image = UIImage(systemName: "magnifyingglass")
        configuration.text = "No Results"
        configuration.secondaryText = "Check the spelling or try a new search."
        return configuration
    }

    // MARK: UIContentConfiguration

    @MainActor public func makeContentView() -> any UIView & UIContentView {
        UIContentUnavailableView(configuration: self)
    }

    /// Returns the configuration for a state. The text of a search says what the person searched for, unless the app
    /// has set another one.
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
        guard isSearch, let sought = (state as? UIContentUnavailableConfigurationState)?.searchText, !sought.isEmpty,
            text == Self.search().text
        else { return self }
        var updated = self
        updated.text = "No Results for “\(sought)”"
        return updated
    }
}
