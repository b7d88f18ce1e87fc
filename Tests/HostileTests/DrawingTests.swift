import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Paths, pens and animations that would never end, or have no result.
@Suite("Impossible drawings and animations") struct DrawingTests {
    private static let numbers: [CGFloat] = [
        .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e18, -1, 0,
    ]

    @Test("invisibly small dashes draw a line without gaps")
    func dashes() async {
        let end = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await Hostile.run {
                let stage = Stage(size: CGSize(width: 100, height: 100))
                for length: CGFloat in [1e-12, .leastNonzeroMagnitude, 1e-5, .nan, .infinity, -1, 0, 1e308] {
                    for far: CGFloat in [100, 1e9, 1e300, .infinity] {
                        let path = UIBezierPath()
                        path.move(to: .zero)
                        path.addLine(to: CGPoint(x: far, y: far))
                        path.setLineDash([length, length, length], count: 3, phase: far)
                        let dashed = path.cgPath.copy(dashingWithPhase: -far, lengths: [length, length])
                        try #require(!dashed.isEmpty)
                        _ = dashed.contains(CGPoint(x: 1, y: 1))
                        let line = CAShapeLayer()
                        line.path = path.cgPath
                        line.lineDashPattern = [NSNumber(value: Double(length)), 1]
                        line.lineDashPhase = far
                        line.strokeEnd = far
                        stage.window.layer.addSublayer(line)
                        _ = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in path.stroke() }
                        _ = path.cgPath.copy(strokingWithWidth: far, lineCap: .round, lineJoin: .miter, miterLimit: far)
                        stage.settle()
                    }
                }
                _ = stage.svg().count
            }
        }
        #expect(!end.said.contains("Fatal"))
    }

    @Test("paths may have corners, arcs and transforms of any numbers")
    func paths() async {
        let end = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await Hostile.run {
                let stage = Stage(size: CGSize(width: 100, height: 100))
                for number in DrawingTests.numbers {
                    let rect = CGRect(x: 0, y: 0, width: 10, height: number)
                    let paths = [
                        UIBezierPath(roundedRect: rect, cornerRadius: number),
                        UIBezierPath(
                            roundedRect: rect, byRoundingCorners: .allCorners,
                            cornerRadii: CGSize(width: number, height: number)),
                        UIBezierPath(
                            arcCenter: CGPoint(x: number, y: 0), radius: number, startAngle: number, endAngle: -number,
                            clockwise: true),
                        UIBezierPath(
                            arcCenter: .zero, radius: 5, startAngle: 0, endAngle: number, clockwise: false),
                        UIBezierPath(ovalIn: rect), UIBezierPath(rect: rect),
                    ]
                    for path in paths {
                        path.lineWidth = number
                        path.miterLimit = number
                        path.flatness = number
                        path.apply(CGAffineTransform(scaleX: number, y: 0))
                        _ = (path.bounds, path.contains(CGPoint(x: number, y: 1)), path.reversing(), path.isEmpty)
                        let line = CAShapeLayer()
                        line.path = path.cgPath
                        line.lineWidth = number
                        line.strokeStart = number
                        stage.window.layer.addSublayer(line)
                        _ = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
                            path.fill()
                            path.stroke()
                            path.addClip()
                            context.cgContext.scaleBy(x: number, y: number)
                            context.cgContext.setLineDash(phase: number, lengths: [number])
                            context.cgContext.setShadow(offset: CGSize(width: number, height: 1), blur: number)
                            context.fill(rect)
                        }
                    }
                    let arc = CGMutablePath()
                    arc.move(to: .zero)
                    arc.addArc(
                        tangent1End: CGPoint(x: number, y: 0), tangent2End: CGPoint(x: 1, y: number), radius: number)
                    arc.addRelativeArc(center: .zero, radius: number, startAngle: number, delta: 1e18)
                    _ = arc.boundingBox
                    let gradient = CAGradientLayer()
                    gradient.colors = [UIColor.red.cgColor]
                    gradient.locations = [NSNumber(value: Double(number)), 0, -1]
                    gradient.startPoint = CGPoint(x: number, y: number)
                    stage.window.layer.addSublayer(gradient)
                    stage.settle()
                }
                let words = stage.svg()
                try #require(!words.contains("nan") && !words.contains("inf"))
            }
        }
        #expect(!end.said.contains("Fatal"))
    }

    @Test("a graphics state may be restored more often than saved")
    func contexts() async {
        let end = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await Hostile.run {
                _ = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
                    for _ in 0..<5 { context.cgContext.restoreGState() }
                    for _ in 0..<2_000 { context.cgContext.saveGState() }
                    for _ in 0..<5 { context.cgContext.endTransparencyLayer() }
                    UIBezierPath().fill()
                }
                UIGraphicsPopContext()
                UIRectFill(.infinite)
                UIBezierPath(rect: .null).stroke()
            }
        }
        #expect(!end.said.contains("Fatal"))
    }

    @Test("a view may draw itself while it draws")
    func drawing() async {
        let end = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await Hostile.run {
                final class Drawing: UIView {
                    override func draw(_ rect: CGRect) {
                        setNeedsDisplay()
                        layer.displayIfNeeded()
                        layoutIfNeeded()
                        _ = drawHierarchy(in: rect, afterScreenUpdates: true)
                        _ = snapshotView(afterScreenUpdates: true)
                        if let context = UIGraphicsGetCurrentContext() { layer.render(in: context) }
                    }
                }
                let stage = Stage(size: CGSize(width: 100, height: 100))
                stage.show(Drawing(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
                stage.settle(limit: 1)
            }
        }
        #expect(!end.said.contains("Fatal"))
    }

    @Test("animations may last no time, forever, or negative times")
    func animations() async {
        let end = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await Hostile.run {
                let stage = Stage(size: CGSize(width: 100, height: 100))
                let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                stage.show(view)
                var ended = 0
                for number in DrawingTests.numbers {
                    let seconds = TimeInterval(number)
                    UIView.animate(withDuration: seconds, delay: -1) {
                        view.center.x += 1
                    } completion: { _ in
                        ended += 1
                    }
                    UIView.animate(
                        withDuration: 1, delay: seconds, usingSpringWithDamping: number, initialSpringVelocity: number
                    ) { view.center.y += 1 }
                    UIView.animate(springDuration: seconds, bounce: number, initialSpringVelocity: number) {
                        view.alpha = 0.5
                    }
                    UIView.animateKeyframes(withDuration: 1, delay: 0) {
                        UIView.addKeyframe(withRelativeStartTime: 0.9, relativeDuration: seconds) { view.center.x = 3 }
                        UIView.addKeyframe(withRelativeStartTime: seconds, relativeDuration: -1) { view.center.x = 4 }
                        UIView.addKeyframe(withRelativeStartTime: 0.1, relativeDuration: 5) { view.center.x = 5 }
                    }
                    let basic = CABasicAnimation(keyPath: "position.x")
                    basic.fromValue = Double(number)
                    basic.toValue = "nonsense"
                    basic.duration = seconds
                    basic.repeatCount = Float(number)
                    basic.speed = Float(number)
                    basic.timeOffset = seconds
                    view.layer.add(basic, forKey: "a")
                    let frames = CAKeyframeAnimation(keyPath: "no.such.path")
                    frames.values = [1, 2]
                    frames.keyTimes = [0.9, 0.1, NSNumber(value: Double(number))]
                    frames.timingFunctions = []
                    view.layer.add(frames, forKey: nil)
                    let spring = CASpringAnimation(keyPath: "opacity")
                    spring.mass = number
                    spring.stiffness = number
                    spring.damping = -number
                    _ = spring.settlingDuration
                    view.layer.add(spring, forKey: "s")
                    view.layer.speed = Float(number)
                    view.layer.timeOffset = seconds
                    stage.advance(by: 0.5)
                    view.layer.speed = 1
                    view.layer.timeOffset = 0
                    let animator = UIViewPropertyAnimator(duration: seconds, dampingRatio: number) { view.alpha = 1 }
                    animator.fractionComplete = number
                    animator.startAnimation(afterDelay: seconds)
                    animator.pauseAnimation()
                    animator.continueAnimation(withTimingParameters: nil, durationFactor: number)
                    stage.advance(by: 0.5)
                    animator.stopAnimation(true)
                    stage.settle(limit: 5)
                }
                view.layer.removeAllAnimations()
                stage.settle(limit: 5)
                let words = stage.svg()
                try #require(!words.contains("nan") && !words.contains("inf"))
            }
        }
        #expect(!end.said.contains("Fatal"))
    }
}
