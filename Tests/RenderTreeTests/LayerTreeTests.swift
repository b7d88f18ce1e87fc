import CoreGraphics
import RenderTree
import TestSupport
import Testing

@Suite("Layer tree") struct LayerTreeTests {
    @Test("a screen that joins late gets one transaction with the whole tree")
    func lateScreen() {
        var tree = LayerTree()
        var first = LayerTransaction()
        first.number = 1
        first.root = .init(rawValue: 1)
        first.created = [1, 2, 3].map(LayerID.init)
        first.changes = [LayerChange(layer: .init(rawValue: 2), properties: [.opacity(0.5)])]
        first.placements = [
            LayerPlacement(layer: .init(rawValue: 2), parent: .init(rawValue: 1), below: nil),
            LayerPlacement(layer: .init(rawValue: 3), parent: .init(rawValue: 1), below: .init(rawValue: 2)),
        ]
        tree.apply(first)
        #expect(tree[.init(rawValue: 1)]?.children == [3, 2].map(LayerID.init))

        var late = LayerTree()
        late.apply(tree.difference(from: LayerTree()))
        #expect(late == tree)
    }

    @Test("removing a layer removes all layers below it")
    func removal() {
        var tree = LayerTree()
        var transaction = LayerTransaction()
        transaction.root = .init(rawValue: 1)
        transaction.created = [1, 2, 3].map(LayerID.init)
        transaction.placements = [
            LayerPlacement(layer: .init(rawValue: 2), parent: .init(rawValue: 1), below: nil),
            LayerPlacement(layer: .init(rawValue: 3), parent: .init(rawValue: 2), below: nil),
        ]
        tree.apply(transaction)
        var removal = LayerTransaction()
        removal.removed = [LayerID(rawValue: 2)]
        tree.apply(removal)
        #expect(Array(tree.nodes.keys) == [LayerID(rawValue: 1)])
        #expect(tree[.init(rawValue: 1)]?.children == [])
    }

    @Test("the difference of two random trees turns one into the other", arguments: SeededGenerator.seeds(0..<300))
    func differenceOracle(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let old = LayerTree.random(using: &random)
        let new = LayerTree.random(using: &random)
        var screen = old
        screen.apply(new.difference(from: old))
        #expect(screen == new, "seed \(seed)")
        #expect(new.difference(from: new).isEmpty)
    }

    @Test("moving one child of a hundred is one placement")
    func fewPlacements() {
        let old = (0..<100).map(LayerID.init)
        var new = old
        new.insert(new.remove(at: 80), at: 3)
        let parent = LayerID(rawValue: 1000)
        #expect(
            ChildOrder.placements(from: old, to: new, parent: parent)
                == [LayerPlacement(layer: .init(rawValue: 80), parent: parent, below: .init(rawValue: 3))])
    }
}

extension LayerTree {
    /// Up to twelve layers out of the same sixteen names in a random order below a random parent each.
    fileprivate static func random(using random: inout SeededGenerator) -> LayerTree {
        let layers = (1...16).map(LayerID.init).shuffled(using: &random).prefix(Int.random(in: 1...12, using: &random))
        var transaction = LayerTransaction()
        transaction.root = layers.first
        transaction.created = Array(layers)
        for (index, layer) in layers.enumerated() {
            let properties: [LayerProperty] = [
                .opacity(CGFloat(Int.random(in: 0...2, using: &random)) / 2),
                .isHidden(Bool.random(using: &random)),
                .frame(CGRect(x: 0, y: 0, width: 10, height: CGFloat(Int.random(in: 0...2, using: &random)))),
            ]
            transaction.changes.append(LayerChange(layer: layer, properties: properties))
            guard index > 0 else { continue }
            let parent = layers[layers.startIndex + Int.random(in: 0..<index, using: &random)]
            transaction.placements.append(LayerPlacement(layer: layer, parent: parent, below: nil))
        }
        var tree = LayerTree()
        tree.apply(transaction)
        return tree
    }
}
