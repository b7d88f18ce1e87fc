import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

@Suite("Stack views: arranged subviews") @MainActor struct StackListTests {
    private let views = [SizedView(10, 10), SizedView(20, 10), SizedView(30, 10)]

    @Test("arranged views become subviews placed by constraints; the defaults are UIKit's")
    func adding() {
        let stack = UIStackView(arrangedSubviews: views)
        #expect(stack.arrangedSubviews == views && stack.subviews == views)
        #expect(views.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
        #expect(stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill)
        #expect(stack.spacing == 0 && !stack.isBaselineRelativeArrangement)
        #expect(!stack.isLayoutMarginsRelativeArrangement && stack.translatesAutoresizingMaskIntoConstraints)
        #expect(UIStackView().arrangedSubviews.isEmpty && UIStackView(frame: .zero).arrangedSubviews.isEmpty)
    }

    @Test("a view that is added again moves in the order, and keeps its place in front")
    func moving() {
        let stack = UIStackView(arrangedSubviews: views)
        stack.addArrangedSubview(views[0])
        #expect(stack.arrangedSubviews == [views[1], views[2], views[0]])
        stack.insertArrangedSubview(views[2], at: 0)
        #expect(stack.arrangedSubviews == [views[2], views[1], views[0]] && stack.subviews == views)
        stack.bringSubviewToFront(views[1])
        #expect(stack.arrangedSubviews == [views[2], views[1], views[0]])
        stack.insertArrangedSubview(views[2], at: 3)
        #expect(stack.arrangedSubviews == [views[1], views[0], views[2]])
    }

    @Test("a subview that isn't arranged is left alone, until it is arranged")
    func plainSubview() {
        let room = StackRoom(.horizontal, [views[0]])
        let plain = UIView(frame: CGRect(x: 3, y: 4, width: 5, height: 6))
        room.stack.addSubview(plain)
        room.stage.settle()
        #expect(room.stack.arrangedSubviews == [views[0]] && plain.frame == CGRect(x: 3, y: 4, width: 5, height: 6))
        #expect(plain.translatesAutoresizingMaskIntoConstraints && room.stack.bounds.width == 10)
        room.stack.insertSubview(views[1], at: 0)
        room.stack.addArrangedSubview(views[1])
        #expect(room.stack.subviews == [views[1], views[0], plain])
        #expect(room.settledAlong() == [[0, 10], [10, 20]])
    }

    @Test("a view removed from the arrangement stays a subview; one removed from the stack leaves both")
    func leaving() {
        let room = StackRoom(.horizontal, views)
        room.stack.setCustomSpacing(5, after: views[1])
        #expect(room.settledAlong() == [[0, 10], [10, 20], [35, 30]])
        room.stack.removeArrangedSubview(views[1])
        #expect(views[1].superview === room.stack && room.stack.arrangedSubviews == [views[0], views[2]])
        #expect(room.settledAlong() == [[0, 10], [10, 30]])
        #expect(!room.stack.constraints.contains { $0.firstItem === views[1] || $0.secondItem === views[1] })
        views[0].removeFromSuperview()
        #expect(room.stack.arrangedSubviews == [views[2]])
        #expect(room.settledAlong() == [[0, 30]])
        // The stack forgets a view's custom spacing when the view is removed.
        room.stack.addArrangedSubview(views[1])
        #expect(room.stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
        #expect(room.settledAlong() == [[0, 30], [30, 20]])
    }

    @Test("a view can move from one stack into another, and into a plain view")
    func betweenStacks() {
        let (first, second) = (UIStackView(arrangedSubviews: views), UIStackView())
        let room = StackRoom(.vertical, [first, second])
        room.stage.settle()
        second.addArrangedSubview(views[2])
        #expect(first.arrangedSubviews == [views[0], views[1]] && second.arrangedSubviews == [views[2]])
        room.stage.settle()
        #expect(first.frame.width == 30 && second.frame == CGRect(x: 0, y: 10, width: 30, height: 10))
        let plain = UIView()
        plain.addSubview(views[2])
        #expect(second.arrangedSubviews.isEmpty)
        // No constraint of the stack is left on the view.
        #expect(!views[2].constraints.contains { !($0 is ContentSizeConstraint) })
        views[2].isHidden = true
        #expect(views[2].layer.isHidden)
    }

    @Test("a released stack leaves its views as they were, and isn't retained by them")
    func lifetimes() {
        weak var gone: UIStackView?
        do {
            let stack = UIStackView(arrangedSubviews: views)
            views[0].isHidden = true
            stack.layoutIfNeeded()
            gone = stack
        }
        #expect(gone == nil)
        #expect(views[0].superview == nil && views[0].isHidden && views[0].constraints.isEmpty)
        views[0].isHidden = false
        #expect(!views[0].isHidden)
        let other = StackRoom(.horizontal, [views[0]])
        #expect(other.settledAlong() == [[0, 10]])
        weak var goneView: UIView?
        do {
            let view = UIView()
            goneView = view
            other.stack.addArrangedSubview(view)
            other.stage.settle()
            view.removeFromSuperview()
        }
        other.stage.settle()
        #expect(goneView == nil)
    }

    @Test("an index past the end stops the program with UIKit's message")
    func index() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
                stack.insertArrangedSubview(UIView(), at: 3)
            }
        }
        let words = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(words.contains("index = 3 expected to be less than or equal to 2"))
        #expect(words.contains("addArrangedSubview(_:)"))
    }

    @Test("spacings that are not finite are ignored, with a warning")
    func numbers() {
        let log = WarningLog()
        let stack = UIStackView(arrangedSubviews: views)
        stack.spacing = 3
        stack.spacing = .nan
        stack.setCustomSpacing(.infinity, after: views[0])
        #expect(stack.spacing == 3 && stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
        #expect(log.identifiers.allSatisfy { $0 == "bad-geometry" } && !log.identifiers.isEmpty)
    }

    @Test("a conflict names the stack's constraints as Xcode's logs do")
    func conflict() {
        let log = WarningLog()
        let room = StackRoom(length: 100, breadth: 20, views)
        room.stack.distribution = .fillEqually
        room.stage.settle()
        #expect(log.messages.isEmpty)
        views[0].widthAnchor.constraint(equalToConstant: 70).isActive = true
        room.stage.settle()
        let message = log.messages.first ?? ""
        #expect(log.identifiers == ["unsatisfiable-constraints"])
        for name in ["UISV-fill-equally", "UISV-spacing", "UISV-canvas-connection"] { #expect(message.contains(name)) }
        #expect(message.contains("SizedView.width == 70"))
    }
}
