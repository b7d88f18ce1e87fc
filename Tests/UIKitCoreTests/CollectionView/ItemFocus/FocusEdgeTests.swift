import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

@MainActor @Suite("Keyboard focus at the edges") struct FocusEdgeTests {
    private let stage = Stage(size: CGSize(width: 320, height: 200), scale: 2)
    private let source = NumberSource(counts: [100])
    private let view: UICollectionView

    init() {
        let flow = UICollectionViewFlowLayout()
        flow.sectionInset = UIEdgeInsets(top: 30, left: 0, bottom: 40, right: 0)
        view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: flow)
        view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
        view.dataSource = source
        stage.show(view)
        stage.focus(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    }

    @Test("the End key scrolls to the end of the content, past the last item")
    func endShowsTheBottom() {
        stage.press("End")
        // Twenty rows of 50, nineteen gaps of 10 and both insets are 1260 high, of which 200 are in view.
        #expect(view.contentOffset == CGPoint(x: 0, y: 1060))
    }

    @Test("the Home key scrolls to the start of the content, past the first item")
    func homeShowsTheTop() {
        stage.press("End")
        stage.press("Home")
        #expect(view.contentOffset == .zero)
    }

    @Test("content stops before an edge so far away that the focused item would leave the screen")
    func farEdge() {
        (view.collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset.top = 500
        stage.settle()
        stage.press("End")
        stage.press("Home")
        #expect(view.contentOffset == CGPoint(x: 0, y: 500))
    }
}
