import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@Suite("Constraints") @MainActor struct ConstraintTests {
    private let stage = Stage(size: CGSize(width: 400, height: 600), scale: 2)
    /// 300 × 200 at (50, 100), placed by its frame.
    private let room = UIView(frame: CGRect(x: 50, y: 100, width: 300, height: 200))

    init() { stage.show(room) }

    private func child(of view: UIView? = nil) -> UIView {
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        (view ?? room).addSubview(child)
        return child
    }

    private func activate(_ constraints: NSLayoutConstraint...) { NSLayoutConstraint.activate(constraints) }

    // MARK: Positions

    @Test("constraints set the edges, centres and sizes of a view")
    func one() {
        let view = child()
        activate(
            view.leadingAnchor.constraint(equalTo: room.leadingAnchor, constant: 16),
            view.trailingAnchor.constraint(equalTo: room.trailingAnchor, constant: -20),
            view.topAnchor.constraint(equalTo: room.topAnchor, constant: 10),
            view.heightAnchor.constraint(equalToConstant: 40))
        stage.settle()
        #expect(view.frame == CGRect(x: 16, y: 10, width: 264, height: 40))
        let middle = child()
        activate(
            middle.centerXAnchor.constraint(equalTo: room.centerXAnchor),
            middle.centerYAnchor.constraint(equalTo: room.centerYAnchor, constant: 5),
            middle.widthAnchor.constraint(equalTo: room.widthAnchor, multiplier: 0.5, constant: -10),
            middle.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.5))
        stage.settle()
        // Half of 300 less 10; 100 + 5 less half of 20.
        #expect(middle.frame == CGRect(x: 80, y: 95, width: 140, height: 20))
    }

    @Test("a nested view is placed in its superview's coordinates, and moves with it")
    func nested() {
        let (outer, side) = (child(), child())
        let inner = child(of: outer)
        activate(
            outer.leftAnchor.constraint(equalTo: room.leftAnchor, constant: 100),
            outer.topAnchor.constraint(equalTo: room.topAnchor, constant: 30),
            inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 5),
            inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 6),
            inner.widthAnchor.constraint(equalToConstant: 50), inner.heightAnchor.constraint(equalToConstant: 60),
            outer.rightAnchor.constraint(equalTo: inner.rightAnchor, constant: 5),
            outer.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: 6),
            // This constraint is to a view in another branch of the tree.
            side.leftAnchor.constraint(equalTo: inner.rightAnchor, constant: 1),
            side.topAnchor.constraint(equalTo: inner.topAnchor), side.widthAnchor.constraint(equalToConstant: 2),
            side.heightAnchor.constraint(equalTo: inner.heightAnchor))
        stage.settle()
        #expect(outer.frame == CGRect(x: 100, y: 30, width: 60, height: 72))
        #expect(inner.frame == CGRect(x: 5, y: 6, width: 50, height: 60))
        #expect(side.frame == CGRect(x: 156, y: 36, width: 2, height: 60))
    }

    @Test("views follow a new size of the superview, and a new constant")
    func changes() {
        let view = child()
        let inset = view.leadingAnchor.constraint(equalTo: room.leadingAnchor, constant: 10)
        activate(
            inset, view.trailingAnchor.constraint(equalTo: room.trailingAnchor, constant: -10),
            view.topAnchor.constraint(equalTo: room.topAnchor),
            view.bottomAnchor.constraint(equalTo: room.bottomAnchor))
        stage.settle()
        room.frame.size = CGSize(width: 100, height: 50)
        stage.settle()
        #expect(view.frame == CGRect(x: 10, y: 0, width: 80, height: 50))
        inset.constant = 30
        stage.settle()
        #expect(view.frame == CGRect(x: 30, y: 0, width: 60, height: 50))
        inset.isActive = false
        view.widthAnchor.constraint(equalToConstant: 20).isActive = true
        stage.settle()
        #expect(view.frame == CGRect(x: 70, y: 0, width: 20, height: 50))
    }

    @Test("a constraint belongs to its views' nearest common superview, until it is deactivated")
    func ownership() {
        let (first, second) = (child(), child())
        let inner = child(of: first)
        let across = inner.leftAnchor.constraint(equalTo: second.leftAnchor)
        let own = inner.widthAnchor.constraint(equalToConstant: 3)
        let within = inner.topAnchor.constraint(equalTo: first.topAnchor)
        activate(across, own, within)
        #expect(room.constraints == [across] && inner.constraints == [own] && first.constraints == [within])
        #expect(across.isActive && across.firstItem === inner && across.secondItem === second)
        within.isActive = false
        #expect(first.constraints.isEmpty && !within.isActive)
        inner.removeFromSuperview()
        #expect(!across.isActive && own.isActive && room.constraints.isEmpty)
    }

    @Test("constraints can be made with NSLayoutConstraint's initialiser, and added to a view")
    func oldWay() {
        let view = child()
        let constraints = [
            NSLayoutConstraint(
                item: view, attribute: .left, relatedBy: .equal, toItem: room, attribute: .left, multiplier: 1,
                constant: 7),
            NSLayoutConstraint(
                item: view, attribute: .top, relatedBy: .equal, toItem: room, attribute: .bottom, multiplier: 0.5,
                constant: 0),
            NSLayoutConstraint(
                item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                multiplier: 1, constant: 20),
            NSLayoutConstraint(
                item: view, attribute: .height, relatedBy: .equal, toItem: view, attribute: .width, multiplier: 2,
                constant: 1),
        ]
        room.addConstraints(constraints)
        stage.settle()
        #expect(view.frame == CGRect(x: 7, y: 100, width: 20, height: 41))
        #expect(room.constraints.count == 4)
        room.removeConstraints(constraints)
        #expect(room.constraints.isEmpty)
    }

    // MARK: Priorities

    @Test("a higher priority wins over any number of lower ones")
    func priorities() {
        let view = child()
        let wishes = [100, 200, 300, 400].map { (length: CGFloat) in
            let wish = view.widthAnchor.constraint(equalToConstant: length)
            wish.priority = .defaultLow
            return wish
        }
        let one = view.widthAnchor.constraint(equalToConstant: 30)
        one.priority = .defaultHigh
        NSLayoutConstraint.activate(wishes + [one])
        stage.settle()
        #expect(view.frame.width == 30)
        one.priority = UILayoutPriority(100)
        stage.settle()
        #expect(view.frame.width >= 100)
    }

    @Test("required and optional inequalities limit a view's size")
    func inequalities() {
        let view = child()
        let wanted = view.widthAnchor.constraint(equalToConstant: 500)
        wanted.priority = .defaultHigh
        activate(
            wanted, view.leftAnchor.constraint(greaterThanOrEqualTo: room.leftAnchor, constant: 8),
            view.rightAnchor.constraint(lessThanOrEqualTo: room.rightAnchor, constant: -8))
        stage.settle()
        #expect(view.frame.minX == 8 && view.frame.width == 284)
    }

    // MARK: Frames and constraints together

    @Test("views follow a view that is placed by its frame, also when it moves")
    func frames() {
        let framed = UIView(frame: CGRect(x: 40, y: 20, width: 60, height: 30))
        room.addSubview(framed)
        let view = child()
        activate(
            view.leftAnchor.constraint(equalTo: framed.rightAnchor, constant: 4),
            view.topAnchor.constraint(equalTo: framed.topAnchor), view.widthAnchor.constraint(equalToConstant: 10),
            view.heightAnchor.constraint(equalTo: framed.heightAnchor))
        stage.settle()
        #expect(view.frame == CGRect(x: 104, y: 20, width: 10, height: 30))
        framed.frame = CGRect(x: 0, y: 0, width: 10, height: 5)
        stage.settle()
        #expect(view.frame == CGRect(x: 14, y: 0, width: 10, height: 5))
    }

    @Test("an autoresizing mask works beside constraints: a bar at the bottom, as wide as the view")
    func masks() {
        let outer = child()
        activate(
            outer.leftAnchor.constraint(equalTo: room.leftAnchor), outer.topAnchor.constraint(equalTo: room.topAnchor),
            outer.widthAnchor.constraint(equalTo: room.widthAnchor),
            outer.heightAnchor.constraint(equalTo: room.heightAnchor))
        stage.settle()
        let bar = UIView(frame: CGRect(x: 0, y: 160, width: 300, height: 40))
        bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        outer.addSubview(bar)
        let above = child(of: outer)
        activate(
            above.bottomAnchor.constraint(equalTo: bar.topAnchor), above.leftAnchor.constraint(equalTo: bar.leftAnchor),
            above.widthAnchor.constraint(equalTo: bar.widthAnchor), above.heightAnchor.constraint(equalToConstant: 10))
        stage.settle()
        #expect(above.frame == CGRect(x: 0, y: 150, width: 300, height: 10))
        room.frame.size = CGSize(width: 120, height: 100)
        stage.settle()
        #expect(bar.frame == CGRect(x: 0, y: 60, width: 120, height: 40))
        #expect(above.frame == CGRect(x: 0, y: 50, width: 120, height: 10))
    }

    @Test("constraints keep a view's transform, and place the view without it")
    func transforms() {
        let view = child()
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        activate(
            view.leftAnchor.constraint(equalTo: room.leftAnchor, constant: 100),
            view.topAnchor.constraint(equalTo: room.topAnchor, constant: 50),
            view.widthAnchor.constraint(equalToConstant: 20), view.heightAnchor.constraint(equalToConstant: 10))
        stage.settle()
        #expect(view.bounds.size == CGSize(width: 20, height: 10) && view.center == CGPoint(x: 110, y: 55))
        #expect(view.frame == CGRect(x: 90, y: 45, width: 40, height: 20))
    }

    // MARK: Directions

    @Test("from right to left leading is the right edge, and constants count from there")
    func rightToLeft() {
        room.semanticContentAttribute = .forceRightToLeft
        let view = child()
        activate(
            view.leadingAnchor.constraint(equalTo: room.leadingAnchor, constant: 16),
            view.trailingAnchor.constraint(lessThanOrEqualTo: room.trailingAnchor, constant: -50),
            view.widthAnchor.constraint(equalToConstant: 40), view.heightAnchor.constraint(equalToConstant: 10))
        stage.settle()
        #expect(view.frame.minX == 244)
        room.semanticContentAttribute = .forceLeftToRight
        stage.settle()
        #expect(view.frame.minX == 16)
    }

    // MARK: Rounding

    @Test("frames are on whole pixels, each by itself (R884): 93.33 is 93.5 at a scale of 2")
    func rounding() {
        let row = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        stage.show(row)
        let views = (0..<3).map { _ in child(of: row) }
        for view in views { view.heightAnchor.constraint(equalToConstant: 10).isActive = true }
        activate(
            views[0].leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 12),
            views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor, constant: 8),
            views[2].leadingAnchor.constraint(equalTo: views[1].trailingAnchor, constant: 8),
            views[2].trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -12),
            views[1].widthAnchor.constraint(equalTo: views[0].widthAnchor),
            views[2].widthAnchor.constraint(equalTo: views[0].widthAnchor))
        stage.settle()
        #expect(views.map(\.frame.width) == [93.5, 93.5, 93.5])
        #expect(views.map(\.frame.minX) == [12, 113.5, 214.5])
    }

    // MARK: Animation

    @Test("a constant changed in an animation block animates the views")
    func animated() {
        let view = child()
        let left = view.leftAnchor.constraint(equalTo: room.leftAnchor)
        activate(
            left, view.topAnchor.constraint(equalTo: room.topAnchor), view.widthAnchor.constraint(equalToConstant: 10),
            view.heightAnchor.constraint(equalToConstant: 10))
        stage.settle()
        left.constant = 200
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { room.layoutIfNeeded() }
        stage.advance(by: 0.5)
        let shown = view.layer.presentation()?.position.x ?? 0
        #expect(abs(shown - 105) < 8 && view.frame.minX == 200)
    }

    // MARK: Lifetimes

    @Test("released views and constraints are freed, in any order")
    func lifetime() {
        weak var gone: UIView?
        weak var constraint: NSLayoutConstraint?
        var kept: NSLayoutConstraint?
        do {
            let view = child()
            let width = view.widthAnchor.constraint(equalToConstant: 10)
            activate(width, view.leftAnchor.constraint(equalTo: room.leftAnchor))
            (gone, constraint) = (view, room.constraints.first)
            kept = width
            stage.settle()
            view.removeFromSuperview()
        }
        stage.settle()
        #expect(gone == nil && constraint == nil)
        #expect(kept?.firstItem == nil && kept?.isActive == false)
        kept?.constant = 20
        kept = nil
    }
}
