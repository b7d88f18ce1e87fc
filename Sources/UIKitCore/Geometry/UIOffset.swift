import CoreGraphics

/// How far something is from where it would be, in points.
public struct UIOffset: Sendable, Hashable, Codable {
    /// To the right.
    public var horizontal: CGFloat
    /// Downwards.
    public var vertical: CGFloat

    /// No offset.
    public init() {
        self.init(horizontal: 0, vertical: 0)
    }

    /// An offset of two components.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// No offset.
    public static let zero = UIOffset()
}

extension UIOffset {
    package var isFinite: Bool { horizontal.isFinite && vertical.isFinite }
}

/// The offset of two components.
public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
    UIOffset(horizontal: horizontal, vertical: vertical)
}
