import CoreGraphics

extension UIListContentConfiguration {
    /// How the picture of a list content looks, and how much room it takes.
    public struct ImageProperties: Hashable {
        /// How large and heavy a symbol is drawn. By default as large as the text beside it.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
            didSet { own.insert(.symbolConfiguration) }
        }

        /// The colour of a symbol or another template. With nil, the default, it has the view's tint colour.
        public var tintColor: UIColor? { didSet { own.insert(.tintColor) } }

        /// Makes the colour that is seen of ``tintColor``. nil, the default, takes it as it is.
        public var tintColorTransformer: UIConfigurationColorTransformer?

        /// The radius of the picture's corners, in points. 0 by default.
        public var cornerRadius: CGFloat = 0

        /// How large the picture is at most, in points; larger ones are shown smaller. A length of 0, the default, sets no limit.
        public var maximumSize = CGSize.zero

        /// How much room is kept for the picture, in points, whatever its size; it is centred there. A length of 0, the default, is
        /// the picture's own, and a common width for symbols, so that texts of neighbouring rows begin below each other.
        public var reservedLayoutSize = CGSize.zero

        /// Whether the picture keeps its colours while a person inverts those of the screen.
        @available(*, unavailable, message: "Not built yet: the colours of the screen cannot be inverted.")
        public var accessibilityIgnoresInvertColors: Bool {
            get { false }
            set {}
        }

        /// The colour of the line around the picture. With nil, the default, it has the view's tint colour.
        public var strokeColor: UIColor?

        /// Makes the colour that is seen of ``strokeColor``. nil, the default, takes it as it is.
        public var strokeColorTransformer: UIConfigurationColorTransformer?

        /// The width of the line around the picture, in points. The default is 0: no line.
        public var strokeWidth: CGFloat = 0

        /// What the app has set itself.
        private var own: Properties = []

        init(tint: UIColor?, symbol: UIImage.SymbolConfiguration) {
            tintColor = tint
            preferredSymbolConfiguration = symbol
        }

        /// As a length of ``reservedLayoutSize``: the one that is kept for symbols.
        public static let standardDimension: CGFloat = .greatestFiniteMagnitude

        /// The colour of a template in a view that is tinted in `tintColor`.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }

        /// The colour of the line in a view that is tinted in `tintColor`.
        public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
            let color = strokeColor ?? tintColor
            return strokeColorTransformer?(color) ?? color
        }

        /// Takes over what the app has not set itself.
        mutating func take(_ other: ImageProperties) {
            let kept = own
            if !kept.contains(.tintColor) { tintColor = other.tintColor }
            if !kept.contains(.symbolConfiguration) {
                preferredSymbolConfiguration = other.preferredSymbolConfiguration
            }
            own = kept
        }

        /// Those that a style has a say in.
        private struct Properties: OptionSet, Hashable {
            let rawValue: UInt8

            static let tintColor = Properties(rawValue: 1)
            static let symbolConfiguration = Properties(rawValue: 1 << 1)
        }
    }
}
