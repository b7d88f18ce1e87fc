/// The collection view, those of its parts that are asked for each cell, its data source and its delegate, held for the length of
/// a layout pass: they are looked up once, not for each cell.
@MainActor struct PassPartners {
    let view: UICollectionView
    let elements: ShownElements
    let supply: ViewSupply
    let updates: CollectionUpdates
    let handMovement: HandMovement
    let dataSource: (any UICollectionViewDataSource)?
    let delegate: (any UICollectionViewDelegate)?
    let hasDelegate: Bool
    private let generation: Int

    init(_ view: UICollectionView) {
        self.view = view
        (elements, supply, updates, handMovement) = (view.elements, view.supply, view.updates, view.handMovement)
        dataSource = view.dataSource
        delegate = view.delegate
        hasDelegate = delegate != nil
        generation = view.partnersGeneration
    }

    /// Whether others were set meanwhile: something that was called did so.
    @inline(__always)
    var areReplaced: Bool { generation != view.partnersGeneration }
}
