/// The collection view, the parts that it uses for each cell, its data source and its delegate, held during a layout
/// pass. So they are read once, not for each cell.
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

    /// Whether the app set another data source or delegate during the pass.
    @inline(__always)
    var areReplaced: Bool { generation != view.partnersGeneration }
}
