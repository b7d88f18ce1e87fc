import CoreGraphics

/// A view's frame and the way it follows its superview, as numbers for constraints. Along each axis, the position and
/// the length are a share of the superview's length plus a number of points.
struct PlaceByMask: Equatable {
    struct Line: Equatable {
        /// A share of the superview's length, and points.
        var start: (share: CGFloat, points: CGFloat)
        var length: (share: CGFloat, points: CGFloat)

        static func == (left: Line, right: Line) -> Bool {
            left.start == right.start && left.length == right.length
        }
    }

    var horizontal: Line
    var vertical: Line
    private let frame: CGRect
    private let container: CGSize
    private let mask: UIView.AutoresizingMask

    init(frame: CGRect, in container: CGSize, mask: UIView.AutoresizingMask) {
        (self.frame, self.container, self.mask) = (frame, container, mask)
        horizontal = Self.line(
            frame.minX, frame.width, container.width,
            (mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)))
        vertical = Self.line(
            frame.minY, frame.height, container.height,
            (mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)))
    }

    /// Returns whether these numbers still describe a view with this frame.
    func isStillRight(frame: CGRect, in container: CGSize, mask: UIView.AutoresizingMask) -> Bool {
        self.mask == mask && (self.frame, self.container) == (frame, container)
    }

    /// Divides a change of the superview's length among the flexible parts in proportion to their lengths, as
    /// `UIView.autoresize` does.
    private static func line(
        _ start: CGFloat, _ length: CGFloat, _ container: CGFloat, _ flexible: (before: Bool, length: Bool, after: Bool)
    ) -> Line {
        let isFlexible = [flexible.before, flexible.length, flexible.after]
        let count = CGFloat(isFlexible.count { $0 })
        guard count > 0 else { return Line(start: (0, start), length: (0, length)) }
        let parts = [start, length, container - start - length].map { max($0, 0) }
        let total = zip(parts, isFlexible).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
        func share(_ index: Int) -> CGFloat {
            guard isFlexible[index] else { return 0 }
            return total > 0 ? parts[index] / total : 1 / count
        }
        return Line(
            start: (share(0), start - share(0) * container), length: (share(1), length - share(1) * container))
    }
}
