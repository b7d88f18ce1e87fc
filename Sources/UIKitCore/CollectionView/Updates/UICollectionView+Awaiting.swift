// The forms that Swift makes of methods with a completion.
extension UICollectionView {
    /// As ``performBatchUpdates(_:completion:)``; goes on when all has been seen.
    @discardableResult
    public func performBatchUpdates(_ updates: (() -> Void)?) async -> Bool {
        await withCheckedContinuation { continuation in
            performBatchUpdates(updates) { continuation.resume(returning: $0) }
        }
    }

    /// As ``setCollectionViewLayout(_:animated:completion:)``; goes on when all has been seen.
    @discardableResult
    public func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) async -> Bool {
        await withCheckedContinuation { continuation in
            setCollectionViewLayout(layout, animated: animated) { continuation.resume(returning: $0) }
        }
    }
}
