import RenderTree
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@Suite("Constraints and content sizes") @MainActor struct ConstraintContentTests {
    private let stage = Stage(size: CGSize(width: 393, height: 600), scale: 3)
    private let room = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 300))

    init() { stage.show(room) }

    /// A view with an intrinsic content size.
    private final class Box: UIView {
        var size: CGSize {
            didSet { invalidateIntrinsicContentSize() }
        }

        init(_ width: CGFloat, _ height: CGFloat = 20) {
            size = CGSize(width: width, height: height)
            super.init(frame: .zero)
            translatesAutoresizingMaskIntoConstraints = false
        }

        required init?(coder: NSCoder) { nil }

        override var intrinsicContentSize: CGSize { size }
    }

    private func label(_ text: String, lines: Int = 1) -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = lines
        label.translatesAutoresizingMaskIntoConstraints = false
        return label
    }

    private func activate(_ constraints: NSLayoutConstraint...) { NSLayoutConstraint.activate(constraints) }

    /// A row of two between margins of 20 and with a gap of 24, as recorded: 329 points for both.
    private func row(_ first: UIView, _ second: UIView, isReversed: Bool = false) {
        for view in [first, second] { room.addSubview(view) }
        let constraints = [
            first.leadingAnchor.constraint(equalTo: room.leadingAnchor, constant: 20),
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 24),
            room.trailingAnchor.constraint(equalTo: second.trailingAnchor, constant: 20),
            first.topAnchor.constraint(equalTo: room.topAnchor), second.topAnchor.constraint(equalTo: room.topAnchor),
        ]
        NSLayoutConstraint.activate(isReversed ? constraints.reversed() : constraints)
        stage.settle()
    }

    private func thirds(_ views: UIView...) -> [Int] { views.map { Int(($0.frame.width * 3).rounded()) } }

    // MARK: Hugging and compression resistance

    @Test(
        "text on a screen of another scale gets the width that it needs there",
        arguments: ["Word", "Tessera"])
    func otherScreen(_ text: String) {
        let label = label(text)
        room.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: room.leadingAnchor),
            label.topAnchor.constraint(equalTo: room.topAnchor),
        ])
        stage.settle()
        let fine = label.bounds.width
        stage.send(.resize(ScreenGeometry(size: CGSize(width: 393, height: 600), scale: 1)))
        stage.settle()
        #expect(label.bounds.width == fine.rounded(.up))
        stage.send(.resize(ScreenGeometry(size: CGSize(width: 393, height: 600), scale: 3)))
        stage.settle()
        #expect(label.bounds.width == fine)
    }

    @Test("with equal hugging the view that the constraints name first stretches (R887)")
    func stretching() {
        let (first, second) = (Box(251.0 / 3), Box(229.0 / 3))
        row(first, second)
        // 252.67 and 76.33.
        #expect(thirds(first, second) == [758, 229])
    }

    @Test("with equal hugging and the constraints reversed, the second view stretches (R887)")
    func stretchingReversed() {
        let (first, second) = (Box(251.0 / 3), Box(229.0 / 3))
        row(first, second, isReversed: true)
        #expect(thirds(first, second) == [251, 736])
    }

    @Test("a view with hugging 251 keeps its size (R887)")
    func hugging() {
        let (first, second) = (Box(251.0 / 3), Box(229.0 / 3))
        first.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        row(first, second)
        #expect(thirds(first, second) == [251, 736])
        second.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
        stage.settle()
        #expect(thirds(first, second) == [758, 229])
    }

    @Test("with equal resistance the first view keeps its size, the second shrinks (R888)")
    func shrinking() {
        let (first, second) = (Box(767.0 / 3), Box(586.0 / 3))
        row(first, second)
        // 255.67 and 73.33.
        #expect(thirds(first, second) == [767, 220])
    }

    @Test(
        "of two labels one above the other the first stretches, or the multi-line one (R888)", arguments: [1, 0])
    func stretchingText(lines: Int) {
        let (first, second) = (label("one"), label("two", lines: lines))
        for view in [first, second] { room.addSubview(view) }
        activate(
            first.topAnchor.constraint(equalTo: room.topAnchor),
            first.leadingAnchor.constraint(equalTo: room.leadingAnchor),
            second.topAnchor.constraint(equalTo: first.bottomAnchor),
            second.leadingAnchor.constraint(equalTo: room.leadingAnchor),
            room.bottomAnchor.constraint(equalTo: second.bottomAnchor))
        stage.settle()
        let high = lines == 1 ? first : second
        #expect(high.frame.height > 270 && first.frame.height + second.frame.height == 300)
    }

    // MARK: Content

    @Test("a view without size constraints has its intrinsic size, and a new one after invalidation")
    func size() {
        let box = Box(40, 30)
        room.addSubview(box)
        activate(
            box.leftAnchor.constraint(equalTo: room.leftAnchor, constant: 5),
            box.topAnchor.constraint(equalTo: room.topAnchor))
        stage.settle()
        #expect(box.frame == CGRect(x: 5, y: 0, width: 40, height: 30))
        box.size = CGSize(width: 60, height: 10)
        stage.settle()
        #expect(box.frame == CGRect(x: 5, y: 0, width: 60, height: 10))
        box.size.width = UIView.noIntrinsicMetric
        box.widthAnchor.constraint(equalToConstant: 11).isActive = true
        stage.settle()
        #expect(box.frame.size == CGSize(width: 11, height: 10))
    }

    @Test("multi-line text is as high as its width needs, and the view below follows")
    func text() {
        let (title, below) = (label("word word word word word word word word word word", lines: 0), Box(10, 10))
        for view in [title, below] { room.addSubview(view) }
        let width = title.widthAnchor.constraint(lessThanOrEqualToConstant: 120)
        activate(
            title.leadingAnchor.constraint(equalTo: room.leadingAnchor),
            title.topAnchor.constraint(equalTo: room.topAnchor), width,
            below.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
            below.leadingAnchor.constraint(equalTo: title.leadingAnchor))
        stage.settle()
        let fitting = title.sizeThatFits(CGSize(width: title.frame.width, height: 0))
        #expect(title.frame.width <= 120 && title.frame.height == fitting.height && title.frame.height > 60)
        #expect(below.frame.minY == title.frame.maxY + 4)
        width.constant = 300
        stage.settle()
        #expect(title.frame.height < fitting.height && below.frame.minY == title.frame.maxY + 4)
        title.text = "word"
        stage.settle()
        #expect(abs(title.frame.height - 61.0 / 3) < 0.01 && title.frame.width < 60)
    }

    @Test("a switch extends 2 points beyond the margin that it is pinned to (R868)")
    func alignment() {
        let control = UISwitch()
        control.translatesAutoresizingMaskIntoConstraints = false
        room.addSubview(control)
        activate(
            control.trailingAnchor.constraint(equalTo: room.trailingAnchor, constant: -16),
            control.topAnchor.constraint(equalTo: room.topAnchor))
        stage.settle()
        #expect(control.frame == CGRect(x: 316, y: 0, width: 63, height: 28))
    }

    @Test("an image view is as large as its image, as soon as that is set")
    func picture() {
        let view = UIImageView()
        view.translatesAutoresizingMaskIntoConstraints = false
        room.addSubview(view)
        view.centerXAnchor.constraint(equalTo: room.centerXAnchor).isActive = true
        stage.settle()
        view.image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in }
        stage.settle()
        #expect(view.frame.size == CGSize(width: 30, height: 20))
    }

    // MARK: Fitting

    @Test("systemLayoutSizeFitting returns the size that the constraints need")
    func fitting() {
        let card = UIView()
        let (title, box) = (label("word word word word word word", lines: 0), Box(50, 30))
        for view in [title, box] { card.addSubview(view) }
        activate(
            title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
            title.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -10),
            title.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
            box.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 5),
            box.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            box.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -10))
        let wide = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        let text = title.sizeThatFits(CGSize(width: 10_000, height: 0))
        #expect(abs(wide.width - text.width - 20) < 0.01 && abs(wide.height - text.height - 55) < 0.01)
        let narrow = card.systemLayoutSizeFitting(
            CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        let lines = title.sizeThatFits(CGSize(width: 80, height: 0)).height
        #expect(narrow.width == 100 && abs(narrow.height - lines - 55) < 0.01 && lines > text.height)
        // The card's own frame has not changed.
        #expect(card.bounds.size == .zero)
    }

    @Test("fitting a nested view treats it as if it were alone, and leaves it in place")
    func fittingInside() {
        let outer = Box(200, 100)
        let inner = Box(30, 40)
        room.addSubview(outer)
        outer.addSubview(inner)
        activate(
            outer.leftAnchor.constraint(equalTo: room.leftAnchor), outer.topAnchor.constraint(equalTo: room.topAnchor),
            inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 3),
            inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 4),
            outer.rightAnchor.constraint(greaterThanOrEqualTo: inner.rightAnchor, constant: 3))
        stage.settle()
        _ = outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        stage.settle()
        #expect(outer.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(inner.frame == CGRect(x: 3, y: 4, width: 30, height: 40))
    }

    // MARK: Guides

    @Test("safe area, margins, readable content and custom layout guides take constraints")
    func guides() {
        let stage = Stage(safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        let controller = UIViewController()
        stage.show(controller)
        let view = controller.view!
        let (safe, margins, own, keyboard) = (Box(1, 1), Box(1, 1), UILayoutGuide(), Box(1, 1))
        view.addLayoutGuide(own)
        for box in [safe, margins, keyboard] { view.addSubview(box) }
        activate(
            safe.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            safe.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
            safe.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            margins.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            margins.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            margins.topAnchor.constraint(equalTo: own.bottomAnchor),
            own.topAnchor.constraint(equalTo: safe.topAnchor), own.heightAnchor.constraint(equalToConstant: 100),
            own.leadingAnchor.constraint(equalTo: view.leadingAnchor), own.widthAnchor.constraint(equalToConstant: 9),
            keyboard.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            keyboard.leadingAnchor.constraint(equalTo: view.leadingAnchor))
        stage.settle()
        #expect(safe.frame.minY == 59 && safe.frame.maxY == 818)
        #expect(margins.frame.minX == 16 && margins.frame.width == 361 && margins.frame.minY == 159)
        #expect(own.layoutFrame == CGRect(x: 0, y: 59, width: 9, height: 100))
        #expect(keyboard.frame.maxY == 818)
        stage.setSafeArea(UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
        stage.settle()
        #expect(safe.frame.minY == 20 && safe.frame.maxY == 852)
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 30)
        stage.settle()
        #expect(margins.frame.minX == 40 && margins.frame.maxX == 363)
    }

    @Test("content pinned to a scroll view's edges defines its content size")
    func scrolling() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        room.addSubview(scroll)
        let (content, header) = (Box(50, 700), Box(20, 20))
        for view in [content, header] { scroll.addSubview(view) }
        activate(
            content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 5),
            content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -5),
            content.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 10),
            content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -20),
            content.widthAnchor.constraint(equalTo: scroll.widthAnchor, constant: -10),
            header.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 3),
            header.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor))
        stage.settle()
        #expect(scroll.contentSize == CGSize(width: 200, height: 730))
        #expect(content.frame == CGRect(x: 5, y: 10, width: 190, height: 700))
        scroll.contentOffset.y = 300
        stage.settle()
        #expect(header.frame.minY == 303 && content.frame.minY == 10)
    }

    // MARK: Updating

    private final class Updating: UIView {
        override class var requiresConstraintBasedLayout: Bool { true }

        var updates = 0
        var height: NSLayoutConstraint?

        override func updateConstraints() {
            updates += 1
            if height == nil {
                height = heightAnchor.constraint(equalToConstant: 12)
                height?.isActive = true
            }
            super.updateConstraints()
        }
    }

    private final class Screen: UIViewController {
        var updates = 0

        override func updateViewConstraints() {
            updates += 1
            super.updateViewConstraints()
        }
    }

    @Test("updateViewConstraints() is called before the first layout, and when it is requested")
    func updatingController() {
        let screen = Screen()
        stage.show(screen)
        stage.settle()
        #expect(screen.updates == 1)
        screen.view.setNeedsUpdateConstraints()
        screen.view.updateConstraintsIfNeeded()
        #expect(screen.updates == 2)
    }

    @Test("updateConstraints() is called once, and again when requested, and its constraints apply")
    func updating() {
        let view = Updating()
        view.translatesAutoresizingMaskIntoConstraints = false
        room.addSubview(view)
        stage.settle()
        #expect(view.frame.height == 12 && view.updates == 1)
        view.setNeedsUpdateConstraints()
        #expect(view.needsUpdateConstraints())
        stage.settle()
        #expect(view.updates == 2 && !view.needsUpdateConstraints())
    }

    @Test("a view without a size yet fits its content and its margins around it")
    func marginsOfNothing() {
        let view = UIView()
        let box = Box(30, 20)
        view.addSubview(box)
        view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 4, right: 8)
        for guide in [view.layoutMarginsGuide, view.readableContentGuide] {
            let constraints = [
                box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                box.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                box.topAnchor.constraint(equalTo: guide.topAnchor),
                box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            ]
            NSLayoutConstraint.activate(constraints)
            #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 40, height: 25))
            NSLayoutConstraint.deactivate(constraints)
        }
    }
}

/// What `constraints` say of a view's content after layout, and the readable guide at other text sizes.
@MainActor @Suite("Constraints of a view's content") struct ContentSizeConstraintTests {
    private let stage = Stage(size: CGSize(width: 1_000, height: 300), scale: 2)
    private let button = UIButton(type: .system)

    init() {
        button.setTitle("Buy", for: .normal)
        button.translatesAutoresizingMaskIntoConstraints = false
        let screen = UIView(frame: stage.window.bounds)
        screen.addSubview(button)
        #expect(button.constraints == [])
        stage.show(screen)
        NSLayoutConstraint.activate([
            button.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
            button.topAnchor.constraint(equalTo: screen.topAnchor),
        ])
        stage.settle()
    }

    @Test("a button has two after layout: the width and the height of its content")
    func twoConstraints() throws {
        let found = button.constraints
        #expect(found.map(\.firstAttribute) == [.width, .height])
        #expect(found.map(\.constant) == [button.intrinsicContentSize.width, button.intrinsicContentSize.height])
        #expect(found.allSatisfy { $0.firstItem === button && $0.secondItem == nil && $0.isActive })
        #expect(button.constraints == found, "the same objects each time")
        #expect(found[0].description.contains("Hug:250.0 CompressionResistance:750.0"))
    }

    @Test("they follow the content, and nothing removes or deactivates them")
    func stays() {
        button.setTitle("Buy everything at once", for: .normal)
        stage.settle()
        #expect(button.constraints[0].constant == button.intrinsicContentSize.width)
        let own = button.widthAnchor.constraint(equalToConstant: 200)
        own.isActive = true
        button.removeConstraints(button.constraints)
        #expect(!own.isActive)
        NSLayoutConstraint.deactivate(button.constraints)
        stage.settle()
        #expect(button.constraints.count == 2)
        #expect(button.frame.size == button.intrinsicContentSize)
    }

    @Test("views without content, or that no constraint places, have none; a label in its frame has none")
    func others() {
        let (plain, label) = (UIView(), UILabel(frame: CGRect(x: 0, y: 100, width: 50, height: 20)))
        label.text = "text"
        plain.translatesAutoresizingMaskIntoConstraints = false
        for view in [plain, label] { button.superview?.addSubview(view) }
        plain.widthAnchor.constraint(equalToConstant: 10).isActive = true
        stage.settle()
        #expect(plain.constraints.count == 1 && label.constraints.isEmpty)
    }

    @Test("a view at the readable guide follows another text size")
    func readable() throws {
        let screen = try #require(button.superview)
        let text = UIView()
        text.translatesAutoresizingMaskIntoConstraints = false
        screen.addSubview(text)
        NSLayoutConstraint.activate([
            text.leadingAnchor.constraint(equalTo: screen.readableContentGuide.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: screen.readableContentGuide.trailingAnchor),
            text.topAnchor.constraint(equalTo: screen.topAnchor), text.heightAnchor.constraint(equalToConstant: 50),
        ])
        stage.settle()
        #expect(text.frame.width == 672)
        screen.traitOverrides.preferredContentSizeCategory = .extraSmall
        stage.settle()
        #expect(text.frame.width == 553)
    }
}
