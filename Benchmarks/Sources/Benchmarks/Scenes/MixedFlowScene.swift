import UIKit
import UIKitTesting

/// A flow layout whose delegate returns another size for each item.
@MainActor final class MixedFlowScene: NSObject, UICollectionViewDelegateFlowLayout {
    let layout = UICollectionViewFlowLayout()
    let view: UICollectionView
    private let lengths: [Float]
    private let source: BareCellSource

    /// - Parameter lengths: The width and height of each item in turn.
    init(lengths: [Float]) {
        self.lengths = lengths
        source = BareCellSource(itemCount: lengths.count / 2)
        view = UICollectionView(frame: CGRect(origin: .zero, size: Workload.screen), collectionViewLayout: layout)
        super.init()
        view.register(BareCell.self, forCellWithReuseIdentifier: "bare")
        view.dataSource = source
        view.delegate = self
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let item = indexPath.item
        return CGSize(width: CGFloat(lengths[2 * item]), height: CGFloat(lengths[2 * item + 1]))
    }

    /// Forgets where lines break, and computes it again.
    ///
    /// - Parameter asking: Whether the delegate also has to return all sizes again.
    func prepare(asking: Bool) {
        forget(asking: asking)
        layout.prepare()
    }

    func forget(asking: Bool) {
        let context = UICollectionViewFlowLayoutInvalidationContext()
        context.invalidateFlowLayoutDelegateMetrics = asking
        layout.invalidateLayout(with: context)
    }
}
