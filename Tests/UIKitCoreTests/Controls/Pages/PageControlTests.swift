import RenderTree
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@Suite("Page controls") @MainActor struct PageControlTests {
    private let stage = Stage()
    private let control = UIPageControl(frame: CGRect(x: 100, y: 100, width: 200, height: 26))
    private let log: ValueLog

    init() {
        log = ValueLog(control)
        control.numberOfPages = 5
        stage.show(control)
    }

    @Test("five dots of 29 pixels with gaps of 24 and margins of 42 are 325 pixels wide")
    func size() {
        #expect(control.size(forNumberOfPages: 5) == CGSize(width: 325.0 / 3, height: 77.0 / 3))
        #expect(control.size(forNumberOfPages: 0).width == 0)
        let dots = PageDots(count: 5, current: 0, width: 200)
        #expect(dots.shown == 0..<5)
        // 100 is the middle, and 53 pixels are from dot to dot.
        #expect((0..<5).map { (dots.position(of: $0) * 3).rounded() } == [194, 247, 300, 353, 406])
    }

    @Test("dots that don't all fit are shown around the current page")
    func narrow() {
        // (74 - 28 + 8) / 17.67 = 3.06: three dots.
        var dots = PageDots(count: 10, current: 0, width: 74)
        #expect(dots.shown == 0..<3)
        dots.current = 5
        #expect(dots.shown == 4..<7)
        #expect((4..<7).map(dots.scale) == [0.6, 1, 0.6])
        dots.current = 9
        #expect(dots.shown == 7..<10)
    }

    @Test("a tap on one side goes to the next page, on the other back, and not beyond the ends")
    func taps() {
        stage.tap(at: CGPoint(x: 280, y: 113))
        stage.tap(at: CGPoint(x: 280, y: 113))
        stage.tap(at: CGPoint(x: 120, y: 113))
        #expect(control.currentPage == 1)
        #expect(log.changes == 3)
        stage.tap(at: CGPoint(x: 120, y: 113))
        stage.tap(at: CGPoint(x: 120, y: 113))
        #expect(control.currentPage == 0 && log.changes == 4)
    }

    @Test("from right to left the next page is at the left")
    func rightToLeft() {
        control.semanticContentAttribute = .forceRightToLeft
        stage.tap(at: CGPoint(x: 120, y: 113))
        #expect(control.currentPage == 1)
    }

    @Test("a drag moves one page for each dot's distance: 36 points for two pages")
    func drag() {
        let finger = stage.touchDown(at: CGPoint(x: 170, y: 113))
        stage.touchMove(finger, to: CGPoint(x: 180, y: 113))
        #expect(control.interactionState == .continuous)
        stage.touchMove(finger, to: CGPoint(x: 216, y: 113))
        #expect(control.currentPage == 2)
        stage.touchUp(finger, at: CGPoint(x: 216, y: 113))
        #expect(control.currentPage == 2)
        #expect(control.interactionState == .none)
        control.allowsContinuousInteraction = false
        stage.drag(from: CGPoint(x: 170, y: 113), to: CGPoint(x: 190, y: 113))
        #expect(control.currentPage == 1)
    }

    @Test("currentPage is limited to the number of pages and sends no event")
    func silent() {
        control.currentPage = 99
        #expect(control.currentPage == 4)
        control.numberOfPages = 2
        #expect(control.currentPage == 1)
        control.numberOfPages = -3
        #expect(control.numberOfPages == 0 && control.currentPage == 0)
        #expect(log.events.isEmpty)
    }

    @Test("hidesForSinglePage hides the dot of a single page")
    func single() {
        control.numberOfPages = 1
        #expect(control.subviews.count == 2)
        control.hidesForSinglePage = true
        #expect(control.subviews.count == 1)
    }

    @Test("arrow keys change pages; screen readers get the page and the count")
    func keys() {
        stage.focus(control)
        stage.press("ArrowRight")
        #expect(control.currentPage == 1 && log.changes == 1)
        #expect(control.layer.accessibility?.value == "page 2 of 5")
        #expect(control.layer.accessibility?.range == .init(value: 2, minimum: 1, maximum: 5))
    }
}
