import UIKit

/// A cell that shows its own configuration state as text.
final class LiveCell: UICollectionViewCell {
    private var row: LiveRow?

    /// The number of state updates that the cell has received.
    private(set) var updateCount = 0

    func show(_ row: LiveRow) {
        self.row = row
        isUserInteractionEnabled = row != .disabled
        accessibilityTraits = row == .disabled ? .notEnabled : []
        setNeedsUpdateConfiguration()
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        guard let row else { return }
        updateCount += 1
        contentConfiguration = row.content(state)
        backgroundConfiguration = row.background(state)
    }
}
