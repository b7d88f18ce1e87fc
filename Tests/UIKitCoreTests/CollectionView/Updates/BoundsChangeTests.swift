import Testing
import UIKit
import UIKitTesting

@testable import UIKitTestSupport

/// Another size of the collection view inside of an animation, as when a device is turned. Squares of 50 points, two in a
/// row of 100 points and four in one of 200.
@MainActor @Suite("Animated changes of bounds") final class BoundsChangeTests {
    let stage = Stage(size: CGSize(width: 200, height: 200))
    let layout = ResizeLayout()
    private var source: NamedItems?

    private func show(_ count: Int, size: CGSize) -> UICollectionView {
        let source = NamedItems([(0..<count).map { "\($0)" }])
        self.source = source
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
        layout.itemSize = CGSize(width: 50, height: 50)
        let view = UICollectionView.named(source, size: size, layout: layout)
        stage.window.addSubview(view)
        stage.settle()
        layout.log = []
        return view
    }

    private func resize(_ view: UICollectionView, to size: CGSize) {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.frame.size = size
            view.layoutIfNeeded()
        }
    }

    @Test("items slide to their places in the new size")
    func slide() throws {
        let view = show(4, size: CGSize(width: 100, height: 100))
        let last = try #require(view.cell("3"))  // From (50, 50) to (150, 0).
        resize(view, to: CGSize(width: 200, height: 100))
        stage.advance(by: 0.5)
        let seen = try #require(last.layer.presentation()?.frame.origin)
        #expect(abs(seen.x - 100) < 2 && abs(seen.y - 25) < 2)
        stage.settle()
        #expect(last.frame.origin == CGPoint(x: 150, y: 0))
    }

    @Test("a layout that is prepared for a new frame finds the view's new bounds")
    func place() {
        let layout = PlaceLayout()
        let source = NamedItems([["0", "1"]])
        let view = UICollectionView.named(source, size: CGSize(width: 100, height: 100), layout: layout)
        stage.setSafeArea(UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0))
        stage.window.addSubview(view)
        stage.settle()
        layout.places = []
        UIView.animate(withDuration: 1) {
            view.frame = CGRect(x: 40, y: 10, width: 150, height: 180)
            view.layoutIfNeeded()
        }
        #expect(Set(layout.places) == [CGRect(x: 40, y: 10, width: 150, height: 180)])
        #expect(Set(layout.safeTops) == [20])
    }

    @Test("items that come into view slide in from where they were")
    func entering() throws {
        let view = show(8, size: CGSize(width: 100, height: 100))
        #expect(view.cell("7") == nil)  // From (50, 150), out of sight, to (150, 50).
        resize(view, to: CGSize(width: 200, height: 100))
        let last = try #require(view.cell("7"))
        stage.advance(by: 0.5)
        let seen = try #require(last.layer.presentation()?.frame.origin)
        #expect(abs(seen.x - 100) < 2 && abs(seen.y - 100) < 2 && last.seenAlpha == 1)
        stage.settle()
        #expect(last.frame.origin == CGPoint(x: 150, y: 50))
    }

    @Test("items that leave the view stay visible until they are out")
    func leaving() throws {
        let view = show(8, size: CGSize(width: 200, height: 100))
        let last = try #require(view.cell("7"))
        resize(view, to: CGSize(width: 100, height: 100))
        stage.advance(by: 0.5)
        let seen = try #require(last.layer.presentation()?.frame.origin)
        #expect(!last.isHidden && abs(seen.x - 100) < 2 && abs(seen.y - 100) < 2)
        #expect(view.indexPathsForVisibleItems.count == 4)
        stage.settle()
        #expect(last.isHidden)
    }

    @Test("the layout gets its bounds change calls, is asked about each item, and finalizes at the end")
    func hooks() {
        let view = show(3, size: CGSize(width: 100, height: 50))
        resize(view, to: CGSize(width: 200, height: 50))
        #expect(
            layout.log == [
                "prepare", "animated change from 100.0", "target", "final 0", "final 1", "initial 0", "initial 1",
                "initial 2", "finalize after 1.0",
            ])
    }

    @Test("an item starts where the layout's initial attributes say")
    func initial() throws {
        let view = show(3, size: CGSize(width: 100, height: 50))
        layout.start = CGPoint(x: 25, y: 225)
        resize(view, to: CGSize(width: 200, height: 50))
        let last = try #require(view.cell("2"))
        stage.advance(by: 0.5)  // Half way from (25, 225) to (125, 25).
        let seen = try #require(last.layer.presentation()?.position)
        #expect(abs(seen.x - 75) < 2 && abs(seen.y - 125) < 3)
    }

    @Test("without an animation the layout isn't asked")
    func plain() {
        let view = show(3, size: CGSize(width: 100, height: 50))
        view.frame.size.width = 200
        stage.settle()
        #expect(layout.log == ["prepare"] && view.cell("2")?.frame.origin == CGPoint(x: 100, y: 0))
    }

    @Test("scrolling inside an animation isn't a bounds change")
    func scrolling() {
        let view = show(20, size: CGSize(width: 100, height: 100))
        UIView.animate(withDuration: 1) {
            view.contentOffset.y = 100
            view.layoutIfNeeded()
        }
        #expect(layout.log.isEmpty)
    }

    @Test("data reloaded together with the new size appears without animation")
    func reload() {
        let view = show(8, size: CGSize(width: 100, height: 100))
        UIView.animate(withDuration: 1) {
            view.frame.size.width = 200
            self.source?.sections = [["a"]]
            view.reloadData()
            view.layoutIfNeeded()
        }
        #expect(!layout.log.contains { $0.hasPrefix("animated") } && view.shownNames == "a 0")
        stage.settle()
        #expect(view.shownNames == "a 0")
    }

    @Test("an item inserted together with the new size ends in place, as do all others")
    func insert() {
        let view = show(3, size: CGSize(width: 100, height: 100))
        UIView.animate(withDuration: 1) {
            view.frame.size.width = 200
            self.source?.sections[0].insert("new", at: 0)
            view.insertItems(at: [view.path(0)])
            view.layoutIfNeeded()
        }
        stage.settle()
        #expect(view.shownNames == "new 0, 0 0, 1 0, 2 0" && view.cell("2")?.frame.minX == 150)
    }
}

final class ResizeLayout: UICollectionViewFlowLayout {
    var log: [String] = []
    var start: CGPoint?

    override func prepare() {
        log.append("prepare")
        super.prepare()
    }

    override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
        log.append("animated change from \(oldBounds.width)")
        super.prepare(forAnimatedBoundsChange: oldBounds)
    }

    override func finalizeAnimatedBoundsChange() {
        log.append("finalize after \(UIView.inheritedAnimationDuration)")
        super.finalizeAnimatedBoundsChange()
    }

    override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
        log.append("target")
        return super.targetContentOffset(forProposedContentOffset: proposed)
    }

    override func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        log.append("initial \(path.item)")
        let attributes = super.initialLayoutAttributesForAppearingItem(at: path)
        if let start, path.item == 2 { attributes?.center = start }
        return attributes
    }

    override func finalLayoutAttributesForDisappearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        log.append("final \(path.item)")
        return super.finalLayoutAttributesForDisappearingItem(at: path)
    }
}

@MainActor private final class PlaceLayout: UICollectionViewFlowLayout {
    var places: [CGRect] = [] {
        didSet { if places.isEmpty { safeTops = [] } }
    }
    private(set) var safeTops: [CGFloat] = []

    override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        places.append(collectionView.frame)
        safeTops.append(collectionView.safeAreaInsets.top)
    }
}
