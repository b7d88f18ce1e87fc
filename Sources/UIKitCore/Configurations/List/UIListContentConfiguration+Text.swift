import CoreGraphics

extension UIListContentConfiguration {
    /// How a text of a list content looks.
    public struct TextProperties: Hashable {
        /// How lines are aligned.
        public enum TextAlignment: Int, Sendable {
            /// By the direction of the text.
            case natural, center, justified
        }

        /// How letters are changed before they are shown.
        public enum TextTransform: Int, Sendable {
            /// What is done with capitals.
            case none, uppercase, lowercase, capitalized
        }

        /// The font of the text.
        public var font: UIFont { didSet { own.insert(.font) } }
        /// The colour of the text.
        public var color: UIColor { didSet { own.insert(.color) } }

        /// Makes the colour that is seen of ``color``. nil, the default, takes it as it is.
        public var colorTransformer: UIConfigurationColorTransformer?

        /// `.natural` by default.
        public var alignment = TextAlignment.natural

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

        /// Whether a font of a text style follows the text size that a person chooses. True by default.
        public var adjustsFontForContentSizeCategory = true

        /// `.none` by default.
        public var transform = TextTransform.none

        /// Whether a text that is cut off is shown whole while a pointer rests on it. False by default.
        @available(*, unavailable, message: "Not built yet: no view shows a text beside the pointer.")
        public var showsExpansionTextWhenTruncated: Bool {
            get { false }
            set {}
        }

        /// What the app has set itself.
        private var own: Properties = []

        init(_ font: UIFont, _ color: UIColor) {
            self.font = font
            self.color = color
        }

        /// The colour that is seen.
        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

        /// Takes over what the app has not set itself.
        mutating func take(_ other: TextProperties) {
            let kept = own
            if !kept.contains(.font) { font = other.font }
            if !kept.contains(.color) { color = other.color }
            own = kept
        }

        /// Those that a style has a say in.
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
