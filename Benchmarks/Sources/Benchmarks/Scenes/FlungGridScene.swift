import BenchmarkSupport
import UIKit

/// Equal items on a page, six in a row, and a finger that flicks.
@MainActor final class FlungGridScene {
    let screen = MeasuredScreen(size: Workload.screen, scale: Workload.scale)
    private let source: BareCellSource

    init(itemCount: Int) {
        source = BareCellSource(itemCount: itemCount)
        let view = UICollectionView(
            frame: CGRect(origin: .zero, size: Workload.screen), collectionViewLayout: UICollectionViewFlowLayout())
        view.register(BareCell.self, forCellWithReuseIdentifier: "bare")
        view.dataSource = source
        screen.window.addSubview(view)
        while screen.makeFrame() {}
    }
}
