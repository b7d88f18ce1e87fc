import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor @Suite("Mosaic layout") struct MosaicLayoutTests {
    // MARK: Styles

    @Test("strips follow in order: full, halves, two thirds and one, one third and two, halves again")
    func succession() {
        #expect(
            Self.styles(count: 100).prefix(8) == [
                .fullWidth, .halves, .twoThirdsOneThird, .oneThirdTwoThirds, .halves, .twoThirdsOneThird,
                .oneThirdTwoThirds, .halves,
            ])
    }

    @Test(
        "one remaining photo fills a strip, two remaining share one, after any strip",
        arguments: [
            MosaicSegmentStyle.fullWidth, .halves, .twoThirdsOneThird, .oneThirdTwoThirds,
        ])
    func remainders(_ last: MosaicSegmentStyle) {
        #expect(MosaicSegmentStyle.next(after: last, remaining: 1) == .fullWidth)
        #expect(MosaicSegmentStyle.next(after: last, remaining: 2) == .halves)
    }

    @Test("libraries of up to eight photos end with the expected strips")
    func ends() {
        #expect(Self.styles(count: 1) == [.fullWidth])
        #expect(Self.styles(count: 2) == [.fullWidth, .fullWidth])
        #expect(Self.styles(count: 3) == [.fullWidth, .halves])
        #expect(Self.styles(count: 4) == [.fullWidth, .halves, .fullWidth])
        #expect(Self.styles(count: 5) == [.fullWidth, .halves, .halves])
        #expect(Self.styles(count: 6) == [.fullWidth, .halves, .twoThirdsOneThird])
        #expect(Self.styles(count: 8) == [.fullWidth, .halves, .twoThirdsOneThird, .halves])
    }

    private static func styles(count: Int) -> [MosaicSegmentStyle] {
        var (styles, placed) = ([MosaicSegmentStyle.fullWidth], 1)
        while placed < count {
            styles.append(.next(after: styles[styles.count - 1], remaining: count - placed))
            placed += styles[styles.count - 1].frames(in: CGRect(x: 0, y: 0, width: 300, height: 200)).count
        }
        return styles
    }

    // MARK: Cutting

    @Test("a part is rounded up to whole points, and the other gives up a gap of one point, from each edge")
    func cuts() {
        let box = CGRect(x: 10, y: 20, width: 100, height: 51)
        // A third of 100 is 34, and 65 are left beside the gap. Half of 51 is 26, and 24 are left below the gap.
        let left = box.dividedIntegral(fraction: 1 / 3, from: .minXEdge)
        #expect(left.first == CGRect(x: 10, y: 20, width: 34, height: 51))
        #expect(left.second == CGRect(x: 45, y: 20, width: 65, height: 51))
        let right = box.dividedIntegral(fraction: 1 / 3, from: .maxXEdge)
        #expect(right.first == CGRect(x: 76, y: 20, width: 34, height: 51))
        #expect(right.second == CGRect(x: 10, y: 20, width: 65, height: 51))
        let top = box.dividedIntegral(fraction: 0.5, from: .minYEdge)
        #expect(top.first == CGRect(x: 10, y: 20, width: 100, height: 26))
        #expect(top.second == CGRect(x: 10, y: 47, width: 100, height: 24))
        let bottom = box.dividedIntegral(fraction: 0.5, from: .maxYEdge)
        #expect(bottom.first == CGRect(x: 10, y: 45, width: 100, height: 26))
        #expect(bottom.second == CGRect(x: 10, y: 20, width: 100, height: 24))
    }

    @Test("the parts and the gap add up to the whole, for every width down to 0", arguments: 0...60)
    func wholes(_ width: Int) {
        let box = CGRect(x: 3, y: 0, width: CGFloat(width), height: 9)
        for fraction in [0.5, 1.0 / 3, 2.0 / 3] {
            let (first, second) = box.dividedIntegral(fraction: fraction, from: .minXEdge)
            #expect(first.width == first.width.rounded() && second.width == second.width.rounded())
            #expect(first.width + second.width == max(box.width - 1, 0))
        }
    }

    // MARK: The layout

    @Test("on a phone, strips are 200 points high, 1 point apart, and divided at whole points")
    func frames() {
        let mosaic = Mosaic(count: 9)
        let layout = mosaic.layout
        let expected = [
            CGRect(x: 0, y: 1, width: 393, height: 200),
            // Half of 393 is 197, a gap of 1, and 195 are left.
            CGRect(x: 0, y: 202, width: 197, height: 200), CGRect(x: 198, y: 202, width: 195, height: 200),
            // Two thirds are 262, and 130 are left; half of 200 is 100, and 99 are left.
            CGRect(x: 0, y: 403, width: 262, height: 200), CGRect(x: 263, y: 403, width: 130, height: 100),
            CGRect(x: 263, y: 504, width: 130, height: 99),
            CGRect(x: 0, y: 604, width: 131, height: 100), CGRect(x: 0, y: 705, width: 131, height: 99),
            CGRect(x: 132, y: 604, width: 261, height: 200),
        ]
        #expect(expected.indices.map { layout.layoutAttributesForItem(at: [0, $0])?.frame } == expected)
        #expect(layout.collectionViewContentSize == CGSize(width: 393, height: 804))
        #expect(layout.layoutAttributesForItem(at: [0, 9]) == nil)
    }

    @Test(
        "for one to eleven photos the content is as tall as its last strip, also with a single photo in it",
        arguments: 1...11, [393, 852, 820] as [CGFloat])
    func heights(count: Int, width: CGFloat) throws {
        let strips = [1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5][count - 1]
        let layout = Mosaic(count: count, width: width).layout
        // There is a point above each strip of 200.
        #expect(layout.collectionViewContentSize == CGSize(width: width, height: CGFloat(strips) * 201))
        let last = try #require(layout.layoutAttributesForItem(at: [0, count - 1]))
        #expect(last.frame.maxY == layout.collectionViewContentSize.height)
        if [1, 2, 4, 7, 10].contains(count) { #expect(last.frame.width == width) }
    }

    @Test(
        "a page that begins within a strip contains all photos that begin above it",
        arguments: [3, 6, 9, 11])
    func pageEdges(_ count: Int) throws {
        let layout = Mosaic(count: count).layout
        let all = (0..<count).compactMap { layout.layoutAttributesForItem(at: [0, $0]) }
        for top in stride(from: 0, to: layout.collectionViewContentSize.height, by: 1) {
            let page = CGRect(x: 0, y: top, width: 393, height: 852)
            let found = Set(try #require(layout.layoutAttributesForElements(in: page)).map(\.indexPath.item))
            let met = all.filter { $0.frame.intersects(page) }.map(\.indexPath.item)
            #expect(found.isSuperset(of: met), "\(top)")
        }
    }

    @Test("a query returns the photos of every strip it meets", arguments: [0, 1, 2, 3, 4, 5, 6, 7, 50, 51, 52])
    func queries(_ count: Int) {
        let mosaic = Mosaic(count: count)
        let layout = mosaic.layout
        let all = (0..<count).compactMap { layout.layoutAttributesForItem(at: [0, $0]) }
        #expect(all.count == count)
        var chance = PeopleService.Chance(seed: UInt64(count))
        var rects = [CGRect(x: 0, y: 0, width: 393, height: 100_000), CGRect(x: 0, y: 200, width: 393, height: 1)]
        for _ in 0..<300 {
            rects.append(
                CGRect(
                    x: 0, y: Int.random(in: -300...4500, using: &chance), width: 393,
                    height: Int.random(in: 1...900, using: &chance)))
        }
        for rect in rects {
            let found = layout.layoutAttributesForElements(in: rect)?.map(\.indexPath.item) ?? []
            let strips = all.filter { item in
                let top = ((item.frame.minY - 1) / 201).rounded(.down) * 201 + 1
                return top < rect.maxY && rect.minY < top + 200
            }
            #expect(found == strips.map(\.indexPath.item), "\(rect)")
            let met = all.filter { $0.frame.minY < rect.maxY && rect.minY < $0.frame.maxY }
            #expect(Set(found).isSuperset(of: met.map(\.indexPath.item)))
        }
        #expect(layout.layoutAttributesForElements(in: .infinite)?.count == count)
        #expect(layout.layoutAttributesForElements(in: .null) == [])
    }

    @Test("with a hundred thousand photos the end is found without preparing again")
    func many() throws {
        let mosaic = Mosaic(count: 100_000)
        let layout = mosaic.layout
        let bottom = layout.collectionViewContentSize.height
        // After the first strip, eight photos in three strips repeat:
        // 1 + 12,499 · 8 + 7, as halves, thirds and two more.
        #expect(bottom == CGFloat(1 + 12_499 * 3 + 3) * 201)
        let screen = CGRect(x: 0, y: bottom - 852, width: 393, height: 852)
        let found = try #require(layout.layoutAttributesForElements(in: screen))
        #expect(found.map(\.indexPath.item).max() == 99_999)
        #expect(found.count <= 15)
        for attributes in found { #expect(attributes === layout.layoutAttributesForItem(at: attributes.indexPath)) }
    }

    @Test("only a change of size invalidates the layout")
    func invalidation() {
        let mosaic = Mosaic(count: 3)
        let layout = mosaic.layout
        #expect(!layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 300, width: 393, height: 852)))
        #expect(layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 300, width: 393, height: 800)))
        #expect(layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 300, width: 852, height: 852)))
    }

    @Test("without photos, sections or a view the layout is empty")
    func nothing() {
        let mosaics = [Mosaic(count: 0), Mosaic(count: nil)]
        for layout in mosaics.map(\.layout) + [MosaicLayout()] {
            layout.prepare()
            #expect(layout.collectionViewContentSize == .zero)
            #expect(layout.layoutAttributesForElements(in: .infinite) == [])
            #expect(layout.layoutAttributesForItem(at: [0, 0]) == nil)
        }
    }
}

/// The layout of a collection view with this many items; nil means no section at all.
@MainActor private final class Mosaic: NSObject, UICollectionViewDataSource {
    let layout = MosaicLayout()
    private let view: UICollectionView
    private let count: Int?

    init(count: Int?, width: CGFloat = 393) {
        self.count = count
        view = UICollectionView(frame: CGRect(x: 0, y: 0, width: width, height: 852), collectionViewLayout: layout)
        super.init()
        view.dataSource = self
        layout.prepare()
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { count == nil ? 0 : 1 }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count ?? 0 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { fatalError("nothing is shown") }
}
