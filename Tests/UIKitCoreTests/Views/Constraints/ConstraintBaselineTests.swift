import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@Suite("Baselines of constraints") @MainActor struct ConstraintBaselineTests {
    private let stage = Stage(size: CGSize(width: 393, height: 600), scale: 3)
    private let room = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 300))

    init() { stage.show(room) }

    private func label(_ text: String, size: CGFloat, lines: Int = 1) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: size)
        label.numberOfLines = lines
        return add(label)
    }

    private func add<View: UIView>(_ view: View) -> View {
        view.translatesAutoresizingMaskIntoConstraints = false
        room.addSubview(view)
        view.leadingAnchor.constraint(equalTo: room.leadingAnchor).isActive = true
        return view
    }

    /// The first baseline in the window, as the label draws it.
    private func baseline(of label: UILabel) -> CGFloat {
        let rect = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: label.numberOfLines)
        return label.convert(rect, to: room).minY + label.font.ascender
    }

    private func activate(_ constraints: NSLayoutConstraint...) { NSLayoutConstraint.activate(constraints) }

    @Test("texts of two sizes share a baseline, even in a label higher than its text", arguments: [0, 80])
    func twoFonts(height: CGFloat) {
        let (large, small) = (label("Large", size: 34), label("small", size: 17))
        activate(
            large.topAnchor.constraint(equalTo: room.topAnchor, constant: 20),
            small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor))
        if height > 0 { large.heightAnchor.constraint(equalToConstant: height).isActive = true }
        stage.settle()
        #expect(abs(baseline(of: large) - baseline(of: small)) <= 0.7)
        #expect(small.frame.minY > (height > 0 ? 45 : 30) && small.frame.minY > large.frame.minY + 10)
    }

    @Test("a last baseline is aligned after the text has found its height")
    func severalLines() {
        let (long, short) = (label("word word word word word word word", size: 17, lines: 0), label("x", size: 17))
        activate(
            long.topAnchor.constraint(equalTo: room.topAnchor), long.widthAnchor.constraint(equalToConstant: 100),
            short.firstBaselineAnchor.constraint(equalTo: long.lastBaselineAnchor))
        stage.settle()
        // 20.33 points a line.
        let lines = (long.frame.height / 20.29).rounded(.down)
        #expect(lines >= 3 && abs(short.frame.minY - (lines - 1) * 20.287) < 0.7)
        long.text = "word"
        stage.settle()
        #expect(abs(short.frame.minY) < 0.34)
    }

    @Test("a button's baseline is its title's, wherever that is in the button")
    func button() {
        let button = add(UIButton(type: .system))
        button.setTitle("Buy", for: .normal)
        let title = button.titleLabel
        title?.font = .systemFont(ofSize: 17)
        let text = label("12 €", size: 17)
        activate(
            button.topAnchor.constraint(equalTo: room.topAnchor, constant: 10),
            text.firstBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor))
        stage.settle()
        // 6 above the title (R862).
        #expect(abs(text.frame.minY - 16) < 0.001)
        button.heightAnchor.constraint(equalToConstant: 100).isActive = true
        stage.settle()
        #expect(abs(text.frame.minY - (10 + 50 - 61.0 / 6)) < 0.34)
        button.contentVerticalAlignment = .top
        stage.settle()
        #expect(abs(text.frame.minY - 10) < 0.001)
        #expect(button.forFirstBaselineLayout === title && UIView().forFirstBaselineLayout is UILabel == false)
    }

    @Test("a button with a configuration has its title's baseline, one without a title its edges")
    func configuration() {
        let button = add(UIButton(configuration: .filled()))
        button.configuration?.title = "Buy"
        let text = label("12 €", size: 17)
        let spot = add(UIView())
        let plain = add(UIButton(type: .custom))
        activate(
            button.topAnchor.constraint(equalTo: room.topAnchor),
            text.lastBaselineAnchor.constraint(equalTo: button.lastBaselineAnchor),
            plain.topAnchor.constraint(equalTo: room.topAnchor), plain.heightAnchor.constraint(equalToConstant: 70),
            spot.topAnchor.constraint(equalTo: plain.lastBaselineAnchor),
            spot.bottomAnchor.constraint(equalTo: plain.firstBaselineAnchor, constant: 75))
        stage.settle()
        // 7 above the title (R864).
        #expect(abs(text.frame.minY - 7) < 0.001)
        #expect(spot.frame.minY == 70 && spot.frame.maxY == 75)
    }

    @Test("a custom view's baseline is that of the view it returns")
    func ownView() {
        final class Price: UIView {
            let amount = UILabel()
            override var forLastBaselineLayout: UIView { amount }
        }
        let price = add(Price())
        price.addSubview(price.amount)
        price.amount.text = "12"
        price.amount.translatesAutoresizingMaskIntoConstraints = false
        let text = label("€", size: 17)
        activate(
            price.topAnchor.constraint(equalTo: room.topAnchor),
            price.amount.topAnchor.constraint(equalTo: price.topAnchor, constant: 30),
            price.amount.leadingAnchor.constraint(equalTo: price.leadingAnchor),
            price.bottomAnchor.constraint(equalTo: price.amount.bottomAnchor, constant: 5),
            text.firstBaselineAnchor.constraint(equalTo: price.firstBaselineAnchor))
        stage.settle()
        #expect(text.frame.minY == 30)
    }

    @Test("the system's spacing is 8 points between views, and grows with the text between baselines")
    func systemSpacing() {
        let (upper, lower) = (label("one", size: 17), label("two", size: 17))
        let box = add(UIView())
        let spacing = lower.firstBaselineAnchor.constraint(
            equalToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: 2)
        activate(
            upper.topAnchor.constraint(equalTo: room.topAnchor), spacing,
            box.topAnchor.constraint(equalToSystemSpacingBelow: lower.bottomAnchor, multiplier: 1.5),
            box.heightAnchor.constraint(equalToConstant: 1))
        stage.settle()
        let line = upper.font.lineHeight
        #expect(abs(spacing.constant - 2 * line) < 0.001)
        #expect(abs(lower.frame.minY - 2 * line) < 0.7)
        #expect(abs(box.frame.minY - lower.frame.maxY - 12) < 0.01)
        lower.font = .systemFont(ofSize: 34)
        stage.settle()
        #expect(spacing.constant > 2 * line + 20)
        #expect(abs(baseline(of: lower) - baseline(of: upper) - spacing.constant) < 0.7)
        spacing.constant = 50
        stage.settle()
        #expect(abs(baseline(of: lower) - baseline(of: upper) - 50) < 0.7)
    }

    @Test("text in several fonts has the baselines of its first and its last line")
    func attributed() {
        let mixed = label("", size: 17, lines: 0)
        let text = NSMutableAttributedString(string: "Large\n", attributes: [.font: UIFont.systemFont(ofSize: 34)])
        text.append(NSAttributedString(string: "small", attributes: [.font: UIFont.systemFont(ofSize: 12)]))
        mixed.attributedText = text
        let (first, last) = (label("L", size: 34), label("s", size: 12))
        activate(
            mixed.topAnchor.constraint(equalTo: room.topAnchor),
            first.firstBaselineAnchor.constraint(equalTo: mixed.firstBaselineAnchor),
            last.lastBaselineAnchor.constraint(equalTo: mixed.lastBaselineAnchor))
        stage.settle()
        // Lines of 40.57 and 14.32 points (R877), one below the other.
        #expect(abs(mixed.frame.height - 54.89) < 0.5)
        #expect(abs(first.frame.minY) < 0.5)
        #expect(abs(last.frame.maxY - mixed.frame.maxY) < 0.5)
    }
}
