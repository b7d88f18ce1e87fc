import Testing
import UIKit
import UIKitTesting

@testable import UIKitTestSupport

/// Forty rows in 320 x 480 at 3 pixels a point. At the end of rows of 50.015 points the offset would be 1520.6, and is
/// 1520.667, which is a pixel.
@Suite("An end of content between two pixels") @MainActor struct EndBetweenPixelsTests {
    enum Change: CaseIterable { case deletion, deletionAtOnce, reload, lowerRows, smallerInset, tallerView }

    @Test("content that gets shorter at such an end leaves no gap", arguments: Change.allCases, [50, 50.015, 50.29])
    func shorter(_ change: Change, height: CGFloat) throws {
        let stage = Stage(size: CGSize(width: 320, height: 480), scale: 3)
        let source = NumberSource(counts: [40]), layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: height)
        layout.minimumLineSpacing = 0
        let view = UICollectionView.numbers(source, size: CGSize(width: 320, height: 480), layout: layout)
        if change == .smallerInset { view.contentInset.bottom = 34 }
        stage.show(view)
        view.scrollToItem(at: [0, 39], at: .bottom, animated: false)
        stage.settle()

        let delete = {
            view.performBatchUpdates {
                source.counts[0] -= 3
                view.deleteItems(at: [[0, 1], [0, 2], [0, 3]])
            }
        }
        switch change {
        case .deletion: delete()
        case .deletionAtOnce: UIView.performWithoutAnimation(delete)
        case .reload:
            source.counts[0] -= 3
            view.reloadData()
        case .lowerRows: layout.itemSize.height -= 5
        case .smallerInset: view.contentInset.bottom = 0
        case .tallerView: view.frame.size.height = 600
        }
        stage.settle()
        #expect(abs(view.bounds.maxY - view.contentSize.height) <= 0.5 / 3 + 0.001)
    }
}
