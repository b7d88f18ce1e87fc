import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@Suite("Buttons with multi-line titles") @MainActor struct ButtonLinesTests {
    private let stage = Stage(size: CGSize(width: 400, height: 400), scale: 2)
    private let title = "Remove all items from the list for good"

    private func button(_ change: (inout UIButton.Configuration) -> Void = { _ in }) -> UIButton {
        var configuration = UIButton.Configuration.filled()
        configuration.title = title
        change(&configuration)
        return UIButton(configuration: configuration)
    }

    /// Shows a button in a column of the given width.
    private func show(_ button: UIButton, width: CGFloat) {
        button.translatesAutoresizingMaskIntoConstraints = false
        let room = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        room.addSubview(button)
        NSLayoutConstraint.activate([
            button.topAnchor.constraint(equalTo: room.topAnchor),
            button.leadingAnchor.constraint(equalTo: room.leadingAnchor),
            button.widthAnchor.constraint(equalToConstant: width),
        ])
        stage.show(room)
        stage.settle()
    }

    private func lineHeight(_ lines: Int) -> CGFloat {
        // R877: 20.287 points at 17, rounded up to half a point.
        (CGFloat(lines) * 20.287 * 2).rounded(.up) / 2
    }

    @Test("a configuration's title wraps, and the button is as high as needed", arguments: [140, 220])
    func wraps(width: CGFloat) throws {
        let button = button()
        show(button, width: width)
        let label = try #require(button.titleLabel)
        let twin = UILabel()
        (twin.text, twin.numberOfLines, twin.font) = (title, 0, label.font)
        // Insets of 12 at the sides, 7 above and below (R864).
        let room = twin.sizeThatFits(CGSize(width: width - 24, height: 0))
        #expect(room.height >= lineHeight(2))
        #expect(button.frame.height == room.height + 14)
        #expect(label.frame.height == room.height && label.frame.width <= width - 24)
        #expect(label.textAlignment == .center)
    }

    @Test("a button without a limited width has one line")
    func oneLine() {
        stage.settle()  // Views in no window have the pixels of the stage used last: of this one.
        let button = button()
        #expect(button.isContentHeightByWidth)
        #expect(button.intrinsicContentSize.height == lineHeight(1) + 14)
        show(button, width: 390)
        #expect(button.frame.height == lineHeight(1) + 14)
    }

    @Test("truncating line break modes keep the title on one line (documented)")
    func truncated() {
        let button = button { $0.titleLineBreakMode = .byTruncatingTail }
        show(button, width: 140)
        #expect(button.frame.height == lineHeight(1) + 14)
        #expect(button.titleLabel?.numberOfLines == 1 && button.titleLabel?.lineBreakMode == .byTruncatingTail)
    }

    @Test("an image beside the title reduces its width, and the lines begin after the image")
    func picture() throws {
        let square = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in }
        let (plain, pictured) = (button(), button { ($0.image, $0.imagePadding) = (square, 10) })
        show(plain, width: 200)
        show(pictured, width: 250)
        #expect(pictured.frame.height == plain.frame.height)
        let label = try #require(pictured.titleLabel)
        #expect(label.textAlignment == .left && label.frame.minX >= 62 && label.frame.maxX <= 238)
    }

    @Test("a button without a configuration keeps one line, as its title label says")
    func withoutConfiguration() {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        show(button, width: 140)
        #expect(button.frame.height < lineHeight(2))
    }

    @Test("the last line of a wrapped title is the button's last baseline")
    func baseline() {
        let (wrapped, short) = (button(), UILabel())
        short.text = "x"
        show(wrapped, width: 140)
        let room = wrapped.superview ?? UIView()
        short.translatesAutoresizingMaskIntoConstraints = false
        room.addSubview(short)
        NSLayoutConstraint.activate([
            short.leadingAnchor.constraint(equalTo: wrapped.trailingAnchor),
            short.lastBaselineAnchor.constraint(equalTo: wrapped.lastBaselineAnchor),
        ])
        stage.settle()
        let label = wrapped.titleLabel ?? UILabel()
        let lastLine = wrapped.frame.minY + label.frame.maxY - 20.287
        #expect(abs(short.frame.minY - lastLine) <= 1)
        let first = UILabel()
        first.text = "x"
        first.translatesAutoresizingMaskIntoConstraints = false
        room.addSubview(first)
        first.firstBaselineAnchor.constraint(equalTo: wrapped.firstBaselineAnchor).isActive = true
        stage.settle()
        #expect(abs(first.frame.minY - wrapped.frame.minY - label.frame.minY) <= 1)
    }
}
