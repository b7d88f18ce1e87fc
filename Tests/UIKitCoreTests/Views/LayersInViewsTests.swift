import TestSupport
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Layers inside views") struct LayersInViewsTests {
    private let stage = Stage(size: CGSize(width: 300, height: 400), scale: 2)

    @Test("a layer that needs layout is laid out before the next frame, after the views around it")
    func nextFrame() {
        let view = OrderedView()
        stage.show(view)
        view.log.lines = []
        view.dial.bounds.size = CGSize(width: 80, height: 10)
        view.setNeedsLayout()
        #expect(view.log.lines == [])
        stage.settle()
        #expect(view.log.lines == ["view", "dial 80"])
        view.dial.setNeedsLayout()
        stage.settle()
        #expect(view.log.lines == ["view", "dial 80", "dial 80"])
    }

    @Test("layoutIfNeeded of a view without a window lays out its sublayers")
    func withoutWindow() {
        let view = OrderedView()
        view.dial.bounds.size.width = 9
        view.layoutIfNeeded()
        #expect(view.log.lines == ["view", "dial 9"])
    }

    @Test("a view's layer asks for the view's layout, and lays out its own sublayers")
    func layerClass() {
        let view = FramedView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        view.layoutIfNeeded()
        view.layer.setNeedsLayout()
        #expect(view.layer.needsLayout() && view.layouts == 1)
        view.layer.layoutIfNeeded()
        #expect(!view.layer.needsLayout() && view.layouts == 2)
        #expect((view.layer as? FrameLayer)?.border.frame == CGRect(x: 5, y: 5, width: 40, height: 10))
    }
}

@MainActor private final class Log { var lines: [String] = [] }

private final class OrderedView: UIView {
    let log = Log()
    let dial = DialLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        dial.log = log
        layer.addSublayer(dial)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        log.lines.append("view")
    }
}

private final class DialLayer: CALayer {
    var log: Log?

    override func layoutSublayers() { log?.lines.append("dial \(Int(bounds.width))") }
}

private final class FramedView: UIView {
    private(set) var layouts = 0

    override class var layerClass: AnyClass { FrameLayer.self }

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
    }
}

private final class FrameLayer: CALayer {
    let border = CALayer()

    override func layoutSublayers() {
        super.layoutSublayers()
        if border.superlayer == nil { addSublayer(border) }
        border.frame = bounds.insetBy(dx: 5, dy: 5)
    }
}
