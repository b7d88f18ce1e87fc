import QuartzCore
import TestSupport
import Testing

/// A screen has exactly the layers of the tree, whatever was added and removed between two frames.
@MainActor @Suite("Layers that are removed and added") struct LayerHierarchyTests {
    private let stage = LayerStage()

    @Test("a layer removed from a removed parent is gone when the parent returns in the same frame")
    func leavingWhileAway() {
        let (parent, old, new) = (stage.shownLayer(), CALayer(), CALayer())
        parent.addSublayer(old)
        stage.settle()
        #expect(stage.shownChildren(of: parent) == [old.id])
        parent.removeFromSuperlayer()
        old.removeFromSuperlayer()
        parent.addSublayer(new)
        stage.root.addSublayer(parent)
        stage.settle()
        #expect(stage.shownChildren(of: parent) == [new.id])
        #expect(stage.shownChildren(of: old) == nil && stage.shownCount == 3)
    }

    @Test("a released layer is gone, too, when its removed parent returns in the same frame")
    func gone() {
        let parent = stage.shownLayer()
        parent.addSublayer(CALayer())
        stage.settle()
        parent.removeFromSuperlayer()
        parent.sublayers?.first?.removeFromSuperlayer()
        stage.root.addSublayer(parent)
        stage.settle()
        #expect(stage.shownChildren(of: parent) == [] && stage.shownCount == 2)
    }

    @Test("a layer removed from a removed parent can be shown elsewhere")
    func shownElsewhere() {
        let (parent, moved) = (stage.shownLayer(), CALayer())
        parent.addSublayer(moved)
        stage.settle()
        parent.removeFromSuperlayer()
        moved.removeFromSuperlayer()
        stage.settle()
        stage.root.addSublayer(moved)
        stage.settle()
        #expect(stage.shownChildren(of: stage.root) == [moved.id] && stage.shownCount == 2)
    }

    @Test("after random changes a screen has the layers of the tree")
    func random() {
        for seed in SeededGenerator.seeds(0..<40) {
            var random = SeededGenerator(seed: seed)
            let stage = LayerStage()
            var layers = (0..<7).map { _ in CALayer() }
            for _ in 0..<250 {
                let layer = layers[Int.random(in: 0..<layers.count, using: &random)]
                switch Int.random(in: 0..<9, using: &random) {
                case 0...2: layer.removeFromSuperlayer()
                case 3...5:
                    let parents = [stage.root] + layers.filter { !$0.isInside(layer) }
                    parents[Int.random(in: 0..<parents.count, using: &random)].addSublayer(layer)
                case 6: layers[Int.random(in: 0..<layers.count, using: &random)] = CALayer()
                default:
                    stage.settle()
                    var count = 0
                    let isRight = stage.isShown(stage.root, count: &count)
                    #expect(isRight && stage.shownCount == count, "UIKIT_SEED=\(seed)")
                }
            }
        }
    }
}

extension CALayer {
    fileprivate func isInside(_ layer: CALayer) -> Bool {
        var ancestor: CALayer? = self
        while let one = ancestor {
            if one === layer { return true }
            ancestor = one.superlayer
        }
        return false
    }
}

extension LayerStage {
    /// Returns whether the screen has exactly the sublayers of a layer, and those of its sublayers.
    fileprivate func isShown(_ layer: CALayer, count: inout Int) -> Bool {
        count += 1
        let children = layer.sublayers ?? []
        guard shownChildren(of: layer) == children.map(\.id) else { return false }
        return children.reduce(true) { isShown($1, count: &count) && $0 }
    }
}
