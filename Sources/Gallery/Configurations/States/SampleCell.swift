import UIKit

/// A cell that says it is in a state, whatever is done to it.
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

    /// How often it was told of a state.
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
