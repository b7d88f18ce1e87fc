import TestSupport
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

private typealias Position = UICollectionView.ScrollPosition

/// Where a scroll along one axis should end, by a slow and obvious way: of all offsets that content may rest at, the one that
/// brings the item nearest to where it was asked for; without a place, the one nearest to where content is of those that show it.
private func expectedOffset(
    item: ClosedRange<Int>, at place: Position, from start: Int, view: Int, insets: (Int, Int), content: Int
) -> Int {
    let resting = -insets.0...max(-insets.0, content + insets.1 - view)
    func visible(_ offset: Int) -> ClosedRange<Int> { offset + insets.0...offset + view - insets.1 }
    func distance(_ offset: Int) -> Double {
        let seen = visible(offset)
        let middles = (item.lowerBound + item.upperBound, seen.lowerBound + seen.upperBound)
        return switch place {
        case .top: Double(abs(item.lowerBound - seen.lowerBound))
        case .bottom: Double(abs(item.upperBound - seen.upperBound))
        case .centeredVertically: abs(Double(middles.0 - middles.1) / 2)
        default:
            // One point of the item out of view counts more than any scrolling distance.
            Double(max(seen.lowerBound - item.lowerBound, 0) + max(item.upperBound - seen.upperBound, 0)) * 1e6
                + Double(abs(offset - start))
        }
    }
    return resting.min { distance($0) < distance($1) } ?? start
}

@MainActor @Suite("Scrolling to an item") struct ScrollToItemTests {
    nonisolated private static let vertical: [Position] = [[], .top, .centeredVertically, .bottom]
    nonisolated private static let horizontal: [Position] = [[], .left, .centeredHorizontally, .right]

    /// Knows only the items that it was asked for in a rectangle.
    private final class ForgetfulLayout: UICollectionViewFlowLayout {
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            indexPath.item < 10 ? super.layoutAttributesForItem(at: indexPath) : nil
        }
    }

    @Test("an item without attributes is at the origin for a scroll, with a warning (R164)", arguments: [false, true])
    func withoutAttributes(isAnimated: Bool) {
        let log = WarningLog()
        let stage = Stage(size: CGSize(width: 300, height: 400), scale: 1)
        let source = NumberSource(counts: [500])
        let view = UICollectionView.numbers(source, size: stage.window.bounds.size, layout: ForgetfulLayout())
        stage.show(view)
        view.contentOffset.y = 900
        view.scrollToItem(at: [0, 400], at: .top, animated: isAnimated)
        stage.settle()
        #expect(view.contentOffset == .zero)
        #expect(log.identifiers == ["scroll-without-attributes"])
    }

    @Test("each of 16 positions is reached from three offsets (R603, R604)", arguments: vertical, horizontal)
    func places(_ down: UICollectionView.ScrollPosition, _ across: UICollectionView.ScrollPosition) {
        let stage = Stage(size: CGSize(width: 300, height: 400), scale: 1)
        let table = TableOfItems()
        table.view.contentInset = UIEdgeInsets(top: 30, left: 20, bottom: 50, right: 10)
        stage.show(table.view)
        for start in [CGPoint(x: -20, y: -30), CGPoint(x: 300, y: 500), CGPoint(x: 710, y: 1650)] {
            for (column, row) in [(0, 0), (3, 7), (9, 19), (4, 12)] {
                for isAnimated in [false, true] {
                    table.view.contentOffset = start
                    stage.settle()
                    table.view.scrollToItem(at: [column, row], at: [down, across], animated: isAnimated)
                    stage.settle()
                    let expected = CGPoint(
                        x: expectedOffset(
                            item: column * 100...column * 100 + 80, at: Position(rawValue: across.rawValue >> 3),
                            from: Int(start.x), view: 300, insets: (20, 10), content: 1000),
                        y: expectedOffset(
                            item: row * 100...row * 100 + 60, at: down, from: Int(start.y), view: 400,
                            insets: (30, 50), content: 2000))
                    #expect(table.view.contentOffset == expected, "\(column) \(row) from \(start)")
                }
            }
        }
    }

    @Test(
        "an item ends where it was requested even when sizes were estimated (R57)",
        arguments: [Position.top, .centeredVertically, .bottom, []], [false, true])
    func estimated(_ position: UICollectionView.ScrollPosition, isAnimated: Bool) {
        let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2)
        var random = SeededGenerator(seed: 6)
        let list = SizingList(heights: (0..<400).map { _ in CGFloat(Int.random(in: 20...160, using: &random)) })
        stage.show(list.view)
        for item in [200, 30, 399, 0, 350, 120] {
            list.view.scrollToItem(at: [0, item], at: position, animated: isAnimated)
            stage.settle()
            guard let cell = list.view.cellForItem(at: [0, item]) else {
                Issue.record("item \(item) is not in view")
                continue
            }
            let offset = list.view.contentOffset.y
            let place = cell.frame.offsetBy(dx: 0, dy: -offset)
            // Estimated heights may lie between pixels; offsets don't.
            let end = (list.view.restingRange(.vertical).upperBound * 2).rounded() / 2
            #expect(offset >= 0 && offset <= end)
            switch position {
            case .top: #expect(place.minY == 0 || offset == end && place.minY > 0, "item \(item)")
            case .bottom: #expect(place.maxY == 480 || offset == 0 && place.maxY < 480, "item \(item)")
            case .centeredVertically:
                #expect(abs(place.midY - 240) <= 0.5 || offset == 0 || offset == end)
            default: #expect(place.minY >= 0 && place.maxY <= 480, "item \(item)")
            }
        }
    }

    @Test("a finger, a wheel or another scroll interrupts scrolling to an estimated item")
    func takenOver() {
        let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2)
        let list = SizingList(heights: (0..<400).map { CGFloat(30 + $0 % 7 * 20) })
        stage.show(list.view)
        list.view.scrollToItem(at: [0, 300], at: .bottom, animated: true)
        stage.advance(by: 0.1)
        stage.wheel(at: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: 10))
        stage.settle()
        #expect(!list.view.aim.isSet)
        #expect(list.view.cellForItem(at: [0, 300]) == nil)
        list.view.scrollToItem(at: [0, 300], at: .bottom, animated: true)
        list.view.setContentOffset(.zero, animated: false)
        stage.settle()
        #expect(list.view.contentOffset == .zero)
    }

    /// The collection view measures the rows that it skipped on the way down when they appear on the way up. This moves the content.
    @Test("scrolling up with a wheel by too much ends at the top", arguments: [6000, 12_000])
    func wheeledToTheTop(distance: Int) {
        let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2)
        let list = SizingList(heights: (0..<400).map { CGFloat(200 + $0 % 7 * 60) })
        stage.show(list.view)
        let middle = CGPoint(x: 160, y: 240)
        stage.wheel(at: middle, by: CGVector(dx: 0, dy: distance), isPrecise: false)
        stage.settle()
        #expect(list.view.contentOffset.y > 5000)
        stage.wheel(at: middle, by: CGVector(dx: 0, dy: -50_000), isPrecise: false)
        stage.settle()
        #expect(list.view.contentOffset == .zero)
    }

    @Test("scrolling follows an item that moves meanwhile")
    func followed() {
        let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2)
        let list = SizingList(heights: (0..<200).map { CGFloat(30 + $0 % 7 * 20) })
        stage.show(list.view)
        list.view.scrollToItem(at: [0, 150], at: .top, animated: true)
        stage.advance(by: 0.1)
        list.source.heights.insert(contentsOf: [50, 60, 70], at: 100)
        list.view.insertItems(at: [[0, 100], [0, 101], [0, 102]])
        stage.settle()
        #expect(list.view.cellForItem(at: [0, 153])?.frame.minY == list.view.contentOffset.y)
    }
}

/// Items of 80 × 60 in ten sections side by side, each 100 wide, in which 20 items lie below each other, 100 points apart.
@MainActor private final class TableOfItems: NSObject, UICollectionViewDataSource {
    let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: TableLayout())

    override init() {
        super.init()
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        view.dataSource = self
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { 10 }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }

    private final class TableLayout: UICollectionViewLayout {
        override var collectionViewContentSize: CGSize { CGSize(width: 1000, height: 2000) }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            (0..<10).flatMap { section in (0..<20).compactMap { layoutAttributesForItem(at: [section, $0]) } }
                .filter { $0.frame.intersects(rect) }
        }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = CGRect(x: indexPath.section * 100, y: indexPath.item * 100, width: 80, height: 60)
            return attributes
        }
    }
}
