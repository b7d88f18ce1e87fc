import CoreGraphics

extension UIListContentConfiguration {
    /// The look of a list content's image, and the room that it takes.
    public struct ImageProperties: Hashable {
        /// The size and weight of a symbol. By default it has the size of the text beside it.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
            didSet { own.insert(.symbolConfiguration) }
        }

        /// The colour of a symbol or another template image. nil, the default, stands for the view's tint colour.
        public var tintColor: UIColor? { didSet { own.insert(.tintColor) } }

        /// A closure that turns ``tintColor`` into the visible colour. nil, the default, doesn't change it.
        public var tintColorTransformer: UIConfigurationColorTransformer?

        /// The radius of the image's corners, in points. 0 by default.
        public var cornerRadius: CGFloat = 0

        /// The largest size of the image, in points; a larger image is scaled down. A length of 0, the default, sets no
        /// limit.
        public var maximumSize = CGSize.zero

        /// The room reserved for the image, in points, whatever its size. The image is centred in it. A length of 0,
        /// the default, stands for the image's own length. Symbols then have a common width, so that the texts of
        /// neighbouring rows are aligned.
        public var reservedLayoutSize = CGSize.zero

        /// Whether the image keeps its colours when a person inverts those of the screen.
        @available(*, unavailable, message: "Not built yet: inverted colours. Leave it out.")
        public var accessibilityIgnoresInvertColors: Bool {
            get { false }
            set {}
        }

        /// The colour of the line around the image. nil, the default, stands for the view's tint colour.
        public var strokeColor: UIColor?

        /// A closure that turns ``strokeColor`` into the visible colour. nil, the default, doesn't change it.
        public var strokeColorTransformer: UIConfigurationColorTransformer?

        /// The width of the line around the image, in points. 0, the default, draws none.
        public var strokeWidth: CGFloat = 0

        /// The properties that the app has set.
        private var own: Properties = []

        init(tint: UIColor?, symbol: UIImage.SymbolConfiguration) {
            tintColor = tint
            preferredSymbolConfiguration = symbol
        }

        /// As a length of ``reservedLayoutSize``: the length reserved for symbols.
        public static let standardDimension: CGFloat = .greatestFiniteMagnitude

        /// Returns the colour of a template image, for a view with this tint colour.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }

        /// Returns the visible colour of the line in a view with a tint colour.
        public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
            let color = strokeColor ?? tintColor
            return strokeColorTransformer?(color) ?? color
        }

        /// Takes the properties of another look, except those that the app has set.
        mutating func take(_ other: ImageProperties) {
            let kept = own
            if !kept.contains(.tintColor) { tintColor = other.tintColor }
            if !kept.contains(.symbolConfiguration) {
                preferredSymbolConfiguration = other.preferredSymbolConfiguration
            }
            own = kept
        }

        /// The properties that a style can change.
        private struct Properties: OptionSet, Hashable {
            let rawValue: UInt8

            static let tintColor = Properties(rawValue: 1)
            static let symbolConfiguration = Properties(rawValue: 1 << 1)
        }
    }
}
