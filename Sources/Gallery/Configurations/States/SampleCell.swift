import UIKit

/// A cell with a fixed configuration state, whatever a person does with it.
final class SampleCell: UICollectionViewCell {
    var sample = SampleState.normal {
        didSet {
            guard sample != oldValue else { return }
            if sample == .disabled {
                accessibilityTraits.insert(.notEnabled)
            } else {
                accessibilityTraits.remove(.notEnabled)
            }
            setNeedsUpdateConfiguration()
        }
    }

    /// The number of state updates that the cell has received.
    private(set) var updateCount = 0

    override var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        sample.put(into: &state)
        return state
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        updateCount += 1
    }
}
