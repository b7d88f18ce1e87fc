import CoreGraphics

extension UIWindow {
    /// The level of a window. Windows of a higher level are in front of those of a lower one, whichever was shown last.
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        public var rawValue: CGFloat

        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// Creates a level, like `init(rawValue:)`.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// The initial level.
        public static let normal = Level(rawValue: 0)
        public static let statusBar = Level(rawValue: 1000)
        public static let alert = Level(rawValue: 2000)

        public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
    }
}
