import CoreGraphics

extension UIButton {
    /// A button's content and look in one value.
    ///
    ///     var configuration = UIButton.Configuration.filled()
    ///     configuration.title = "Buy"
    ///     configuration.subtitle = "2 items"
    ///     let button = UIButton(configuration: configuration, primaryAction: UIAction { _ in … })
    public struct Configuration: Hashable {
        /// How large a button is.
        public enum Size: Int, Sendable {
            case medium, small, mini, large
        }

        /// How title and subtitle are aligned to each other.
        public enum TitleAlignment: Int, Sendable {
            /// `automatic` centres them, or aligns them to the side of an image beside them.
            case automatic, leading, center, trailing
        }

        /// How round a button's corners are.
        public enum CornerStyle: Int, Sendable {
            /// The radius is `background.cornerRadius`.
            case fixed = -1
            /// The system's radius: that of a capsule.
            case dynamic = 0
            /// A small radius.
            case small = 1
            /// A medium radius.
            case medium = 2
            /// A large radius.
            case large = 3
            /// A radius of half the height.
            case capsule = 4
        }

        enum Style: Sendable {
            case plain, tinted, gray, filled, borderless
        }

        let style: Style

        private init(_ style: Style) {
            self.style = style
            if style == .borderless { contentInsets = .zero }
        }

        // MARK: Creating

        /// Returns a style with text in the tint colour, and room around it.
        public static func plain() -> Configuration { Configuration(.plain) }

        /// Returns a style with text in the tint colour on a background of a faint tint.
        public static func tinted() -> Configuration { Configuration(.tinted) }

        /// Returns a style with text in the tint colour on a grey background.
        public static func gray() -> Configuration { Configuration(.gray) }

        /// Returns a style with white text on a background of the tint colour.
        public static func filled() -> Configuration { Configuration(.filled) }

        /// Returns a style with text in the tint colour, and no room around it.
        public static func borderless() -> Configuration { Configuration(.borderless) }

        /// Returns the same style as ``gray()``.
        public static func bordered() -> Configuration { Configuration(.gray) }

        /// Returns the same style as ``tinted()``.
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }

        /// Returns the same style as ``filled()``.
        public static func borderedProminent() -> Configuration { Configuration(.filled) }

        // MARK: Content

        /// The title; nil, the default, for none.
        public var title: String?
        /// The smaller text below the title; nil, the default, for none.
        public var subtitle: String?
        /// How a title breaks that doesn't fit on one line. With `.byWordWrapping`, the default, and `.byCharWrapping`
        /// it has as many lines as it needs; with all other modes it has one.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// How a subtitle breaks that doesn't fit on one line. It follows the same modes as ``titleLineBreakMode``.
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// The image; nil, the default, for none.
        public var image: UIImage?
        /// The size and weight of an image that is a symbol. By default it has the size of the title.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// Whether an activity indicator replaces the image. False by default.
        public var showsActivityIndicator = false

        // MARK: Arrangement

        /// The side of the title on which the image is. `.leading` by default. Of several sides, the first in this
        /// order counts: top, bottom, leading, trailing.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// The distance between image and title, in points.
        public var imagePadding: CGFloat = 0
        /// The distance between title and subtitle, in points. 1 by default.
        public var titlePadding: CGFloat = 1
        /// How title and subtitle are aligned.
        public var titleAlignment = TitleAlignment.automatic

        /// The insets between the button's edges and its content, in points. Those of ``buttonSize`` by default.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { ownInsets ?? buttonSize.insets }
            set { ownInsets = newValue }
        }
        private var ownInsets: NSDirectionalEdgeInsets?

        /// Sets the content insets back to those of ``buttonSize``.
        public mutating func setDefaultContentInsets() { ownInsets = style == .borderless ? .zero : nil }

        /// The size of the text and of the room around it. `.medium` by default.
        public var buttonSize = Size.medium

        // MARK: Looks

        /// The colour of title and image. nil, the default, stands for the style's colour.
        public var baseForegroundColor: UIColor?
        /// The colour of the background. nil, the default, stands for the style's colour.
        public var baseBackgroundColor: UIColor?
        /// The background behind the content. Its values override those of the style.
        public var background = UIBackgroundConfiguration()
        /// How round the corners are.
        public var cornerStyle = CornerStyle.dynamic

        /// The colours of the style in the button's state; nil stands for the normal state.
        var look: ButtonLook?

        /// Returns this configuration with the colours for the current state of `button`.
        @MainActor public func updated(for button: UIButton) -> Configuration {
            var updated = self
            updated.look = ButtonLook(self, of: button, in: button.state)
            return updated
        }
    }
}

extension UIButton.Configuration {
    /// Returns the image. A symbol gets the size of the text beside it.
    @MainActor func shownImage(in traits: UITraitCollection) -> UIImage? {
        guard let image, image.isSymbolImage else { return image }
        let size = UIImage.SymbolConfiguration(pointSize: buttonSize.titleSize(in: traits))
        let own = image.symbolConfiguration ?? .unspecified
        return image.applyingSymbolConfiguration(
            size.applying(own).applying(preferredSymbolConfigurationForImage)) ?? image
    }
}

extension UIButton.Configuration.Size {
    var insets: NSDirectionalEdgeInsets {
        switch self {
        case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
        }
    }

    /// Returns the font size of the title: 15 or 17 points, more or less if a person has chosen another text size.
    @MainActor func titleSize(in traits: UITraitCollection) -> CGFloat {
        let style: UIFont.TextStyle = self == .mini || self == .small ? .subheadline : .body
        return UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
    }

    /// Returns the font size of the subtitle: 11 or 12 points at a device's initial text size.
    @MainActor func subtitleSize(in traits: UITraitCollection) -> CGFloat {
        UIFont.preferredFont(forTextStyle: self == .mini ? .caption2 : .caption1, compatibleWith: traits).pointSize
    }
}

extension UIButton.Configuration {
    /// Returns the radius for a background of this size, in points.
    func cornerRadius(of size: CGSize) -> CGFloat {
        let radius =
            switch cornerStyle {
            case .fixed: background.cornerRadius
            case .dynamic, .capsule: CGFloat.infinity
            case .small: 4.25
            case .medium: 5.95
            case .large: 8.75
            }
        return max(min(radius, size.width / 2, size.height / 2), 0)
    }
}
