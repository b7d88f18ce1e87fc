import QuartzCore
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Counts its layouts.
private final class CountingView: UIView {
    var layouts = 0

    override func layoutSubviews() { layouts += 1 }
}

@Suite("View hierarchies") @MainActor struct HierarchyTests {
    /// 100 views with 99 views inside each.
    private func tree(in root: UIView) -> [CountingView] {
        (0..<100).flatMap { _ in
            let branch = CountingView()
            root.addSubview(branch)
            let leaves = (0..<99).map { _ in CountingView() }
            for leaf in leaves { branch.addSubview(leaf) }
            return [branch] + leaves
        }
    }

    @Test("of ten thousand views only those that need layout are laid out")
    func dirtyViewsOnly() {
        let stage = Stage()
        let root = UIView(frame: stage.window.bounds)
        let views = tree(in: root)
        #expect(views.count == 10_000)
        stage.show(root)
        #expect(views.allSatisfy { $0.layouts == 1 })

        let before = LayoutCounts.layouts
        views[4_321].setNeedsLayout()
        views[9_999].setNeedsLayout()
        stage.settle()
        #expect(LayoutCounts.layouts - before == 2)
        #expect(views[4_321].layouts == 2 && views[9_999].layouts == 2)
        #expect(views.count { $0.layouts == 2 } == 2)
    }

    @Test("a frame without layout to do lays out no view")
    func nothingToDo() {
        let stage = Stage()
        let root = UIView(frame: stage.window.bounds)
        let views = tree(in: root)
        stage.show(root)
        let before = LayoutCounts.layouts
        views[0].alpha = 0.5
        stage.settle()
        #expect(LayoutCounts.layouts == before)
        #expect(stage.layersChanged > 0)
    }

    @Test("a view that is resized ten times is laid out once")
    func once() {
        let stage = Stage()
        let view = CountingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.show(view)
        for width in 11...20 { view.frame.size.width = CGFloat(width) }
        stage.settle()
        #expect(view.layouts == 2)
    }

    @Test("adding a view to itself, or to one of its subviews, stops the program")
    func viewCycles() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            let (outer, inner) = (UIView(), UIView())
            outer.addSubview(inner)
            inner.addSubview(outer)
        }
        await #expect(processExitsWith: .failure) { @MainActor in
            let view = UIView()
            view.addSubview(view)
        }
    }

    @Test("adding a layer or a controller to itself or its children stops the program")
    func otherCycles() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            let (outer, inner) = (CALayer(), CALayer())
            outer.addSublayer(inner)
            inner.addSublayer(outer)
        }
        await #expect(processExitsWith: .failure) { @MainActor in
            let (outer, inner) = (UIViewController(), UIViewController())
            outer.addChild(inner)
            inner.addChild(outer)
        }
    }

    @Test("a view may remove itself and others during its own layout")
    func leavingInLayout() {
        final class Leaving: UIView {
            override func layoutSubviews() {
                superview?.subviews.last?.removeFromSuperview()
                removeFromSuperview()
            }
        }
        let stage = Stage()
        let root = UIView(frame: stage.window.bounds)
        let (leaving, middle, last) = (Leaving(), CountingView(), CountingView())
        for view in [leaving, middle, last] { root.addSubview(view) }
        stage.show(root)
        #expect(root.subviews == [middle])
        #expect(middle.layouts == 1)
    }

    @Test("a recursive description lists all subviews, and is the same on every run")
    func description() {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 2, height: 1))
        label.text = "hi"
        view.addSubview(label)
        #expect(
            view.recursiveDescription == """
                <UIView; frame 1 2 3 4>
                   | <UILabel; frame 0 0 2 1; text "hi">
                """)
    }
}
