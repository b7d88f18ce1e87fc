import CoreGraphics
import Foundation

extension UIImage {
    /// How heavy a symbol's lines are.
    public enum SymbolWeight: Int, Sendable {
        /// As the text around it.
        case unspecified = 0
        /// The thinnest strokes.
        case ultraLight = 1
        /// Very thin strokes.
        case thin = 2
        /// Thin strokes.
        case light = 3
        /// Strokes as in running text.
        case regular = 4
        /// Strokes a little bolder than in running text.
        case medium = 5
        /// Strokes of a small headline.
        case semibold = 6
        /// Bold strokes.
        case bold = 7
        /// Very bold strokes.
        case heavy = 8
        /// The boldest strokes.
        case black = 9

        /// The weight of letters that goes with it.
        public func fontWeight() -> UIFont.Weight {
            switch self {
            case .ultraLight: .ultraLight
            case .thin: .thin
            case .light: .light
            case .unspecified, .regular: .regular
            case .medium: .medium
            case .semibold: .semibold
            case .bold: .bold
            case .heavy: .heavy
            case .black: .black
            }
        }

        /// Of a design's line, in units of its grid.
        var lineWidth: CGFloat {
            switch self {
            case .ultraLight: 0.7
            case .thin: 1
            case .light: 1.4
            case .unspecified, .regular: 1.8
            case .medium: 2.1
            case .semibold: 2.5
            case .bold: 2.9
            case .heavy: 3.3
            case .black: 3.8
            }
        }
    }

    /// How large a symbol is beside letters of the same size.
    public enum SymbolScale: Int, Sendable {
        /// The scale of the place that shows the symbol.
        case `default` = -1
        /// As the place that shows the symbol says.
        case unspecified = 0
        /// Smaller than capitals.
        case small = 1
        /// A little higher than capitals.
        case medium = 2
        /// Larger than text.
        case large = 3

        var factor: CGFloat {
            switch self {
            case .small: 0.78
            case .large: 1.28
            case .default, .unspecified, .medium: 1
            }
        }
    }

    /// What a picture's look may depend on.
    open class Configuration: NSObject, @unchecked Sendable {
        // Immutable after init, as its subclass is; open because Apple's is.
        private let traits: UITraitCollection?

        /// What an asset's variant is chosen by; the traits of the view decide about what these leave open.
        public init(traitCollection: UITraitCollection?) {
            traits = traitCollection
            super.init()
        }

        /// The traits that choose an image's variant; nil for all.
        open var traitCollection: UITraitCollection? { traits }
    }

    /// How large and how heavy a symbol is drawn. What is not specified is 17 points, regular and medium.
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        /// In points; 0 when not specified.
        let pointSize: CGFloat
        let weight: SymbolWeight
        let scale: SymbolScale

        /// As letters of this size.
        public init(pointSize: CGFloat, weight: SymbolWeight = .unspecified, scale: SymbolScale = .unspecified) {
            self.pointSize = pointSize.isFinite && pointSize > 0 ? pointSize : 0
            self.weight = weight
            self.scale = scale
            super.init(traitCollection: nil)
        }

        /// A configuration that only says how bold the strokes are.
        public convenience init(weight: SymbolWeight) { self.init(pointSize: 0, weight: weight) }

        /// A configuration that only says how large the symbol is beside text.
        public convenience init(scale: SymbolScale) { self.init(pointSize: 0, scale: scale) }

        /// As large and as heavy as the font's letters.
        public convenience init(font: UIFont, scale: SymbolScale = .unspecified) {
            self.init(pointSize: font.pointSize, weight: SymbolWeight(hundreds: font.face.weight), scale: scale)
        }

        /// As letters of a text style, at the text size in force now.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .unspecified) {
            self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
        }

        /// A configuration that says nothing.
        open class var unspecified: SymbolConfiguration { SymbolConfiguration(pointSize: 0) }

        /// With what the other one specifies, and the rest as it is.
        open func applying(_ otherConfiguration: UIImage.SymbolConfiguration?) -> SymbolConfiguration {
            guard let other = otherConfiguration else { return self }
            return SymbolConfiguration(
                pointSize: other.pointSize > 0 ? other.pointSize : pointSize,
                weight: other.weight == .unspecified ? weight : other.weight,
                scale: other.scale == .unspecified ? scale : other.scale)
        }

        /// Whether the other configuration says the same.
        open func isEqual(to otherConfiguration: UIImage.SymbolConfiguration?) -> Bool { isEqual(otherConfiguration) }

        open override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? SymbolConfiguration else { return false }
            return pointSize == other.pointSize && weight == other.weight && scale == other.scale
        }

        open override var hash: Int {
            var hasher = Hasher()
            hasher.combine(pointSize)
            hasher.combine(weight)
            hasher.combine(scale)
            return hasher.finalize()
        }
    }
}

extension UIImage.SymbolWeight {
    /// From a font's weight as CSS counts it.
    fileprivate init(hundreds: Int) {
        self = Self(rawValue: min(max(hundreds / 100, 1), 9)) ?? .regular
    }
}
