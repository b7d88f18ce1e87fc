import CoreGraphics
import Foundation

// Names from Swift 2 to 4. Using one is an error that names the present one, and an editor can fix it (Decisions/0094).

extension UICollectionView {
    @available(*, unavailable, renamed: "register(_:forCellWithReuseIdentifier:)")
    public func registerClass(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) { fatalError() }

    @available(*, unavailable, renamed: "register(_:forCellWithReuseIdentifier:)")
    public func registerNib(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) { fatalError() }

    @available(*, unavailable, renamed: "register(_:forSupplementaryViewOfKind:withReuseIdentifier:)")
    public func registerClass(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) { fatalError() }

    @available(*, unavailable, renamed: "register(_:forSupplementaryViewOfKind:withReuseIdentifier:)")
    public func registerNib(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) { fatalError() }

    @available(*, unavailable, renamed: "dequeueReusableCell(withReuseIdentifier:for:)")
    public func dequeueReusableCellWithReuseIdentifier(_ identifier: String, forIndexPath indexPath: IndexPath)
        -> UICollectionViewCell
    { fatalError() }

    @available(*, unavailable, renamed: "dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)")
    public func dequeueReusableSupplementaryViewOfKind(
        _ elementKind: String, withReuseIdentifier identifier: String, forIndexPath indexPath: IndexPath
    ) -> UICollectionReusableView { fatalError() }

    @available(*, unavailable, renamed: "numberOfItems(inSection:)")
    public func numberOfItemsInSection(_ section: Int) -> Int { fatalError() }

    @available(*, unavailable, renamed: "layoutAttributesForItem(at:)")
    public func layoutAttributesForItemAtIndexPath(_ indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        fatalError()
    }

    @available(*, unavailable, renamed: "indexPathForItem(at:)")
    public func indexPathForItemAtPoint(_ point: CGPoint) -> IndexPath? { fatalError() }

    @available(*, unavailable, renamed: "indexPath(for:)")
    public func indexPathForCell(_ cell: UICollectionViewCell) -> IndexPath? { fatalError() }

    @available(*, unavailable, renamed: "cellForItem(at:)")
    public func cellForItemAtIndexPath(_ indexPath: IndexPath) -> UICollectionViewCell? { fatalError() }

    @available(*, unavailable, renamed: "scrollToItem(at:at:animated:)")
    public func scrollToItemAtIndexPath(
        _ indexPath: IndexPath, atScrollPosition scrollPosition: ScrollPosition, animated: Bool
    ) { fatalError() }

    @available(*, unavailable, renamed: "selectItem(at:animated:scrollPosition:)")
    public func selectItemAtIndexPath(_ indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        fatalError()
    }

    @available(*, unavailable, renamed: "deselectItem(at:animated:)")
    public func deselectItemAtIndexPath(_ indexPath: IndexPath, animated: Bool) { fatalError() }

    @available(*, unavailable, renamed: "insertItems(at:)")
    public func insertItemsAtIndexPaths(_ indexPaths: [IndexPath]) { fatalError() }

    @available(*, unavailable, renamed: "deleteItems(at:)")
    public func deleteItemsAtIndexPaths(_ indexPaths: [IndexPath]) { fatalError() }

    @available(*, unavailable, renamed: "reloadItems(at:)")
    public func reloadItemsAtIndexPaths(_ indexPaths: [IndexPath]) { fatalError() }

    @available(*, unavailable, renamed: "moveItem(at:to:)")
    public func moveItemAtIndexPath(_ indexPath: IndexPath, toIndexPath newIndexPath: IndexPath) { fatalError() }
}
