import CoreGraphics

/// The room that a view wants its content to keep from its edges, before anything around it has a say.
struct ViewMargins {
    enum Own: Equatable {
        /// 8 points, or what the system gives the view of a controller.
        case standard
        case absolute(UIEdgeInsets)
        case directional(NSDirectionalEdgeInsets)
    }

    var own = Own.standard
    var preservesSuperviewMargins = false
    var insetsFromSafeArea = true

    static let standardLength: CGFloat = 8

    /// The view's own part, left and right as they are in `direction`. `minimum` is what the system asks of the view
    /// of a controller.
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

    /// Each edge at least as wide as the other's.
    func widened(to other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
            right: max(right, other.right))
    }

    /// Without those at both ends of an axis.
    func across(_ axis: Axis) -> UIEdgeInsets {
        axis == .horizontal
            ? UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
            : UIEdgeInsets(top: 0, left: left, bottom: 0, right: right)
    }

    /// The part of these insets of `outer` that reaches into a box inside it. Where there is none at an edge, nothing reaches in, even
    /// into a box that sticks out there.
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
