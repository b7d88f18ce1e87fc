import CoreGraphics
import Foundation

extension UIImage {
    /// The weight of a symbol's lines.
    public enum SymbolWeight: Int, Sendable {
        /// The weight of the text around it.
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

        /// Returns the weight of letters that matches.
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

        /// The width of a design's line, in units of its grid.
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

    /// The size of a symbol relative to letters of the same font size.
    public enum SymbolScale: Int, Sendable {
        /// The scale that the view with the symbol sets.
        case `default` = -1
        /// No scale of its own: that of the view with the symbol.
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

    /// The values on which the look of an image may depend.
    open class Configuration: NSObject, @unchecked Sendable {
        // Immutable after init, like its subclass; open because Apple's is.
        private let traits: UITraitCollection?

        /// Creates a configuration with traits that choose an asset's variant. The view's traits decide about those
        /// that they leave open.
        public init(traitCollection: UITraitCollection?) {
            traits = traitCollection
            super.init()
        }

        /// The traits that choose an image's variant; nil for none.
        open var traitCollection: UITraitCollection? { traits }
    }

    /// The size and weight of a symbol. Without them, it has 17 points, a regular weight and a medium scale.
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        /// The size in points; 0 if it isn't specified.
        let pointSize: CGFloat
        let weight: SymbolWeight
        let scale: SymbolScale

        /// Creates a configuration for the size of letters in points.
        public init(pointSize: CGFloat, weight: SymbolWeight = .unspecified, scale: SymbolScale = .unspecified) {
            self.pointSize = pointSize.isFinite && pointSize > 0 ? pointSize : 0
            self.weight = weight
            self.scale = scale
            super.init(traitCollection: nil)
        }

        /// Creates a configuration with only a weight.
        public convenience init(weight: SymbolWeight) { self.init(pointSize: 0, weight: weight) }

        /// Creates a configuration with only a scale.
        public convenience init(scale: SymbolScale) { self.init(pointSize: 0, scale: scale) }

        /// Creates a configuration with the size and weight of a font.
        public convenience init(font: UIFont, scale: SymbolScale = .unspecified) {
            self.init(pointSize: font.pointSize, weight: SymbolWeight(hundreds: font.face.weight), scale: scale)
        }

        /// Creates a configuration with the size of a text style at the current text size.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .unspecified) {
            self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
        }

        /// A configuration that specifies nothing.
        open class var unspecified: SymbolConfiguration { SymbolConfiguration(pointSize: 0) }

        /// Returns this configuration with the values that the other one specifies.
        open func applying(_ otherConfiguration: UIImage.SymbolConfiguration?) -> SymbolConfiguration {
            guard let other = otherConfiguration else { return self }
            return SymbolConfiguration(
                pointSize: other.pointSize > 0 ? other.pointSize : pointSize,
                weight: other.weight == .unspecified ? weight : other.weight,
                scale: other.scale == .unspecified ? scale : other.scale)
        }

        /// Returns whether the other configuration is equal.
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
    /// Creates a weight from a font's weight in CSS.
    fileprivate init(hundreds: Int) {
        self = Self(rawValue: min(max(hundreds / 100, 1), 9)) ?? .regular
    }
}
