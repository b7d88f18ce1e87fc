import CoreGraphics
import TestSupport
import Testing

@testable import LayoutEngine

@Suite("Offset tree") struct OffsetTreeTests {
    /// A count, and a length in points.
    private struct Box: OffsetTreeElement, Equatable {
        var count: Int
        var length: CGFloat
        var measure: OffsetMeasure { OffsetMeasure(count: count, length: length) }
    }

    @Test("the tree finds an element by number, and by position")
    func finding() {
        let tree = OffsetTree([Box(count: 2, length: 10), Box(count: 0, length: 5), Box(count: 3, length: 20)])
        #expect(tree.find(number: 1).start == OffsetMeasure(count: 0, length: 0))
        #expect(tree[tree.find(number: 2).place] == Box(count: 3, length: 20))
        #expect(tree.find(number: 99).start == OffsetMeasure(count: 2, length: 15))
        #expect(tree.find(position: 10).start == OffsetMeasure(count: 2, length: 10))
        #expect(tree.find(position: 9.5).start == OffsetMeasure(count: 0, length: 0))
        #expect(tree.find(position: -5).start == OffsetMeasure(count: 0, length: 0))
        #expect(tree.find(position: 1000).start == OffsetMeasure(count: 2, length: 15))
        #expect(tree.total == OffsetMeasure(count: 5, length: 35))
    }

    @Test("elements without length are skipped")
    func empty() {
        let tree = OffsetTree([Box(count: 1, length: 0), Box(count: 1, length: 0), Box(count: 1, length: 7)])
        #expect(tree.find(position: 0).start.count == 2)
        #expect(tree.find(position: 7).start.count == 2)
    }

    @Test("after random changes the tree equals one built from scratch, with one block or many")
    func changes() {
        for seed in SeededGenerator.seeds(0..<150) {
            var random = SeededGenerator(seed: seed)
            var boxes = (0..<random.pick(from: [0, 1, 5, 63, 64, 65, 300, 900])).map { _ in Self.box(using: &random) }
            var tree = OffsetTree(boxes)
            for step in 0..<30 {
                Self.change(&tree, &boxes, using: &random)
                let comment = "UIKIT_SEED=\(seed) step \(step)"
                tree.checkInvariants()
                var elements: [Box] = []
                tree.forEach { elements.append($0) }
                #expect(elements == boxes, "\(comment)")
                Self.expectFinds(tree, boxes, comment, using: &random)
            }
        }
    }

    private static func box(using random: inout SeededGenerator) -> Box {
        Box(
            count: Int.random(in: 0...3, using: &random),
            length: CGFloat(random.pick(from: [0, 1, 5, 17, 40])) / 4)
    }

    private static func change(
        _ tree: inout OffsetTree<Box>, _ boxes: inout [Box], using random: inout SeededGenerator
    ) {
        let few = (0..<Int.random(in: 0...random.pick(from: [1, 3, 200]), using: &random)).map { _ in
            box(using: &random)
        }
        guard let first = boxes.indices.randomElement(using: &random) else {
            boxes = few
            return tree.insert(few, before: nil)
        }
        switch Int.random(in: 0..<5, using: &random) {
        case 0:
            boxes[first] = box(using: &random)
            tree.update(place(first, tree)) { $0 = boxes[first] }
        case 1:
            let last = min(first + Int.random(in: 0...80, using: &random), boxes.count - 1)
            tree.replace(from: place(first, tree), through: place(last, tree), with: few)
            boxes.replaceSubrange(first...last, with: few)
        case 2:
            let isEnd = Bool.random(using: &random)
            tree.insert(few, before: isEnd ? nil : place(first, tree))
            boxes.insert(contentsOf: few, at: isEnd ? boxes.count : first)
        case 3:
            for box in few { tree.append(box) }
            boxes += few
        default:
            tree.remove(place(first, tree))
            boxes.remove(at: first)
        }
    }

    /// Finds a place by walking along the tree, forwards and backwards.
    private static func place(_ index: Int, _ tree: OffsetTree<Box>) -> OffsetTree<Box>.Place {
        var place = OffsetTree<Box>.Place(block: 0, index: 0)
        for _ in 0..<index {
            guard let next = tree.place(after: place) else { preconditionFailure("There is no place \(index).") }
            precondition(tree.place(before: next) == place)
            place = next
        }
        return place
    }

    private static func expectFinds(
        _ tree: OffsetTree<Box>, _ boxes: [Box], _ comment: String, using random: inout SeededGenerator
    ) {
        guard !boxes.isEmpty else { return }
        let number = Int.random(in: 0...max(tree.total.count, 1), using: &random)
        let position = CGFloat(Int.random(in: -4...Int(tree.total.length * 4) + 8, using: &random)) / 4
        var (start, byNumber, byPosition) = (OffsetMeasure(), OffsetMeasure(), OffsetMeasure())
        for (index, box) in boxes.enumerated() {
            if start.count <= number { byNumber = start }
            if index == 0 || start.length <= position { byPosition = start }
            start += box.measure
        }
        #expect(tree.find(number: number).start == byNumber, "\(comment) number \(number)")
        #expect(tree.find(position: position).start == byPosition, "\(comment) position \(position)")
    }
}
