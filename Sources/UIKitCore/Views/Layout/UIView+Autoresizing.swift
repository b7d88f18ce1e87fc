import CoreGraphics

extension UIView {
    /// The margins and lengths that change when the superview changes its size.
    public struct AutoresizingMask: OptionSet, Sendable, Hashable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    func autoresize(from oldSize: CGSize, to newSize: CGSize) {
        let mask = autoresizingMask
        let old = frame
        let (x, width) = Self.resized(
            start: old.minX, length: old.width, container: oldSize.width, by: newSize.width - oldSize.width,
            flexible: (
                mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)
            ))
        let (y, height) = Self.resized(
            start: old.minY, length: old.height, container: oldSize.height, by: newSize.height - oldSize.height,
            flexible: (
                mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)
            ))
        frame = CGRect(x: x, y: y, width: width, height: height)
    }

    /// Divides a change of length among the flexible parts in proportion to their old lengths, or evenly if those are
    /// all 0.
    private nonisolated static func resized(
        start: CGFloat, length: CGFloat, container: CGFloat, by change: CGFloat,
        flexible: (before: Bool, length: Bool, after: Bool)
    ) -> (start: CGFloat, length: CGFloat) {
        let count = (flexible.before ? 1 : 0) + (flexible.length ? 1 : 0) + (flexible.after ? 1 : 0)
        guard count > 0 else { return (start, length) }
        let before = flexible.before ? max(start, 0) : 0
        let within = flexible.length ? max(length, 0) : 0
        let after = flexible.after ? max(container - start - length, 0) : 0
        let total = before + within + after
        func share(_ part: CGFloat, isFlexible: Bool) -> CGFloat {
            guard isFlexible else { return 0 }
            return total > 0 ? change * part / total : change / CGFloat(count)
        }
        return (
            start + share(before, isFlexible: flexible.before),
            max(length + share(within, isFlexible: flexible.length), 0)
        )
    }
}
