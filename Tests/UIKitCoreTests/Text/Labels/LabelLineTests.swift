import RenderTree
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite("Lines of labels") struct LabelLineTests {
    private let stage = Stage(size: CGSize(width: 300, height: 400), scale: 2)

    @Test("a label is as large as its text, rounded up to pixels")
    func labelSize() {
        // A view that is in no window uses the scale of the stage that acted last.
        stage.settle()
        let label = UILabel()
        label.text = "ii"
        label.font = .systemFont(ofSize: 100)
        // An i is 422 of 2048 em wide, 20.605 points; a line is 2444 of 2048 em high.
        #expect(label.intrinsicContentSize.width == 41.5)
        #expect(label.intrinsicContentSize.height == 119.5)
        label.sizeToFit()
        #expect(label.bounds.size == label.intrinsicContentSize)
    }

    @Test("a label shows as many lines as it may and can, and truncates the rest")
    func labelLines() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 100))
        label.text = "one two three four five six seven eight nine ten"
        stage.show(label)
        #expect(label.lines.count == 1)
        #expect(label.lines.first?.hasSuffix("…") == true)
        label.numberOfLines = 0
        stage.settle()
        #expect(label.lines.count == 4, "four lines of 20.29 points in 100")
        label.text = nil
        stage.settle()
        #expect(label.layer.content == nil)
    }

    @Test("text is centred vertically, and aligned horizontally")
    func labelPlace() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 119.5))
        label.font = .systemFont(ofSize: 100)
        label.text = "i"
        label.textAlignment = .right
        stage.show(label)
        guard case .text(let content) = label.layer.content else { return #expect(Bool(false), "no text") }
        let line = try #require(content.lines.first)
        #expect(abs(line.origin.x - (100 - 20.605)) < 0.1)
        // The ascender is 1950 of 2048 em; the line 119.34 high in 119.5.
        #expect(abs(line.origin.y - 95.5) <= 0.5)
    }

    @Test("a label that is an accessibility element is read by its text")
    func labelAccessibility() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        label.isAccessibilityElement = true
        label.accessibilityTraits = .header
        label.text = "Photos"
        stage.show(label)
        #expect(label.layer.accessibility?.role == .heading)
        #expect(label.layer.accessibility?.label == "Photos")
        label.text = "Music"
        stage.settle()
        #expect(label.layer.accessibility?.label == "Music")
    }
}

extension UILabel {
    var lines: [String] {
        guard case .text(let content) = layer.content else { return [] }
        return content.lines.map { $0.runs.map(\.text).joined() }
    }
}
