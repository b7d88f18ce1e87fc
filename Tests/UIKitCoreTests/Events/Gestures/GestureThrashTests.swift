import RenderTree
import TestSupport
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite("Gestures at random") struct GestureThrashTests {
    @Test("after random fingers, clicks and trackpad input all states were valid, and end as possible")
    func thrash() {
        for seed in SeededGenerator.seeds(1..<61) {
            let crowd = GestureCrowd(seed: seed)
            for _ in 0..<80 { crowd.step() }
            crowd.comeToRest()
            #expect(crowd.faults == [], "UIKIT_SEED=\(seed)")
        }
    }
}

/// Three views inside each other with all recognisers on each, some waiting for others, and a person who plays with them.
@MainActor private final class GestureCrowd: NSObject, UIGestureRecognizerDelegate {
    private let stage = Stage(size: CGSize(width: 300, height: 300), scale: 1)
    private var random: SeededGenerator
    private var views: [UIView] = []
    private var recognizers: [UIGestureRecognizer] = []
    private var known: [ObjectIdentifier: UIGestureRecognizer.State] = [:]
    private(set) var faults: [String] = []

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        super.init()
        for depth in 0..<3 {
            let frame = CGRect(x: 0, y: 0, width: 300 - 40 * depth, height: 300 - 40 * depth)
            let view = depth == 1 ? UIScrollView(frame: frame) : UIView(frame: frame)
            (view as? UIScrollView)?.contentSize = CGSize(width: 600, height: 900)
            view.isMultipleTouchEnabled = true
            if let outer = views.last { outer.addSubview(view) } else { stage.show(view) }
            views.append(view)
            fill(view)
        }
        for _ in 0..<6 { random.pick(from: recognizers).require(toFail: random.pick(from: recognizers)) }
    }

    private func fill(_ view: UIView) {
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        let pair = UITapGestureRecognizer()
        pair.numberOfTouchesRequired = 2
        let pan = UIPanGestureRecognizer()
        pan.allowedScrollTypesMask = .all
        let edge = UIScreenEdgePanGestureRecognizer()
        edge.edges = .left
        let made = [
            UITapGestureRecognizer(), double, pair, UILongPressGestureRecognizer(), UISwipeGestureRecognizer(), pan,
            edge,
            UIPinchGestureRecognizer(), UIRotationGestureRecognizer(), UIHoverGestureRecognizer(),
        ]
        for recognizer in made {
            recognizer.addTarget(self, action: Selector(GestureCrowd.told))
            recognizer.delaysTouchesBegan = Bool.random(using: &random)
            recognizer.cancelsTouchesInView = Bool.random(using: &random)
            if Bool.random(using: &random) { recognizer.delegate = self }
            view.addGestureRecognizer(recognizer)
        }
        recognizers += made
    }

    func told(_ recognizer: UIGestureRecognizer) {
        let before = known[ObjectIdentifier(recognizer)] ?? .possible
        let isLegal =
            switch (before, recognizer.state) {
            case (.possible, .began), (.possible, .ended), (.began, .changed), (.changed, .changed): true
            case (.began, .ended), (.changed, .ended), (.began, .cancelled), (.changed, .cancelled): true
            default: false
            }
        if !isLegal { faults.append("\(before) to \(recognizer)") }
        let isOver = recognizer.state == .ended || recognizer.state == .cancelled
        known[ObjectIdentifier(recognizer)] = isOver ? .possible : recognizer.state
        if Int.random(in: 0..<20, using: &random) == 0 { meddle(with: recognizer) }
    }

    private func meddle(with recognizer: UIGestureRecognizer) {
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
            recognizer.isEnabled = false
            recognizer.isEnabled = true
        case 1:
            guard let view = recognizer.view else { return }
            view.removeGestureRecognizer(recognizer)
            view.addGestureRecognizer(recognizer)
        case 2:
            views[2].removeFromSuperview()
            views[1].addSubview(views[2])
        default: recognizer.require(toFail: random.pick(from: recognizers))
        }
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { Bool.random(using: &random) }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { Int.random(in: 0..<8, using: &random) == 0 }

    private var place: CGPoint {
        CGPoint(x: .random(in: -10..<310, using: &random), y: .random(in: -10..<310, using: &random))
    }

    func step() {
        let finger = Int.random(in: 0..<10, using: &random)
        switch Int.random(in: 0..<12, using: &random) {
        case 0...2: touch(.began, finger)
        case 3...6: touch(.moved, finger)
        case 7...8: touch(random.pick(from: [.ended, .ended, .cancelled]), finger)
        case 9:
            stage.wheel(at: place, by: CGVector(dx: 3, dy: 5), isPrecise: Bool.random(using: &random))
            stage.hover(at: place)
        case 10:
            let phase = random.pick(from: [InputPhase.began, .moved, .moved, .ended])
            let scale = CGFloat.random(in: 0.5..<2, using: &random)
            stage.send(.transform(TransformInput(phase: phase, location: place, scale: scale, rotation: scale)))
        default: stage.advance(by: .random(in: 0..<0.6, using: &random))
        }
    }

    private func touch(_ phase: InputPhase, _ finger: Int) {
        stage.send(.touch(TouchInput(phase: phase, finger: finger, location: place)))
    }

    /// Lifts all fingers and checks that nothing is left of them.
    func comeToRest() {
        for finger in 0..<10 { touch(.ended, finger) }
        stage.send(.transform(TransformInput(phase: .ended, location: .zero, scale: 1, rotation: 0)))
        stage.hover(at: nil)
        if !stage.settle() { faults.append("never at rest") }
        for recognizer in recognizers + [(views[1] as? UIScrollView)!.panGestureRecognizer] {
            if recognizer.state != .possible { faults.append("not possible: \(recognizer)") }
            if recognizer.numberOfTouches != 0 { faults.append("keeps touches: \(recognizer)") }
            if recognizer.isUnderWay || recognizer.isWaiting { faults.append("still at work: \(recognizer)") }
            if known[ObjectIdentifier(recognizer)] ?? .possible != .possible {
                faults.append("never ended: \(recognizer)")
            }
        }
    }
}
