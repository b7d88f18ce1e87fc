import CoreGraphics

extension UIFont {
    /// The thickness of strokes, from −1 to 1; 0 is regular.
    public struct Weight: RawRepresentable, Sendable, Hashable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Creates a weight from −1 to 1; 0 is regular.
        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The thinnest.
        public static let ultraLight = Weight(-0.8)
        /// Very thin.
        public static let thin = Weight(-0.6)
        /// Thin.
        public static let light = Weight(-0.4)
        /// As in running text.
        public static let regular = Weight(0)
        /// A little bolder than in running text.
        public static let medium = Weight(0.23)
        /// As in small headlines.
        public static let semibold = Weight(0.3)
        /// Bold.
        public static let bold = Weight(0.4)
        /// Very bold.
        public static let heavy = Weight(0.56)
        /// The boldest.
        public static let black = Weight(0.62)

        /// The weight in CSS: 400 is regular, 700 bold.
        var hundreds: Int {
            switch rawValue {
            case ..<(-0.7): 100
            case ..<(-0.5): 200
            case ..<(-0.2): 300
            case ..<0.1: 400
            case ..<0.27: 500
            case ..<0.35: 600
            case ..<0.5: 700
            case ..<0.6: 800
            default: 900
            }
        }

        init(hundreds: Int) {
            let all: [Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
            self = all[min(max((hundreds + 50) / 100 - 1, 0), all.count - 1)]
        }
    }
}
