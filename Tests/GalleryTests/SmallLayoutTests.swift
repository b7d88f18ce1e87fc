import CoreGraphics
import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@Suite("Line, cover flow and the pinched cell") @MainActor struct SmallLayoutTests {
    private let stage = Stage(size: CGSize(width: 400, height: 600))

    // MARK: Line

    @Test("the first tile is in the middle and larger; the one 250 points away has its own size")
    func line() throws {
        let scene = LineController()
        stage.show(scene)
        let layout = scene.collectionViewLayout
        let first = try #require(layout.layoutAttributesForItem(at: [0, 0]))
        // 200 points in the middle of 400 x 600, times 1.3.
        #expect(first.frame == CGRect(x: 70, y: 170, width: 260, height: 260))
        let second = try #require(layout.layoutAttributesForItem(at: [0, 1]))
        #expect(second.frame == CGRect(x: 350, y: 200, width: 200, height: 200))
        #expect(first.zIndex == 1 && second.zIndex == 0)
        // 40 tiles of 200, 39 gaps of 50, and 100 at each end.
        #expect(scene.collectionView.contentSize == CGSize(width: 10_150, height: 600))
    }

    @Test("halfway between two tiles both are 1.11 times as large")
    func lineBetween() throws {
        let scene = LineController()
        stage.show(scene)
        scene.collectionView.contentOffset.x = 125
        stage.settle()
        // 125 of 200 points away: 1 + 0.3 * 0.375 = 1.1125.
        let sizes = try [0, 1].map { try #require(scene.collectionView.cellForItem(at: [0, $0])).frame.width }
        #expect(sizes.allSatisfy { abs($0 - 222.5) < 0.001 })
    }

    @Test("a fling ends with a tile in the middle, and a tap brings one there")
    func lineStops() {
        let scene = LineController()
        stage.show(scene)
        stage.flick(from: CGPoint(x: 350, y: 300), to: CGPoint(x: 150, y: 300))
        stage.settle()
        let offset = scene.collectionView.contentOffset.x
        #expect(offset > 0 && offset.truncatingRemainder(dividingBy: 250) == 0)
        stage.tap(at: CGPoint(x: 390, y: 300))
        stage.settle()
        #expect(scene.collectionView.contentOffset.x == offset + 250)
    }

    // MARK: Cover flow

    private func covers(_ count: Int) -> CoverFlowController {
        CoverFlowController(library: PhotoLibrary(photos: (0..<count).map { Photo(drawing: $0) }))
    }

    @Test("the cover in the middle faces the person, and its neighbours turn towards it")
    func coverFlow() throws {
        let scene = covers(12)
        stage.show(scene)
        let covers = try (0..<3).map { try #require(scene.collectionViewLayout.layoutAttributesForItem(at: [0, $0])) }
        // 60 points a cover, and 60 more beside the middle.
        #expect(covers.map(\.center.x) == [200, 320, 380])
        #expect(covers.map(\.center.y) == [300, 300, 300])
        #expect(covers.map(\.zIndex) == [0, -10, -20])
        // A turn of 60 degrees about the vertical axis: the cosine is a half.
        #expect(abs(covers[0].transform3D.m11 - 1) < 0.001)
        #expect(abs(covers[1].transform3D.m11 - 0.5) < 0.001 && covers[1].transform3D.m13 > 0)
        #expect(scene.collectionView.contentSize == CGSize(width: 1060, height: 600))
    }

    @Test("a fling ends at a cover, and a tap brings a cover to the middle")
    func coverStops() {
        let scene = covers(12)
        stage.show(scene)
        stage.flick(from: CGPoint(x: 350, y: 300), to: CGPoint(x: 200, y: 300))
        stage.settle()
        let offset = scene.collectionView.contentOffset.x
        #expect(offset > 0 && offset.truncatingRemainder(dividingBy: 60) == 0)
        scene.collectionView(scene.collectionView, didSelectItemAt: [0, 11])
        stage.settle()
        #expect(scene.collectionView.contentOffset.x == 660)
    }

    @Test("a shelf without covers is empty, and one with a thousand has cells for what is in view")
    func coverCounts() {
        let empty = covers(0)
        stage.show(empty)
        #expect(empty.collectionView.visibleCells.isEmpty)
        let full = covers(1000)
        stage.show(full)
        #expect((3...12).contains(full.collectionView.visibleCells.count))
    }

    // MARK: Pinched cell

    @Test("a tile follows two fingers, and flies back when they let go")
    func pinch() throws {
        let scene = PinchController()
        stage.show(scene)
        let cell = try #require(scene.collectionView.cellForItem(at: [0, 4]))
        let (frame, before) = (cell.frame, scene.collectionView.cellForItem(at: [0, 3])?.frame)
        let (left, right) = (
            stage.touchDown(at: CGPoint(x: frame.midX - 20, y: frame.midY)),
            stage.touchDown(at: CGPoint(x: frame.midX + 20, y: frame.midY))
        )
        for step in 1...6 {
            stage.advance(by: 1.0 / 60)
            stage.touchMove(left, to: CGPoint(x: frame.midX - 20 - 5 * CGFloat(step), y: frame.midY))
            stage.touchMove(right, to: CGPoint(x: frame.midX + 20 + 5 * CGFloat(step), y: frame.midY))
        }
        for finger in [(left, frame.midX - 50), (right, frame.midX + 50)] {
            stage.touchMove(finger.0, to: CGPoint(x: finger.1, y: frame.midY + 40))
        }
        stage.advance(by: 1.0 / 60)
        #expect(cell.frame.width > frame.width * 1.5)
        #expect(abs(cell.frame.midX - frame.midX) < 1 && abs(cell.frame.midY - frame.midY - 40) < 1)
        #expect(scene.collectionView.cellForItem(at: [0, 3])?.frame == before)
        stage.touchUp(left, at: CGPoint(x: frame.midX - 50, y: frame.midY + 40))
        stage.touchUp(right, at: CGPoint(x: frame.midX + 50, y: frame.midY + 40))
        stage.settle()
        #expect(scene.collectionView.cellForItem(at: [0, 4])?.frame == frame)
    }

    @Test("fingers beside the tiles lift none")
    func pinchBeside() {
        let scene = PinchController()
        stage.show(scene)
        stage.pinch(at: CGPoint(x: 5, y: 500), from: 8, to: 60)
        stage.settle()
        #expect((scene.collectionViewLayout as? PinchLayout)?.pinched == nil)
    }
}
