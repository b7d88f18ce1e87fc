import CoreGraphics
import Foundation
import LayoutEngine

extension UICollectionReusableView {
    /// Sets the attributes' size to what the view's content needs, rounded up to pixels (R51). A dimension that the
    /// layout fixes stays as it is, so text wraps to it.
    func fit(_ attributes: UICollectionViewLayoutAttributes) {
        let given = attributes.size
        let free = SelfSizing.lengthsToFit ?? .all
        guard !free.isEmpty else { return }
        let fitting = systemLayoutSizeFitting(
            given, withHorizontalFittingPriority: free.contains(.width) ? .fittingSizeLevel : .required,
            verticalFittingPriority: free.contains(.height) ? .fittingSizeLevel : .required)
        // A view that keeps its size keeps it exactly, even where it isn't a whole number of pixels.
        guard fitting != given else { return }
        let grid = PixelGrid(scale: pixelScale)
        func rounded(_ length: CGFloat, _ given: CGFloat) -> CGFloat {
            length == given || !length.isFinite ? length : grid.roundedUp(length)
        }
        attributes.size = CGSize(
            width: rounded(fitting.width, given.width), height: rounded(fitting.height, given.height))
    }

    /// Asks for the preferred size again after constraints inside changed, if the app enabled that with
    /// ``UICollectionView/selfSizingInvalidation``.
    func constraintsSayAnotherSize() {
        guard let view = superviewStorage as? UICollectionView,
            view.selfSizingInvalidation == .enabledIncludingConstraints
        else { return }
        contentSizeChanged()
    }

    /// Makes the collection view ask for the preferred size again. While the view is being configured that isn't
    /// needed, because the collection view asks afterwards anyway.
    func contentSizeChanged() {
        guard element != nil, sizeAskedAbout != nil, let view = superviewStorage as? UICollectionView,
            view.selfSizingInvalidation != .disabled
        else { return }
        sizeAskedAbout = nil
        view.sizing.askAgain()
    }
}
