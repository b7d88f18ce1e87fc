import QuartzCore
import RenderTree
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

@MainActor @Suite("View transitions") struct ViewTransitionTests {
    private let stage = Stage(size: CGSize(width: 300, height: 400), scale: 2)
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    /// The layers inside the view, as screens see them.
    private var inside: [LayerState] {
        (stage.tree[view.layer.id]?.children ?? []).compactMap { stage.tree[$0]?.state }
    }

    @Test("a cross dissolve fades the old look over the new one, and leaves no layer behind")
    func dissolve() {
        stage.show(view)
        view.backgroundColor = .red
        stage.settle()
        var finished: Bool?
        UIView.transition(
            with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
            animations: { view.backgroundColor = .blue }, completion: { finished = $0 })
        #expect(view.layer.sublayers == nil, "the app sees nothing of it")
        stage.advance(by: 0.5)
        #expect(inside.count == 1 && inside[0].backgroundColor == UIColor.red.cgColor.rgba)
        #expect(((inside.first?.opacity ?? 0) - 0.5).magnitude < 1e-6)
        #expect(stage.tree[view.layer.id]?.state.backgroundColor == UIColor.blue.cgColor.rgba)
        #expect(finished == nil)
        stage.settle()
        #expect(inside.isEmpty && finished == true)
    }

    @Test("a flip shows the old side for the first half, then the new one")
    func flip() {
        stage.show(view)
        let (front, back) = (UIView(frame: view.bounds), UIView(frame: view.bounds))
        view.addSubview(front)
        stage.settle()
        UIView.transition(from: front, to: back, duration: 1, options: [.transitionFlipFromLeft, .curveLinear])
        #expect(view.subviews == [back])
        stage.advance(by: 0.25)
        #expect(inside.last?.opacity == 1)
        // An eighth of a turn: the left edge comes nearer.
        let turned = stage.tree[view.layer.id]?.state.transform.rows ?? []
        #expect((turned[0] - 0.5.squareRoot()).magnitude < 1e-6 && turned[2] < 0)
        stage.advance(by: 0.5)
        #expect(inside.last?.opacity == 0)
        stage.settle()
        #expect(inside.count == 1)
        #expect(stage.tree[view.layer.id]?.state.transform.isIdentity == true)
    }

    @Test("a CATransition on a layer fades the content that was on screen")
    func layerTransition() {
        stage.show(view)
        view.backgroundColor = .red
        stage.settle()
        let transition = CATransition()
        (transition.duration, transition.timingFunction) = (1, CAMediaTimingFunction(name: .linear))
        view.backgroundColor = .blue
        view.layer.add(transition, forKey: "fade")
        stage.advance(by: 0.25)
        #expect(inside.count == 1 && inside[0].backgroundColor == UIColor.red.cgColor.rgba)
        #expect(((inside.first?.opacity ?? 0) - 0.75).magnitude < 1e-6)
        stage.settle()
        #expect(inside.isEmpty && view.layer.animationKeys() == nil)
    }

    @Test("without a transition option, or without a window, the changes happen at once")
    func none() {
        stage.show(view)
        var count = 0
        UIView.transition(with: view, duration: 1, animations: { view.alpha = 0 }) { _ in count += 1 }
        UIView.transition(
            with: UIView(), duration: 1, options: .transitionCrossDissolve, animations: {},
            completion: { _ in count += 1 })
        stage.advance(by: 0.02)
        #expect(count == 2 && stage.tree[view.layer.id]?.state.opacity == 0)
    }
}
