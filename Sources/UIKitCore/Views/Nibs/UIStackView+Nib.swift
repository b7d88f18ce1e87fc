import Foundation
import NibReader

extension UIStackView {
    /// Reads a stack view's attributes in a XIB or storyboard (R746), and arranges its subviews in their order.
    final func readStackNib(_ coder: NSCoder) {
        guard let nib = coder as? NibCoder else { return }
        if let axis = nib.axis { self.axis = axis }
        if let distribution = nib.distribution { self.distribution = distribution }
        if let alignment = nib.alignment { self.alignment = alignment }
        if let spacing = nib.spacing { self.spacing = spacing }
        if let isRelative = nib.bool("baselineRelativeArrangement") { isBaselineRelativeArrangement = isRelative }
        isLayoutMarginsRelativeArrangement = nib.child(for: "layoutMargins") != nil
        for view in subviews { addArrangedSubview(view) }
    }
}

extension UIStackView: NibVarying {
    func readVarying(_ nib: NibVaryingCoder) {
        if nib.varies("axis") { axis = nib.values.axis ?? .horizontal }
        if nib.varies("distribution") { distribution = nib.values.distribution ?? .fill }
        if nib.varies("alignment") { alignment = nib.values.alignment ?? .fill }
        if nib.varies("spacing") { spacing = nib.values.spacing ?? 0 }
    }
}

@MainActor extension NibCoder {
    fileprivate var axis: NSLayoutConstraint.Axis? {
        choice("axis", ["horizontal": .horizontal, "vertical": .vertical])
    }

    /// The spacing in points, or the system's usual distance.
    fileprivate var spacing: CGFloat? {
        number("spacing") ?? choice("spacingType", ["standard": UIStackView.spacingUseSystem])
    }

    fileprivate var distribution: UIStackView.Distribution? {
        choice(
            "distribution",
            [
                "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
                "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
            ])
    }

    fileprivate var alignment: UIStackView.Alignment? {
        choice(
            "alignment",
            [
                "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center,
                "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
            ])
    }
}
