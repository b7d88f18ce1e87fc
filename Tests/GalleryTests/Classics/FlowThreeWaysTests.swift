import Testing
import UIKit
import UIKitTesting

@testable import Gallery
@testable import GalleryTestSupport

@MainActor @Suite("Flow, three ways") struct FlowThreeWaysTests {
    // MARK: Fixed size

    @Test("393 points wide, three items of 100 fit into 377, and each of two gaps gets 38.5")
    func fixedSize() {
        let scene = FlowThreeWaysStage()
        // Header 40, inset 8.
        #expect(scene.frame(0, 0) == CGRect(x: 8, y: 48, width: 100, height: 100))
        #expect(scene.lines(0).prefix(7).allSatisfy { $0.count == 3 })
        // Items lie on whole thirds of a point.
        #expect(abs(scene.frame(0, 1).minX - 146.5) < 0.2)
        #expect(scene.frame(0, 2) == CGRect(x: 285, y: 48, width: 100, height: 100))
        #expect(scene.frame(0, 3) == CGRect(x: 8, y: 156, width: 100, height: 100))
        // 23 items are eight lines: 40 + 8 + 8 · 100 + 7 · 8 + 8, then the next header and its inset.
        #expect(scene.frame(1, 0) == CGRect(x: 8, y: 960, width: 100, height: 100))
        #expect(
            scene.view.layoutAttributesForSupplementaryElement(ofKind: Self.header, at: [1, 0])?.frame
                == CGRect(x: 0, y: 912, width: 393, height: 40))
    }

    @Test("a last line has the gaps of the other lines, because all items have one size")
    func lastLineOfAGrid() {
        let scene = FlowThreeWaysStage()
        let last = scene.lines(0).last ?? []
        #expect(last.map(\.minX) == [scene.frame(0, 0).minX, scene.frame(0, 1).minX])
    }

    @Test("a fixed size is set in the layout's properties, and the delegate isn't asked")
    func properties() throws {
        let scene = FlowThreeWaysStage()
        let flow = try #require(scene.view.collectionViewLayout as? UICollectionViewFlowLayout)
        #expect(flow.itemSize == CGSize(width: 100, height: 100))
        #expect(flow.minimumLineSpacing == 8 && flow.minimumInteritemSpacing == 8)
        #expect(flow.sectionInset == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        #expect(flow.headerReferenceSize.height == 40)
        #expect(scene.view.delegate == nil)
    }

    // MARK: By delegate

    @Test("items of 64, 96 and 120 fill a line of 377, which is as high as its tallest item and centres the others")
    func byDelegate() {
        let scene = FlowThreeWaysStage(way: .byDelegate)
        let line = scene.lines(0)[0]
        // 64 + 8 + 96 + 8 + 120 is 296, and 80 more do not fit. 97 are left for two gaps.
        #expect(
            line.map(\.size) == [
                CGSize(width: 64, height: 60), CGSize(width: 96, height: 100), CGSize(width: 120, height: 80),
            ])
        #expect(line.map(\.minY) == [68, 48, 58])
        #expect(line[0].minX == 8 && line[2].maxX == 385)
        #expect(gaps(line).allSatisfy { abs($0 - 48.5) < 0.2 })
        // The next line begins 8 below the tallest item.
        #expect(scene.lines(0)[1].map(\.minY).min() == 156)
    }

    @Test("the delegate gives each section its own spacing and insets")
    func sections() {
        let scene = FlowThreeWaysStage(way: .byDelegate)
        for (section, (spacing, lineSpacing, left)) in [(8, 8, 8), (16, 24, 24), (4, 12, 40)].enumerated() {
            let lines = scene.lines(section)
            let boxes = lines.map { $0.reduce(CGRect.null) { $0.union($1) } }
            let widest = CGFloat(393 - left)
            for (line, box) in zip(lines, boxes).dropLast() {
                #expect(gaps(line).allSatisfy { $0 >= CGFloat(spacing) - 0.4 })
                #expect(box.minX == CGFloat(left) && abs(box.maxX - widest) < 0.4)
                #expect(line.allSatisfy { abs($0.midY - box.midY) < 0.4 })
            }
            // The last line of unequal items is not spread.
            #expect(gaps(lines.last ?? []).allSatisfy { abs($0 - CGFloat(spacing)) < 0.4 })
            #expect(zip(boxes, boxes.dropFirst()).allSatisfy { abs($1.minY - $0.maxY - CGFloat(lineSpacing)) < 0.4 })
        }
    }

    // MARK: Fixed spacing

    @Test("a centred block 393 points wide has 77 points left over: 38 at the left and 39 at the right")
    func insets() {
        let block = CenteredBlock()
        #expect(block.count(in: 393) == 3)
        #expect(block.insets(in: 393) == (38, 39))
        #expect(block.insets(in: 332) == (8, 8))
        // With one point less, one item less fits between insets of 8: 123 are left over.
        #expect(block.count(in: 331) == 2)
        #expect(block.insets(in: 331) == (61, 62))
        #expect(block.count(in: 116) == 1 && block.insets(in: 116) == (8, 8))
        // The width is too small for one item, but one is shown all the same.
        #expect(block.count(in: 50) == 1 && block.insets(in: 50) == (8, 8))
        #expect(block.count(in: 0) == 1)
    }

    @Test("at every width, also in halves and thirds, the insets take exactly what is left over")
    func insetsOnEveryWidth() {
        let block = CenteredBlock()
        for width in (320 * 6...1400 * 6).map({ CGFloat($0) / 6 }) {
            let (left, right) = block.insets(in: width)
            let count = CGFloat(block.count(in: width))
            let room = width - left - right
            #expect(left >= 8 && right >= 8 && left == left.rounded())
            #expect(left == max(((width - count * 108 + 8) / 2).rounded(.down), 8))
            #expect(abs(right - left) < 2)
            // The insets leave room for this many items, almost exactly, and for no more.
            #expect(room >= count * 108 - 8 && room < count * 108 - 8 + 1 / 32)
            #expect((count + 1) * 108 - 8 + 16 > width)
        }
    }

    @Test("at every width from 320 to 1,400 every gap is 8, also in last lines, and the block is in the middle")
    func everyWidth() {
        let source = UnequalItems(counts: [23, 1, 2, 16])
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 600),
            collectionViewLayout: FlowThreeWaysController.makeLayout())
        let delegate = FixedSpacing()
        let stage = Stage(size: CGSize(width: 1400, height: 600), scale: 2)
        view.register(FlowWayCell.self, forCellWithReuseIdentifier: "item")
        view.dataSource = source
        view.delegate = delegate
        stage.show(view)
        for width in 320...1400 {
            view.frame.size.width = CGFloat(width)
            view.collectionViewLayout.invalidateLayout()
            view.layoutIfNeeded()
            let count = CenteredBlock().count(in: CGFloat(width))
            let left = CGFloat((width - count * 108 + 8) / 2)
            for (section, total) in source.counts.enumerated() {
                let frames = (0..<total).compactMap { view.layoutAttributesForItem(at: [section, $0])?.frame }
                // Expected places come from the rule alone: item by item, 108 apart, as many as fit.
                #expect(frames.map(\.minX) == (0..<total).map { left + CGFloat($0 % count) * 108 }, "\(width) wide")
            }
        }
    }

    @Test("a line is as high as its tallest item, shorter ones are centred, and lines are 8 apart")
    func unequalHeights() {
        let scene = FlowThreeWaysStage(way: .fixedSpacing)
        let lines = scene.lines(0)
        // Heights 60 100 80 | 140 72 120 | 90 60 100 | ...
        #expect(
            lines[0] == [
                CGRect(x: 38, y: 68, width: 100, height: 60), CGRect(x: 146, y: 48, width: 100, height: 100),
                CGRect(x: 254, y: 58, width: 100, height: 80),
            ])
        #expect(lines[1].map(\.minY) == [156, 190, 166])
        #expect(lines[2].map(\.minY).min() == 304)
        // 23 items: the last line has two of them.
        #expect(lines.last?.map(\.minX) == [38, 146])
    }

    @Test("in landscape, the centred block lies within the safe area")
    func notch() {
        let scene = FlowThreeWaysStage(
            size: CGSize(width: 852, height: 393), safeArea: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59),
            way: .fixedSpacing)
        // 734 hold six items and leave 94 points; the block begins 59 + 47 from the edge.
        func place(_ item: Int) -> CGRect { scene.view.convert(scene.frame(0, item), to: nil) }
        #expect(place(0).minX == 106)
        #expect(place(5).maxX == 746)
        #expect(place(6).minX == 106)
    }

    // MARK: As taught

    @Test("the taught count forgets the margins: 320 points are three items, and 8 at either side")
    func taughtInsets() {
        let block = TaughtBlock()
        // 77 are left over; 38 at either side leave a point to the gaps.
        #expect(block.count(in: 393) == 3 && block.inset(in: 393) == 38)
        #expect(block.count(in: 315) == 2 && block.inset(in: 315) == 53)
        #expect(block.count(in: 316) == 3 && block.inset(in: 316) == 8)
        #expect(block.count(in: 331) == 3 && block.inset(in: 331) == 8)
        #expect(block.count(in: 332) == 3 && block.inset(in: 332) == 8)
        #expect(block.count(in: 50) == 1 && block.inset(in: 50) == 8)
    }

    @Test("at every width from 320 to 1,400 the taught insets lose an item where less than 16 points are left over")
    func taughtWidths() {
        let source = UnequalItems(counts: [40])
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 600),
            collectionViewLayout: FlowThreeWaysController.makeLayout())
        let delegate = TaughtSpacing()
        let stage = Stage(size: CGSize(width: 1400, height: 600), scale: 2)
        view.register(FlowWayCell.self, forCellWithReuseIdentifier: "item")
        view.dataSource = source
        view.delegate = delegate
        stage.show(view)
        for width in 320...1400 {
            view.frame.size.width = CGFloat(width)
            view.collectionViewLayout.invalidateLayout()
            view.layoutIfNeeded()
            let frames = (0..<40).compactMap { view.layoutAttributesForItem(at: [0, $0])?.frame }
            let count = frames.dropFirst().firstIndex { $0.minX <= frames[0].minX } ?? 40
            let (counted, leftover) = ((width + 8) / 108, (width + 8) % 108)
            // 320 to 331, 424 to 439, 532 to 547 …
            #expect(count == (leftover < 16 ? counted - 1 : counted), "\(width) wide")
            let gap = frames[1].minX - frames[0].maxX
            // The items share what the insets leave: 104 at 320, 54 at 424. An odd point makes two gaps 8.5.
            let most = leftover < 16 ? (width - 16 - count * 100) : count * 8 - 8 + leftover % 2
            #expect(abs(gap - CGFloat(most) / CGFloat(count - 1)) <= 0.5, "\(width) wide")
        }
    }

    @Test("the article's fault is on the page: a section as 320 points wide has gaps of 104, and the ruler shows them")
    func taught() throws {
        let scene = FlowThreeWaysStage(way: .asTaught)
        // 38 at the left and at the right leave 317 for 316.
        #expect(scene.lines(0)[0].map(\.minX).first == 38 && scene.lines(0)[0].last?.maxX == 355)
        #expect(gaps(scene.lines(0)[0]).allSatisfy { abs($0 - 8.5) < 0.2 })
        // (393 - 320) / 2 = 36, and 8; the line ends 320 - 8 further.
        #expect(scene.lines(1)[0].map(\.minX) == [44, 248] && scene.lines(1)[0].last?.maxX == 348)
        #expect(gaps(scene.lines(1)[0]) == [104])
        // 332 are just enough: (393 - 332) / 2 = 30, and 8.
        #expect(scene.lines(2)[0].map(\.minX) == [38, 146, 254])
        scene.view.scrollToItem(at: [1, 0], at: .centeredVertically, animated: false)
        scene.stage.settle()
        #expect(scene.marks.gaps.contains { $0.text == "104" })
        #expect(scene.stage.svg().contains("as 320 wide"))
    }

    // MARK: Sideways

    struct Side: CustomTestStringConvertible, Sendable {
        let size: CGSize
        /// With fixed size: the top edges of a column.
        let spread: [CGFloat]
        /// With fixed spacing: the first top edge, and how many items there are in a column.
        let start: CGFloat, count: Int
        var testDescription: String { "\(size.width) × \(size.height)" }
    }

    nonisolated static let sides = [
        // The bar ends at 64 and the strip at 112, so 740 are left.
        // 724 hold six items; 124 are left for five gaps of 24.8, on thirds.
        // With gaps of 8 they take 640, and 100 are left over.
        Side(
            size: CGSize(width: 393, height: 852), spread: (0..<6).map { (24 + 374.4 * CGFloat($0)).rounded() / 3 },
            start: 50, count: 6),
        // They end at 54 and 102, so 291 are left. 275 hold two items, and 75 are left for the gap.
        // With a gap of 8, 83 are left over.
        Side(size: CGSize(width: 852, height: 393), spread: [8, 183], start: 41, count: 2),
        // 1068 are left. 1052 hold nine items; 152 are left for eight gaps of 19. With gaps of 8, 104 are left over.
        Side(
            size: CGSize(width: 820, height: 1180), spread: (0..<9).map { 8 + 119 * CGFloat($0) }, start: 52, count: 9),
    ]

    @Test(
        "sideways with a fixed size: columns of 100 behind a header of 40; gaps share what is left over",
        arguments: sides, [false, true])
    func sidewaysFixedSize(_ side: Side, isFromNib: Bool) {
        let scene = FlowThreeWaysStage(size: side.size, isFromNib: isFromNib)
        scene.turnSideways()
        for item in 0..<23 {
            let (column, row) = item.quotientAndRemainder(dividingBy: side.spread.count)
            let frame = CGRect(x: 48 + 108 * CGFloat(column), y: side.spread[row], width: 100, height: 100)
            #expect(scene.frame(0, item).isAlmost(frame), "\(item)")
        }
        #expect(scene.view.contentOffset == .zero)
    }

    @Test(
        "sideways with fixed spacing: gaps of 8, a centred block, and each column as wide as its widest item",
        arguments: sides)
    func sidewaysFixedSpacing(_ side: Side) {
        let scene = FlowThreeWaysStage(size: side.size, way: .fixedSpacing)
        scene.turnSideways()
        var left: CGFloat = 48
        for column in stride(from: 0, to: 23, by: side.count) {
            let items = column..<min(column + side.count, 23)
            let widest = items.map(ItemLengths.length).max() ?? 0
            for item in items {
                let width = ItemLengths.length(ofItem: item)
                let frame = CGRect(
                    x: left + (widest - width) / 2, y: side.start + 108 * CGFloat(item - column), width: width,
                    height: 100)
                #expect(scene.frame(0, item).isAlmost(frame), "\(item)")
            }
            left += widest + 8
        }
        #expect(Set(scene.marks.gaps.map(\.text)) == ["8"] && !scene.marks.gaps.contains { $0.isAcross })
        #expect(Set(scene.marks.lineGaps.map(\.text)) == ["8"])
        #expect(scene.marks.insets.first?.length == side.start)
    }

    @Test("sideways by delegate, each section has its own spacing and insets")
    func sidewaysByDelegate() {
        let scene = FlowThreeWaysStage(way: .byDelegate)
        scene.turnSideways()
        // Breadths 64 96 120 80 140 64 96, with at least 8 between them, take 708 of 724; 16 are left for six gaps.
        let first = (0..<7).map { scene.frame(0, $0) }
        #expect(first.map(\.height) == [64, 96, 120, 80, 140, 64, 96])
        #expect(first.map(\.width) == [60, 100, 80, 140, 72, 120, 90])
        #expect(zip(first, first.dropFirst()).allSatisfy { abs($1.minY - $0.maxY - 10.667) < 0.4 })
        // A column is as wide as its widest item, and the others are centered in it.
        #expect(first.allSatisfy { abs($0.midX - 118) < 0.4 })
        let second = scene.frame(1, 0)
        #expect(second.minY == 16)
    }

    @Test(
        "the screen made from a XIB looks as in code, in each way and direction",
        arguments: [(393, 852), (852, 393), (820, 1180)] as [(CGFloat, CGFloat)])
    func bothWays(width: CGFloat, height: CGFloat) {
        let looks = [false, true].map { isFromNib in
            let scene = FlowThreeWaysStage(size: CGSize(width: width, height: height), isFromNib: isFromNib)
            var looks = [scene.stage.svg()]
            for way in [FlowWay.byDelegate, .fixedSpacing] {
                scene.choose(way)
                looks.append(scene.stage.svg())
            }
            scene.turnSideways()
            looks.append(scene.stage.svg())
            return looks
        }
        #expect(looks[0] == looks[1])
        // The controller made in code has the views of makeViews(), and no XIB that UIKit found by the class's name.
        #expect(FlowThreeWaysStage().controller.view.subviews.count == 3)
    }

    @Test("rotated while it scrolls sideways, the view keeps its first item in place", arguments: FlowWay.allCases)
    func turningSideways(way: FlowWay) throws {
        let scene = FlowThreeWaysStage(way: way)
        scene.turnSideways()
        scene.view.scrollToItem(at: [1, 5], at: .left, animated: false)
        scene.stage.settle()
        let first = try #require(scene.first)
        let left = scene.frame(first.section, first.item).minX - scene.view.contentOffset.x
        scene.stage.resize(to: CGSize(width: 852, height: 393))
        scene.stage.settle()
        #expect(abs(scene.frame(first.section, first.item).minX - scene.view.contentOffset.x - left) < 0.5)
        #expect(scene.view.contentOffset.y == 0)
        scene.stage.resize(to: CGSize(width: 393, height: 852))
        scene.stage.settle()
        #expect(scene.first == first)
    }

    // MARK: Choosing and turning

    @Test("choosing another way moves every item to its new place with an animation")
    func choosing() throws {
        let scene = FlowThreeWaysStage()
        let cell = try #require(scene.view.cellForItem(at: [0, 0]))
        scene.touch(.fixedSpacing)
        scene.stage.advance(by: 0.15)
        let shown = try #require(cell.layer.presentation()).frame
        #expect(shown.minX > 8 && shown.minX < 38)
        #expect(scene.controller.ruler.alpha == 0)
        scene.stage.settle()
        #expect(cell.frame == CGRect(x: 38, y: 68, width: 100, height: 60))
        #expect(scene.controller.ruler.alpha == 1)
        for way in [FlowWay.byDelegate, .fixedSize, .byDelegate, .fixedSpacing] { scene.touch(way) }
        scene.stage.settle()
        #expect(scene.controller.way == .fixedSpacing && scene.controller.ruler.alpha == 1)
        #expect(scene.lines(0)[0].map(\.minX) == [38, 146, 254])
    }

    @Test("headers describe what each way shows")
    func headers() {
        let scene = FlowThreeWaysStage()
        #expect(scene.stage.svg().contains("gaps at least 8"))
        scene.choose(.fixedSpacing)
        #expect(scene.stage.svg().contains("gaps exactly 8"))
        scene.choose(.byDelegate)
        scene.view.scrollToItem(at: [1, 0], at: .centeredVertically, animated: false)
        scene.stage.settle()
        #expect(scene.stage.svg().contains("gaps at least 16"))
    }

    @Test(
        "rotation keeps the first item in view in place, and computes the insets again", arguments: FlowWay.allCases)
    func turning(way: FlowWay) throws {
        let scene = FlowThreeWaysStage(way: way)
        for offset in [0, 300, 700] as [CGFloat] {
            scene.view.contentOffset.y = offset
            scene.stage.settle()
            let first = try #require(scene.first)
            let distance = scene.frame(first.section, first.item).minY - scene.view.contentOffset.y
            scene.stage.resize(to: CGSize(width: 852, height: 393))
            #expect(scene.view.indexPathsForVisibleItems.contains(first))
            #expect(scene.frame(first.section, first.item).minY - scene.view.contentOffset.y == distance)
            // 852 hold seven items and leave 104 points.
            if way == .fixedSpacing { #expect(scene.frame(0, 0).minX == 52 && scene.frame(0, 6).maxX == 800) }
            scene.stage.resize(to: CGSize(width: 393, height: 852))
            #expect(scene.view.contentOffset.y == offset)
        }
    }

    @Test("a device rotated while the way changes shows every cell in its final place")
    func turningMidway() {
        let scene = FlowThreeWaysStage()
        scene.touch(.fixedSpacing)
        scene.stage.advance(by: 0.1)
        scene.stage.resize(to: CGSize(width: 852, height: 393))
        scene.stage.settle()
        #expect(scene.lines(0)[0].map(\.minX) == (0..<7).map { 52 + CGFloat($0) * 108 })
        for cell in scene.view.visibleCells {
            let place = scene.view.indexPath(for: cell).map { scene.frame($0.section, $0.item) }
            #expect(cell.frame == place)
        }
    }

    // MARK: Pictures

    @Test("each way's attributes look like their snapshots", arguments: FlowWay.allCases)
    func pictures(way: FlowWay) {
        let scene = FlowThreeWaysStage(way: way)
        assertSnapshot(of: scene.view, as: .attributes, named: "\(way)")
    }

    @Test("the screen looks like its snapshot")
    func picture() {
        let app = UINavigationController(rootViewController: FlowThreeWaysController())
        assertSnapshot(of: app, as: .svg(size: CGSize(width: 393, height: 852)))
    }

    private static let header = UICollectionView.elementKindSectionHeader
}

@MainActor private final class UnequalItems: NSObject, UICollectionViewDataSource {
    let counts: [Int]

    init(counts: [Int]) { self.counts = counts }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.register(
            FlowWayHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
        return collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
}
