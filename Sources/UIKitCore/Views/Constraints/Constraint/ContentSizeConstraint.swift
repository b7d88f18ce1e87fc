import CoreGraphics

/// What ``UIView/constraints`` say of a view's content: its width or height wants to be that of the content.
///
/// The engine has two rows for it, hugging and compression resistance. This object only tells of them: it is active as
/// long as constraints place the view, and can't be changed.
final class ContentSizeConstraint: NSLayoutConstraint {
    private var isVertical: Bool { firstAttribute == .height }
    private var view: UIView? { firstItem as? UIView }

    convenience init(of view: UIView, _ axis: NSLayoutConstraint.Axis) {
        self.init(
            ConstraintSide(view.layoutItem, axis == .vertical ? .height : .width), .equal, nil, multiplier: 1,
            constant: 0)
    }

    override var isActive: Bool {
        get { true }
        set {}
    }

    /// The length of the content, in points.
    override var constant: CGFloat {
        get {
            view.map { isVertical ? $0.layoutItem.contentRows.size.height : $0.layoutItem.contentRows.size.width } ?? 0
        }
        set {}
    }

    override var description: String {
        MainThread.description(of: self) {
            guard let view else { return descriptionOfConstraint }
            let axis: NSLayoutConstraint.Axis = isVertical ? .vertical : .horizontal
            let hugging = view.contentHuggingPriority(for: axis).rawValue
            let resistance = view.contentCompressionResistancePriority(for: axis).rawValue
            return "\(descriptionOfConstraint) Hug:\(hugging) CompressionResistance:\(resistance)"
        }
    }
}

extension UIView {
    /// The constraints of the view's content, while constraints place the view: that of the width, then that of the height.
    final var contentConstraints: [NSLayoutConstraint] {
        guard let made = constraintsIfMade, let engine = constraintRoot.constraintsIfMade?.engine,
            made.item.engine == engine.id
        else { return [] }
        let rows = made.item.contentRows
        var all: [NSLayoutConstraint] = []
        for (axis, row) in [(NSLayoutConstraint.Axis.horizontal, rows.widthAtLeast), (.vertical, rows.heightAtLeast)]
        where row != nil {
            let known = made.contentConstraints[axis]
            let constraint = known ?? ContentSizeConstraint(of: self, axis)
            made.contentConstraints[axis] = constraint
            all.append(constraint)
        }
        return all
    }
}
