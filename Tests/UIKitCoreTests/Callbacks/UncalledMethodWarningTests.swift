import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitTestSupport

private final class OldNames: NSObject, UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAtIndexPath indexPath: IndexPath
    ) -> CGSize { CGSize(width: 10, height: 10) }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAtIndexPath indexPath: NSIndexPath) {}
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
}

private final class OldData: NSObject, UICollectionViewDataSource {
    func numberOfSectionsInCollectionView(_ collectionView: UICollectionView) -> Int { 3 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        UICollectionViewCell(frame: .zero)
    }
}

private class Wall: NSObject, UIScrollViewDelegate {}
private final class TallWall: Wall {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

private final class OldTouches: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceiveTouch touch: UITouch) -> Bool { false }
}

private final class OldController: UICollectionViewController {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAtIndexPath indexPath: IndexPath) {}
    override func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
}

/// Classes of this very program, as apps write them. Release builds say nothing.
@Suite("Warnings about methods that are never called", .serialized, .enabled(if: _isDebugAssertConfiguration()))
@MainActor struct UncalledMethodWarningTests {
    @Test("a collection view's delegate causes one warning per method, with the name to write")
    func delegate() throws {
        let log = WarningLog()
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        for _ in 0..<2 {
            let delegate = OldNames()
            view.delegate = delegate
        }
        #expect(
            log.uncalledMethods == [
                "UIKit never calls collectionView(_:didSelectItemAtIndexPath:) of OldNames.",
                "UIKit never calls collectionView(_:layout:sizeForItemAtIndexPath:) of OldNames.",
            ])
        let message = try #require(log.messages.first { $0.contains("sizeForItem") })
        #expect(
            message == """
                UIKit never calls collectionView(_:layout:sizeForItemAtIndexPath:) of OldNames.
                  expected       UICollectionViewDelegateFlowLayout has collectionView(_:layout:sizeForItemAt:)
                  likely cause   an old or misspelt name
                  try            func collectionView(_: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt: IndexPath) -> CGSize
                """)
    }

    @Test("a data source, a scroll view's delegate and a gesture recogniser's delegate cause warnings, too")
    func others() {
        let log = WarningLog()
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let data = OldData(), wall = TallWall(), touches = OldTouches()
        view.dataSource = data
        #expect(log.uncalledMethods == ["UIKit never calls numberOfSectionsInCollectionView(_:) of OldData."])
        UIScrollView().delegate = wall
        #expect(log.uncalledMethods.last == "UIKit never calls scrollViewDidScroll(_:) of TallWall.")
        UITapGestureRecognizer().delegate = touches
        #expect(
            log.uncalledMethods.contains("UIKit never calls gestureRecognizer(_:shouldReceiveTouch:) of OldTouches."))
    }

    @Test("a collection view controller's own methods cause warnings, too")
    func controller() {
        let log = WarningLog()
        let controller = OldController(collectionViewLayout: UICollectionViewFlowLayout())
        controller.loadViewIfNeeded()
        #expect(
            log.uncalledMethods == ["UIKit never calls collectionView(_:didSelectItemAtIndexPath:) of OldController."])
    }
}

extension WarningLog {
    fileprivate var uncalledMethods: [String] {
        zip(identifiers, messages).filter { $0.0 == "uncalled-method" }
            .map { String($0.1.prefix { $0 != "\n" }) }.sorted()
    }
}
