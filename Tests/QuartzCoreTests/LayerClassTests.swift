import CoreGraphics
import Foundation
import QuartzCore
import Testing

@MainActor @Suite("Layer classes") struct LayerClassTests {
    @Test("a layer class with its own initialisers is made by init(), and its presentation by init(layer:)")
    func factory() {
        let stage = LayerStage()
        let layer = LayerFactory.make(Badge.self)
        #expect((layer as? Badge)?.made == "init")
        (layer as? Badge)?.count = 3
        _ = stage.shownLayer(layer)
        let shown = layer.presentation()
        #expect((shown as? Badge)?.made == "copy" && (shown as? Badge)?.count == 3)
        #expect(shown?.model() === layer && layer.model() === layer)
    }

    @Test("a layer that was never on screen has no presentation")
    func unseen() {
        #expect(CALayer().presentation() == nil)
    }
}

private final class Badge: CALayer {
    var count = 0
    let made: String

    override init() {
        made = "init"
        super.init()
    }

    init(count: Int) {
        made = "count"
        self.count = count
        super.init()
    }

    override init(layer: Any) {
        made = "copy"
        count = (layer as? Badge)?.count ?? 0
        super.init(layer: layer)
    }

    required init?(coder: NSCoder) { fatalError("made in code") }
}
