import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

@MainActor @Suite("Orthogonal sections") struct SectionScrollingTests {
    // MARK: Fingers and wheels

    @Test("a sideways drag scrolls one section and nothing else; a vertical drag scrolls the view") func fingers() {
        let shelves = Shelves(.continuous, counts: [20, 20, 20, 20, 20, 20])
        shelves.stage.drag(from: Shelves.middle, to: CGPoint(x: 60, y: 60))
        shelves.stage.settle()
        // The first 10 points are not part of the drag.
        let offset = shelves.offsets[0]
        #expect((85...100).contains(offset))
        #expect(shelves.left(0) == 10 - offset && shelves.left(0, in: 1) == 10)
        #expect(shelves.offsets.dropFirst().allSatisfy { $0 == 0 })
        #expect(shelves.view.contentOffset == .zero)
        shelves.stage.drag(from: Shelves.middle, to: CGPoint(x: 160, y: 10))
        shelves.stage.settle()
        #expect(shelves.view.contentOffset.y > 30 && shelves.offsets[0] == offset)
    }

    @Test("a fling in a section decelerates as any scroll view's does, and cells come and go") func fling() {
        let shelves = Shelves(.continuous, counts: [100, 5])
        let plain = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        plain.contentSize = CGSize(width: 11_010, height: 100)
        let other = Stage(size: CGSize(width: 320, height: 480), scale: 2)
        other.show(plain)
        other.flick(from: CGPoint(x: 260, y: 60), to: CGPoint(x: 60, y: 60))
        other.settle()
        shelves.fling(by: -200)
        #expect(shelves.offsets[0] > 500 && shelves.offsets[0] == plain.contentOffset.x)
        #expect(shelves.stage.trace.cellsCreated <= 12)
        let first = Int((shelves.offsets[0] - 10) / 110)
        #expect(shelves.visibleItems().first == first || shelves.visibleItems().first == first + 1)
        #expect(shelves.visibleItems().count <= 4)
    }

    @Test(
        "a card that a notch or an edge covers in part keeps its margins"
    )
    func notch() throws {
        let shelves = Shelves(.continuous, counts: [20], viewWidth: 352)
        shelves.stage.setSafeArea(UIEdgeInsets(top: 0, left: 59, bottom: 0, right: 59))
        shelves.stage.settle()
        shelves.scrollers[0].contentOffset.x = 60
        shelves.stage.settle()
        // The section begins 10 right of the notch, at 69. Scrolled by 60, it has items at 9, below the notch; at 119; at 229, below the
        // right edge's covered part from 293 on; and at 339, cut off by the view's edge at 352.
        #expect(shelves.visibleItems() == [0, 1, 2, 3])
        for item in 0...3 {
            let cell = try #require(shelves.view.cellForItem(at: [0, item]))
            #expect(cell.safeAreaInsets == .zero && cell.layoutMargins.left == 8 && cell.layoutMargins.right == 8)
        }
        #expect(shelves.view.safeAreaInsets.left == 59)
    }

    @Test("beyond its ends a section can be pulled less and less, and bounces back") func rubberBand() {
        let shelves = Shelves(.continuous, counts: [20])
        let finger = shelves.stage.touchDown(at: Shelves.middle)
        for step in 1...10 { shelves.stage.touchMove(finger, to: CGPoint(x: 160 + 10 * CGFloat(step), y: 60)) }
        #expect(shelves.offsets[0] < -20 && shelves.offsets[0] > -60)
        #expect(shelves.left(0).map { $0 > 30 } == true)
        shelves.stage.touchUp(finger, at: CGPoint(x: 260, y: 60))
        shelves.stage.settle()
        #expect(shelves.offsets[0] == 0)
    }

    @Test(
        "groups and pages come to rest one at a time, or as far as the fling goes",
        arguments: [
            (.groupPaging, [110, 220]), (.paging, [300, 600]), (.groupPagingCentered, [10, 120]),
        ] as [(UICollectionLayoutSectionOrthogonalScrollingBehavior, [CGFloat])])
    func oneAtATime(behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, rests: [CGFloat]) {
        let shelves = Shelves(behavior, counts: [20])
        if behavior == .groupPagingCentered {
            // Item 1 is in the middle, as item 0 cannot be without a gap before it.
            #expect(shelves.offsets[0] == 10)
            shelves.fling(by: -200)
            #expect(shelves.offsets[0] == 120)
            return
        }
        for rest in rests {
            shelves.fling(by: -200)
            #expect(shelves.offsets[0] == rest)
        }
        shelves.fling(by: 200)
        #expect(shelves.offsets[0] == rests[0])
        // The finger goes a short way, slowly.
        shelves.stage.drag(from: Shelves.middle, to: CGPoint(x: 130, y: 60))
        shelves.stage.settle()
        #expect(shelves.offsets[0] == rests[0])
    }

    @Test("a fling over groups ends where a group begins") func leadingBoundary() {
        let shelves = Shelves(.continuousGroupLeadingBoundary, counts: [200])
        shelves.fling(by: -200)
        #expect(shelves.offsets[0] > 400)
        #expect(shelves.offsets[0].truncatingRemainder(dividingBy: 110) == 0)
    }

    @Test("a wheel scrolls a section sideways, and the view up and down") func wheel() {
        let shelves = Shelves(.continuous, counts: [20, 20, 20, 20, 20])
        shelves.stage.wheel(at: Shelves.middle, by: CGVector(dx: 40, dy: 3))
        #expect(shelves.offsets[0] == 40 && shelves.view.contentOffset.y == 0)
        shelves.stage.wheel(at: Shelves.middle, by: CGVector(dx: 3, dy: 40))
        #expect(shelves.offsets[0] == 40 && shelves.view.contentOffset.y == 40)
        shelves.stage.wheel(at: CGPoint(x: 160, y: 20), by: CGVector(dx: 0, dy: 30))
        #expect(shelves.view.contentOffset.y == 70)
        shelves.stage.settle()
    }

    @Test("a notch of a wheel moves one page, and a trackpad's swipe comes to rest at a page") func wheelPages() {
        let shelves = Shelves(.groupPaging, counts: [20])
        shelves.stage.wheel(at: Shelves.middle, by: CGVector(dx: 100, dy: 0), isPrecise: false)
        shelves.stage.settle()
        #expect(shelves.offsets[0] == 110)
        shelves.stage.wheel(at: Shelves.middle, by: CGVector(dx: 30, dy: 0))
        #expect(shelves.offsets[0] == 140)
        shelves.stage.settle()
        #expect(shelves.offsets[0] == 220)
    }

    // MARK: Attributes and cells

    @Test("hit testing, cells and attributes of a scrolled section agree") func points() {
        let shelves = Shelves(.continuous, counts: [20, 20])
        shelves.scrollers[0].contentOffset.x = 500
        shelves.view.layoutIfNeeded()
        #expect(shelves.view.indexPathForItem(at: CGPoint(x: 20, y: 60)) == [0, 4])
        #expect(shelves.view.indexPathForItem(at: CGPoint(x: 20, y: 180)) == [1, 0])
        #expect(shelves.left(5) == 60 && shelves.left(0) == nil)
        // Attributes are those of the section at its beginning (R484).
        #expect(shelves.view.layoutAttributesForItem(at: [0, 5])?.frame.minX == 560)
        #expect(
            shelves.view.hitTest(CGPoint(x: 70, y: 60), with: nil)?.superview === shelves.view.cellForItem(at: [0, 5]))
    }

    @Test("a section that leaves the screen and comes back keeps its offset") func outOfSight() {
        let shelves = Shelves(.continuous, counts: Array(repeating: 20, count: 50))
        shelves.scrollers[1].contentOffset.x = 333
        shelves.view.layoutIfNeeded()
        shelves.view.contentOffset.y = 3000
        shelves.stage.settle()
        #expect(shelves.offsets.allSatisfy { $0 == 0 })
        #expect(shelves.view.subviews.count { $0 is UIScrollView } <= 6, "scroll views are used again")
        shelves.view.contentOffset.y = 0
        shelves.stage.settle()
        #expect(shelves.offsets[1] == 333 && shelves.left(3, in: 1) == 7)
    }

    @Test("in a view from right to left a section begins at the right") func rightToLeft() {
        let shelves = Shelves(.groupPaging, counts: [20], isRightToLeft: true)
        // 20 squares, 19 gaps and two insets are 2210 points.
        #expect(shelves.offsets[0] == 1890)
        #expect(shelves.left(0) == 210 && shelves.left(1) == 100)
        shelves.fling(by: 200)
        #expect(shelves.offsets[0] == 1780)
        #expect(shelves.left(1) == 210)
        #expect(shelves.view.indexPathForItem(at: CGPoint(x: 300, y: 60)) == [0, 1])
        shelves.view.scrollToItem(at: [0, 10], at: .centeredHorizontally, animated: false)
        shelves.view.layoutIfNeeded()
        #expect(shelves.left(10).map { abs($0 - 110) <= 55 } == true)
    }

    // MARK: Scrolling by code

    @Test("scrollToItem scrolls the view and the section", arguments: [false, true]) func scrollToItem(animated: Bool) {
        let shelves = Shelves(.continuous, counts: Array(repeating: 50, count: 20))
        shelves.view.scrollToItem(at: [15, 30], at: [.centeredVertically, .centeredHorizontally], animated: animated)
        shelves.stage.settle()
        #expect(shelves.left(30, in: 15) == 110)
        #expect(shelves.view.contentOffset.y == 1620, "15 shelves, and the middle of the next one 240 points lower")
        shelves.view.scrollToItem(at: [15, 40], at: .left, animated: animated)
        shelves.stage.settle()
        #expect(shelves.left(40, in: 15) == 0)
        shelves.view.scrollToItem(at: [15, 41], at: .right, animated: animated)
        shelves.stage.settle()
        #expect(shelves.left(41, in: 15) == 220)
    }

    @Test("arrow keys scroll the focused item into view") func keys() {
        let shelves = Shelves(.continuous, counts: [20, 20])
        shelves.stage.focus(shelves.view.cellForItem(at: [0, 0]))
        for _ in 0..<6 { shelves.stage.press("ArrowRight") }
        #expect(shelves.view.focus.item == .cell(6, in: 0))
        #expect(shelves.left(6).map { $0 >= 0 && $0 <= 220 } == true)
        shelves.stage.press("ArrowDown")
        #expect(shelves.view.focus.item?.section == 1)
    }

    // MARK: Changes

    @Test("updates and reloads leave the sections' offsets as they are") func updates() {
        let shelves = Shelves(.continuous, counts: [20, 20, 20])
        shelves.scrollers[1].contentOffset.x = 250
        shelves.view.layoutIfNeeded()
        shelves.view.performBatchUpdates {
            shelves.items.insert([7, 8], at: 0)
            shelves.items[2].remove(at: 15)
            shelves.view.insertSections([0])
            shelves.view.deleteItems(at: [[1, 15]])
        }
        shelves.stage.settle()
        #expect(shelves.offsets == [0, 0, 250, 0])
        #expect(shelves.left(3, in: 2) == 90)
        shelves.view.reloadSections([0])
        shelves.stage.settle()
        #expect(shelves.offsets == [0, 0, 250, 0])
        shelves.view.reloadData()
        shelves.stage.settle()
        #expect(shelves.offsets == [0, 0, 250, 0])
        shelves.items[2].removeLast(15)
        shelves.view.reloadData()
        shelves.stage.settle()
        #expect(shelves.offsets == [0, 0, 130, 0], "4 are left: 450 points")
        shelves.view.performBatchUpdates {
            shelves.items.removeAll()
            shelves.view.deleteSections([0, 1, 2, 3])
        }
        shelves.stage.settle()
        #expect(shelves.scrollers.isEmpty)
    }

    @Test("cells slide from where they are shown when items before them are deleted") func slides() throws {
        let shelves = Shelves(.continuous, counts: [20])
        shelves.scrollers[0].contentOffset.x = 220
        shelves.view.layoutIfNeeded()
        let cell = try #require(shelves.view.cellForItem(at: [0, 3]))
        shelves.view.performBatchUpdates {
            shelves.items[0].remove(at: 2)
            shelves.view.deleteItems(at: [[0, 2]])
        }
        #expect(shelves.view.indexPath(for: cell) == [0, 2])
        #expect(cell.layer.presentation().map { abs($0.frame.minX - 120) < 1 } == true)
        shelves.stage.settle()
        #expect(shelves.left(2) == 10)
    }

    @Test("after a rotation a section shows the same group first") func rotation() {
        let shelves = Shelves(.groupPaging, counts: [20], width: .fractionalWidth(0.5))
        shelves.view.scrollToItem(at: [0, 7], at: .left, animated: false)
        shelves.view.layoutIfNeeded()
        #expect(shelves.left(7) == 10)
        shelves.view.frame.size = CGSize(width: 480, height: 320)
        shelves.stage.settle()
        #expect(shelves.left(7) == 10 && shelves.offsets[0] == 1750)
    }

    @Test("a section that no longer scrolls is laid out as any other") func turnedOff() {
        let shelves = Shelves(.continuous, counts: [3])
        shelves.scrollers[0].contentOffset.x = 20
        shelves.section.orthogonalScrollingBehavior = .none
        shelves.layout.invalidateLayout()
        shelves.stage.settle()
        #expect(shelves.scrollers.isEmpty)
        #expect(shelves.left(1) == 10)
        #expect(shelves.view.cellForItem(at: [0, 1])?.frame.minY == 120)
    }

    @Test("a compositional layout's subclass that only calls super shows the same") func subclass() {
        final class Own: UICollectionViewCompositionalLayout {
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                super.layoutAttributesForElements(in: rect)
            }
        }
        let shelves = Shelves(.continuous, counts: [50, 50], makeLayout: { Own(section: $0) })
        shelves.fling(by: -200)
        let offset = shelves.offsets[0]
        #expect(offset > 500)
        for item in shelves.visibleItems() { #expect(shelves.left(item) == 10 + 110 * CGFloat(item) - offset) }
        #expect((3...4).contains(shelves.visibleItems().count))
        #expect(shelves.left(0, in: 1) == 10)
    }

    @Test("an item is lifted from where it is shown, and dropped there") func reordering() throws {
        let shelves = Shelves(.continuous, counts: [20, 20])
        let source = MovingShelves(shelves)
        shelves.view.dataSource = source
        shelves.stage.settle()
        shelves.scrollers[0].contentOffset.x = 330
        shelves.view.layoutIfNeeded()
        let cell = try #require(shelves.view.cellForItem(at: [0, 4]))
        #expect(shelves.view.beginInteractiveMovementForItem(at: [0, 4]))
        #expect(cell.center == CGPoint(x: 170, y: 60))
        shelves.view.updateInteractiveMovementTargetPosition(CGPoint(x: 60, y: 60))
        #expect(cell.center == CGPoint(x: 60, y: 60))
        shelves.view.endInteractiveMovement()
        shelves.stage.settle()
        #expect(source.moves == [[[0, 4], [0, 3]]])
        #expect(cell.center == CGPoint(x: 60, y: 60) && shelves.offsets[0] == 330)
    }

    @Test("an item held near the end of a section scrolls it, to an offset where it may rest")
    func reorderingAtTheEdge() throws {
        let shelves = Shelves(.groupPaging, counts: [20, 20])
        let source = MovingShelves(shelves)
        shelves.view.dataSource = source
        shelves.stage.settle()
        let cell = try #require(shelves.view.cellForItem(at: [0, 0]))
        #expect(shelves.view.beginInteractiveMovementForItem(at: [0, 0]))
        shelves.view.updateInteractiveMovementTargetPosition(CGPoint(x: 300, y: 60))
        shelves.stage.advance(by: 1)
        #expect(abs(shelves.offsets[0] - 300) <= 5 && shelves.offsets[1] == 0)
        #expect(cell.center == CGPoint(x: 300, y: 60))
        shelves.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 60))
        shelves.stage.settle()
        #expect(shelves.offsets[0] == 330)
        shelves.view.endInteractiveMovement()
        shelves.stage.settle()
        // The fourth of the squares that stay begins 10 points after the third.
        #expect(source.moves == [[[0, 0], [0, 4]]])
        #expect(shelves.left(4) == 120)
        // From there back to the beginning, and no further.
        #expect(shelves.view.beginInteractiveMovementForItem(at: [0, 4]))
        shelves.view.updateInteractiveMovementTargetPosition(CGPoint(x: 20, y: 60))
        shelves.stage.settle()
        #expect(shelves.offsets == [0, 0])
        shelves.view.cancelInteractiveMovement()
        shelves.stage.settle()
        #expect(source.moves.count == 1 && shelves.left(0) == 10)
    }

    @Test(
        "an interactive layout change moves items from where they are shown, and back when it is cancelled"
    )
    func interactiveTransition() throws {
        let shelves = Shelves(.continuous, counts: [20, 20])
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 40, height: 40)
        (flow.minimumInteritemSpacing, flow.minimumLineSpacing) = (0, 0)
        shelves.scrollers[0].contentOffset.x = 330
        shelves.stage.settle()
        #expect(shelves.left(4) == 120)
        let transition = shelves.view.startInteractiveTransition(to: flow)
        shelves.stage.settle()
        #expect(shelves.left(4) == 120 && shelves.left(3) == 10 && shelves.left(0, in: 1) == 10)
        transition.transitionProgress = 0.5  // From a middle of 170 to one of 180, from 100 to 40 points.
        shelves.stage.settle()
        #expect(shelves.left(4) == 140)
        shelves.view.cancelInteractiveTransition()
        shelves.stage.settle()
        #expect(shelves.offsets == [330, 0] && shelves.left(4) == 120)

        shelves.view.startInteractiveTransition(to: flow).transitionProgress = 0.5
        shelves.stage.settle()
        shelves.view.finishInteractiveTransition()
        shelves.stage.settle()
        #expect(shelves.scrollers.isEmpty && shelves.left(4) == 160)
        shelves.view.setCollectionViewLayout(shelves.layout, animated: false)
        shelves.stage.settle()
        #expect(shelves.offsets == [0, 0] && shelves.left(0) == 10)
    }

    @Test("a finger stops a moving section; then it scrolls the view when it goes up, the section when sideways")
    func holding() {
        let shelves = Shelves(.groupPaging, counts: Array(repeating: 30, count: 8))
        func fling() {
            shelves.stage.flick(from: CGPoint(x: 250, y: 60), to: CGPoint(x: 90, y: 60), duration: 0.1)
            shelves.stage.advance(by: 0.05)
        }
        func drag(by way: CGPoint) {
            let finger = shelves.stage.touchDown(at: Shelves.middle)
            for step in 1...10 {
                shelves.stage.advance(by: 1.0 / 60)
                let (x, y) = (way.x * CGFloat(step) / 10, way.y * CGFloat(step) / 10)
                shelves.stage.touchMove(finger, to: CGPoint(x: 160 + x, y: 60 + y))
            }
            shelves.stage.advance(by: 0.5)
            shelves.stage.touchUp(finger, at: CGPoint(x: 160 + way.x, y: 60 + way.y))
            shelves.stage.settle()
        }
        fling()
        #expect(shelves.scrollers[0].isDecelerating && shelves.offsets[0] > 0)
        drag(by: CGPoint(x: 4, y: -160))
        #expect(shelves.view.contentOffset.y > 120)
        shelves.view.contentOffset.y = 0
        shelves.stage.settle()
        #expect(shelves.offsets[0] == 110 || shelves.offsets[0] == 0, "it came to rest at a group")

        fling()
        let held = shelves.offsets[0]
        drag(by: CGPoint(x: -110, y: 4))
        #expect(shelves.view.contentOffset.y == 0 && shelves.offsets[0] > held)

        // A finger that is lifted where it went down does not tap the cell below.
        fling()
        shelves.stage.tap(at: Shelves.middle)
        shelves.stage.settle()
        #expect(shelves.view.indexPathsForSelectedItems?.isEmpty == true)
    }

    @Test("items ahead in a scrolled section are announced for prefetching, those below are not") func prefetching() {
        final class Announced: NSObject, UICollectionViewDataSourcePrefetching {
            var paths: [IndexPath] = []

            func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
                paths += indexPaths
            }
        }
        let shelves = Shelves(.continuous, counts: [100, 100, 100])
        let announced = Announced()
        shelves.view.prefetchDataSource = announced
        let finger = shelves.stage.touchDown(at: Shelves.middle)
        for step in 1...8 {
            shelves.stage.touchMove(finger, to: CGPoint(x: 160 - 10 * CGFloat(step), y: 60))
            shelves.stage.advance(by: 1.0 / 60)
        }
        // 320 points ahead of the right edge are three squares; the one that has come in was announced before.
        #expect(announced.paths.allSatisfy { $0.section == 0 && $0.item >= 3 })
        #expect(announced.paths.count >= 3 && announced.paths.count == Set(announced.paths).count)
        shelves.stage.touchUp(finger, at: CGPoint(x: 80, y: 60))
        shelves.stage.settle()
    }

    // MARK: Handlers

    @Test("a handler gets the visible items, the last section first, and what it sets stays (R483)") func handler() {
        let shelves = Shelves(.continuous, counts: [20, 20])
        var calls: [(section: Int, items: [Int], offset: CGFloat)] = []
        shelves.section.visibleItemsInvalidationHandler = { items, offset, environment in
            calls.append((items[0].indexPath.section, items.map(\.indexPath.item), offset.x))
            #expect(environment.container.contentSize == CGSize(width: 320, height: 480))
            if offset.x == 110 { items[0].alpha = 0.5 }
        }
        shelves.layout.invalidateLayout()
        shelves.view.layoutIfNeeded()
        #expect(calls.map(\.section) == [1, 0] && calls.allSatisfy { $0.items == [0, 1, 2] && $0.offset == 0 })
        calls = []
        shelves.scrollers[0].contentOffset.x = 110
        shelves.view.layoutIfNeeded()
        #expect(calls.map(\.section) == [0] && calls.map(\.items) == [[1, 2, 3]])
        #expect(shelves.view.cellForItem(at: [0, 1])?.alpha == 0.5)
        shelves.scrollers[0].contentOffset.x = 100
        shelves.view.layoutIfNeeded()
        #expect(calls.last?.items == [0, 1, 2, 3])
        #expect(shelves.view.cellForItem(at: [0, 1])?.alpha == 0.5, "what was set stays")
        #expect(shelves.left(1) == 20)
    }

    @Test("in a view from right to left a handler's frames and offset belong together")
    func mirroredHandler() {
        let shelves = Shelves(.continuous, counts: [20], isRightToLeft: true)
        var seen: [Int: CGFloat] = [:]
        shelves.section.visibleItemsInvalidationHandler = { items, offset, _ in
            seen = [:]
            for item in items { seen[item.indexPath.item] = item.frame.minX - offset.x }
        }
        shelves.layout.invalidateLayout()
        shelves.view.layoutIfNeeded()
        #expect(seen == [0: 10, 1: 120, 2: 230])
        shelves.fling(by: 200)
        #expect(seen.count >= 3)
        for (item, start) in seen {
            // This is R484, mirrored.
            #expect(shelves.left(item).map { abs(320 - 100 - $0 - start) < 0.5 } == true)
        }
    }

    @Test(
        "each flick moves one group further, on every screen width",
        arguments: [320, 375, 390, 393, 402, 834], [0.8, 0.85, 0.9])
    func everyFlick(width: CGFloat, fraction: CGFloat) {
        for behavior in [UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPaging, .groupPagingCentered] {
            let shelves = Shelves(behavior, counts: [7], width: .fractionalWidth(fraction), viewWidth: width, scale: 3)
            var offsets = shelves.offsets
            for _ in 0..<6 {
                shelves.stage.flick(from: CGPoint(x: 260, y: 60), to: CGPoint(x: 150, y: 60))
                shelves.stage.settle()
                offsets += shelves.offsets
            }
            let end = shelves.scrollers[0]
            let last = end.contentSize.width + end.contentInset.right - end.bounds.width
            for (one, next) in zip(offsets, offsets.dropFirst()) { #expect(next > one + 50 || abs(next - last) < 1) }
            #expect(abs((offsets.last ?? 0) - last) < 1)
        }
    }
}

/// Shelves whose items can be moved by hand.
@MainActor private final class MovingShelves: NSObject, UICollectionViewDataSource {
    private let shelves: Shelves
    private(set) var moves: [[IndexPath]] = []

    init(_ shelves: Shelves) { self.shelves = shelves }

    func numberOfSections(in view: UICollectionView) -> Int { shelves.numberOfSections(in: view) }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        shelves.collectionView(view, numberOfItemsInSection: section)
    }

    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        shelves.collectionView(view, cellForItemAt: path)
    }

    func collectionView(_ view: UICollectionView, canMoveItemAt path: IndexPath) -> Bool { true }

    func collectionView(_ view: UICollectionView, moveItemAt start: IndexPath, to end: IndexPath) {
        moves.append([start, end])
        shelves.items[end.section].insert(shelves.items[start.section].remove(at: start.item), at: end.item)
    }
}
