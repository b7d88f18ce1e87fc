import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@Suite("Ambiguous constraints") @MainActor struct ConstraintAmbiguityTests {
    private let stage = Stage(size: CGSize(width: 400, height: 600), scale: 2)
    private let card = Card(frame: CGRect(x: 0, y: 0, width: 300, height: 100))

    private final class Card: UIView {
        let title = UIView()
        let icon = UIView()

        override init(frame: CGRect) {
            super.init(frame: frame)
            for view in [title, icon] {
                view.translatesAutoresizingMaskIntoConstraints = false
                addSubview(view)
            }
        }

        required init?(coder: NSCoder) { nil }
    }

    init() { stage.show(card) }

    private func activate(_ constraints: NSLayoutConstraint...) { NSLayoutConstraint.activate(constraints) }

    private func ambiguity(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> ConstraintAmbiguity? {
        stage.settle()
        return view.engineForQuestions?.ambiguity(of: view.layoutItem, along: axis)
    }

    // MARK: Ambiguous views and their remedies

    @Test("a view with only a size lacks a position, and a view with only a position lacks a size")
    func remedies() {
        let (title, icon) = (card.title, card.icon)
        activate(
            title.widthAnchor.constraint(equalToConstant: 40),
            icon.centerYAnchor.constraint(equalTo: card.centerYAnchor))
        #expect(
            ambiguity(title, .horizontal)
                == ConstraintAmbiguity(open: [.left], remedies: [[.leading], [.trailing], [.centerX]]))
        #expect(
            ambiguity(title, .vertical) == ConstraintAmbiguity(open: [.top, .height], remedies: [[.top, .height]]))
        #expect(
            ambiguity(icon, .vertical)
                == ConstraintAmbiguity(open: [.top, .height], remedies: [[.top], [.bottom], [.height]]))
        activate(title.trailingAnchor.constraint(equalTo: card.trailingAnchor))
        #expect(ambiguity(title, .horizontal) == nil && title.hasAmbiguousLayout)
        activate(
            title.topAnchor.constraint(equalTo: card.topAnchor),
            title.bottomAnchor.constraint(equalTo: card.bottomAnchor))
        stage.settle()
        #expect(!title.hasAmbiguousLayout && icon.hasAmbiguousLayout && !card.hasAmbiguousLayout)
    }

    @Test("two views that could share a width in other ways are ambiguous, until one hugs more")
    func sharing() {
        let (first, second) = (UILabel(), UILabel())
        for (label, text) in [(first, "one"), (second, "two")] {
            label.text = text
            label.translatesAutoresizingMaskIntoConstraints = false
            card.addSubview(label)
            label.topAnchor.constraint(equalTo: card.topAnchor).isActive = true
        }
        activate(
            first.leadingAnchor.constraint(equalTo: card.leadingAnchor),
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
            second.trailingAnchor.constraint(equalTo: card.trailingAnchor))
        stage.settle()
        #expect(first.hasAmbiguousLayout && second.hasAmbiguousLayout)
        first.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        stage.settle()
        #expect(!first.hasAmbiguousLayout && !second.hasAmbiguousLayout)
    }

    @Test("the trace names views by the app's properties, and says what each of them lacks")
    func trace() {
        let guide = UILayoutGuide()
        guide.identifier = "gap"
        card.addLayoutGuide(guide)
        let (title, icon) = (card.title, card.icon)
        activate(
            title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
            title.topAnchor.constraint(equalTo: card.topAnchor), title.widthAnchor.constraint(equalToConstant: 40),
            title.heightAnchor.constraint(equalToConstant: 20), icon.leftAnchor.constraint(equalTo: title.rightAnchor),
            icon.widthAnchor.constraint(equalToConstant: 10), icon.heightAnchor.constraint(equalToConstant: 10),
            guide.topAnchor.constraint(equalTo: card.topAnchor), guide.leftAnchor.constraint(equalTo: card.leftAnchor),
            guide.widthAnchor.constraint(equalToConstant: 5))
        stage.settle()
        #expect(
            card.autolayoutTrace == """
                Card (0, 0, 300, 100)  by its frame
                  gap (0, 0, 5, 0)  AMBIGUOUS LAYOUT: height is open; a constraint on bottom, centerY or height settles it
                  title (16, 0, 40, 20)
                  icon (56, 0, 10, 10)  AMBIGUOUS LAYOUT: top is open; a constraint on top, bottom or centerY settles it
                """)
        #expect(guide.hasAmbiguousLayout)
    }

    // MARK: Exercising ambiguity

    @Test("exercising ambiguity moves a view where it is ambiguous, each time to another place")
    func exercise() {
        let (title, icon) = (card.title, card.icon)
        activate(
            title.widthAnchor.constraint(equalToConstant: 40), title.heightAnchor.constraint(equalToConstant: 20),
            title.topAnchor.constraint(equalTo: card.topAnchor, constant: 3),
            title.leadingAnchor.constraint(greaterThanOrEqualTo: card.leadingAnchor, constant: 16),
            title.trailingAnchor.constraint(lessThanOrEqualTo: card.trailingAnchor, constant: -16),
            icon.leadingAnchor.constraint(equalTo: title.leadingAnchor))
        stage.settle()
        var places: Set<CGFloat> = []
        for _ in 0..<5 {
            title.exerciseAmbiguityInLayout()
            stage.settle()
            places.insert(title.frame.minX)
            #expect(title.frame.minX >= 16 && title.frame.maxX <= 284)
            #expect(title.frame.size == CGSize(width: 40, height: 20) && title.frame.minY == 3)
            #expect(icon.frame.minX == title.frame.minX)
        }
        #expect(places.count == 5)
        activate(title.centerXAnchor.constraint(equalTo: card.centerXAnchor))
        title.exerciseAmbiguityInLayout()
        stage.settle()
        #expect(title.frame.minX == 130)
    }

    // MARK: Constraints that affect a view

    @Test("constraintsAffectingLayout returns the constraints that place a view along the axis, even indirectly")
    func affecting() {
        let (title, icon) = (card.title, card.icon)
        let width = title.widthAnchor.constraint(equalToConstant: 40)
        let same = icon.widthAnchor.constraint(equalTo: title.widthAnchor)
        let after = icon.leftAnchor.constraint(equalTo: title.rightAnchor, constant: 8)
        let start = title.leftAnchor.constraint(equalTo: card.leftAnchor)
        let top = icon.topAnchor.constraint(equalTo: card.topAnchor)
        let idle = icon.widthAnchor.constraint(lessThanOrEqualToConstant: 500)
        activate(width, same, after, start, top, idle)
        stage.settle()
        #expect(icon.constraintsAffectingLayout(for: .horizontal) == [width, same, after, start])
        #expect(icon.constraintsAffectingLayout(for: .vertical) == [top])
        #expect(title.constraintsAffectingLayout(for: .horizontal) == [width, start])
        #expect(card.constraintsAffectingLayout(for: .horizontal).isEmpty)
    }
}
