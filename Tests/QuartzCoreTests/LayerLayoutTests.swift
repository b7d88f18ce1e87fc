import CoreGraphics
import Foundation
import QuartzCore
import Testing

@MainActor @Suite("Layout of layers") struct LayerLayoutTests {
    @Test("a layer with a new size lays out its sublayers once, and one that only moves doesn't")
    func sizeAndPosition() {
        let dial = Dial()
        dial.bounds = CGRect(x: 0, y: 0, width: 100, height: 40)
        #expect(dial.needsLayout() && dial.layouts == 0)
        dial.layoutIfNeeded()
        dial.layoutIfNeeded()
        dial.position = CGPoint(x: 7, y: 7)
        dial.bounds.origin.y = 12
        #expect(!dial.needsLayout() && dial.layouts == 1)
        #expect(dial.hand.frame == CGRect(x: 50, y: 0, width: 2, height: 40))
    }

    @Test("layout begins with the superlayer, and sublayers follow in the same call")
    func fromOutsideIn() {
        let log = Log()
        let outer = Named("outer", log)
        let middle = Named("middle", log)
        let inner = Named("inner", log)
        outer.addSublayer(middle)
        middle.addSublayer(inner)
        outer.layoutIfNeeded()
        #expect(log.names == ["outer", "middle"])
        log.names = []
        inner.setNeedsLayout()
        outer.layoutIfNeeded()
        #expect(log.names == ["inner"])
        log.names = []
        for layer in [inner, middle, outer] { layer.setNeedsLayout() }
        inner.layoutIfNeeded()
        #expect(log.names == ["outer", "middle", "inner"])
    }

    @Test("a delegate lays out a plain layer's sublayers; without a delegate no layout is needed")
    func delegate() {
        let layer = CALayer()
        layer.bounds.size = CGSize(width: 10, height: 10)
        #expect(!layer.needsLayout())
        let placer = Placer()
        layer.delegate = placer
        layer.bounds.size = CGSize(width: 30, height: 10)
        layer.layoutIfNeeded()
        #expect(placer.widths == [30])
    }

    @Test("a layer that needed layout before it was added is laid out with its superlayer")
    func asksBeforehand() {
        let log = Log()
        let layer = Named("layer", log)
        let around = CALayer()
        layer.setNeedsLayout()
        around.addSublayer(layer)
        around.layoutIfNeeded()
        #expect(log.names == ["layer"])
    }

    @Test("a layer inside a mask is laid out with the masked layer")
    func mask() {
        let log = Log()
        let mask = CALayer()
        let inside = Named("inside", log)
        mask.addSublayer(inside)
        let masked = CALayer()
        masked.mask = mask
        inside.setNeedsLayout()
        masked.layoutIfNeeded()
        #expect(log.names == ["inside"])
    }

    @Test("a layer that rebuilds its sublayers in each layout is laid out once")
    func rebuilding() {
        let layer = Rebuilding()
        layer.bounds.size = CGSize(width: 10, height: 10)
        let warnings = Diagnostics.warnings { layer.layoutIfNeeded() }
        #expect(layer.layouts == 1 && layer.sublayers?.count == 1 && warnings.isEmpty)
        layer.addSublayer(CALayer())
        layer.layoutIfNeeded()
        #expect(layer.layouts == 2 && layer.sublayers?.count == 1)
    }

    @Test("a layer that always needs layout is stopped after a hundred rounds, with a warning")
    func endless() {
        let layer = Restless()
        layer.setNeedsLayout()
        let warnings = Diagnostics.warnings { layer.layoutIfNeeded() }
        #expect(layer.layouts == 100 && !layer.needsLayout())
        #expect(warnings.map { $0.message.prefix(42) } == ["Restless, a layer, asked for layout again "])
    }

    @Test("a presentation layer needs no layout")
    func presentation() {
        let stage = LayerStage()
        let dial = Dial()
        _ = stage.shownLayer(dial)
        #expect(dial.needsLayout())
        #expect(dial.presentation()?.needsLayout() == false)
    }
}

private final class Dial: CALayer {
    let hand = CALayer()
    private(set) var layouts = 0

    override init() {
        super.init()
        addSublayer(hand)
    }

    override init(layer: Any) { super.init(layer: layer) }

    required init?(coder: NSCoder) { nil }

    override func layoutSublayers() {
        super.layoutSublayers()
        layouts += 1
        hand.frame = CGRect(x: bounds.midX, y: 0, width: 2, height: bounds.height)
    }
}

@MainActor private final class Log { var names: [String] = [] }

private final class Named: CALayer {
    private var log = Log()

    convenience init(_ name: String, _ log: Log) {
        self.init()
        self.name = name
        self.log = log
    }

    override func layoutSublayers() { log.names.append(name ?? "") }
}

private final class Placer: NSObject, CALayerDelegate {
    var widths: [CGFloat] = []

    func layoutSublayers(of layer: CALayer) { widths.append(layer.bounds.width) }
}

private final class Rebuilding: CALayer {
    private(set) var layouts = 0

    override func layoutSublayers() {
        layouts += 1
        sublayers?.forEach { $0.removeFromSuperlayer() }
        addSublayer(CALayer())
    }
}

private final class Restless: CALayer {
    private(set) var layouts = 0

    override func layoutSublayers() {
        layouts += 1
        setNeedsLayout()
    }
}
