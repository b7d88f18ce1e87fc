import CollectionEngine
import Foundation

extension UICollectionView {
    func reload() {
        if tellingDepth > 0 { wasChangedWhileTold = true }
        handMovement.forget()
        lookAhead.forgetAll()
        itemCounts.forget()
        isLaidOut = false
        selection.clear()
        selection.forgetItems()
        scrollAim = nil
        layoutStage = .reloadPending
        setNeedsLayout()
    }
}
