import Testing
import UIKit
import UIKitTesting

@testable import Gallery
@testable import GalleryTestSupport

/// The sheet as it is taught, in code and from XIBs: 50 columns 110 wide and 50 rows 44 high,
/// below a title of 60 and headings of 32.
@MainActor @Suite("Classic: Spreadsheet, as it is taught") struct SpreadsheetTests {
    struct Device: CustomTestStringConvertible, Sendable {
        let size: CGSize
        /// How far the content begins below the top of the screen.
        let bar: CGFloat
        var testDescription: String { "\(size.width) × \(size.height)" }
    }

    nonisolated static let devices = [
        Device(size: CGSize(width: 393, height: 852), bar: 64), Device(size: CGSize(width: 852, height: 393), bar: 54),
        Device(size: CGSize(width: 820, height: 1180), bar: 64),
    ]

    /// How the app is made, and its layout.
    struct Making: CustomTestStringConvertible, Sendable {
        let isFromNib: Bool
        let isLean: Bool
        var testDescription: String { "\(isFromNib ? "from XIBs" : "in code"), \(isLean ? "lean" : "plain")" }
    }

    nonisolated static let makings = [
        Making(isFromNib: false, isLean: false), Making(isFromNib: true, isLean: false),
        Making(isFromNib: false, isLean: true), Making(isFromNib: true, isLean: true),
    ]

    private func app(
        _ device: Device, _ making: Making, safeAreaInsets: UIEdgeInsets = .zero
    ) -> SpreadsheetStage {
        SpreadsheetStage(
            size: device.size, safeAreaInsets: safeAreaInsets, isFromNib: making.isFromNib, isLean: making.isLean)
    }

    // MARK: Frames

    @Test("a section is a column and an item a row; cells are 110 × 44, below 60 + 32", arguments: devices, makings)
    func places(_ device: Device, _ making: Making) {
        let app = app(device, making)
        for column in 0..<50 {
            for row in 0..<50 {
                let frame = CGRect(x: 110 * column, y: 92 + 44 * row, width: 110, height: 44)
                #expect(app.item(column, row)?.frame == frame, "column \(column), row \(row)")
            }
            let frame = CGRect(x: 110 * column, y: 60, width: 110, height: 32)
            #expect(app.supplement(GridLayout.headingKind, column)?.frame == frame)
        }
        // 50 · 110, and 92 + 50 · 44.
        #expect(app.view.contentSize == CGSize(width: 5500, height: 2292))
        #expect(app.view.contentOffset == CGPoint(x: 0, y: -device.bar))
        #expect(app.supplement(GridLayout.titleKind)?.frame == CGRect(x: 0, y: 0, width: 5500, height: 60))
        #expect(app.places["Row 1"] == CGRect(x: 0, y: device.bar + 92, width: 110, height: 44))
        #expect(app.places["2-3"] == CGRect(x: 330, y: device.bar + 136, width: 110, height: 44))
    }

    @Test(
        "cells have zIndex 500, the first column 1000, the shadow is in between; the corner is on top, and the title has none",
        arguments: makings)
    func order(_ making: Making) {
        let app = app(Self.devices[0], making)
        app.scroll(toX: 200)
        let below = [app.item(1, 0), app.item(49, 49), app.supplement(GridLayout.headingKind, 1)]
        #expect(below.map { $0?.zIndex } == [500, 500, 600])
        #expect(app.decoration(GridLayout.shadowKind)?.zIndex == 750)
        let above = [
            app.item(0, 0), app.item(0, 49), app.supplement(GridLayout.headingKind, 0),
            app.supplement(GridLayout.titleKind),
        ]
        #expect(above.map { $0?.zIndex } == [1000, 1000, 1100, 0])
        #expect(app.titleView?.layer.zPosition == 0 && app.shadow?.layer.zPosition == 750)
    }

    // MARK: Pinned cells

    @Test(
        "column, corner and title are at x = bounds.origin.x, also past both ends; the shadow is at x + 109 or below",
        arguments: devices, makings)
    func pinned(_ device: Device, _ making: Making) throws {
        let app = app(device, making)
        let end = 5500 - device.size.width
        for x in [0, -40, 1, 37, 2600, end, end + 60, -150] {
            app.scroll(toX: x)
            #expect([0, 17, 49].map { app.item(0, $0)?.frame.minX } == [x, x, x])
            #expect(app.supplement(GridLayout.headingKind, 0)?.frame == CGRect(x: x, y: 60, width: 110, height: 32))
            #expect(app.supplement(GridLayout.titleKind)?.frame == CGRect(x: x, y: 0, width: 5500, height: 60))
            #expect(app.item(1, 17)?.frame.minX == 110, "others scroll along")
            // The shadow is 60 from the top, where the headings begin, and 32 + 50 · 44 high.
            let shadow = try #require(app.decoration(GridLayout.shadowKind))
            #expect(shadow.frame == CGRect(x: x > 0 ? x + 109 : 0, y: 60, width: 8, height: 2232))
            #expect(shadow.zIndex == (x > 0 ? 750 : 0) && !shadow.isHidden)

            // Places on the screen.
            #expect(app.places["Row 1"]?.minX == 0 && app.heading(0)?.minX == 0)
            #expect(app.titleView.map(app.place)?.minX == 0)
            if x > 0 { #expect(app.shadow.map(app.place)?.minX == 109) }
        }
    }

    @Test("the title's texts stay in the middle of the view at every scroll position", arguments: devices, makings)
    func words(_ device: Device, _ making: Making) {
        let app = app(device, making)
        let width = device.size.width
        for x in [0, -40, 2600, 5500 - width, 5560 - width] {
            app.scroll(toX: x)
            #expect(
                app.words == [
                    CGRect(x: 16, y: device.bar + 8, width: width - 32, height: 24),
                    CGRect(x: 16, y: device.bar + 34, width: width - 32, height: 18),
                ])
        }
    }

    @Test(
        "a finger that pulls the sheet past its left edge opens a gap beside the column, which stays",
        arguments: makings)
    func pulling(_ making: Making) throws {
        let app = app(Self.devices[0], making)
        let words = app.words
        let finger = app.stage.touchDown(at: CGPoint(x: 150, y: 500))
        for x in stride(from: 160, through: 350, by: 10) {
            app.stage.touchMove(finger, to: CGPoint(x: x, y: 500))
            app.stage.advance(by: 1 / 60)
        }
        let pull = -app.view.contentOffset.x
        #expect(pull > 40)
        #expect(app.places["Row 1"] == CGRect(x: 0, y: 156, width: 110, height: 44))
        #expect(app.places["1-1"]?.minX == 110 + pull)
        #expect(app.heading(0)?.minX == 0 && app.heading(1)?.minX == 110 + pull)
        #expect(app.words.count == 2 && zip(app.words, words).allSatisfy { $0.isAlmost($1) })
        #expect(app.shadow?.frame.minX == 0 && app.shadow?.layer.zPosition == 0)
        app.stage.touchUp(finger, at: CGPoint(x: 350, y: 500))
        app.stage.settle()
        #expect(app.view.contentOffset.x == 0 && app.places["1-1"]?.minX == 110)
    }

    @Test(
        "beside a notch of 59 points the column is at bounds.origin.x + 59, and the title's texts clear both sides",
        arguments: makings)
    func notch(_ making: Making) {
        let app = app(Self.devices[1], making, safeAreaInsets: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
        #expect(app.view.contentOffset.x == -59)
        for x in [-59, -99, 41] as [CGFloat] {
            app.scroll(toX: x)
            let left = x + 59
            #expect(app.item(0, 0)?.frame.minX == left && app.places["Row 1"]?.minX == 59)
            #expect(app.supplement(GridLayout.titleKind)?.frame == CGRect(x: left, y: 0, width: 5500, height: 60))
            #expect(app.decoration(GridLayout.shadowKind)?.frame.minX == (left > 0 ? left + 109 : 0))
            #expect(app.decoration(GridLayout.shadowKind)?.zIndex == (left > 0 ? 750 : 0))
            // 852 - 2 · 59 - 2 · 16.
            #expect(app.words.map(\.minX) == [75, 75] && app.words.map(\.width) == [702, 702])
            #expect(app.margin?.frame == CGRect(x: x, y: 60, width: 59, height: 2232))
            #expect(app.margin?.layer.zPosition == 1000)
        }
    }

    @Test("on a sheet narrower than the view the title ends where the columns do", arguments: [false, true])
    func narrow(isFromNib: Bool) throws {
        let size = SheetSize(columns: 2, rows: 3)
        let controller = isFromNib ? SpreadsheetController.fromNib(size: size) : SpreadsheetController(size: size)
        let stage = Stage(size: SpreadsheetStage.upright)
        stage.show(controller)
        stage.settle()
        let title = try #require(
            controller.collectionView.visibleSupplementaryViews(ofKind: GridLayout.titleKind).first)
        #expect(title.frame == CGRect(x: 0, y: 0, width: 220, height: 60))
        #expect(title.subviews.first?.frame == CGRect(x: 16, y: 8, width: 188, height: 24))
    }

    // MARK: Scrolling in both directions

    @Test("the sheet made from XIBs looks as in code, wherever it is scrolled", arguments: devices, [false, true])
    func bothWays(_ device: Device, isLean: Bool) {
        let looks = [false, true].map { isFromNib in
            let insets = UIEdgeInsets(top: 20, left: device.bar == 54 ? 59 : 0, bottom: 21, right: 0)
            let app = app(device, Making(isFromNib: isFromNib, isLean: isLean), safeAreaInsets: insets)
            let places = [CGPoint(x: -insets.left, y: -80), CGPoint(x: 230, y: 310), CGPoint(x: -100, y: -80)]
            return places.map { place in
                app.view.contentOffset = place
                app.stage.advance(by: 1 / 60)
                return app.stage.svg()
            }
        }
        #expect(looks[0] == looks[1])
        #expect(Set(looks[0]).count == 3)
    }

    @Test("a selected cell, dark mode and larger text look the same from XIBs and in code")
    func appearances() {
        let looks = [false, true].map { isFromNib in
            let app = SpreadsheetStage(isFromNib: isFromNib)
            app.stage.tap(at: CGPoint(x: 150, y: 400))
            app.stage.setAppearance(.dark)
            app.stage.window.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
            app.stage.settle()
            return app.stage.svg()
        }
        #expect(looks[0] == looks[1])
    }

    @Test("accessibility finds the same elements from XIBs and in code", arguments: [false, true])
    func readers(isFromNib: Bool) throws {
        let app = SpreadsheetStage(isFromNib: isFromNib)
        #expect(app.view.visibleCells.allSatisfy { $0.isAccessibilityElement })
        #expect(Set(app.view.visibleCells.compactMap(\.accessibilityLabel)).isSuperset(of: ["Row 1", "1-1", "9-3"]))
        let title = try #require(app.titleView?.subviews.first as? UILabel)
        #expect(title.text == "2,500 cells" && title.isAccessibilityElement)
        #expect(title.accessibilityTraits.contains(.header))
        #expect(app.shadow?.isUserInteractionEnabled == false)
    }

    @Test("a XIB names the layout's class; other XIBs hold cells, title and shadow, also for the lean layout")
    func nibs() throws {
        let app = SpreadsheetStage(isFromNib: true)
        #expect(app.layout is GridLayout)
        #expect(app.controller.nibName == "SpreadsheetView")
        #expect(SpreadsheetController().nibName == nil, "no XIB has the class's name")
        // Interface Builder writes a content mode; code doesn't set one.
        func areDrawn(_ app: SpreadsheetStage) -> [Bool] {
            [app.view.visibleCells.first, app.titleView, app.shadow].map { $0?.contentMode == .center }
        }
        #expect(areDrawn(app) == [true, true, true])
        #expect(areDrawn(SpreadsheetStage()) == [false, false, false])
        app.chooseLayout(1)
        #expect(app.layout is LeanGridLayout)
        app.scroll(toX: 100)
        #expect(areDrawn(app) == [true, true, true])
        let shadow = try #require(UINib(nibName: "PinnedColumnShadow", bundle: nil).instantiate(withOwner: nil).first)
        #expect(shadow is PinnedColumnShadow)
    }
}
