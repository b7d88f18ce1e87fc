import CoreGraphics
import Foundation

/// What is in the place of content that is not there: a picture, two texts and two buttons, in the middle of the room.
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
        /// At the top, where reading begins.
        case natural
    }

    /// How the picture looks.
    public struct ImageProperties: Hashable {
        /// How large and heavy a symbol is drawn.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The colour of a symbol or another template. With nil it has the view's tint colour.
        public var tintColor: UIColor?
        /// The radius of the picture's corners, in points. 0 by default.
        public var cornerRadius: CGFloat = 0
        /// How large the picture is at most, in points. A length of 0, the default, sets no limit.
        public var maximumSize = CGSize.zero

        init(_ symbol: UIImage.SymbolConfiguration?, tint: UIColor?) {
            preferredSymbolConfiguration = symbol
            tintColor = tint
        }
    }

    /// How a text looks.
    public struct TextProperties: Hashable {
        /// The font of the text.
        public var font: UIFont
        /// The colour of the text.
        public var color: UIColor
        /// Where a text that is too long ends. `.byTruncatingTail` by default.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// 0, the default, is as many lines as the text needs.
        public var numberOfLines = 0
        /// Whether a text on one line that is too long gets smaller. False by default.
        public var adjustsFontSizeToFitWidth = false
        /// How much smaller at most: 0.5 is half the size. 0, the default, sets no limit.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether letters move closer together before a text is cut off. False by default.
        public var allowsDefaultTighteningForTruncation = false

        init(_ font: UIFont, _ color: UIColor) {
            self.font = font
            self.color = color
        }
    }

    /// What a button does.
    public struct ButtonProperties: Hashable {
        /// Carried out when the button is pressed. nil, the default, does nothing.
        public var primaryAction: UIAction?
        /// True by default.
        public var isEnabled = true
        /// `.normal` by default.
        public var role = UIButton.Role.normal
    }

    // MARK: Content

    /// The picture above the text; nil for none.
    public var image: UIImage?
    /// The text that says what isn't there; nil for none.
    public var text: String?
    /// In place of ``text``.
    public var attributedText: NSAttributedString?
    /// The text below it; nil for none.
    public var secondaryText: String?
    /// In place of ``secondaryText``.
    public var secondaryAttributedText: NSAttributedString?
    /// Shown if it has a title or a picture.
    public var button = UIButton.Configuration.plain()
    /// Below the first one. Shown if it has a title or a picture.
    public var secondaryButton = UIButton.Configuration.plain()

    // MARK: Looks

    /// How the picture looks, and how much room it has.
    public var imageProperties: ImageProperties
    /// How the text looks.
    public var textProperties: TextProperties
    /// How the secondary text looks.
    public var secondaryTextProperties: TextProperties
    /// What the button does.
    public var buttonProperties = ButtonProperties()
    /// What the second button does.
    public var secondaryButtonProperties = ButtonProperties()
    /// Behind everything, as large as the view. Clear by default.
    public var background = UIBackgroundConfiguration.clear()

    // MARK: Arrangement

    /// `.center` by default.
    public var alignment = Alignment.center
    /// The distance between the content and the edges of its view, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
    /// Along these axes the margins are at least the superview's. `.both` by default.
    public var axesPreservingSuperviewLayoutMargins = UIAxis.both
    /// The distance between picture and text, in points.
    public var imageToTextPadding: CGFloat = 16
    /// The distance between both texts, in points.
    public var textToSecondaryTextPadding: CGFloat = 6
    /// The distance between the texts and the button, in points.
    public var textToButtonPadding: CGFloat = 16
    /// The distance between both buttons, in points.
    public var buttonToSecondaryButtonPadding: CGFloat = 8

    /// Whether something turns in the picture's place.
    let isLoading: Bool
    /// Whether the words say what was looked for.
    private let isSearch: Bool

    private init(isLoading: Bool = false, isSearch: Bool = false) {
        self.isLoading = isLoading
        self.isSearch = isSearch
        let title = UIFontMetrics(forTextStyle: .title2).scaledFont(for: .systemFont(ofSize: 22, weight: .bold))
        imageProperties = ImageProperties(UIImage.SymbolConfiguration(pointSize: 48), tint: .secondaryLabel)
        textProperties = TextProperties(
            isLoading ? .preferredFont(forTextStyle: .subheadline) : title, isLoading ? .secondaryLabel : .label)
        secondaryTextProperties = TextProperties(.preferredFont(forTextStyle: .subheadline), .secondaryLabel)
    }

    // MARK: Kinds

    /// Nothing is here yet.
    public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }

    /// Content is on its way: something turns above the text.
    public static func loading() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration(isLoading: true)
        configuration.text = "Loading…"
        return configuration
    }

    /// A search found nothing. In a view controller, the text says what was looked for.
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

    /// As it is to look in a state: that of a search says what was looked for, unless the app has set another text.
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
        guard isSearch, let sought = (state as? UIContentUnavailableConfigurationState)?.searchText, !sought.isEmpty,
            text == Self.search().text
        else { return self }
        var updated = self
        updated.text = "No Results for “\(sought)”"
        return updated
    }
}
