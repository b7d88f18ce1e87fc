extension UIView {
    /// Highlights the labels and image views in this view, for a cell around it. Controls and other cells in it have
    /// highlights of their own.
    func highlightSubviews(_ isHighlighted: Bool) {
        for view in subviewsStorage where !(view is UIControl) && !(view is UICollectionReusableView) {
            if let label = view as? UILabel {
                label.isHighlighted = isHighlighted
            } else if let picture = view as? UIImageView {
                picture.isHighlighted = isHighlighted
            }
            view.highlightSubviews(isHighlighted)
        }
    }
}
