import Foundation
import NibReader

extension UICollectionViewCell {
    /// Reads a cell's properties from a XIB or storyboard (R710–R714).
    final func readCellNib(_ coder: NSCoder) {
        guard let nib = coder as? NibCoder else { return }
        // A cell that was drawn as a plain view has no content view in the file.
        if let content = nib.child(for: "contentView") {
            contentView.readNib(nib.coder(of: content))
            nib.adopt(contentView, for: content)
            contentView.translatesAutoresizingMaskIntoConstraints = true
            // In older files, constraints of the content name the cell (R712).
            nib.adopt(contentView, forConstraintsOf: nib.element)
        }
        // The content view always fills the cell, whatever the file says (R713, R714).
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.frame = bounds
        if let view = nib.object(for: "backgroundView") as? UIView { backgroundView = view }
        if let view = nib.object(for: "selectedBackgroundView") as? UIView { selectedBackgroundView = view }
    }
}
