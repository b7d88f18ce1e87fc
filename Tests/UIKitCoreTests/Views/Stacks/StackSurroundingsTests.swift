import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@Suite("Stack views: baselines, fitting sizes and surroundings") @MainActor struct StackSurroundingsTests {
    private func label(_ text: String, _ size: CGFloat, lines: Int = 1) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: size)
        label.numberOfLines = lines
        return label
    }

    /// The label's first baseline in the stack.
    private func firstBaseline(_ label: UILabel) -> CGFloat { label.frame.minY + label.font.ascender }

    // MARK: Baselines

    @Test("a row aligned by baselines is as high as needed; in a higher stack the text is at the top or bottom")
    func baselineRow() {
        let (small, large) = (label("small", 10), label("large", 30))
        let room = StackRoom(.horizontal, [small, large])
        room.stack.alignment = .firstBaseline
        room.stage.settle()
        #expect(abs(firstBaseline(small) - firstBaseline(large)) < 0.6)
        #expect(large.frame.minY == 0 && small.frame.minY > 10)
        #expect(room.stack.bounds.height == large.frame.height)
        room.stack.heightAnchor.constraint(equalToConstant: 100).isActive = true
        room.stage.settle()
        #expect(large.frame.minY == 0)
        room.stack.alignment = .lastBaseline
        room.stage.settle()
        #expect(large.frame.maxY == 100 && abs(firstBaseline(small) - firstBaseline(large)) < 0.6)
    }

    @Test("a baseline relative column measures from baseline to baseline, and from its edges")
    func baselineColumn() {
        let (first, second) = (label("first", 17), label("second", 17))
        let room = StackRoom(.vertical, [first, second])
        room.stack.spacing = 40
        room.stack.isBaselineRelativeArrangement = true
        room.stage.settle()
        #expect(abs(firstBaseline(first) - 40) < 0.6)
        #expect(abs(firstBaseline(second) - firstBaseline(first) - 40) < 0.6)
        #expect(abs(room.stack.bounds.height - 120) < 0.6)
        room.stack.setCustomSpacing(UIStackView.spacingUseSystem, after: first)
        room.stage.settle()
        // The distance is that from line to line in one text.
        #expect(abs(firstBaseline(second) - firstBaseline(first) - first.font.lineHeight) < 1.1)
    }

    @Test("a column's baselines are those of its first and last view, a row's those of its highest")
    func baselinesOfStacks() {
        let (first, second) = (label("first", 12), label("second", 30))
        let stack = UIStackView(arrangedSubviews: [first, second])
        stack.axis = .vertical
        #expect(stack.forFirstBaselineLayout === first && stack.forLastBaselineLayout === second)
        first.isHidden = true
        #expect(stack.forFirstBaselineLayout === second)
        first.isHidden = false
        stack.axis = .horizontal
        #expect(stack.forFirstBaselineLayout === second && stack.forLastBaselineLayout === second)
        let outer = UIStackView(arrangedSubviews: [UIView(), stack])
        outer.axis = .vertical
        #expect(outer.forLastBaselineLayout === second && UIStackView().forFirstBaselineLayout is UIStackView)
    }

    @Test("a label beside a stack shares its baseline, also when another view becomes the highest")
    func baselineAnchor() {
        let (small, growing, beside) = (label("small", 20), label("growing", 10), label("beside", 15))
        let room = StackRoom(.horizontal, [small, growing])
        room.stack.alignment = .top
        beside.translatesAutoresizingMaskIntoConstraints = false
        room.stack.superview?.addSubview(beside)
        beside.firstBaselineAnchor.constraint(equalTo: room.stack.firstBaselineAnchor).isActive = true
        room.stage.settle()
        #expect(abs(firstBaseline(beside) - firstBaseline(small)) < 0.6)
        growing.font = .systemFont(ofSize: 40)
        room.stage.settle()
        #expect(abs(firstBaseline(beside) - firstBaseline(growing)) < 0.6)
    }

    // MARK: Fitting

    @Test("a stack's fitting size is its content's, with margins, without a superview, and nested")
    func fitting() {
        let inner = UIStackView(arrangedSubviews: [SizedView(10, 30), SizedView(20, 10)])
        inner.spacing = 5
        let stack = UIStackView(arrangedSubviews: [inner, SizedView(15, 20)])
        stack.axis = .vertical
        stack.alignment = .leading
        stack.spacing = 3
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 35, height: 53))
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 4, right: 8)
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 45, height: 58))
        #expect(inner.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 35, height: 30))
        inner.arrangedSubviews[0].isHidden = true
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 30, height: 38))
    }

    @Test("multi-line text is as high as its width needs")
    func text() {
        let text = label("Words enough for several lines of a narrow column", 17, lines: 0)
        let room = StackRoom(.vertical, breadth: 120, [text, SizedView(10, 10)])
        room.stage.settle()
        let height = text.sizeThatFits(CGSize(width: 120, height: 1000)).height
        #expect(height > 60 && abs(text.frame.height - height) <= 0.5)
        #expect(room.stack.arrangedSubviews[1].frame.minY == text.frame.maxY)
        let fitted = room.stack.systemLayoutSizeFitting(
            CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(abs(fitted.height - height - 10) < 0.51)
    }

    @Test("a stack in a scroll view defines the content size; hidden views reduce it")
    func scrollView() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let stack = UIStackView(arrangedSubviews: (1...4).map { _ in SizedView(30, 80) })
        stack.axis = .vertical
        stack.spacing = 10
        stack.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(stack)
        let content = scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: content.topAnchor),
            stack.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        ])
        let stage = Stage(size: CGSize(width: 300, height: 300), scale: 2)
        stage.show(scrollView)
        stage.settle()
        #expect(scrollView.contentSize == CGSize(width: 200, height: 350))
        stack.arrangedSubviews[1].isHidden = true
        stage.settle()
        #expect(scrollView.contentSize == CGSize(width: 200, height: 260))
    }

    @Test("a stack placed by its frame lays out its views, and shows its background colour")
    func byFrame() {
        let stack = UIStackView(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
        stack.distribution = .fillEqually
        stack.backgroundColor = .red
        for _ in 0..<4 { stack.addArrangedSubview(UIView()) }
        let stage = Stage(size: CGSize(width: 300, height: 300), scale: 2)
        stage.show(stack)
        stage.settle()
        #expect(stack.arrangedSubviews[3].frame == CGRect(x: 75, y: 0, width: 25, height: 40))
        #expect(stack.layer.backgroundColor == UIColor.red.cgColor)
        stack.frame.size.width = 200
        stage.settle()
        #expect(stack.arrangedSubviews[3].frame == CGRect(x: 150, y: 0, width: 50, height: 40))
    }

    @Test("an empty stack has no intrinsic size, and takes the size that it is given")
    func empty() {
        let room = StackRoom(.horizontal)
        room.stage.settle()
        #expect(room.stack.hasAmbiguousLayout)
        let given = StackRoom(length: 30, breadth: 20)
        given.stage.settle()
        #expect(given.stack.bounds.size == CGSize(width: 30, height: 20) && !given.stack.hasAmbiguousLayout)
    }
}
