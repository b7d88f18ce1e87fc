import UIKit

/// A view beside the pinned column, where the device covers the sheet's left edge. Without it, cells that scroll below
/// the column would be visible there.
final class PinnedColumnMargin: UICollectionReusableView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
    }

    required init?(coder: NSCoder) { fatalError("Margins are made in code.") }
}
