import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor @Suite("Spreadsheet scene") struct SpreadsheetSceneTests {
    private let app = SpreadsheetStage()
    private var stage: Stage { app.stage }
    private var view: UICollectionView { app.view }

    private func chooseLeanLayout() {
        app.chooseLayout(1)
        #expect(view.collectionViewLayout is LeanGridLayout)
    }

    @Test("2,500 cells lie below title, headings and bar; the first column names the rows")
    func beginning() {
        stage.settle()
        #expect(view.numberOfSections == 50 && view.numberOfItems(inSection: 49) == 50)
        #expect(app.places["Row 1"] == CGRect(x: 0, y: 156, width: 110, height: 44))
        #expect(app.places["1-1"] == CGRect(x: 110, y: 156, width: 110, height: 44))
        #expect(app.places["3-2"] == CGRect(x: 220, y: 244, width: 110, height: 44))
        #expect(app.titleView?.frame == CGRect(x: 0, y: 0, width: 5500, height: 60))
        #expect(app.words.map(\.midX) == [196.5, 196.5])
        #expect(app.heading(1) == CGRect(x: 110, y: 124, width: 110, height: 32))
        #expect(app.shadow?.frame == CGRect(x: 0, y: 60, width: 8, height: 2232))
        #expect(app.shadow?.layer.zPosition == 0)
    }

    @Test("a finger scrolls both ways; the first column stays at the left, and the title does sideways")
    func bothWays() throws {
        stage.settle()
        app.drag(by: CGVector(dx: -230, dy: -310))
        let offset = view.contentOffset
        #expect(offset.x > 200 && offset.y > 200)
        let row = try #require(app.places["Row 12"])
        #expect(row.minX == 0 && row.width == 110)
        let beside = try #require(app.places["12-4"])
        #expect(abs(beside.minX - (440 - offset.x)) < 0.001 && beside.minY == row.minY)
        #expect(app.titleView.map { $0.convert($0.bounds, to: nil).minX } ?? 0 == 0)
        let edge = try #require(app.shadow)
        #expect(edge.convert(edge.bounds, to: nil).minX == 109)
        #expect(edge.layer.zPosition == 750)
        #expect(app.heading(0) == CGRect(x: 0, y: 64, width: 110, height: 32), "below the bar")
        #expect(app.heading(4)?.minX == beside.minX && app.heading(4)?.minY == 64)
    }

    @Test("the first column is above the cells that scroll below it, and gets the tap")
    func order() throws {
        stage.settle()
        app.drag(by: CGVector(dx: -200, dy: 0))
        #expect(app.places.values.contains { $0.minX < 110 && $0.maxX > 0 && $0.minX != 0 })
        let row = try #require(app.places["Row 4"])
        stage.tap(at: CGPoint(x: 100, y: row.midY))
        #expect(view.indexPathsForSelectedItems == [[0, 3]])
        let views = view.subviews.filter { !$0.isHidden }
        let pinned = try #require(view.cellForItem(at: [0, 3]))
        let order = stage.window.hitTest(CGPoint(x: 50, y: row.midY), with: nil)
        #expect(order?.isDescendant(of: pinned) == true)
        #expect(views.contains(pinned))
    }

    @Test("a million cells are shown from their first one on, and the smaller sheet again afterwards")
    func million() throws {
        stage.settle()
        // The plain layout makes a million objects, which takes seconds in a debug build and isn't tested here.
        chooseLeanLayout()
        app.drag(by: CGVector(dx: -100, dy: -100))
        app.chooseSize(1)
        #expect(view.numberOfSections == 1_000)
        #expect(view.contentOffset == CGPoint(x: 0, y: -64))
        #expect(app.places["1-1"] == CGRect(x: 110, y: 156, width: 110, height: 44))
        view.contentOffset = CGPoint(x: 60_000, y: 30_000)
        stage.settle()
        let row = app.places.filter { $0.key.hasPrefix("Row") }
        #expect(row.count >= 19 && row.values.allSatisfy { $0.minX == 0 })
        app.chooseSize(0)
        #expect(view.numberOfSections == 50)
        #expect(app.places["Row 1"]?.minX == 0)
    }

    @Test("after a switch while scrolled, the other layout shows the same cells in the same places")
    func switching() throws {
        stage.settle()
        app.drag(by: CGVector(dx: -230, dy: -310))
        let before = app.places
        chooseLeanLayout()
        stage.settle()
        #expect(app.places == before)
        #expect(app.shadow?.layer.zPosition == 750)
        app.drag(by: CGVector(dx: 230, dy: 310))
        #expect(app.shadow?.frame.minX == 0)
        #expect(app.shadow?.layer.zPosition == 0)
    }

    @Test("rotated and rotated back, the sheet is as before, and the title's texts are in the middle of the screen")
    func turning() {
        stage.settle()
        app.drag(by: CGVector(dx: -230, dy: 0))
        let (offset, before) = (view.contentOffset, app.places)
        stage.resize(to: CGSize(width: 852, height: 393))
        stage.settle()
        #expect(view.contentOffset.x == offset.x)
        #expect(app.places["Row 1"]?.minX == 0)
        #expect(app.titleView?.frame.width == 5500)
        #expect(app.words.map(\.midX) == [426, 426] && app.words.map(\.width) == [820, 820])
        #expect(app.titleView.map { $0.convert($0.bounds, to: nil).minX } == 0)

        stage.resize(to: CGSize(width: 393, height: 852))
        stage.settle()
        #expect(view.contentOffset == offset)
        #expect(app.places == before)
        #expect(app.titleView?.frame.width == 5500)
        #expect(app.words.map(\.midX) == [196.5, 196.5] && app.words.map(\.width) == [361, 361])
    }

    @Test(
        "in landscape the first column is beside the island, and hides the cells in the strip",
        arguments: [false, true])
    func island(isLean: Bool) throws {
        let upright = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
        stage.setSafeArea(upright)
        if isLean { chooseLeanLayout() }
        app.drag(by: CGVector(dx: -190, dy: -420))
        let before = app.places
        #expect(app.margin == nil)

        stage.resize(
            to: CGSize(width: 852, height: 393), safeAreaInsets: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
        let rows = app.places.filter { $0.key.hasPrefix("Row") }
        #expect(!rows.isEmpty && rows.values.allSatisfy { abs($0.minX - 59) < 0.001 })
        let strip = try #require(app.margin)
        let frame = strip.convert(strip.bounds, to: nil)
        #expect(abs(frame.minX) < 0.001 && abs(frame.width - 59) < 0.001)
        #expect(rows.values.allSatisfy { frame.minY <= $0.minY && $0.maxY <= frame.maxY })
        // A tap on the strip doesn't reach the cells below it.
        let row = try #require(rows.values.first { $0.midY > 200 && $0.midY < 300 })
        #expect(app.places.contains { !$0.key.hasPrefix("Row") && $0.value.minX < 59 })
        stage.tap(at: CGPoint(x: 30, y: row.midY))
        #expect(view.indexPathsForSelectedItems == [])

        stage.resize(to: CGSize(width: 393, height: 852), safeAreaInsets: upright)
        #expect(app.places == before)
        #expect(app.margin == nil)
    }

    @Test("a sheet without rows or columns is empty, and scrolls", arguments: [(0, 0), (0, 5), (5, 0), (1, 1)])
    func empty(size: (columns: Int, rows: Int)) {
        let stage = Stage(size: CGSize(width: 393, height: 852))
        let controller = SpreadsheetController(size: SheetSize(columns: size.columns, rows: size.rows))
        stage.show(UINavigationController(rootViewController: controller))
        stage.settle()
        stage.drag(from: CGPoint(x: 300, y: 600), to: CGPoint(x: 100, y: 300))
        stage.settle()
        #expect(controller.collectionView.visibleCells.count == size.columns * size.rows)
        controller.collectionView.setCollectionViewLayout(LeanGridLayout(), animated: false)
        stage.settle()
        #expect(controller.collectionView.visibleCells.count == size.columns * size.rows)
    }

    @Test("the spreadsheet looks like its snapshots")
    func pictures() {
        let app = UINavigationController(rootViewController: SpreadsheetController())
        assertSnapshot(of: app, as: .svg(size: CGSize(width: 393, height: 400)))

        let small = SpreadsheetController(size: SheetSize(columns: 6, rows: 4))
        let stage = Stage(size: CGSize(width: 393, height: 400))
        stage.show(small)
        stage.settle()
        small.collectionView.contentOffset.x = 100
        stage.settle()
        assertSnapshot(of: small.collectionView, as: .attributes)
    }
}
