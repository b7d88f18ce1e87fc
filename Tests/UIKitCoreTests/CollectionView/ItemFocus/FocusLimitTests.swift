import CoreGraphics
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

/// Keys in lists where the next item is far away, or nowhere. They count what the collection view asks.
@MainActor @Suite("Limits of the keyboard focus") struct FocusLimitTests {
    private let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2)
    private let source = NumberSource(counts: [1_000_000])
    private let view: UICollectionView
    private let delegate = FocusAnswers()

    private let flow = CountingFlow()

    init() {
        flow.itemSize = CGSize(width: 320, height: 50)
        flow.minimumLineSpacing = 1_000
        view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: flow)
        view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
        view.dataSource = source
        view.delegate = delegate
        stage.show(view)
        stage.focus(view.cellForItem(at: [0, 0]))
    }

    private func press(_ key: String) -> Int? {
        let before = flow.queries
        stage.press(key)
        #expect(flow.queries - before < 200, "\(flow.queries - before) queries for \(key)")
        return view.focus.item?.item
    }

    @Test("in a window of one point, a key goes to the next item", arguments: ["ArrowDown", "PageDown"])
    func tinyWindow(key: String) {
        stage.resize(to: CGSize(width: 320, height: 1))
        view.frame.size.height = 1
        stage.settle()
        #expect(press(key) == 1)
        #expect(press(key) == 2)
        #expect(press("ArrowUp") == 1)
        #expect(press("PageUp") == 0)
        #expect(press("End") == 999_999)
    }

    @Test("across the window's axis there is nothing to find, and the search ends")
    func across() {
        view.frame.size = CGSize(width: 1, height: 1)
        stage.settle()
        #expect(press("ArrowDown") == 1 || view.focus.item?.item == 0)
    }

    @Test("a gap of a million points is crossed in a few questions")
    func gap() {
        flow.minimumLineSpacing = 1_000_000
        stage.settle()
        #expect(press("ArrowDown") == 1)
        #expect(press("ArrowUp") == 0)
    }

    @Test("where no item may have the focus, a key asks 20,000 at most", arguments: ["ArrowDown", "PageDown", "End"])
    func refusals(key: String) {
        delegate.allowed = 0
        let before = flow.queries
        stage.press(key)
        #expect(view.focus.item?.item == 0)
        #expect(delegate.asked <= 21_000 && delegate.asked > 900, "\(delegate.asked)")
        #expect(flow.queries - before < 1_100, "the items are further apart than the stretches are long")
    }

    @Test(
        "where each cell refuses once it is there, a key scrolls to 200 at most", arguments: ["ArrowDown", "PageDown"])
    func refusingCells(key: String) {
        view.register(RefusingCell.self, forCellWithReuseIdentifier: "number")
        view.reloadData()
        stage.settle()
        let before = view.trace.passes
        stage.press(key)
        #expect(view.trace.passes - before < 2_000)
    }
}

@MainActor private final class FocusAnswers: NSObject, UICollectionViewDelegate {
    var asked = 0
    /// Items from this one on may not have the focus.
    var allowed = Int.max

    func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
        asked += 1
        return indexPath.item <= allowed
    }
}

private final class CountingFlow: UICollectionViewFlowLayout {
    var queries = 0

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        queries += 1
        return super.layoutAttributesForElements(in: rect)
    }
}

private final class RefusingCell: UICollectionViewCell {
    override var canBecomeFocused: Bool { element?.item == 0 }
}
