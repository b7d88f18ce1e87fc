import TestSupport
import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor @Suite("Grid layouts of the spreadsheet") struct GridLayoutTests {
    /// The layout that most people would write, and the one for sheets of any size. They look the same.
    enum Kind: CaseIterable {
        case plain, lean

        @MainActor func make() -> UICollectionViewLayout { self == .plain ? GridLayout() : LeanGridLayout() }
    }

    @Test("columns are 110 wide and rows 44 high, below the title", arguments: Kind.allCases)
    func places(_ kind: Kind) {
        let sheet = SheetSource(rowCounts: [50, 50, 50], layout: kind.make())
        #expect(sheet.frame(column: 0, row: 0) == CGRect(x: 0, y: 60, width: 110, height: 44))
        #expect(sheet.frame(column: 2, row: 3) == CGRect(x: 220, y: 192, width: 110, height: 44))
        #expect(sheet.title?.frame == CGRect(x: 0, y: 0, width: 330, height: 60))
        #expect(sheet.title?.visibleWidth == 375)
        #expect(sheet.view.contentSize == CGSize(width: 330, height: 2260))
    }

    @Test("the first column stays at the left edge, above the others, and has a shadow", arguments: Kind.allCases)
    func pinning(_ kind: Kind) {
        let sheet = SheetSource(rowCounts: Array(repeating: 50, count: 50), layout: kind.make())
        #expect(sheet.shadow?.frame == CGRect(x: 0, y: 60, width: 8, height: 2200) && sheet.shadow?.zIndex == 0)
        sheet.scroll(to: 0, 500)
        #expect(sheet.shadow?.frame.minX == 0 && sheet.shadow?.zIndex == 0, "nothing is scrolled below it yet")
        sheet.scroll(to: 130, 500)
        #expect(sheet.frame(column: 0, row: 12) == CGRect(x: 130, y: 588, width: 110, height: 44))
        #expect(sheet.frame(column: 1, row: 12) == CGRect(x: 110, y: 588, width: 110, height: 44))
        #expect(sheet.shadow?.frame == CGRect(x: 239, y: 60, width: 8, height: 2200))
        #expect(sheet.title?.frame == CGRect(x: 130, y: 0, width: 5500, height: 60))
        let order = [[1, 0], [0, 0]].map { sheet.layout.layoutAttributesForItem(at: $0)?.zIndex }
        #expect(order == [500, 1000] && sheet.shadow?.zIndex == 750 && sheet.title?.zIndex == 0)
        sheet.scroll(to: 0, 0)
        #expect(sheet.frame(column: 0, row: 12)?.minX == 0)
        #expect(sheet.shadow?.frame.minX == 0 && sheet.shadow?.zIndex == 0)
    }

    @Test("pulled beyond either end, the sheet keeps its first column at the view's edge", arguments: Kind.allCases)
    func pulled(_ kind: Kind) {
        let sheet = SheetSource(rowCounts: [20, 20, 20, 20, 20], layout: kind.make())
        sheet.scroll(to: -40, 0)
        #expect(sheet.frame(column: 0, row: 0)?.minX == -40)
        #expect(sheet.frame(column: 1, row: 0)?.minX == 110)
        #expect(sheet.title?.frame.minX == -40)
        #expect(sheet.shadow?.frame.minX == 0 && sheet.shadow?.zIndex == 0)
        // By itself, the sheet scrolls no further than 5 · 110 - 375 = 175.
        sheet.scroll(to: 215, 0)
        #expect(sheet.frame(column: 0, row: 0)?.minX == 215)
        #expect(sheet.title?.frame == CGRect(x: 215, y: 0, width: 550, height: 60))
        #expect(sheet.shadow?.frame.minX == 324 && sheet.shadow?.zIndex == 750)
    }

    @Test(
        "the first column stays in the safe area, and a margin view covers the strip beside it",
        arguments: Kind.allCases)
    func inset(_ kind: Kind) {
        let sheet = SheetSource(rowCounts: [20, 20, 20, 20, 20], layout: kind.make())
        sheet.cover(left: 59)
        for (x, left) in [(-59, 0), (-99, -40), (41, 100)] as [(CGFloat, CGFloat)] {
            sheet.scroll(to: x, 0)
            #expect(sheet.frame(column: 0, row: 0)?.minX == left)
            #expect(sheet.title?.frame.minX == left && sheet.title?.visibleWidth == 316)
            #expect(sheet.margin?.frame == CGRect(x: x, y: 60, width: 59, height: 880))
            #expect(sheet.margin?.zIndex == 1000)
            #expect(sheet.shadow?.frame.minX == (left > 0 ? 209 : 0))
        }
    }

    @Test(
        "headings stay at the top once the title has scrolled away; the first column's stays in the corner",
        arguments: Kind.allCases)
    func headings(_ kind: Kind) throws {
        let sheet = SheetSource(rowCounts: Array(repeating: 50, count: 50), headingHeight: 32, layout: kind.make())
        #expect(sheet.heading(2)?.frame == CGRect(x: 220, y: 60, width: 110, height: 32))
        #expect(sheet.frame(column: 2, row: 0) == CGRect(x: 220, y: 92, width: 110, height: 44))
        #expect(sheet.view.contentSize.height == 2292)
        sheet.scroll(to: 130, 500)
        #expect(sheet.heading(2)?.frame == CGRect(x: 220, y: 500, width: 110, height: 32))
        #expect(sheet.heading(0)?.frame == CGRect(x: 130, y: 500, width: 110, height: 32))
        #expect(sheet.shadow?.frame == CGRect(x: 239, y: 60, width: 8, height: 2232))
        let order = [
            sheet.layout.layoutAttributesForItem(at: [2, 0]), sheet.heading(2), sheet.shadow,
            sheet.layout.layoutAttributesForItem(at: [0, 0]), sheet.heading(0), sheet.title,
        ].map { $0?.zIndex }
        #expect(order == [500, 600, 750, 1000, 1100, 0])
        sheet.scroll(to: -40, 30)
        #expect(sheet.heading(0)?.frame.origin == CGPoint(x: -40, y: 60))
        #expect(sheet.heading(1)?.frame.origin == CGPoint(x: 110, y: 60))
        sheet.scroll(to: 0, -40)
        #expect(sheet.heading(2)?.frame.minY == 60, "pulled down, they go along")
        // A bar of 54 points covers the top.
        sheet.view.contentInset.top = 54
        sheet.scroll(to: 0, 100)
        #expect(sheet.heading(2)?.frame.minY == 154)
        #expect(sheet.heading(50) == nil)
        #expect(sheet.view.visibleSupplementaryViews(ofKind: GridLayout.headingKind).count == 4)
    }

    @Test("with a title height of 0 there is no title, and the cells begin at the top", arguments: Kind.allCases)
    func noTitle(_ kind: Kind) {
        let sheet = SheetSource(rowCounts: [5, 5], titleHeight: 0, layout: kind.make())
        #expect(sheet.title == nil)
        #expect(sheet.frame(column: 1, row: 0) == CGRect(x: 110, y: 0, width: 110, height: 44))
        #expect(sheet.view.visibleSupplementaryViews(ofKind: GridLayout.titleKind).isEmpty)
    }

    @Test("a delegate without the optional method gets no title", arguments: Kind.allCases)
    func unwritten(_ kind: Kind) {
        let (silent, sheet) = (SilentDelegate(), SheetSource(rowCounts: [5, 5], layout: kind.make()))
        sheet.view.delegate = silent
        sheet.view.reloadData()
        sheet.view.layoutIfNeeded()
        #expect(sheet.title == nil)
        #expect(sheet.frame(column: 0, row: 0)?.minY == 0)
    }

    @Test(
        "sheets without columns, without rows, and with columns of different lengths lay out correctly",
        arguments: Kind.allCases, [[], [0], [0, 0, 0], [1], [3, 0, 7], [0, 4]])
    func oddSizes(_ kind: Kind, rowCounts: [Int]) {
        let sheet = SheetSource(rowCounts: rowCounts, layout: kind.make())
        for x in [0, 30, 300] as [CGFloat] {
            sheet.scroll(to: x, 10)
            let rect = CGRect(x: -1000, y: -1000, width: 3000, height: 3000)
            #expect(sheet.answer(in: rect) == sheet.slowAnswer(in: rect))
        }
        let rows = rowCounts.max() ?? 0
        let height = CGFloat(rowCounts.isEmpty ? 0 : 60 + 44 * rows)
        #expect(sheet.view.contentSize == CGSize(width: 110 * rowCounts.count, height: Int(height)))
        #expect(sheet.layout.layoutAttributesForItem(at: [rowCounts.count, 0]) == nil)
        #expect(sheet.layout.layoutAttributesForItem(at: [0, rows]) == nil)
    }

    @Test("both layouts find the same elements in a rectangle as a look at every item does")
    func rectangles() {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<60 {
            let counts = (0..<Int.random(in: 0...12, using: &random)).map { _ in
                Int.random(in: 0...40, using: &random)
            }
            let headingHeight: CGFloat = Bool.random(using: &random) ? 32 : 0
            let inset: CGFloat = Bool.random(using: &random) ? 59 : 0
            let sheets = Kind.allCases.map {
                SheetSource(rowCounts: counts, headingHeight: headingHeight, layout: $0.make())
            }
            for sheet in sheets { sheet.cover(left: inset) }
            for _ in 0..<8 {
                func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &random) }
                let place = CGPoint(x: number(-50...1400), y: number(-50...1800))
                let rect = CGRect(
                    x: number(-300...1500), y: number(-300...2000), width: number(1...900), height: number(1...1200))
                for sheet in sheets {
                    sheet.scroll(to: place.x, place.y)
                    #expect(sheet.answer(in: rect) == sheet.slowAnswer(in: rect), "\(counts) at \(place) in \(rect)")
                }
                #expect(sheets[0].answer(in: rect) == sheets[1].answer(in: rect), "\(counts) at \(place) in \(rect)")
            }
        }
    }

    @Test("reloadData takes over new counts, and pins the first column again", arguments: Kind.allCases)
    func reloading(_ kind: Kind) {
        let sheet = SheetSource(rowCounts: [50, 50, 50, 50, 50, 50], layout: kind.make())
        sheet.scroll(to: 100, 100)
        sheet.rowCounts = [20, 30, 40, 50, 60]
        sheet.view.reloadData()
        sheet.view.layoutIfNeeded()
        #expect(sheet.frame(column: 0, row: 19)?.minX == 100)
        #expect(sheet.layout.layoutAttributesForItem(at: [0, 20]) == nil)
        #expect(sheet.view.contentSize == CGSize(width: 550, height: 2700))
    }

    @Test("a column may be inserted and rows deleted in one batch update", arguments: Kind.allCases)
    func updating(_ kind: Kind) {
        let sheet = SheetSource(rowCounts: [9, 9], layout: kind.make())
        sheet.view.performBatchUpdates {
            sheet.rowCounts = [7, 7, 7]
            sheet.view.insertSections([2])
            sheet.view.deleteItems(at: [[0, 3], [0, 4], [1, 0], [1, 8]])
        }
        sheet.view.layoutIfNeeded()
        #expect(sheet.view.contentSize == CGSize(width: 330, height: 368))
        #expect(sheet.view.visibleCells.count == 21)
    }

    @Test("another cell size changes both layouts")
    func cellSize() {
        let (plain, lean) = (GridLayout(), LeanGridLayout())
        let sheets = [plain, lean].map { SheetSource(rowCounts: [5, 5], layout: $0) }
        plain.cellSize = CGSize(width: 70, height: 30)
        lean.cellSize = CGSize(width: 70, height: 30)
        for sheet in sheets {
            sheet.view.layoutIfNeeded()
            #expect(sheet.frame(column: 1, row: 2) == CGRect(x: 70, y: 120, width: 70, height: 30))
            #expect(sheet.view.contentSize == CGSize(width: 140, height: 210))
        }
    }

    // MARK: Cost

    @Test("the plain layout prepares at every scroll step; the lean one only when its column or headings move")
    func questions() {
        let steps: [(x: CGFloat, y: CGFloat)] = [(0, 40), (0, 80), (0, 120), (30, 120), (60, 120)]
        func prepares(_ kind: Kind, headingHeight: CGFloat = 0) -> Int {
            let stage = Stage(size: CGSize(width: 375, height: 600))
            let sheet = SheetSource(
                rowCounts: Array(repeating: 100, count: 100), headingHeight: headingHeight, layout: kind.make())
            stage.show(sheet.view)
            stage.settle()
            let before = stage.trace.prepares
            for step in steps { sheet.scroll(to: step.x, step.y) }
            return stage.trace.prepares - before
        }
        #expect(prepares(.plain) == 5)
        #expect(prepares(.lean) == 2)
        // The headings scroll along with the title for the first 60 points, and stay in place from then on.
        #expect(prepares(.lean, headingHeight: 32) == 4)
    }

    @Test("with a million cells the lean layout makes attributes only for what is near the view")
    func million() {
        let sheet = SheetSource(rowCounts: Array(repeating: 1_000, count: 1_000), layout: LeanGridLayout())
        sheet.scroll(to: 55_000, 22_000)
        // 375 × 600 is 4 to 5 columns and 14 to 15 rows.
        #expect((70...96).contains(sheet.view.visibleCells.count))
        #expect(sheet.view.cellForItem(at: [0, 500]) != nil)
        #expect(sheet.view.cellForItem(at: [502, 500]) != nil)
    }
}

/// A delegate that implements none of the optional methods.
private final class SilentDelegate: NSObject, GridLayoutDelegate {}
