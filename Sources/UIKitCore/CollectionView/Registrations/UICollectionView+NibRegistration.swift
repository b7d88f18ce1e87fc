extension UICollectionView {
    @available(*, unavailable, message: "Not built yet: nibs. Register a class that makes its views.")
    public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}

    @available(*, unavailable, message: "Not built yet: nibs. Register a class that makes its views.")
    public func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {}
}
