import UIKit

/// Beside the pinned column, where the device covers the sheet's left edge: without it cells would be seen there that scrolled
/// below the column.
final class PinnedColumnMargin: UICollectionReusableView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
    }

    required init?(coder: NSCoder) { fatalError("Margins are made in code.") }
}
