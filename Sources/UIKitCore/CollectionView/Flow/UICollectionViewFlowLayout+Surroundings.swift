import LayoutEngine

/// What decides where lines break besides the bounds: the insets at both ends of a line.
struct FlowSurroundings: Equatable {
    let contentInset: FlowInsets
    /// What section insets are measured from; nil for the content inset.
    let reference: FlowInsets?

    @MainActor init(of layout: UICollectionViewFlowLayout, in view: UICollectionView) {
        contentInset = layout.flowInsets(view.adjustedContentInset).across
        reference =
            switch layout.sectionInsetReference {
            case .fromContentInset: nil
            case .fromSafeArea: layout.flowInsets(view.safeAreaInsets).across
            case .fromLayoutMargins: layout.flowInsets(view.layoutMargins).across
            }
    }
}

extension UICollectionViewFlowLayout {
    /// Invalidates the layout if lines break elsewhere because a bar came or went at their ends, though the bounds are
    /// the same (Decisions/0056). As with a change of the bounds, the delegate's answers stay valid.
    func surroundingsMayHaveChanged() {
        guard solution != nil, let collectionView,
            solvedSurroundings != FlowSurroundings(of: self, in: collectionView)
        else { return }
        let context = ContextFactory.make(type(of: self).invalidationContextClass)
        (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics = false
        invalidateLayout(with: context)
    }

    func flowInsets(_ insets: UIEdgeInsets) -> FlowInsets {
        FlowInsets(
            top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right, axis: scrollDirection.axis)
    }
}

extension FlowInsets {
    fileprivate var across: FlowInsets {
        var insets = self
        (insets.mainLeading, insets.mainTrailing) = (0, 0)
        return insets
    }
}
