import CoreGraphics

extension UIView {
    /// Returns the result of `systemLayoutSizeFitting` where there are no constraints.
    func fittingSize(_ target: CGSize, isFixed: (horizontal: Bool, vertical: Bool)) -> CGSize {
        if isFixed == (true, true) { return target }
        let intrinsic = intrinsicContentSize
        if isFixed.horizontal, isContentHeightByWidth, intrinsic.width > target.width {
            return CGSize(width: target.width, height: contentSize(inWidth: target.width).height)
        }
        let hasIntrinsicSize = intrinsic.width != Self.noIntrinsicMetric && intrinsic.height != Self.noIntrinsicMetric
        let fitting =
            hasIntrinsicSize
            ? intrinsic
            : isContentHeightByWidth
                ? contentSize(inWidth: isFixed.horizontal ? target.width : nil) : sizeThatFits(target)
        func length(_ axis: Axis, isFixed: Bool) -> CGFloat {
            if isFixed { return target[main: axis] }
            let length = intrinsic[main: axis]
            return length == Self.noIntrinsicMetric ? fitting[main: axis] : length
        }
        return CGSize(
            width: length(.horizontal, isFixed: isFixed.horizontal),
            height: length(.vertical, isFixed: isFixed.vertical))
    }
}
