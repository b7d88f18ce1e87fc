import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// What layout libraries and their own tests take for granted.
@Suite("Constraints as public libraries make them") @MainActor struct ConstraintsOfLibrariesTests {
    private func child(of view: UIView) -> UIView {
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(child)
        return child
    }

    private func activate(_ constraints: NSLayoutConstraint...) { NSLayoutConstraint.activate(constraints) }

    @Test("priorities can be added to and subtracted from")
    func priorities() {
        #expect(UILayoutPriority.required - 1 == UILayoutPriority(999))
        #expect(.fittingSizeLevel + 1 == UILayoutPriority(51))
    }

    @Test("a view can be constrained directly to a window")
    func window() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        let view = child(of: window)
        activate(
            view.widthAnchor.constraint(equalTo: window.widthAnchor, multiplier: 0.5),
            view.heightAnchor.constraint(equalToConstant: 40),
            view.trailingAnchor.constraint(equalTo: window.trailingAnchor),
            view.topAnchor.constraint(equalTo: window.topAnchor, constant: 10))
        window.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 200, y: 10, width: 200, height: 40))
    }

    @Test("a root controller's view has the window's size, even without a translated mask")
    func rootView() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        let controller = UIViewController()
        controller.view.translatesAutoresizingMaskIntoConstraints = false
        let view = child(of: controller.view)
        activate(
            view.leftAnchor.constraint(equalTo: controller.view.leftAnchor, constant: 10),
            view.rightAnchor.constraint(equalTo: controller.view.rightAnchor),
            view.topAnchor.constraint(equalTo: controller.view.topAnchor),
            view.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor))
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 0, width: 390, height: 300))
        window.frame.size = CGSize(width: 300, height: 400)
        window.layoutIfNeeded()
        #expect(controller.view.frame == window.bounds && view.frame == CGRect(x: 10, y: 0, width: 290, height: 400))
        #expect(window.constraints.count == 4)
    }

    @Test("a view without constraints stays where its frame puts it")
    func unspoken() {
        let room = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        let (quiet, pinned) = (child(of: room), child(of: room))
        quiet.frame = CGRect(x: 5, y: 6, width: 70, height: 80)
        activate(pinned.leftAnchor.constraint(equalTo: room.leftAnchor, constant: 10))
        room.layoutIfNeeded()
        #expect(quiet.frame == CGRect(x: 5, y: 6, width: 70, height: 80))
        quiet.frame.origin.x = 50
        room.layoutIfNeeded()
        #expect(quiet.frame == CGRect(x: 50, y: 6, width: 70, height: 80))
        // As soon as the view has a constraint, the values of its frame no longer count.
        activate(quiet.heightAnchor.constraint(equalToConstant: 20))
        room.layoutIfNeeded()
        #expect(quiet.frame == CGRect(x: 0, y: 0, width: 0, height: 20))
    }

    @Test("a view without constraints whose subviews are constrained to its outside is at 0")
    func reachedThrough() {
        let room = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        let quiet = child(of: room)
        quiet.frame = CGRect(x: 5, y: 6, width: 70, height: 80)
        let inside = child(of: quiet)
        activate(
            inside.leftAnchor.constraint(equalTo: room.leftAnchor, constant: 10),
            inside.widthAnchor.constraint(equalToConstant: 20))
        room.layoutIfNeeded()
        #expect(quiet.frame == .zero && inside.frame == CGRect(x: 10, y: 0, width: 20, height: 0))
    }

    @Test("a root view without a translated mask gets its size from its constraints")
    func rootOfItsOwn() {
        let root = UIView(frame: CGRect(x: 5, y: 6, width: 70, height: 80))
        root.translatesAutoresizingMaskIntoConstraints = false
        let view = child(of: root)
        let width = view.widthAnchor.constraint(equalToConstant: 100)
        activate(
            width, view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
            view.topAnchor.constraint(equalTo: root.topAnchor))
        root.layoutIfNeeded()
        // No constraint determines the height.
        #expect(root.bounds.size == CGSize(width: 120, height: 0))
        width.constant = 200
        #expect(root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 220, height: 0))
        root.layoutIfNeeded()
        #expect(root.bounds.size == CGSize(width: 220, height: 0))
        // In another view, it is placed by that view's constraints.
        let room = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        room.addSubview(root)
        activate(root.centerXAnchor.constraint(equalTo: room.centerXAnchor))
        room.layoutIfNeeded()
        #expect(root.frame == CGRect(x: 90, y: 0, width: 220, height: 0))
    }

    @Test("an inequality without other constraints is met exactly, and the view stays ambiguous")
    func inequalities() {
        let room = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        let (low, high) = (child(of: room), child(of: room))
        activate(
            low.topAnchor.constraint(lessThanOrEqualTo: room.topAnchor, constant: 23),
            low.heightAnchor.constraint(lessThanOrEqualToConstant: 20),
            low.widthAnchor.constraint(equalToConstant: 100),
            low.trailingAnchor.constraint(lessThanOrEqualTo: room.trailingAnchor, constant: -74),
            high.bottomAnchor.constraint(lessThanOrEqualTo: room.bottomAnchor, constant: -45),
            high.heightAnchor.constraint(equalToConstant: 100))
        room.layoutIfNeeded()
        // 400 less 74 less 100; 300 less 45 less 100.
        #expect(low.frame == CGRect(x: 226, y: 23, width: 100, height: 20))
        #expect(high.frame.minY == 155)
        #expect(low.hasAmbiguousLayout && high.hasAmbiguousLayout)
        // An optional limit doesn't give the view a width: it stays 0. But it does place the view's leading edge.
        let optional = child(of: room)
        let limits = [
            optional.widthAnchor.constraint(lessThanOrEqualToConstant: 23),
            optional.leadingAnchor.constraint(lessThanOrEqualTo: room.leadingAnchor, constant: 10),
        ]
        for limit in limits { limit.priority = UILayoutPriority(751) }
        NSLayoutConstraint.activate(limits)
        room.layoutIfNeeded()
        #expect([optional.frame.minX, optional.frame.width] == [10, 0])
    }

    @Test("leading follows the superview's direction, not the view's own")
    func direction() {
        let room = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        room.semanticContentAttribute = .forceRightToLeft
        let (first, second) = (child(of: room), child(of: room))
        for view in [first, second] {
            activate(
                view.widthAnchor.constraint(equalToConstant: 50), view.heightAnchor.constraint(equalToConstant: 20))
        }
        activate(
            first.leadingAnchor.constraint(equalTo: room.leadingAnchor, constant: 75),
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 25))
        room.layoutIfNeeded()
        // 400 less 75 less 50, and 25 and 50 more to the left.
        #expect([first.frame.minX, second.frame.minX] == [275, 200])
        room.semanticContentAttribute = .forceLeftToRight
        first.semanticContentAttribute = .forceRightToLeft
        room.layoutIfNeeded()
        #expect([first.frame.minX, second.frame.minX] == [75, 150])
    }

    @Test("a guide's constraints can be made before it is in a view, and after it moved to another")
    func guideInNoView() {
        let room = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        let inner = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
        room.addSubview(inner)
        let guide = UILayoutGuide()
        guide.identifier = "gap"
        let constraints = [
            guide.leftAnchor.constraint(equalTo: room.leftAnchor, constant: 30),
            guide.topAnchor.constraint(equalTo: room.topAnchor, constant: 5),
            NSLayoutConstraint(
                item: guide, attribute: .width, relatedBy: .equal, toItem: room, attribute: .width, multiplier: 0.5,
                constant: 0),
            guide.heightAnchor.constraint(equalToConstant: 8),
        ]
        #expect(constraints[0].firstItem === guide)
        room.addLayoutGuide(guide)
        NSLayoutConstraint.activate(constraints)
        room.layoutIfNeeded()
        #expect(guide.layoutFrame == CGRect(x: 30, y: 5, width: 200, height: 8))
        inner.addLayoutGuide(guide)
        #expect(constraints.allSatisfy { !$0.isActive })
        NSLayoutConstraint.activate(constraints)
        room.layoutIfNeeded()
        #expect(guide.layoutFrame == CGRect(x: -70, y: 5, width: 200, height: 8))
    }

    @Test("constraints between a guide without a view and a view stop the program; the guide's own do nothing")
    func guideActivated() async {
        let guide = UILayoutGuide()
        let alone = guide.widthAnchor.constraint(equalTo: guide.heightAnchor)
        alone.isActive = true
        #expect(!alone.isActive)
        await #expect(processExitsWith: .failure) { @MainActor in
            let view = UIView()
            UILayoutGuide().widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
        }
    }

    @Test("layoutIfNeeded of a view lays out the views around it first")
    func layoutFromInside() {
        let room = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        let outer = child(of: room)
        let inner = child(of: outer)
        let height = outer.heightAnchor.constraint(equalToConstant: 100)
        activate(
            height, outer.topAnchor.constraint(equalTo: room.topAnchor, constant: 7),
            inner.heightAnchor.constraint(equalTo: outer.heightAnchor, multiplier: 0.5))
        inner.layoutIfNeeded()
        #expect([outer.frame.minY, outer.frame.height, inner.frame.height] == [7, 100, 50])
        height.constant = 102
        inner.layoutIfNeeded()
        #expect(inner.frame.height == 51)
    }

    @Test("a view's anchors of one attribute are equal, wherever they come from")
    func anchors() {
        let room = UIView()
        let view = child(of: room)
        let (first, second) = (
            view.leadingAnchor.constraint(equalTo: room.leadingAnchor),
            view.leadingAnchor.constraint(equalTo: room.centerXAnchor)
        )
        #expect(first.firstAnchor === second.firstAnchor)
        #expect(first.firstAnchor.isEqual(view.leadingAnchor) && view.leadingAnchor.isEqual(first.firstAnchor))
        #expect(view.leadingAnchor == view.leadingAnchor && view.leadingAnchor.hash == first.firstAnchor.hash)
        #expect(first.secondAnchor?.isEqual(second.secondAnchor) == false)
    }
}
