import CollectionEngine
import Foundation

extension UICollectionView {
    func reload() {
        if tellingDepth > 0 { wasChangedWhileTold = true }
        forgetInteractiveMovement()
        forgetWhatWasMadeReady()
        itemCounts.forget()
        isLaidOut = false
        clearSelection()
        forgetItems()
        scrollAim = nil
        layoutStage = .reloadPending
        setNeedsLayout()
    }
}
