import CollectionEngine
import CoreGraphics
import Foundation

// A cell that leaves the screen stays filled for a while (R110): when its item comes back it is shown again, and the data
// source is not asked. It lies hidden where cells for other items are taken from when there is no other.
extension UICollectionView {
    /// A cell went out of sight, and may come back.
    @inline(__always)
    func keep(_ owned: consuming UICollectionReusableView, _ key: ElementKey, _ partners: PassPartners) {
        let view = consume owned
        endShowing(view, isCell: true)
        let shelf = view.shelf
        guard partners.hasDelegate, let delegate = partners.delegate else {
            return filledCells.insert(consume view, for: key, on: shelf)
        }
        filledCells.insert(view, for: key, on: shelf)
        delegate.collectionView(
            self, didEndDisplaying: unsafeDowncast(view, to: UICollectionViewCell.self),
            forItemAt: IndexPath(item: key.item, section: key.section))
    }

    /// Shows a cell that is filled already. Answers false where there is none for this item.
    func showFilledCell(
        _ element: PendingElement, at path: IndexPath, _ partners: PassPartners
    ) -> Bool {
        let key = element.key
        guard let view = takeFilledCell(key) else { return false }
        view.isInPool = false
        if runningMovements > 0 { view.layer.finishViewAnimations() }
        if let attributes = element.attributes {
            if !view.has(attributes) { view.take(attributes) }
        } else {
            let storage = AttributesStorage(
                key.item, in: key.section, frame: element.frame, zIndex: element.zIndex, extras: nil)
            if !view.has(storage) {
                view.take(key.item, in: key.section, frame: element.frame, zIndex: element.zIndex, extras: nil)
            }
        }
        // Attributes that did not change do not say it.
        if view.isHidden { view.isHidden = false }
        trace.cellsShownAgain += 1
        bringIntoView(unsafeDowncast(view, to: UICollectionViewCell.self), key, at: path, partners)
        return true
    }

    // Whatever is put there is a reusable view. No closures: each call of one is checked for the main actor.

    @inline(__always)
    func takeOldestFilledCell(on shelf: Int) -> UICollectionReusableView? {
        guard let cell = filledCells.takeOldest(on: shelf) else { return nil }
        return unsafeDowncast(cell, to: UICollectionReusableView.self)
    }

    private func takeFilledCell(_ key: ElementKey) -> UICollectionReusableView? {
        guard let cell = filledCells.take(key) else { return nil }
        return unsafeDowncast(cell, to: UICollectionReusableView.self)
    }

    /// No cell shows an item that is out of sight any more; whatever comes into view is filled anew.
    func forgetFilledCells() {
        guard filledCells.count > 0 else { return }
        while let (cell, shelf) = filledCells.takeOldest() { putIntoPool(cell, shelf) }
    }

    /// The same for one item.
    func forgetFilledCell(_ key: ElementKey) {
        if let cell = takeFilledCell(key) { pool.put(cell, on: cell.shelf) }
    }

    /// At most as many as fit on the screen before and behind what is seen.
    @inline(__always)
    func limitFilledCells() {
        while filledCells.count > 2 * shown.count, let (cell, shelf) = filledCells.takeOldest() {
            putIntoPool(cell, shelf)
        }
    }

    private func putIntoPool(_ cell: AnyObject, _ shelf: Int) {
        pool.put(unsafeDowncast(cell, to: UICollectionReusableView.self), on: shelf)
    }

    func followFilledCells(_ newKey: (ElementKey) -> ElementKey?) {
        guard filledCells.count > 0 else { return }
        for (cell, shelf) in filledCells.follow(newKey) { putIntoPool(cell, shelf) }
    }
}
