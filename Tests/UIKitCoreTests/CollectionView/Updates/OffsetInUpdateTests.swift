import Testing
import UIKit
import UIKitTesting

@testable import UIKitTestSupport

/// Rows of 50 points, 100 of them, in 320 x 480. The app moves the content by itself while a batch is carried out.
@Suite("Content scrolled during a batch") @MainActor struct OffsetInUpdateTests {
    enum Hook: CaseIterable { case finalize, initial, willDisplay }

    final class JumpingLayout: UICollectionViewFlowLayout {
        var jump: CGFloat = 0
        var hook = Hook.finalize

        func jumpNow() {
            collectionView?.contentOffset.y += jump
            jump = 0
        }
        override func finalizeCollectionViewUpdates() {
            super.finalizeCollectionViewUpdates()
            if hook == .finalize { jumpNow() }
        }
        override func initialLayoutAttributesForAppearingItem(
            at itemIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            if hook == .initial { jumpNow() }
            return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
        }
    }

    final class JumpingDelegate: NSObject, UICollectionViewDelegate {
        func collectionView(
            _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
        ) {
            guard let layout = collectionView.collectionViewLayout as? JumpingLayout, layout.hook == .willDisplay else {
                return
            }
            layout.jumpNow()
        }
    }

    @Test("the cells shown are those at the new offset", arguments: Hook.allCases, [300, -300, 1500, -1500])
    func jump(_ hook: Hook, by distance: CGFloat) {
        for isAnimated in [true, false] {
            let stage = Stage(size: CGSize(width: 320, height: 480))
            let source = NumberSource(counts: [100]), delegate = JumpingDelegate(), layout = JumpingLayout()
            layout.itemSize = CGSize(width: 320, height: 50)
            layout.minimumLineSpacing = 0
            let view = UICollectionView.numbers(source, size: CGSize(width: 320, height: 480), layout: layout)
            view.delegate = delegate
            stage.show(view)
            view.contentOffset.y = 2000
            stage.settle()
            (layout.hook, layout.jump) = (hook, distance)
            let insert = {
                view.performBatchUpdates {
                    source.counts[0] += 1
                    view.insertItems(at: [[0, 41]])
                }
            }
            isAnimated ? insert() : UIView.performWithoutAnimation(insert)
            stage.settle()
            #expect(layout.jump == 0)
            let first = Int(view.contentOffset.y) / 50
            #expect(view.contentOffset.y == 2000 + distance)
            #expect(view.indexPathsForVisibleItems.map(\.item).sorted() == Array(first..<first + 10))
        }
    }
}
