import TestSupport
import Testing
import UIKit

@testable import UIKitCore

/// A view of 100 x 200 on content of 300 x 1000, with insets of 10 above and 30 below: 160 points of it are free, from 10 below
/// the offset on. It rests at -10...830 and, sideways, at 0...200.
@MainActor @Suite("Content offsets that show a frame") struct ScrollPositionTests {
    private typealias Position = UICollectionView.ScrollPosition

    private let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: UICollectionViewFlowLayout())

    init() {
        view.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 30, right: 0)
        view.contentSize = CGSize(width: 300, height: 1000)
    }

    private func y(_ start: CGFloat, _ height: CGFloat, at position: Position) -> CGFloat {
        view.offset(showing: CGRect(x: 0, y: start, width: 50, height: height), at: position).y
    }

    private func x(_ start: CGFloat, _ width: CGFloat, at position: Position) -> CGFloat {
        view.offset(showing: CGRect(x: start, y: 0, width: width, height: 50), at: position).x
    }

    @Test("the position along an axis takes that axis's part, with the vertical names") func along() {
        let position: Position = [.bottom, .centeredHorizontally]
        #expect(position.along(.vertical) == .bottom && position.along(.horizontal) == .centeredVertically)
        #expect(Position.left.along(.horizontal) == .top && Position.right.along(.horizontal) == .bottom)
        #expect(Position.top.along(.horizontal).isEmpty && Position.right.along(.vertical).isEmpty)
    }

    @Test("the positions have Apple's raw values") func numbers() {
        let all: [Position] = [.top, .centeredVertically, .bottom, .left, .centeredHorizontally, .right]
        #expect(all.map(\.rawValue) == [1, 2, 4, 8, 16, 32])
    }

    @Test("top, middle and bottom leave the insets free") func vertical() {
        #expect(y(500, 50, at: .top) == 490)
        // 110 points are left over: all of them before the frame, or half.
        #expect(y(500, 50, at: .bottom) == 380)
        #expect(y(500, 50, at: .centeredVertically) == 435)
    }

    @Test("left, middle and right are computed in the same way") func horizontal() {
        #expect(x(120, 40, at: .left) == 120 && x(120, 40, at: .right) == 60)
        #expect(x(120, 40, at: .centeredHorizontally) == 90)
    }

    @Test("two positions set both axes; with one the other axis moves the shortest way") func both() {
        let frame = CGRect(x: 120, y: 500, width: 40, height: 50)
        #expect(view.offset(showing: frame, at: [.bottom, .left]) == CGPoint(x: 120, y: 380))
        // Sideways the view scrolls by the shortest way: the frame's right edge comes to the view's.
        #expect(view.offset(showing: frame, at: .bottom) == CGPoint(x: 60, y: 380))
        #expect(view.offset(showing: frame, at: .left) == CGPoint(x: 120, y: 380))
    }

    @Test("without a position content moves as little as it can, or not at all") func shortest() {
        view.contentOffset.y = 300
        // The part from 310 to 470 is free.
        #expect(y(310, 160, at: []) == 300)
        #expect(y(300, 50, at: []) == 290, "10 points are hidden above")
        #expect(y(440, 50, at: []) == 320, "20 points are hidden below")
        #expect(y(100, 400, at: []) == 90, "of what is longer than the view the start is shown")
    }

    @Test("a position gives the same offset wherever the content is") func fromAnywhere() {
        for offset in [-10, 123, 830] as [CGFloat] {
            view.contentOffset.y = offset
            #expect(y(500, 50, at: .top) == 490 && y(500, 50, at: .bottom) == 380)
        }
    }

    @Test("content goes no further than it can rest") func clamped() {
        #expect(y(0, 50, at: .bottom) == -10 && y(950, 50, at: .top) == 830)
        #expect(x(0, 50, at: .right) == 0 && x(250, 50, at: .left) == 200)
    }

    @Test("a frame longer than the view shows its start, middle or end as the position says") func longer() {
        // The frame is 40 points higher than the free part.
        #expect(y(400, 200, at: .top) == 390 && y(400, 200, at: .bottom) == 430)
        #expect(y(400, 200, at: .centeredVertically) == 410)
    }

    @Test("the offset agrees with a search over every offset", arguments: SeededGenerator.seeds(0..<40))
    func oracle(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for position in [.top, .centeredVertically, .bottom] as [Position] {
            view.contentOffset.y = CGFloat(Int.random(in: -10...830, using: &random))
            // Even numbers, so that the middle is no half point.
            let start = 2 * Int.random(in: 0...450, using: &random)
            let height = 2 * Int.random(in: 0...50, using: &random)
            let distances = (-10...830).map { offset in
                let (low, high) = (offset + 10, offset + 170)
                let (top, bottom) = (start - low, high - start - height)
                return position == .top ? abs(top) : position == .bottom ? abs(bottom) : abs(top - bottom)
            }
            let best = distances.indices.min { distances[$0] < distances[$1] }! - 10
            #expect(y(CGFloat(start), CGFloat(height), at: position) == CGFloat(best), "UIKIT_SEED=\(seed)")
        }
    }

    @Test("moveContentAlong sets the offset, and ignores numbers that are not finite")
    func movedAlong() {
        view.moveContentAlong(to: CGPoint(x: 20, y: 40))
        #expect(view.contentOffset == CGPoint(x: 20, y: 40))
        view.moveContentAlong(to: CGPoint(x: 20, y: CGFloat.nan))
        view.moveContentAlong(to: CGPoint(x: CGFloat.infinity, y: 40))
        #expect(view.contentOffset == CGPoint(x: 20, y: 40))
    }
}
