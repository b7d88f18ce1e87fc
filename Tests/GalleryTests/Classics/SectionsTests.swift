import Testing
import UIKit
import UIKitTesting

@testable import Gallery
@testable import GalleryTestSupport

@MainActor @Suite("Classic: Sections") struct SectionsTests {
    private let header = UICollectionView.elementKindSectionHeader
    private let footer = UICollectionView.elementKindSectionFooter

    // MARK: Frames

    struct Grid: CustomTestStringConvertible, Sendable {
        let size: CGSize
        /// The left edges of a row, or the top edges of a column.
        let edges: [CGFloat]
        /// The length of a section, including header and footer.
        let length: CGFloat
        /// The size across the scrolling direction.
        let breadth: CGFloat
        var testDescription: String { "\(size.width) × \(size.height)" }
    }

    // Without the insets, 361, 772 and 812 points have room for 3 or 7 items with at least 10 between them.
    nonisolated static let down = [
        // 353 - 300 leave two gaps of 26½; on a screen with three pixels a point the middle item is at 146⅔.
        Grid(size: CGSize(width: 393, height: 852), edges: [20, 146 + 2 / 3.0, 273], length: 2220, breadth: 393),
        // 812 - 700 leave six gaps of 18⅔.
        Grid(
            size: CGSize(width: 852, height: 393),
            edges: [20, 138 + 2 / 3.0, 257 + 1 / 3.0, 376, 494 + 2 / 3.0, 613 + 1 / 3.0, 732], length: 1140,
            breadth: 852),
        // 780 - 700 leave six gaps of 13⅓.
        Grid(
            size: CGSize(width: 820, height: 1180),
            edges: [20, 133 + 1 / 3.0, 246 + 2 / 3.0, 360, 473 + 1 / 3.0, 586 + 2 / 3.0, 700], length: 1140,
            breadth: 820),
    ]

    @Test(
        "scrolling down: rows of 100, 20 apart, below a header of 65 and above a footer of 75", arguments: down,
        [false, true])
    func vertical(_ grid: Grid, isFromNib: Bool) {
        let app = SectionsStage(size: grid.size, isFromNib: isFromNib)
        for section in 0..<3 {
            let top = CGFloat(section) * grid.length
            #expect(app.banner(header, section) == CGRect(x: 0, y: top, width: grid.breadth, height: 65))
            for item in 0..<50 {
                let (row, column) = item.quotientAndRemainder(dividingBy: grid.edges.count)
                let frame = CGRect(x: grid.edges[column], y: top + 85 + CGFloat(row) * 120, width: 100, height: 100)
                #expect(app.frame(item, section)?.isAlmost(frame) == true, "\(section),\(item)")
            }
            let bottom = top + grid.length - 75
            #expect(app.banner(footer, section) == CGRect(x: 0, y: bottom, width: grid.breadth, height: 75))
        }
        #expect(app.view.contentSize == CGSize(width: grid.breadth, height: 3 * grid.length))
    }

    nonisolated static let sideways = [
        // A bar that ends at 64 and insets of 60 leave 728: room for six items, and five gaps of 25.6.
        Grid(
            size: CGSize(width: 393, height: 852),
            edges: [20, 145 + 2 / 3.0, 271 + 1 / 3.0, 396 + 2 / 3.0, 522 + 1 / 3.0, 648], length: 1200, breadth: 788),
        // A bar that ends at 54 and insets of 60 leave 279: room for two items.
        Grid(size: CGSize(width: 852, height: 393), edges: [20, 199], length: 3120, breadth: 339),
        // 1056 have room for nine items, and eight gaps of 19.5; places are on thirds.
        Grid(
            size: CGSize(width: 820, height: 1180), edges: (0..<9).map { (60 + 358.5 * CGFloat($0)).rounded() / 3 },
            length: 840, breadth: 1116),
    ]

    @Test(
        "sideways: columns, and headers and footers 50 wide that stretch from top to bottom", arguments: sideways,
        [false, true])
    func horizontal(_ grid: Grid, isFromNib: Bool) {
        let app = SectionsStage(size: grid.size, isFromNib: isFromNib)
        app.scroll(.horizontal)
        for section in 0..<3 {
            let left = CGFloat(section) * grid.length
            #expect(app.banner(header, section) == CGRect(x: left, y: 0, width: 50, height: grid.breadth))
            for item in 0..<50 {
                let (column, row) = item.quotientAndRemainder(dividingBy: grid.edges.count)
                let frame = CGRect(x: left + 70 + CGFloat(column) * 120, y: grid.edges[row], width: 100, height: 100)
                #expect(app.frame(item, section)?.isAlmost(frame) == true, "\(section),\(item)")
            }
            let right = left + grid.length - 50
            #expect(app.banner(footer, section) == CGRect(x: right, y: 0, width: 50, height: grid.breadth))
        }
        #expect(app.view.contentSize == CGSize(width: 3 * grid.length, height: grid.breadth))
    }

    @Test("cards keep clear of a notch at the side; headers reach below it")
    func notch() {
        let app = SectionsStage(
            size: SectionsStage.onItsSide, safeAreaInsets: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
        // 852 - 2 · (59 + 20) leaves 694: room for six items.
        #expect(app.frame(0)?.minX == 79)
        #expect(app.frame(5)?.maxX == 773)
        #expect(app.banner(header, 0)?.width == 852)
        #expect(app.text(of: header, 0)?.superview?.convert(.zero, to: nil).x == 0)
        #expect(app.text(of: header, 0)?.frame.minX == 79)
    }

    // MARK: Contents

    @Test(
        "every card shows its section and row, and is rotated by 10° at most, also in a reused cell",
        arguments: [false, true])
    func cards(isFromNib: Bool) throws {
        let app = SectionsStage(isFromNib: isFromNib)
        var seen: Set<String> = []
        for step in 0..<20 {
            app.view.contentOffset.y = CGFloat(step) * 300 - 64
            if step.isMultiple(of: 3) { app.view.collectionViewLayout.invalidateLayout() }
            app.stage.settle()
            for path in app.view.indexPathsForVisibleItems {
                let cell = try #require(app.view.cellForItem(at: path))
                let card = try #require(cell.contentView.subviews.first as? UILabel)
                #expect(card.text == "\(path.section),\(path.item)")
                #expect(cell.accessibilityLabel == "Section \(path.section), row \(path.item)")
                #expect(cell.bounds.size == CGSize(width: 100, height: 100))
                let degrees = [-10, -5, 0, 5, 10, 5, 0, -5][path.item % 8]
                #expect(abs(cell.transform.angle - CGFloat(degrees)) < 0.001)
                #expect(card.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
                seen.insert(card.text ?? "")
            }
        }
        #expect(seen.count == 150)
        #expect(app.stage.trace.cellsReused > 50)
        #expect(app.stage.trace.cellsCreated < 80)
    }

    @Test(
        "a cell rotated by 10° has a square frame with sides of 100 · (cos 10° + sin 10°), centred in its place"
    )
    func box() throws {
        let app = SectionsStage()
        let cell = try #require(app.view.cellForItem(at: [0, 0]))
        // 98.481 + 17.365
        #expect(abs(cell.frame.width - 115.846) < 0.001)
        #expect(abs(cell.frame.height - 115.846) < 0.001)
        #expect(cell.center == CGPoint(x: 70, y: 135))
    }

    @Test(
        "the delegate's sizes repeat 100, 60 and 80 points; each row is as high as its highest item"
    )
    func sizesByDelegate() throws {
        let app = SectionsStage()
        app.touchSizes()
        app.stage.settle()
        // 353 points: 100 + 60 + 80 + 10 · 2 leave 93, no room for a fourth of 100, so 46½ more in each gap, on thirds.
        let row = [
            CGRect(x: 20, y: 85, width: 100, height: 100), CGRect(x: 176 + 2 / 3.0, y: 85, width: 60, height: 100),
            CGRect(x: 293, y: 105, width: 80, height: 60),
        ]
        for (item, frame) in row.enumerated() {
            #expect(app.frame(item)?.isAlmost(frame) == true)
            #expect(app.frame(item + 3)?.isAlmost(frame.offsetBy(dx: 0, dy: 120)) == true)
        }
        let cell = try #require(app.view.cellForItem(at: [0, 2]))
        #expect(
            cell.bounds.size == CGSize(width: 80, height: 60) && cell.contentView.subviews.first?.frame == cell.bounds)
        app.touchSizes()
        app.stage.settle()
        #expect(app.frame(2)?.size == CGSize(width: 100, height: 100))
        #expect(app.misplaced == [])
    }

    @Test(
        "the screen made from XIBs looks as in code, frame by frame", arguments: [false, true],
        [UICollectionView.ScrollDirection.vertical, .horizontal])
    func bothWays(isOnItsSide: Bool, direction: UICollectionView.ScrollDirection) throws {
        let looks = [false, true].map { isFromNib in
            let app = SectionsStage(
                size: isOnItsSide ? SectionsStage.onItsSide : SectionsStage.upright,
                safeAreaInsets: UIEdgeInsets(top: 20, left: isOnItsSide ? 59 : 0, bottom: 21, right: 0),
                isFromNib: isFromNib)
            app.scroll(direction)
            return app.stage.svg()
        }
        #expect(looks[0] == looks[1])
        let nib = SectionsController.fromNib()
        #expect((nib.collectionView.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize.width == 100)
    }

    @Test(
        "the titles of headers and footers run from left to right, or downwards where content runs sideways")
    func words() throws {
        let app = SectionsStage(size: SectionsStage.onItsSide)
        let title = try #require(app.text(of: header, 0))
        #expect(title.text == "Section 0")
        #expect(title.frame == CGRect(x: 20, y: 0, width: 812, height: 65))
        #expect(title.transform.isIdentity)
        app.view.contentOffset.y = 900
        app.stage.settle()
        #expect(app.text(of: footer, 0)?.text == "End of section 0")
        app.view.contentOffset.y = -54
        app.scroll(.horizontal)
        let upright = try #require(app.text(of: header, 0))
        #expect(abs(upright.transform.angle - 90) < 0.001)
        #expect(upright.frame.isAlmost(CGRect(x: 0, y: 20, width: 50, height: 299)))
    }

    // MARK: Changing direction

    @Test("during the change of direction every card is on the straight line between its two places")
    func halfWay() throws {
        let app = SectionsStage()
        let path = IndexPath(item: 4, section: 0)
        let cell = try #require(app.view.cellForItem(at: path))
        let start = cell.convert(CGPoint(x: 50, y: 50), to: nil)
        app.touch(.horizontal)
        app.stage.advance(by: 0.15)
        let end = cell.convert(CGPoint(x: 50, y: 50), to: nil)
        let shown = app.shownInWindow(cell)
        #expect(app.view.cellForItem(at: path) === cell)
        #expect(start != end && shown != start && shown != end)
        #expect(shown.isBetween(start, end))
        app.stage.settle()
        #expect(app.shownInWindow(cell) == end)
    }

    @Test("a change of direction keeps the beginning with its header, or the middle of what is in view")
    func placeOfDirections() throws {
        let app = SectionsStage()
        app.scroll(.horizontal)
        #expect(app.view.contentOffset == CGPoint(x: 0, y: -64))
        app.scroll(.vertical)
        #expect(app.view.contentOffset == CGPoint(x: 0, y: -64))
        app.view.scrollToItem(at: [1, 25], at: .centeredVertically, animated: false)
        app.scroll(.horizontal)
        let frame = try #require(app.frame(25, 1))
        #expect(app.room.contains(frame))
        #expect(abs(frame.midX - app.room.midX) <= 120)
    }

    @Test("a second change during the first ends where the last one says")
    func hurry() {
        let app = SectionsStage()
        for direction in [UICollectionView.ScrollDirection.horizontal, .vertical, .horizontal] {
            app.touch(direction)
            app.stage.advance(by: 0.1)
        }
        app.stage.settle()
        #expect(app.frame(6) == CGRect(x: 190, y: 20, width: 100, height: 100))
        #expect(app.misplaced == [])
        #expect(app.leftovers == 0)
    }

    // MARK: Turning the device

    @Test(
        "rotation keeps the first item in view, as far from the edge as it was",
        arguments: [UICollectionView.ScrollDirection.vertical, .horizontal], [200, 1000, 2300])
    func turning(_ direction: UICollectionView.ScrollDirection, _ offset: CGFloat) throws {
        let app = SectionsStage()
        app.scroll(direction)
        let isDown = direction == .vertical
        app.view.contentOffset = isDown ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: -64)
        app.stage.settle()
        for size in [SectionsStage.onItsSide, SectionsStage.tablet, SectionsStage.upright] {
            let first = try #require(app.view.readingPlace)
            app.stage.resize(to: size)
            app.stage.settle()
            let frame = try #require(app.frame(first.indexPath.item, first.indexPath.section))
            #expect(frame.intersects(app.room))
            if isDown {
                #expect(abs(frame.minY - app.room.minY - first.distance.y) < 0.5)
            } else {
                #expect(abs(frame.minX - app.room.minX - first.distance.x) < 0.5)
            }
            #expect(app.misplaced == [])
        }
    }

    @Test("a view at its beginning shows the beginning, with its header, after rotation")
    func turningAtTheBeginning() {
        let app = SectionsStage()
        app.stage.resize(to: SectionsStage.onItsSide)
        app.stage.settle()
        #expect(app.view.contentOffset == CGPoint(x: 0, y: -54))
        app.stage.resize(to: SectionsStage.upright)
        app.stage.settle()
        #expect(app.view.contentOffset == CGPoint(x: 0, y: -64))
    }

    @Test("rotated while the circle is on top, the view is at the same place after going back")
    func turningBelowTheCircle() throws {
        let app = SectionsStage()
        // Row 8, of three items each, begins with item 24, at 85 + 8 · 120 = 1045: a point below the bar.
        app.view.contentOffset.y = 980
        app.stage.settle()
        app.openCircle()
        #expect(app.navigation.topViewController is CircleController)
        app.stage.resize(to: SectionsStage.onItsSide)
        app.stage.settle()
        app.navigation.popViewController(animated: true)
        app.stage.settle()
        // Row 3, of seven items each, begins with item 21, at 85 + 3 · 120 = 445; the bar ends at 54.
        #expect(abs(app.view.contentOffset.y - (445 - 1 - 54)) < 0.01)
        #expect(app.misplaced == [])
    }

    @Test(
        "scrolling sideways, too, the view is at the same place after rotation under the circle",
        arguments: [CGSize(width: 852, height: 393), CGSize(width: 820, height: 1180)])
    func turningBelowTheCircleSideways(_ size: CGSize) throws {
        let app = SectionsStage()
        app.scroll(.horizontal)
        app.view.contentOffset.x = 500
        app.stage.settle()
        let place = try #require(app.view.readingPlace)
        app.openCircle()
        app.stage.resize(to: size)
        app.stage.settle()
        app.navigation.popViewController(animated: true)
        app.stage.settle()
        #expect(app.view.contentOffset.y == app.view.beginning.y)
        let frame = try #require(app.frame(place.indexPath.item, place.indexPath.section))
        #expect(abs(frame.minX - app.room.minX - place.distance.x) < 0.5)
        #expect(app.misplaced == [])
    }

    @Test("without rotation, the view is where it was after going back")
    func comingBack() {
        let app = SectionsStage()
        app.view.contentOffset.y = 1000
        app.openCircle()
        app.navigation.popViewController(animated: true)
        app.stage.settle()
        #expect(app.view.contentOffset.y == 1000)
    }

    @Test("after rotation during a change of direction, everything is in its place")
    func turningMidway() {
        let app = SectionsStage()
        app.touch(.horizontal)
        app.stage.advance(by: 0.1)
        app.stage.resize(to: SectionsStage.onItsSide)
        app.stage.settle()
        #expect(app.frame(2) == CGRect(x: 190, y: 20, width: 100, height: 100))
        #expect(app.misplaced == [])
        #expect(app.leftovers == 0)
    }

    @Test(
        "scrolling, rotation and changes in any order, some during others, end where the layout says",
        arguments: 1...20)
    func shaking(_ seed: UInt64) {
        var dice = Dice(seed: seed)
        let app = SectionsStage()
        let sizes = [SectionsStage.upright, SectionsStage.onItsSide, SectionsStage.tablet]
        var direction = UICollectionView.ScrollDirection.vertical
        for _ in 0..<30 {
            switch dice.next() % 5 {
            case 0:
                direction = direction == .vertical ? .horizontal : .vertical
                app.touch(direction)
            case 1: app.stage.resize(to: sizes[Int(dice.next() % 3)])
            case 2:
                let (x, y) = (CGFloat(dice.next() % 2000) - 1000, CGFloat(dice.next() % 2000) - 1000)
                app.stage.wheel(at: CGPoint(x: 200, y: 200), by: CGVector(dx: x, dy: y))
            case 3:
                let path = IndexPath(item: Int(dice.next() % 50), section: Int(dice.next() % 3))
                app.view.scrollToItem(at: path, at: [], animated: dice.next() % 2 == 0)
            default:
                app.openCircle()
                if dice.next() % 2 == 0 { app.stage.resize(to: sizes[Int(dice.next() % 3)]) }
                app.navigation.popViewController(animated: true)
                app.stage.settle()
            }
            app.stage.advance(by: Double(dice.next() % 8) * 0.05)
        }
        app.stage.settle()
        #expect((app.view.collectionViewLayout as? UICollectionViewFlowLayout)?.scrollDirection == direction)
        #expect(app.misplaced == [])
        #expect(app.leftovers == 0)
        let (offset, beginning) = (app.view.contentOffset, app.view.beginning)
        #expect(offset.x >= beginning.x && offset.y >= beginning.y)
        // The content doesn't scroll in the other direction.
        #expect(direction == .vertical ? offset.x == beginning.x : offset.y == beginning.y)
    }

    // MARK: Looks

    @Test("the sections look like their snapshots")
    func pictures() {
        func screen(_ direction: UICollectionView.ScrollDirection) -> UIViewController {
            let app = SectionsStage(size: CGSize(width: 393, height: 500))
            app.scroll(direction)
            return app.navigation
        }
        assertSnapshot(of: screen(.vertical), as: .svg(size: CGSize(width: 393, height: 500)))
        assertSnapshot(of: screen(.horizontal), as: .svg(size: CGSize(width: 393, height: 500)))
    }
}

extension CGAffineTransform {
    /// The rotation in degrees, clockwise.
    fileprivate var angle: CGFloat { atan2(b, a) * 180 / .pi }
}
