import CoreGraphics
import Foundation
import LayoutEngine

extension UICollectionReusableView {
    /// Puts the size that the view's content needs into the attributes, rounded up to pixels (R51). A dimension that the layout fixes stays
    /// as it is, so text wraps to it.
    func fit(_ attributes: UICollectionViewLayoutAttributes) {
        let given = attributes.size
        let free = SelfSizing.lengthsToFit ?? .all
        guard !free.isEmpty else { return }
        let fitting = systemLayoutSizeFitting(
            given, withHorizontalFittingPriority: free.contains(.width) ? .fittingSizeLevel : .required,
            verticalFittingPriority: free.contains(.height) ? .fittingSizeLevel : .required)
        // A view that keeps its size keeps it to the last digit, whatever pixels there are.
        guard fitting != given else { return }
        let grid = PixelGrid(scale: pixelScale)
        func rounded(_ length: CGFloat, _ given: CGFloat) -> CGFloat {
            length == given || !length.isFinite ? length : grid.roundedUp(length)
        }
        attributes.size = CGSize(
            width: rounded(fitting.width, given.width), height: rounded(fitting.height, given.height))
    }

    /// Constraints inside changed. Where the app wants it so, the size is asked for again by itself.
    func constraintsSayAnotherSize() {
        guard let view = superviewStorage as? UICollectionView,
            view.selfSizingInvalidation == .enabledIncludingConstraints
        else { return }
        contentSizeChanged()
    }

    /// Makes the collection view ask for the preferred size again. While the view is being filled, that is not needed: it will ask anyway.
    func contentSizeChanged() {
        guard element != nil, sizeAskedAbout != nil, let view = superviewStorage as? UICollectionView,
            view.selfSizingInvalidation != .disabled
        else { return }
        sizeAskedAbout = nil
        view.sizing.askAgain()
    }
}
