import CoreGraphics
import RenderTree
import TestSupport
import Testing

@Suite("The visible part of a tree") struct PartInViewTests {
    private func id(_ number: Int) -> LayerID { LayerID(rawValue: number) }

    /// A screen of 100 × 200 with a list (2) that clips and is scrolled by 1000; rows 3, 4, … of 100 points each.
    private func list(rows: Int, change: (inout LayerTransaction) -> Void = { _ in }) -> LayerTree {
        var frame = LayerTransaction()
        frame.number = 7
        frame.root = id(1)
        frame.created = (1...rows + 2).map(id)
        let box = CGRect(x: 0, y: 0, width: 100, height: 200)
        frame.changes = [
            LayerChange(layer: id(1), properties: [.frame(box), .clipsToBox(true)]),
            LayerChange(
                layer: id(2),
                properties: [.frame(box), .clipsToBox(true), .contentOrigin(CGPoint(x: 0, y: 1000))]),
        ]
        frame.placements = [LayerPlacement(layer: id(2), parent: id(1), below: nil)]
        for row in 0..<rows {
            let place = CGRect(x: 0, y: 100 * CGFloat(row), width: 100, height: 100)
            frame.changes.append(LayerChange(layer: id(row + 3), properties: [.frame(place)]))
            frame.placements.append(LayerPlacement(layer: id(row + 3), parent: id(2), below: nil))
        }
        change(&frame)
        var tree = LayerTree()
        tree.apply(frame)
        return tree
    }

    private func rows(_ tree: LayerTree) -> [Int] {
        tree.nodes.keys.map { $0.rawValue - 3 }.filter { $0 >= 0 }.sorted()
    }

    @Test("the part of a scrolled list has the visible rows and those that may cast a shadow onto them")
    func scrolledList() {
        let part = list(rows: 50).partInView
        #expect(rows(part) == [9, 10, 11, 12] && part.number == 7 && part.root == id(1))
    }

    @Test("hidden layers aren't in the part; rotated layers may be")
    func hiddenAndTurned() {
        let part = list(rows: 50) { frame in
            frame.changes.append(LayerChange(layer: id(13), properties: [.isHidden(true)]))
            let turn = LayerTransform(CGAffineTransform(rotationAngle: 1))
            frame.changes.append(LayerChange(layer: id(43), properties: [.transform(turn)]))
        }.partInView
        #expect(rows(part) == [9, 11, 12, 40])
    }

    @Test("a layer sticking out of an invisible one is kept, unless that one clips", arguments: [false, true])
    func stickingOut(clips: Bool) {
        let part = list(rows: 3) { frame in
            // Row 0 lies 1000 above; what is in it comes down to the screen.
            let inner = CGRect(x: 0, y: 1050, width: 10, height: 10)
            frame.created.append(id(99))
            frame.changes.append(LayerChange(layer: id(99), properties: [.frame(inner)]))
            frame.changes.append(LayerChange(layer: id(3), properties: [.clipsToBox(clips)]))
            frame.placements.append(LayerPlacement(layer: id(99), parent: id(3), below: nil))
        }.partInView
        #expect((part[id(99)] != nil) == !clips && (part[id(3)] != nil) == !clips && part[id(4)] == nil)
    }

    @Test("the part and the rest after it together give the tree", arguments: SeededGenerator.seeds(0..<100))
    func rest(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var frame = LayerTransaction()
        frame.number = 1
        frame.root = id(1)
        frame.created = (1...40).map(id)
        let box = CGRect(x: 0, y: 0, width: 100, height: 200)
        frame.changes = [LayerChange(layer: id(1), properties: [.frame(box)])]
        for number in 2...40 {
            let place = CGRect(
                x: .random(in: -300...300, using: &random), y: .random(in: -300...300, using: &random),
                width: .random(in: 0...150, using: &random), height: .random(in: 0...150, using: &random))
            let properties: [LayerProperty] = [
                .frame(place), .clipsToBox(Bool.random(using: &random)),
                .isHidden(Int.random(in: 0..<6, using: &random) == 0),
            ]
            frame.changes.append(LayerChange(layer: id(number), properties: properties))
            let parent = id(Int.random(in: 1..<number, using: &random))
            frame.placements.append(LayerPlacement(layer: id(number), parent: parent, below: nil))
        }
        var tree = LayerTree()
        tree.apply(frame)
        var page = LayerTree()
        let part = tree.partInView
        page.apply(part.difference(from: page))
        #expect(page == part, "seed \(seed)")
        page.apply(tree.difference(from: part))
        #expect(page == tree && part.nodes.count < tree.nodes.count, "seed \(seed)")
    }
}
