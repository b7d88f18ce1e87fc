import CoreGraphics
import Foundation

/// A side, centre or size of a view or guide, from which constraints are made. One axis can't be mixed with another: it doesn't
/// compile.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, SidedAnchor {
    final let side: ConstraintSide

    init(_ side: ConstraintSide) {
        self.side = side
        super.init()
    }

    // MARK: Equal, or on one side of another

    /// A constraint that this side is where the other one is.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        constraint(.equal, anchor, constant: 0)
    }

    /// A constraint that this side is where the other one is, or further.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, constant: 0)
    }

    /// A constraint that this side is where the other one is, or before.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor, constant: 0)
    }

    /// Returns a constraint that keeps this anchor at a distance from another one. It isn't active yet.
    ///
    /// - Parameters:
    ///   - anchor: The other anchor.
    ///   - c: The distance in points, towards the trailing edge or down.
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

    /// - Parameter spacing: how often the system's usual distance.
    final func constraint(
        _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>, spacing: CGFloat
    ) -> NSLayoutConstraint {
        let constraint = constraint(relation, anchor, constant: 0)
        constraint.systemSpacing = SystemSpacing(multiplier: spacing)
        return constraint
    }

    // MARK: For debugging

    open var name: String { side.attribute.name }

    /// The view or guide; nil once it is gone.
    open var item: AnyObject? { side.item.object }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? any SidedAnchor else { return false }
        return side.item === other.side.item && side.attribute == other.side.attribute && side.origin == nil
            && other.side.origin == nil
    }

    open override nonisolated var hash: Int { MainActor.assumeIsolated { ObjectIdentifier(side.item).hashValue } }
}
