import RenderTree
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite("Labels, images and colours") struct ContentViewTests {
    private let stage = Stage(size: CGSize(width: 300, height: 400), scale: 2)

    @Test("a label is as large as its text, rounded up to pixels")
    func labelSize() {
        // A view that is in no window goes by the stage that acted last.
        stage.settle()
        let label = UILabel()
        label.text = "ii"
        label.font = .systemFont(ofSize: 100)
        // An i is 222 thousandths of an em wide; a line is 2444 of 2048 em high.
        #expect(label.intrinsicContentSize.width == 44.5)
        #expect(label.intrinsicContentSize.height == 119.5)
        label.sizeToFit()
        #expect(label.bounds.size == label.intrinsicContentSize)
    }

    @Test("a label shows as many lines as it may and as there is room for, and cuts the rest off")
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

    @Test("a label is centred between top and bottom, aligned left to right")
    func labelPlace() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 119.5))
        label.font = .systemFont(ofSize: 100)
        label.text = "i"
        label.textAlignment = .right
        stage.show(label)
        guard case .text(let content) = label.layer.content else { return #expect(Bool(false), "no text") }
        let line = try #require(content.lines.first)
        #expect(abs(line.origin.x - (100 - 22.2)) < 0.1)
        // The ascender is 1950 of 2048 em; the line 119.34 high in 119.5.
        #expect(abs(line.origin.y - 95.5) <= 0.5)
    }

    @Test("a label that is an element of its own is read aloud by its text")
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

    @Test("an image is read from data; what is none is nil")
    func image() {
        let gif = Data([0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 6, 0, 4, 0, 0, 0, 0])
        #expect(UIImage(data: gif)?.size == CGSize(width: 6, height: 4))
        #expect(UIImage(data: gif, scale: 2)?.size == CGSize(width: 3, height: 2))
        #expect(UIImage(data: Data("no picture".utf8)) == nil)
        #expect(UIImage(data: Data()) == nil)
        #expect(UIImage(contentsOfFile: "/nowhere/at/all.png") == nil)
    }

    @Test("an image view tells screens the picture and where it goes")
    func imageView() {
        let gif = Data([0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 6, 0, 4, 0, 0, 0, 0])
        let view = UIImageView(image: UIImage(data: gif))
        #expect(view.frame == CGRect(x: 0, y: 0, width: 6, height: 4))
        view.contentMode = .scaleAspectFill
        stage.show(view)
        let state = stage.tree[view.layer.id]?.state
        #expect(state?.contentGravity == .resizeAspectFill)
        guard case .image(let content) = state?.content else { return #expect(Bool(false), "no image") }
        #expect(content.source.mediaType == "image/gif")
        view.image = nil
        stage.settle()
        #expect(stage.tree[view.layer.id]?.state.content == nil)
    }

    @Test(
        "hue, saturation and brightness make colours",
        arguments: [
            (0, 1, 1, [1, 0, 0]), (1.0 / 3, 1, 1, [0, 1, 0]), (0.5, 1, 0.5, [0, 0.5, 0.5]), (0.2, 0, 1, [1, 1, 1]),
        ]
            as [(CGFloat, CGFloat, CGFloat, [CGFloat])])
    func hue(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, expected: [CGFloat]) {
        let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1)
        let found = color.cgColor.components ?? []
        #expect(zip(found, expected).allSatisfy { abs($0 - $1) < 1e-9 })
    }

    @Test("a dynamic colour keeps being dynamic when it gets another opacity")
    func dynamicAlpha() {
        let color = UIColor.label.withAlphaComponent(0.5)
        let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(dark == UIColor(white: 1, alpha: 0.5))
        #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }
}

extension UILabel {
    fileprivate var lines: [String] {
        guard case .text(let content) = layer.content else { return [] }
        return content.lines.map { $0.runs.map(\.text).joined() }
    }
}
