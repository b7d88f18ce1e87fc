import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor @Suite("Pages that span: the layouts") struct PagesLayoutTests {
    /// A layout from scratch, and a flow layout that changes super's results.
    enum Kind: CaseIterable, Sendable { case layout, flow }

    @Test("the twelve places cover the sixteen squares of a page, each once")
    func tiling() {
        let squares = PageSpot.all.flatMap { spot in
            (spot.column..<(spot.column + spot.span.columns)).flatMap { column in
                (spot.row..<(spot.row + spot.span.rows)).map { row in [column, row] }
            }
        }
        #expect(squares.count == 16)
        #expect(Set(squares) == Set((0..<4).flatMap { column in (0..<4).map { [column, $0] } }))
    }

    @Test("the third place of a page is large, the sixth tall, and ten are small, at the expected squares")
    func places() {
        #expect(
            PageSpot.all.map { [$0.column, $0.row] } == [
                [0, 0], [1, 0], [2, 0], [0, 1], [1, 1], [0, 2], [1, 2], [2, 2], [3, 2], [1, 3], [2, 3], [3, 3],
            ])
        #expect(PageSpot.all.indices.filter { PageSpot.all[$0].span == .large } == [2])
        #expect(PageSpot.all.indices.filter { PageSpot.all[$0].span == .tall } == [5])
        #expect([PageSpan.small, .tall, .large].map { [$0.columns, $0.rows] } == [[1, 1], [1, 2], [2, 2]])
    }

    @Test(
        "360 × 472, with margins and gaps of 8, leaves 80 for each column and 110 for each row",
        arguments: Kind.allCases)
    func frames(kind: Kind) throws {
        let pages = Pages(kind, items: 24, size: CGSize(width: 360, height: 472))
        let all = try #require(pages.layout.layoutAttributesForElements(in: pages.content))
        #expect(
            all.prefix(12).map(\.frame) == [
                CGRect(x: 8, y: 8, width: 80, height: 110), CGRect(x: 96, y: 8, width: 80, height: 110),
                CGRect(x: 184, y: 8, width: 168, height: 228), CGRect(x: 8, y: 126, width: 80, height: 110),
                CGRect(x: 96, y: 126, width: 80, height: 110), CGRect(x: 8, y: 244, width: 80, height: 228),
                CGRect(x: 96, y: 244, width: 80, height: 110), CGRect(x: 184, y: 244, width: 80, height: 110),
                CGRect(x: 272, y: 244, width: 80, height: 110), CGRect(x: 96, y: 362, width: 80, height: 110),
                CGRect(x: 184, y: 362, width: 80, height: 110), CGRect(x: 272, y: 362, width: 80, height: 110),
            ])
        #expect(all.suffix(12).map(\.frame) == all.prefix(12).map { $0.frame.offsetBy(dx: 360, dy: 0) })
    }

    @Test(
        "the content is as wide as its pages, including a page that isn't full",
        arguments: [(0, 0), (1, 1), (12, 1), (13, 2), (24, 2), (1000, 84)], Kind.allCases)
    func contentSize(_ sizes: (items: Int, pages: Int), kind: Kind) {
        let (items, expected) = sizes
        let pages = Pages(kind, items: items, size: CGSize(width: 393, height: 700))
        #expect(
            pages.layout.collectionViewContentSize == CGSize(width: CGFloat(expected) * 393, height: 700))
        #expect(pages.layout.layoutAttributesForElements(in: pages.content)?.count == items)
        #expect(pages.layout.layoutAttributesForElements(in: .infinite)?.count == items)
        #expect(pages.layout.layoutAttributesForItem(at: [0, items]) == nil)
        #expect(pages.view.visibleCells.count == min(items, 12))
    }

    @Test(
        "at every width edges lie on whole pixels, gaps are equal, and cells differ by a pixel at most",
        arguments: [1, 2, 3] as [CGFloat])
    func pixels(scale: CGFloat) {
        for width in 320...1400 {
            let size = CGSize(width: CGFloat(width), height: CGFloat(width) * 0.75 + 0.5)
            let grid = PageGrid(
                size: size, insets: UIEdgeInsets(top: 8, left: 8, bottom: 0, right: 8), spacing: 8, scale: scale)
            for page in [0, 7] {
                let frames = PageSpot.all.map { grid.frame(of: $0, onPage: page) }
                let edges = frames.flatMap { [$0.minX, $0.minY, $0.maxX, $0.maxY] }
                #expect(edges.allSatisfy { abs(($0 * scale).rounded() - $0 * scale) < 0.001 })
                // Across: frames 0 1 2. Down: 0 3 5. The bottom row: 5 9 10 11.
                let gaps = [
                    frames[1].minX - frames[0].maxX, frames[2].minX - frames[1].maxX, frames[9].minX - frames[5].maxX,
                    frames[10].minX - frames[9].maxX, frames[11].minX - frames[10].maxX,
                    frames[3].minY - frames[0].maxY, frames[5].minY - frames[3].maxY, frames[7].minY - frames[2].maxY,
                ]
                #expect(gaps.allSatisfy { abs($0 - 8) < 0.001 })
                let small = PageSpot.all.indices.filter { PageSpot.all[$0].span == .small }.map { frames[$0].width }
                #expect((small.max() ?? 0) - (small.min() ?? 0) < 1 / scale + 0.001)
                #expect(abs(frames[2].maxX - (CGFloat(page + 1) * size.width - 8)) < 0.001)
            }
        }
    }

    @Test("a view that is too small has no cells of a negative size", arguments: Kind.allCases)
    func noRoom(kind: Kind) {
        for size in [CGSize.zero, CGSize(width: 10, height: 400), CGSize(width: 400, height: 10)] {
            let pages = Pages(kind, items: 13, size: size)
            for item in 0..<13 {
                let frame = pages.layout.layoutAttributesForItem(at: [0, item])?.frame ?? .null
                #expect(frame.size.width >= 0 && frame.size.height >= 0)
            }
        }
    }

    @Test("a rectangle gives the same items as a look at every item", arguments: 0..<20, Kind.allCases)
    func rectangles(seed: Int, kind: Kind) {
        var random = Shuffle(seed: seed)
        let pages = Pages(kind, items: Int(random.next(0..<200)), size: CGSize(width: 393, height: 700))
        let everything = (0..<pages.items).compactMap { pages.layout.layoutAttributesForItem(at: [0, $0]) }
        for _ in 0..<40 {
            let rect = CGRect(
                x: random.next(-800..<8000), y: random.next(-800..<800), width: random.next(0..<1500),
                height: random.next(0..<1500))
            let expected = everything.filter { $0.frame.intersects(rect) }.map(\.indexPath)
            #expect(pages.layout.layoutAttributesForElements(in: rect)?.map(\.indexPath) == expected)
        }
    }

    @Test("of a million items only those of the pages that a rectangle meets are looked at")
    func work() {
        let layout = PagesLayout()
        let pages = Pages(layout, items: 1_000_000, size: CGSize(width: 393, height: 700))
        let rect = CGRect(x: 393 * 50_000 + 1, y: 0, width: 391, height: 700)
        #expect(layout.pages.pages(in: rect) == 50_000..<50_001)
        #expect(layout.pages.pages(in: rect.offsetBy(dx: 200, dy: 0)) == 50_000..<50_002)
        #expect(layout.pages.pages(in: CGRect(x: -900, y: 0, width: 800, height: 700)).isEmpty)
        let found = pages.layout.layoutAttributesForElements(in: rect)?.map(\.indexPath.item)
        #expect(found == Array(600_000..<600_012))
    }

    @Test("only a change of size invalidates the layout, not scrolling", arguments: Kind.allCases)
    func invalidation(kind: Kind) {
        let pages = Pages(kind, items: 24, size: CGSize(width: 360, height: 472))
        let bounds = pages.view.bounds
        #expect(!pages.layout.shouldInvalidateLayout(forBoundsChange: bounds.offsetBy(dx: 50, dy: 0)))
        #expect(pages.layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 0, width: 472, height: 360)))
    }

    @Test("the safe area's insets at the sides are added to the margins", arguments: Kind.allCases)
    func safeArea(kind: Kind) {
        let pages = Pages(
            kind, items: 12, size: CGSize(width: 480, height: 472),
            safeArea: UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 60))
        #expect(pages.layout.layoutAttributesForItem(at: [0, 0])?.frame == CGRect(x: 68, y: 8, width: 80, height: 110))
        #expect(pages.layout.layoutAttributesForItem(at: [0, 11])?.frame.maxX == 412)
    }

    @Test("the flow subclass copies its superclass's attributes before changing them")
    func superIsLeftAlone() throws {
        let layout = PagesFlowLayout()
        let pages = Pages(layout, items: 12, size: CGSize(width: 360, height: 472))
        let warnings = Diagnostics.warnings {
            for _ in 0..<3 {
                pages.view.contentOffset.x += 1
                pages.view.layoutIfNeeded()
            }
        }
        #expect(warnings.isEmpty)
        #expect(pages.view.cellForItem(at: [0, 2])?.frame == CGRect(x: 184, y: 8, width: 168, height: 228))
    }

    // MARK: Attributes

    @Test("attributes have the span of their place, and copy and compare it", arguments: Kind.allCases)
    func attributes(kind: Kind) throws {
        let pages = Pages(kind, items: 12, size: CGSize(width: 360, height: 472))
        let all = try #require(pages.layout.layoutAttributesForElements(in: pages.content) as? [SpanLayoutAttributes])
        #expect(type(of: pages.layout).layoutAttributesClass is SpanLayoutAttributes.Type)
        #expect(all.map(\.kind) == PageSpot.all.map(\.span))
        let tall = all[5]
        let copy = try #require(tall.copy() as? SpanLayoutAttributes)
        #expect(copy !== tall && copy.kind == .tall && copy == tall)
        copy.kind = .small
        #expect(copy != tall)
        copy.kind = .tall
        copy.alpha = 0.5
        #expect(copy != tall)
        #expect(tall != UICollectionViewLayoutAttributes(forCellWith: tall.indexPath))
    }
}

/// A collection view with the layout and nothing else.
@MainActor private struct Pages {
    let items: Int
    let layout: UICollectionViewLayout
    let view: UICollectionView
    private let stage: Stage
    private let source: Source

    init(_ kind: PagesLayoutTests.Kind, items: Int, size: CGSize, safeArea: UIEdgeInsets = .zero) {
        self.init(kind == .layout ? PagesLayout() : PagesFlowLayout(), items: items, size: size, safeArea: safeArea)
    }

    init(_ layout: UICollectionViewLayout, items: Int, size: CGSize, safeArea: UIEdgeInsets = .zero) {
        self.layout = layout
        self.items = items
        stage = Stage(size: CGSize(width: max(size.width, 1), height: max(size.height, 1)), scale: 2)
        source = Source(count: items)
        view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        view.register(SpanPhotoCell.self, forCellWithReuseIdentifier: "photo")
        view.dataSource = source
        stage.setSafeArea(safeArea)
        stage.show(view)
        view.layoutIfNeeded()
    }

    var content: CGRect { CGRect(origin: .zero, size: layout.collectionViewContentSize) }
}

@MainActor private final class Source: NSObject, UICollectionViewDataSource {
    let count: Int

    init(count: Int) { self.count = count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    }
}
