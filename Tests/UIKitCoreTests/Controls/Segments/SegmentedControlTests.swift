import RenderTree
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

@Suite("Segmented controls") @MainActor struct SegmentedControlTests {
    private let stage = Stage()
    // Three segments of 100 points, from x = 40 on.
    private let control = UISegmentedControl(items: ["Day", "Week", "Month"])
    private let log: ValueLog

    init() {
        log = ValueLog(control)
        control.frame = CGRect(x: 40, y: 100, width: 300, height: 32)
        stage.show(control)
    }

    private func middle(_ index: Int) -> CGPoint { CGPoint(x: 90 + 100 * CGFloat(index), y: 116) }
    private var segments: [SegmentView] { control.subviews.compactMap { $0 as? SegmentView } }

    @Test("all segments are as wide as the widest; segments with a set width keep it")
    func widths() {
        var widths = SegmentWidths(segments: [.init(content: 20), .init(content: 60), .init(content: 40)])
        #expect(widths.natural == 240)
        #expect(widths.solved(in: 300) == [0..<100, 100..<200, 200..<300])
        widths.areByContent = true
        #expect(widths.natural == 180)
        #expect(widths.solved(in: 360) == [0..<80, 80..<240, 240..<360])
        widths.segments[0].fixed = 30
        #expect(widths.solved(in: 170) == [0..<30, 30..<110, 110..<170])
    }

    @Test("no segment is selected at first; a tap selects one, and sends one event")
    func tap() {
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        stage.tap(at: middle(1))
        #expect(control.selectedSegmentIndex == 1)
        #expect(log.events == ["value", "primary", "upInside"])
        stage.tap(at: middle(1))
        #expect(log.changes == 1)
    }

    @Test("the selection is two points inside of its segment, and slides to the next")
    func plate() {
        control.selectedSegmentIndex = 0
        stage.settle()
        let plate = control.subviews.first { $0.layer.shadowOpacity > 0 }
        #expect(plate?.frame == CGRect(x: 2, y: 2, width: 96, height: 28))
        stage.tap(at: middle(2))
        #expect(plate?.frame == CGRect(x: 202, y: 2, width: 96, height: 28))
    }

    @Test("from right to left the first segment is at the right")
    func rightToLeft() {
        control.semanticContentAttribute = .forceRightToLeft
        stage.settle()
        stage.tap(at: middle(2))
        #expect(control.selectedSegmentIndex == 0)
    }

    @Test("the selection can be dragged to another segment")
    func drag() {
        control.selectedSegmentIndex = 0
        stage.settle()
        stage.drag(from: middle(0), to: middle(2))
        #expect(control.selectedSegmentIndex == 2)
        #expect(log.changes == 1)
        stage.drag(from: middle(0), to: CGPoint(x: 90, y: 500))
        #expect(control.selectedSegmentIndex == 2)
    }

    @Test("a disabled segment cannot be selected, nor any segment of a disabled control")
    func disabled() {
        control.setEnabled(false, forSegmentAt: 1)
        #expect(!control.isEnabledForSegment(at: 1))
        stage.tap(at: middle(1))
        control.isEnabled = false
        stage.tap(at: middle(0))
        #expect(control.selectedSegmentIndex == -1 && log.events.isEmpty)
    }

    @Test("a momentary control has a selection only while it sends its event")
    func momentary() {
        control.isMomentary = true
        var told: [Int] = []
        control.addAction(
            UIAction { [unowned control] _ in told.append(control.selectedSegmentIndex) }, for: .valueChanged)
        stage.tap(at: middle(1))
        stage.tap(at: middle(1))
        #expect(told == [1, 1])
        #expect(control.selectedSegmentIndex == -1)
    }

    @Test("when segments are inserted and removed, the selection stays with its segment")
    func changes() {
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "Hour", at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 2 && control.numberOfSegments == 4)
        control.removeSegment(at: 0, animated: true)
        #expect(control.selectedSegmentIndex == 1)
        control.removeSegment(at: 1, animated: false)
        #expect(control.selectedSegmentIndex == -1)
        #expect(control.titleForSegment(at: 1) == "Month")
        control.removeAllSegments()
        #expect(control.numberOfSegments == 0)
        stage.settle()
        #expect(log.events.isEmpty)
    }

    @Test("an index past the end means the last segment; selecting past the end causes a warning")
    func beyond() {
        control.setTitle("Year", forSegmentAt: 99)
        #expect(control.titleForSegment(at: 2) == "Year")
        let warnings = WarningLog()
        control.selectedSegmentIndex = 7
        #expect(control.selectedSegmentIndex == -1)
        #expect(warnings.identifiers == ["no-such-segment"])
    }

    @Test("a segment's action runs when it is selected, before valueChanged")
    func actions() {
        var calls: [String] = []
        let other = UISegmentedControl(
            frame: CGRect(x: 40, y: 300, width: 200, height: 32),
            actions: ["A", "B"].map { name in
                UIAction(title: name, identifier: .init(name)) { action in calls.append(action.title) }
            })
        other.addAction(UIAction { _ in calls.append("changed") }, for: .valueChanged)
        stage.show(other)
        stage.tap(at: CGPoint(x: 190, y: 316))
        #expect(calls == ["B", "changed"])
        #expect(other.segmentIndex(identifiedBy: .init("B")) == 1)
        #expect(other.titleForSegment(at: 0) == "A")
    }

    @Test("titles have the font and colour of the app's attributes, and the width they need")
    func titleAttributes() throws {
        let before = control.intrinsicContentSize.width
        control.setTitleTextAttributes(
            [.font: UIFont.systemFont(ofSize: 26), .foregroundColor: UIColor.red], for: .normal)
        control.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .selected)
        control.selectedSegmentIndex = 1
        stage.settle()
        let labels = try segments.map { try #require($0.subviews.last as? UILabel) }
        #expect(labels.map(\.textColor) == [.red, .blue, .red])
        #expect(labels[0].font.pointSize == 26)
        control.setTitleTextAttributes(nil, for: .selected)
        #expect(control.intrinsicContentSize.width > before * 1.4)
    }

    @Test("arrow keys select the next enabled segment and move the focus")
    func keys() {
        control.selectedSegmentIndex = 0
        stage.settle()
        stage.focus(segments[0])
        control.setEnabled(false, forSegmentAt: 1)
        stage.press("ArrowRight")
        #expect(control.selectedSegmentIndex == 2)
        #expect(segments[2].layer.accessibility?.isFocused == true)
        stage.press("ArrowLeft")
        #expect(control.selectedSegmentIndex == 0)
        #expect(log.changes == 2)
    }

    @Test("screen readers get a group of three segments, and which one is selected")
    func readers() {
        control.selectedSegmentIndex = 2
        stage.settle()
        #expect(control.layer.accessibility?.role == .segments)
        let nodes = segments.compactMap(\.layer.accessibility)
        #expect(nodes.map(\.isOn) == [false, false, true])
        #expect(nodes.map(\.place) == (1...3).map { .segment(number: $0, of: 3) })
        #expect(nodes.map(\.label) == ["Day", "Week", "Month"])
        stage.send(.activate(segments[1].layer.id))
        #expect(control.selectedSegmentIndex == 1 && log.changes == 1)
    }
}
