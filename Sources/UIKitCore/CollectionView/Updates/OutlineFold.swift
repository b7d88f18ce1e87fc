import CollectionEngine

/// Items that come out from under another item when it's expanded, and items that go under one when it's collapsed.
@MainActor struct OutlineFold {
    /// For an item that is new after the batch: the item from under which it comes. Index paths are from after the
    /// batch.
    let origin: (ItemPlace) -> ItemPlace?
    /// For an item that was there before the batch: the item under which it goes. Index paths are from before the
    /// batch.
    let refuge: (ItemPlace) -> ItemPlace?
}

extension ElementMovement {
    /// Makes an item that comes out from under another one begin at that one's old place, behind it.
    func startUnderParent(_ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes) {
        guard key.isCell, let parent = fold?.origin(ItemPlace(key.item, in: key.section)) else { return }
        let parentKey = ElementKey.cell(parent.item, in: parent.section)
        guard let center = oldKey(parentKey).flatMap(centerBefore) ?? centerAfter(parentKey) else { return }
        attributes.storage.center = center
        attributes.storage.zIndex -= 1
    }

    /// Makes an item that goes under another one end at that one's place, behind it.
    func endUnderParent(_ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes?) {
        guard key.isCell, let attributes, let parent = fold?.refuge(ItemPlace(key.item, in: key.section)),
            let parentKey = newKey(.cell(parent.item, in: parent.section)), let center = centerAfter(parentKey)
        else { return }
        attributes.storage.center = center
        attributes.storage.zIndex -= 1
    }
}
