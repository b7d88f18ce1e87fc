import Foundation
import NibReader

extension UICollectionViewCell {
    /// What a cell has in a XIB or storyboard (R710–R714).
    final func readCellNib(_ coder: NSCoder) {
        guard let nib = coder as? NibCoder else { return }
        // A cell that was drawn as a plain view has none.
        if let content = nib.child(for: "contentView") {
            contentView.readNib(nib.coder(of: content))
            nib.adopt(contentView, for: content)
            contentView.translatesAutoresizingMaskIntoConstraints = true
            // Older files let constraints of the content name the cell (R712).
            nib.adopt(contentView, forConstraintsOf: nib.element)
        }
        // Whatever the file says, the content view is as large as the cell (R713, R714).
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.frame = bounds
        if let view = nib.object(for: "backgroundView") as? UIView { backgroundView = view }
        if let view = nib.object(for: "selectedBackgroundView") as? UIView { selectedBackgroundView = view }
    }
}
