/// The collection view, its data source and its delegate, held for the length of a layout pass: a weak reference is looked up
/// once, not for each cell.
@MainActor struct PassPartners {
    let view: UICollectionView
    let dataSource: (any UICollectionViewDataSource)?
    let delegate: (any UICollectionViewDelegate)?
    let hasDelegate: Bool
    private let generation: Int

    init(_ view: UICollectionView) {
        self.view = view
        dataSource = view.dataSource
        delegate = view.delegate
        hasDelegate = delegate != nil
        generation = view.partnersGeneration
    }

    /// Whether others were set meanwhile: something that was called did so.
    @inline(__always)
    var areReplaced: Bool { generation != view.partnersGeneration }
}
