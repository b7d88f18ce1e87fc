import Testing
import UIKit
import UIKitTesting

// The samples of Documentation/Scrolling.md that are tests, and of docstrings in Sources/UIKitTesting: Scripts/samples looks for them here.

@MainActor @Suite("Docstrings: UIKitTesting") struct UIKitTestingSampleTests {
    private let controller = ScrollingController()
    private var collectionView: UICollectionView { controller.collectionView }

    private final class CircleLayout: UICollectionViewFlowLayout {}
    private typealias DeckLayout = ShelfLayout

    @MainActor @Test func circle() {
        checkLayout(CircleLayout(), items: [3, 0, 40])
    }

    @Test("a tap opens an address") func website() {
        let stage = Stage()
        let website = UIButton(
            frame: CGRect(x: 0, y: 0, width: 100, height: 44),
            primaryAction: UIAction { _ in
                if let url = URL(string: "https://www.swift.org") { UIApplication.shared.open(url) }
            })
        stage.show(website)
        stage.tap(at: website.center)
        #expect(stage.openedURLs == [URL(string: "https://www.swift.org")])
    }

    // Takes seven seconds, and finds nothing.
    func check() {
        var checker = LayoutChecker(items: [3, 0, 40]) { CircleLayout() }
        checker.runs = 20
        let report = checker.check()
        print(report)
    }

    @MainActor @Test("a rule can be left out") func deck() {
        checkLayout(DeckLayout(), items: [12], except: [.likeNew])  // a deck that is shuffled
    }

    @MainActor @Test("a drag of 200 points scrolls by 190") func scrolls() {
        let stage = Stage(size: CGSize(width: 320, height: 480))
        stage.show(collectionView)
        stage.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 100))
        stage.settle()
        #expect(collectionView.contentOffset.y == 190)
    }

    @MainActor @Test("a finger that rests highlights the cell below it") func highlights() throws {
        let stage = Stage(size: CGSize(width: 320, height: 480))
        stage.show(collectionView)
        stage.settle()
        let point = CGPoint(x: 100, y: 120)
        let cell = try #require(collectionView.cellForItem(at: [0, 2]))
        let finger = stage.touchDown(at: point)
        stage.advance(by: 0.15)
        #expect(cell.isHighlighted)
        stage.touchUp(finger, at: point)
    }

    func scroll(_ stage: Stage) {
        stage.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 100))  // rests, then lifts: no momentum
        stage.flick(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 100))  // lifts while it moves
        stage.settle()  // until nothing moves
    }

    func snapshots() {
        assertSnapshot(of: collectionView, as: .attributes)
        assertSnapshot(of: controller, as: .svg(size: CGSize(width: 393, height: 852)))
    }

    func replay() throws {
        try Stage().replayUpdate("u1-…")  // or UIKIT_REPLAY=u1-… swift test
    }

    func adapt(_ stage: Stage) {
        stage.setAccessibility(reducesMotion: true)
    }

    func count(_ stage: Stage) {
        #expect(stage.trace.passes == 1)
        #expect(stage.trace.cellsCreated == 8)
    }
}
