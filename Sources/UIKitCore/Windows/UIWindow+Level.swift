import CoreGraphics

extension UIWindow {
    /// How far in front a window is: windows of a higher level are before those of a lower one, whichever was shown last.
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        public var rawValue: CGFloat

        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// `init(rawValue:)`, in short.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// Where windows are at first.
        public static let normal = Level(rawValue: 0)
        public static let statusBar = Level(rawValue: 1000)
        public static let alert = Level(rawValue: 2000)

        public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
    }
}
