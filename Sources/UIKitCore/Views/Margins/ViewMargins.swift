import CoreGraphics

/// The margins that a view sets, before the views around it add anything.
struct ViewMargins {
    enum Own: Equatable {
        /// 8 points, or the system's margins for the view of a controller.
        case standard
        case absolute(UIEdgeInsets)
        case directional(NSDirectionalEdgeInsets)
    }

    var own = Own.standard
    var preservesSuperviewMargins = false
    var insetsFromSafeArea = true

    static let standardLength: CGFloat = 8

    /// Returns the view's own margins, with left and right for a direction. `minimum` is what the system asks of the
    /// view of a controller.
    func resolved(_ direction: UIUserInterfaceLayoutDirection, minimum: NSDirectionalEdgeInsets?) -> UIEdgeInsets {
        let length = Self.standardLength
        let insets: UIEdgeInsets =
            switch own {
            case .absolute(let insets): insets
            case .directional(let insets): UIEdgeInsets(insets, in: direction)
            case .standard where minimum != nil: .zero
            case .standard: UIEdgeInsets(top: length, left: length, bottom: length, right: length)
            }
        guard let minimum else { return insets }
        return insets.widened(to: UIEdgeInsets(minimum, in: direction))
    }
}

extension UIEdgeInsets {
    init(_ insets: NSDirectionalEdgeInsets, in direction: UIUserInterfaceLayoutDirection) {
        let isLeftToRight = direction == .leftToRight
        self.init(
            top: insets.top, left: isLeftToRight ? insets.leading : insets.trailing,
            bottom: insets.bottom, right: isLeftToRight ? insets.trailing : insets.leading)
    }

    /// Returns the larger of both insets for each edge.
    func widened(to other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
            right: max(right, other.right))
    }

    /// Returns the insets without those at the two ends of an axis.
    func across(_ axis: Axis) -> UIEdgeInsets {
        axis == .horizontal
            ? UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
            : UIEdgeInsets(top: 0, left: left, bottom: 0, right: right)
    }

    /// Returns the part of these insets of `outer` that reaches into a box inside it. Where an inset is 0, nothing
    /// reaches in, even into a box that extends beyond that edge.
    func reaching(into box: CGRect, of outer: CGRect) -> UIEdgeInsets {
        func part(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { inset == 0 ? 0 : max(inset - distance, 0) }
        return UIEdgeInsets(
            top: part(top, box.minY - outer.minY), left: part(left, box.minX - outer.minX),
            bottom: part(bottom, outer.maxY - box.maxY), right: part(right, outer.maxX - box.maxX))
    }
}

extension NSDirectionalEdgeInsets {
    init(_ insets: UIEdgeInsets, in direction: UIUserInterfaceLayoutDirection) {
        let isLeftToRight = direction == .leftToRight
        self.init(
            top: insets.top, leading: isLeftToRight ? insets.left : insets.right,
            bottom: insets.bottom, trailing: isLeftToRight ? insets.right : insets.left)
    }
}
