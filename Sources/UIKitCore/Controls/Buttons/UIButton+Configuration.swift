import CoreGraphics

extension UIButton {
    /// What a button shows and what it looks like, all in one value.
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

        /// Where title and subtitle are to each other.
        public enum TitleAlignment: Int, Sendable {
            /// In the middle, or at the side of the picture that is beside them.
            case automatic, leading, center, trailing
        }

        /// How round a button's corners are.
        public enum CornerStyle: Int, Sendable {
            /// As round as `background.cornerRadius` says.
            case fixed = -1
            /// As round as the system likes it: like a capsule.
            case dynamic = 0
            /// A small radius.
            case small = 1
            /// A middle radius.
            case medium = 2
            /// A large radius.
            case large = 3
            /// Half the height.
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

        // MARK: Making one

        /// Words in the tint colour, with room around them.
        public static func plain() -> Configuration { Configuration(.plain) }

        /// Words in the tint colour on a plate of a faint tint.
        public static func tinted() -> Configuration { Configuration(.tinted) }

        /// Words in the tint colour on a grey plate.
        public static func gray() -> Configuration { Configuration(.gray) }

        /// White words on a plate of the tint colour.
        public static func filled() -> Configuration { Configuration(.filled) }

        /// Words in the tint colour, with no room around them.
        public static func borderless() -> Configuration { Configuration(.borderless) }

        /// As ``gray()``.
        public static func bordered() -> Configuration { Configuration(.gray) }

        /// As ``tinted()``.
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }

        /// As ``filled()``.
        public static func borderedProminent() -> Configuration { Configuration(.filled) }

        // MARK: Content

        /// The title; nil, the default, for none.
        public var title: String?
        /// Smaller, below the title.
        public var subtitle: String?
        /// How a title that doesn't fit on one line is broken. With `.byWordWrapping`, the default, and `.byCharWrapping` it has as many
        /// lines as it needs; with all others one.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// The same of the subtitle.
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// The picture; nil, the default, for none.
        public var image: UIImage?
        /// How the picture is drawn when it is a symbol: by default in the size of the title.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// Whether something that turns is in the picture's place. False by default.
        public var showsActivityIndicator = false

        // MARK: Arrangement

        /// On which side of the title the picture is. `.leading` by default; of several sides the first in the order of
        /// the names is taken.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// Between picture and title, in points.
        public var imagePadding: CGFloat = 0
        /// Between title and subtitle, in points. 1 by default.
        public var titlePadding: CGFloat = 1
        /// How title and subtitle are aligned.
        public var titleAlignment = TitleAlignment.automatic

        /// Between the content and the button's edges, in points. Those of ``buttonSize`` by default.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { ownInsets ?? buttonSize.insets }
            set { ownInsets = newValue }
        }
        private var ownInsets: NSDirectionalEdgeInsets?

        /// Back to those of ``buttonSize``.
        public mutating func setDefaultContentInsets() { ownInsets = style == .borderless ? .zero : nil }

        /// How large the text and the room around it are. `.medium` by default.
        public var buttonSize = Size.medium

        // MARK: Looks

        /// Of title and picture. nil, the default, leaves it to the style.
        public var baseForegroundColor: UIColor?
        /// Of the plate. nil, the default, leaves it to the style.
        public var baseBackgroundColor: UIColor?
        /// The plate behind the content. What it says comes before what the style says.
        public var background = UIBackgroundConfiguration()
        /// How round the corners are.
        public var cornerStyle = CornerStyle.dynamic

        /// What the style makes of the button's state; nil is the normal one.
        var look: ButtonLook?

        /// This configuration as it is to look in the state of `button`.
        @MainActor public func updated(for button: UIButton) -> Configuration {
            var updated = self
            updated.look = ButtonLook(self, of: button, in: button.state)
            return updated
        }
    }
}

extension UIButton.Configuration {
    /// The picture, a symbol in the size of the text beside it.
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

    /// 15 or 17 points, and more or less where a person has chosen another text size.
    @MainActor func titleSize(in traits: UITraitCollection) -> CGFloat {
        let style: UIFont.TextStyle = self == .mini || self == .small ? .subheadline : .body
        return UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
    }

    /// 11 or 12 points at the text size that a device has at first.
    @MainActor func subtitleSize(in traits: UITraitCollection) -> CGFloat {
        UIFont.preferredFont(forTextStyle: self == .mini ? .caption2 : .caption1, compatibleWith: traits).pointSize
    }
}

extension UIButton.Configuration {
    /// Of a plate of this size, in points.
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
