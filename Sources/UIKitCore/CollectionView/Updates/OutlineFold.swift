import CollectionEngine

/// Items that come out from under another one, and items that go back under one, as an outline is expanded and collapsed.
@MainActor struct OutlineFold {
    /// Where the item is, after the batch, from under which an item comes, which is new after the batch.
    let origin: (ItemPlace) -> ItemPlace?
    /// Where the item is, before the batch, under which an item goes, which was there before the batch.
    let refuge: (ItemPlace) -> ItemPlace?
}

extension ElementMovement {
    /// An item that comes out from under another one sets out from where that one was, behind it.
    func startUnderParent(_ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes) {
        guard key.isCell, let parent = fold?.origin(ItemPlace(key.item, in: key.section)) else { return }
        let parentKey = ElementKey.cell(parent.item, in: parent.section)
        guard let center = oldKey(parentKey).flatMap(centerBefore) ?? centerAfter(parentKey) else { return }
        attributes.storage.center = center
        attributes.storage.zIndex -= 1
    }

    /// An item that goes under another one ends where that one is, behind it.
    func endUnderParent(_ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes?) {
        guard key.isCell, let attributes, let parent = fold?.refuge(ItemPlace(key.item, in: key.section)),
            let parentKey = newKey(.cell(parent.item, in: parent.section)), let center = centerAfter(parentKey)
        else { return }
        attributes.storage.center = center
        attributes.storage.zIndex -= 1
    }
}
