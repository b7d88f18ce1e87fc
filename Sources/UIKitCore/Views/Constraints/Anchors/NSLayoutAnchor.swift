import CoreGraphics
import Foundation

/// A side, centre or size of a view or guide, from which the app makes constraints. Constraints between different axes
/// don't compile.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, SidedAnchor {
    final let side: ConstraintSide

    init(_ side: ConstraintSide) {
        self.side = side
        super.init()
    }

    // MARK: Equal, or on one side of another

    /// Returns a constraint that puts this side where the other one is.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        constraint(.equal, anchor, constant: 0)
    }

    /// Returns a constraint that puts this side where the other one is, or further.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, constant: 0)
    }

    /// Returns a constraint that puts this side where the other one is, or before it.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor, constant: 0)
    }

    /// Returns a constraint that puts this side at a distance from another one.
    ///
    /// - Parameters:
    ///   - anchor: The other side.
    ///   - c: The distance in points, towards the trailing end or down.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        constraint(.equal, anchor, constant: c)
    }

    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, constant: c) }

    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor, constant: c) }

    final func constraint(
        _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>, multiplier: CGFloat = 1,
        constant: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint.check(side, anchor.side)
        return NSLayoutConstraint(side, relation, anchor.side, multiplier: multiplier, constant: constant)
    }

    /// Returns a constraint that keeps the system's usual distance from another side.
    ///
    /// - Parameters:
    ///   - relation: How the distances compare.
    ///   - anchor: The other side.
    ///   - spacing: The factor for the system's usual distance.
    final func constraint(
        _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>, spacing: CGFloat
    ) -> NSLayoutConstraint {
        let constraint = constraint(relation, anchor, constant: 0)
        constraint.systemSpacing = SystemSpacing(multiplier: spacing)
        return constraint
    }

    // MARK: For debugging

    open var name: String { side.attribute.name }

    /// The view or guide, or nil once it is released.
    open var item: AnyObject? { side.item.object }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? any SidedAnchor else { return false }
        return side.item === other.side.item && side.attribute == other.side.attribute && side.origin == nil
            && other.side.origin == nil
    }

    open override nonisolated var hash: Int { MainActor.assumeIsolated { ObjectIdentifier(side.item).hashValue } }
}
