import RenderTree
import TestSupport
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

@MainActor @Suite("Views") struct ViewTests {
    private let stage = Stage(size: CGSize(width: 300, height: 400), scale: 2)

    @Test("layoutSubviews is called once per frame, and only where it is needed")
    func layoutOnce() {
        let (outer, inner) = (LayoutCounter(), LayoutCounter())
        outer.addSubview(inner)
        stage.show(outer)
        #expect((outer.layouts, inner.layouts) == (1, 1))
        for _ in 0..<5 { inner.setNeedsLayout() }
        stage.settle()
        #expect((outer.layouts, inner.layouts) == (1, 2))
        outer.frame.size.width = 77
        outer.layoutIfNeeded()
        stage.settle()
        #expect((outer.layouts, inner.layouts) == (2, 2))
    }

    @Test("in a tree of ten thousand views one view that needs layout causes one layout")
    func largeTree() {
        let root = UIView()
        for _ in 0..<100 {
            let branch = UIView()
            for _ in 0..<99 { branch.addSubview(UIView()) }
            root.addSubview(branch)
        }
        stage.show(root)
        let before = LayoutCounts.layouts
        root.subviews[50].subviews[50].setNeedsLayout()
        stage.settle()
        #expect(LayoutCounts.layouts == before + 1)
    }

    @Test("a view that asks for layout in each layout is stopped, with a warning")
    func endlessLayout() {
        let warnings = WarningLog()
        let view = LayoutCounter()
        view.asksAgain = true
        stage.show(view)
        #expect(view.layouts <= 200)
        #expect(warnings.identifiers == ["endless-layout"])
    }

    @Test("frame, bounds, center and transform depend on each other as on iOS")
    func geometry() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        #expect(view.center == CGPoint(x: 60, y: 45))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(view.frame == CGRect(x: -40, y: -5, width: 200, height: 100))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
        #expect(view.bounds.size == CGSize(width: 150, height: 150))
        #expect(view.center == CGPoint(x: 150, y: 150))
    }

    @Test("points convert through offsets and transforms")
    func conversion() {
        let outer = UIView(frame: CGRect(x: 10, y: 10, width: 200, height: 200))
        let inner = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        outer.addSubview(inner)
        outer.bounds.origin.y = 30
        stage.show(outer)
        #expect(inner.convert(CGPoint(x: 1, y: 2), to: outer) == CGPoint(x: 51, y: 52))
        #expect(inner.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 61, y: 32))
        inner.transform = CGAffineTransform(rotationAngle: .pi)
        let turned = inner.convert(CGPoint(x: 0, y: 0), to: outer)
        #expect(abs(turned.x - 150) < 1e-9 && abs(turned.y - 150) < 1e-9)
    }

    @Test("hit testing finds the topmost view that takes touches")
    func hitTesting() {
        let (root, below, above) = (UIView(), UIView(), UIView())
        root.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
        below.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        above.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        root.addSubview(below)
        root.addSubview(above)
        stage.show(root)
        let point = CGPoint(x: 75, y: 75)
        #expect(root.hitTest(point, with: nil) === above)
        below.layer.zPosition = 1
        #expect(root.hitTest(point, with: nil) === below)
        below.isUserInteractionEnabled = false
        #expect(root.hitTest(point, with: nil) === above)
        above.alpha = 0.005
        #expect(root.hitTest(point, with: nil) === root)
        #expect(root.hitTest(CGPoint(x: 400, y: 0), with: nil) == nil)
    }

    @Test(
        "autoresizing distributes a change among the flexible sizes and margins",
        arguments: [
            (18, CGRect(x: 10, y: 10, width: 120, height: 80)),
            (1, CGRect(x: 110, y: 10, width: 20, height: 80)),
            (5, CGRect(x: 22.5, y: 10, width: 20, height: 80)),
            (0, CGRect(x: 10, y: 10, width: 20, height: 80)),
        ] as [(UInt, CGRect)])
    func autoresizing(mask: UInt, expected: CGRect) {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 80))
        child.autoresizingMask = UIView.AutoresizingMask(rawValue: mask)
        parent.addSubview(child)
        parent.frame.size.width = 200
        #expect(child.frame == expected)
    }

    @Test("a geometry that is not finite is ignored, with one warning")
    func badGeometry() {
        let warnings = WarningLog()
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        view.frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
        view.center = CGPoint(x: CGFloat.infinity, y: 0)
        view.bounds.size.width = .nan
        #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(warnings.identifiers == ["bad-geometry"])
    }

    @Test("moving between superviews calls the views in order and leaves one superview")
    func hierarchy() {
        let (one, other, child) = (UIView(), UIView(), UIView())
        one.addSubview(child)
        other.addSubview(child)
        #expect(one.subviews.isEmpty)
        #expect(child.superview === other)
        let (second, third) = (UIView(), UIView())
        other.insertSubview(second, at: 0)
        other.insertSubview(third, belowSubview: child)
        #expect(other.subviews == [second, third, child])
        other.bringSubviewToFront(second)
        #expect(other.subviews == [third, child, second])
        other.exchangeSubview(at: 0, withSubviewAt: 2)
        #expect(other.subviews == [second, child, third])
        #expect(other.layer.sublayers?.map(ObjectIdentifier.init) == other.subviews.map { ObjectIdentifier($0.layer) })
    }

    @Test("a view that outlives its superview has none")
    func lifetime() {
        let child = UIView()
        do {
            let parent = UIView()
            parent.addSubview(child)
        }
        #expect(child.superview == nil)
        #expect(child.layer.superlayer == nil)
    }

    @Test("screens get the changed layers and nothing else")
    func smallTransactions() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        for index in 0..<100 { root.addSubview(UIView(frame: CGRect(x: 0, y: CGFloat(index), width: 10, height: 10))) }
        stage.show(root)
        let before = stage.layersChanged
        root.subviews[7].alpha = 0.5
        root.subviews[8].alpha = 1
        stage.settle()
        #expect(stage.layersChanged == before + 1)
    }

    @Test("after random changes a screen shows the same tree as the views", arguments: 0..<60)
    func mirror(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        stage.show(root)
        var views = [root]
        for _ in 0..<60 {
            let view = random.pick(from: views)
            switch Int.random(in: 0..<7, using: &random) {
            case 0, 1:
                let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                view.insertSubview(child, at: Int.random(in: 0...view.subviews.count, using: &random))
                views.append(child)
            case 2 where view !== root: view.removeFromSuperview()
            case 3:
                let other = random.pick(from: views)
                if !other.isDescendant(of: view), view !== root { other.addSubview(view) }
            case 4: view.alpha = CGFloat.random(in: 0...1, using: &random)
            case 5: view.layer.zPosition = CGFloat(Int.random(in: -2...2, using: &random))
            default: stage.settle()
            }
        }
        stage.settle()
        #expect(stage.shownTree(below: root) == root.expectedTree, "seed \(seed)")
    }

    @Test("colours follow light and dark mode")
    func appearance() {
        let view = UIView()
        view.backgroundColor = .systemBackground
        stage.show(view)
        #expect(view.layer.backgroundColor == UIColor.white.cgColor)
        stage.setAppearance(.dark)
        #expect(view.layer.backgroundColor == UIColor.black.cgColor)
        #expect(view.traitCollection.userInterfaceStyle == .dark)
    }

    @Test("a dynamic colour that a provider returns is resolved in turn")
    func nestedDynamicColor() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let color = UIColor { $0.userInterfaceStyle == .dark ? .systemGray2 : .white }
        #expect(color.resolvedColor(with: dark) == UIColor.systemGray2.resolvedColor(with: dark))
        let half = color.withAlphaComponent(0.5).resolvedColor(with: dark)
        #expect(half == UIColor.systemGray2.resolvedColor(with: dark).withAlphaComponent(0.5))
    }

    @Test("turning the device lays out the root controller's view again")
    func turning() {
        let controller = SizeLog()
        stage.show(controller)
        stage.resize(to: CGSize(width: 400, height: 300))
        #expect(controller.sizes == [CGSize(width: 400, height: 300)])
        #expect(controller.view.frame.size == CGSize(width: 400, height: 300))
        #expect(controller.alongside == CGSize(width: 400, height: 300))
    }
}

@MainActor private final class LayoutCounter: UIView {
    var layouts = 0
    var asksAgain = false

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        if asksAgain { setNeedsLayout() }
    }
}

@MainActor private final class SizeLog: UIViewController {
    var sizes: [CGSize] = []
    var alongside: CGSize?

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        sizes.append(size)
        coordinator.animate { [weak self] _ in self?.alongside = self?.view.bounds.size }
    }
}

extension Stage {
    /// What the screens show below a view: each layer's opacity, nested as drawn.
    fileprivate func shownTree(below view: UIView) -> String {
        func text(_ layer: LayerID) -> String {
            guard let node = tree[layer] else { return "missing" }
            return "\(layer)\(node.state.opacity)(" + node.children.map(text).joined(separator: " ") + ")"
        }
        return text(view.layer.id)
    }
}

extension UIView {
    /// What the screens have to show of this view: each layer's opacity, nested as the views are.
    fileprivate var expectedTree: String {
        "\(layer.id)\(CGFloat(layer.opacity))("
            + subviewsInDrawingOrder.map(\.expectedTree).joined(separator: " ") + ")"
    }
}
