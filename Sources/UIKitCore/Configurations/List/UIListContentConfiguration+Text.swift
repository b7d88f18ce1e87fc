import CoreGraphics

extension UIListContentConfiguration {
    /// The look of a list content's text.
    public struct TextProperties: Hashable {
        /// How lines are aligned.
        public enum TextAlignment: Int, Sendable {
            /// `natural` follows the direction of the text.
            case natural, center, justified
        }

        /// How letters change before the text is shown.
        public enum TextTransform: Int, Sendable {
            /// `capitalized` begins each word with a capital.
            case none, uppercase, lowercase, capitalized
        }

        /// The font of the text.
        public var font: UIFont { didSet { own.insert(.font) } }
        /// The colour of the text.
        public var color: UIColor { didSet { own.insert(.color) } }

        /// A closure that turns ``color`` into the visible colour. nil, the default, doesn't change it.
        public var colorTransformer: UIConfigurationColorTransformer?

        /// How lines are aligned. `.natural` by default.
        public var alignment = TextAlignment.natural

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

        /// Whether a font of a text style follows the text size that a person chooses. True by default.
        public var adjustsFontForContentSizeCategory = true

        /// How letters change before the text is shown. `.none` by default.
        public var transform = TextTransform.none

        /// Whether a pointer that rests on a text shows it whole, if it is cut off. False by default.
        @available(*, unavailable, message: "Not built yet: tooltips for truncated text. Leave it out.")
        public var showsExpansionTextWhenTruncated: Bool {
            get { false }
            set {}
        }

        /// The properties that the app has set.
        private var own: Properties = []

        init(_ font: UIFont, _ color: UIColor) {
            self.font = font
            self.color = color
        }

        /// Returns the visible colour.
        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

        /// Takes the properties of another look, except those that the app has set.
        mutating func take(_ other: TextProperties) {
            let kept = own
            if !kept.contains(.font) { font = other.font }
            if !kept.contains(.color) { color = other.color }
            own = kept
        }

        /// The properties that a style can change.
        private struct Properties: OptionSet, Hashable {
            let rawValue: UInt8

            static let font = Properties(rawValue: 1)
            static let color = Properties(rawValue: 1 << 1)
        }
    }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
    func changed(_ text: String) -> String {
        switch self {
        case .none: text
        case .uppercase: text.uppercased()
        case .lowercase: text.lowercased()
        case .capitalized: text.capitalized
        }
    }
}

extension UIListContentConfiguration.TextProperties.TextAlignment {
    var ofLabel: NSTextAlignment {
        switch self {
        case .natural: .natural
        case .center: .center
        case .justified: .justified
        }
    }
}
