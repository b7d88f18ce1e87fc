/// Data source and delegate, held for the length of a layout pass: a weak reference is looked up once, not for each cell.
@MainActor struct PassPartners {
    let dataSource: (any UICollectionViewDataSource)?
    let delegate: (any UICollectionViewDelegate)?
    private let generation: Int

    init(_ view: UICollectionView) {
        dataSource = view.dataSource
        delegate = view.delegate
        generation = view.partnersGeneration
    }

    /// Looks them up again if a cell that was made set others.
    @inline(__always)
    mutating func update(_ view: UICollectionView) {
        if generation != view.partnersGeneration { self = PassPartners(view) }
    }
}
