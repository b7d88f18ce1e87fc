import CollectionEngine
import CoreGraphics
import Foundation
import TestSupport
import Testing

@Suite("The search for the next focused item") struct FocusSearchTests {
    /// Returns the item that gets the focus from a square of 40 at (100, 100).
    private func winner(_ direction: FocusSearch.Direction, _ frames: [CGRect]) -> Int? {
        var search = FocusSearch(from: CGRect(x: 100, y: 100, width: 40, height: 40), toward: direction)
        for (item, frame) in frames.enumerated() { search.offer(.cell(item, in: 0), at: frame) }
        return search.winner?.item
    }

    private func square(_ x: CGFloat, _ y: CGFloat) -> CGRect { CGRect(x: x, y: y, width: 40, height: 40) }

    @Test("each arrow key moves to the neighbour in its direction")
    func neighbours() {
        let around = [square(100, 50), square(100, 150), square(50, 100), square(150, 100)]
        #expect(FocusSearch.Direction.allCases.map { winner($0, around) } == [0, 1, 2, 3])
    }

    @Test("an item straight ahead wins over a nearer one aside: 20 away against 15 and twice 40 aside")
    func straightOn() { #expect(winner(.down, [square(160, 155), square(100, 160)]) == 1) }

    @Test("the next row wins, two steps aside, over a gap ahead: 10 and twice 80 against 180")
    func shortRow() { #expect(winner(.down, [square(0, 150), square(100, 320)]) == 0) }

    @Test("a wide item above is not skipped, though its centre is far aside")
    func wideOne() {
        #expect(winner(.up, [CGRect(x: 0, y: 50, width: 800, height: 40), square(100, 0)]) == 0)
    }

    @Test("a wide item leads to the one below its centre; of two equal ones to the earlier item")
    func fromWideOne() {
        var search = FocusSearch(from: CGRect(x: 0, y: 0, width: 300, height: 40), toward: .down)
        for item in [3, 2, 1, 0] {
            search.offer(.cell(item, in: 0), at: CGRect(x: 80 * item, y: 50, width: 60, height: 40))
        }
        // Middles at 30, 110, 190 and 270: two of them are 40 from 150.
        #expect(search.winner == .cell(1, in: 0))
    }

    @Test("items beside or behind are not found")
    func behind() { #expect(winner(.right, [square(100, 100), square(50, 100), square(100.5, 180)]) == nil) }

    @Test("the search agrees with a comparison of all items, in any order", arguments: SeededGenerator.seeds(0..<40))
    func oracle(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &generator)) }
        func frame() -> CGRect {
            CGRect(
                x: number(0...30) * 10, y: number(0...30) * 10, width: number(1...9) * 10, height: number(1...9) * 10)
        }
        let start = frame()
        let direction = generator.pick(from: FocusSearch.Direction.allCases)
        let places = (0..<30).map { (ElementKey.cell($0, in: 0), frame()) }
        var search = FocusSearch(from: start, toward: direction)
        for (key, frame) in places.shuffled(using: &generator) { search.offer(key, at: frame) }
        #expect(search.winner == slowWinner(from: start, direction, places), "seed \(seed)")
    }

    /// Returns the winner by the rules of the documentation, written out for each direction.
    private func slowWinner(
        from start: CGRect, _ direction: FocusSearch.Direction, _ places: [(ElementKey, CGRect)]
    ) -> ElementKey? {
        let costs = places.compactMap { key, frame -> (CGFloat, CGFloat, ElementKey)? in
            let (way, gap): (CGFloat, CGFloat)
            switch direction {
            case .up: (way, gap) = (start.midY - frame.midY, start.minY - frame.maxY)
            case .down: (way, gap) = (frame.midY - start.midY, frame.minY - start.maxY)
            case .left: (way, gap) = (start.midX - frame.midX, start.minX - frame.maxX)
            case .right: (way, gap) = (frame.midX - start.midX, frame.minX - start.maxX)
            }
            guard way > 1 else { return nil }
            let isUpright = direction == .up || direction == .down
            let aside: CGFloat
            if isUpright {
                let overlap = min(frame.maxX, start.maxX) - max(frame.minX, start.minX)
                aside = overlap > 0 ? 0 : frame.minX >= start.maxX ? frame.minX - start.midX : start.midX - frame.maxX
            } else {
                let overlap = min(frame.maxY, start.maxY) - max(frame.minY, start.minY)
                aside = overlap > 0 ? 0 : frame.minY >= start.maxY ? frame.minY - start.midY : start.midY - frame.maxY
            }
            let off = isUpright ? abs(frame.midX - start.midX) : abs(frame.midY - start.midY)
            return (max(gap, 0) + 2 * aside, off + way, key)
        }
        return costs.min { ($0.0, $0.1, $0.2) < ($1.0, $1.1, $1.2) }?.2
    }
}
