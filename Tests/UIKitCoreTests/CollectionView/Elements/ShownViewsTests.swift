import CollectionEngine
import TestSupport
import Testing

@testable import UIKitCore
@testable import UIKitTestSupport

@MainActor @Suite("The table of shown views") struct ShownViewsTests {
    @Test("the table agrees with a dictionary", arguments: [1, 128, 4096])
    func agrees(step: Int) {
        let table = ShownViews()
        var oracle: [ElementKey: UICollectionReusableView] = [:]
        for round in 0..<2000 {
            let kind = ElementKind(rawValue: Int32(round % 7 / 6))
            let key = ElementKey(kind: kind, section: round * 11 % 3, item: round * 31 % 211 * step)
            if (round * 17 % 29) < 14 {
                let view = UICollectionReusableView(frame: .zero)
                table.insert(view, for: key)
                oracle[key] = view
            } else {
                #expect(table.remove(key) === oracle.removeValue(forKey: key))
            }
            #expect(table[key] === oracle[key] && table.count == oracle.count)
        }
        #expect(Set(table.keys) == Set(oracle.keys) && table.values.count == oracle.count)
        #expect(oracle.allSatisfy { table[$0.key] === $0.value })
    }

    @Test("renaming all keys of the table agrees with a dictionary", arguments: SeededGenerator.seeds(0..<20))
    func rename(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let table = ShownViews()
        var oracle: [ElementKey: UICollectionReusableView] = [:]
        for round in 0..<30 {
            for _ in 0..<Int.random(in: 0..<40, using: &random) {
                let key = ElementKey.cell(Int.random(in: 0..<400, using: &random), in: 0)
                let view = UICollectionReusableView(frame: .zero)
                table.insert(view, for: key)
                oracle[key] = view
            }
            let (gone, shift) = (Int.random(in: 2..<9, using: &random), Int.random(in: 1..<9, using: &random))
            var left: [ElementKey: UICollectionReusableView] = [:]
            table.rename { key in
                key.item % gone == 0 ? nil : .cell(key.item + shift, in: 0)
            } _: { new, view in
                #expect(oracle[.cell(new.item - shift, in: 0)] === view)
            } _: { key, view in
                left[key] = view
            }
            #expect(left == oracle.filter { $0.key.item % gone == 0 }, "UIKIT_SEED=\(seed), round \(round)")
            oracle = Dictionary(
                uniqueKeysWithValues: oracle.filter { $0.key.item % gone != 0 }.map {
                    (.cell($0.key.item + shift, in: 0), $0.value)
                })
            #expect(Set(table.keys) == Set(oracle.keys) && table.count == oracle.count)
            #expect(oracle.allSatisfy { table[$0.key] === $0.value }, "UIKIT_SEED=\(seed), round \(round)")
            let outside = table.keys(outside: VisibleRanges([.init(section: 0, items: 100..<200)]), [])
            #expect(outside == oracle.keys.filter { !(100..<200).contains($0.item) }.sorted())
        }
    }

    @Test("the table keeps its views alive, and releases those that get no new key")
    func renameLifetimes() {
        weak var gone: UICollectionReusableView?
        weak var stays: UICollectionReusableView?
        var table: ShownViews? = ShownViews()
        do {
            let (one, other) = (UICollectionReusableView(frame: .zero), UICollectionReusableView(frame: .zero))
            (gone, stays) = (one, other)
            table?.insert(one, for: .cell(1, in: 0))
            table?.insert(other, for: .cell(2, in: 0))
        }
        for _ in 0..<2 {
            table?.rename {
                $0.item == 1 ? nil : $0
            } _: { _, _ in
            } _: { _, _ in
            }
            #expect(gone == nil && stays != nil)
        }
        table = nil
        #expect(stays == nil)
    }

    @Test("of two views that get the same key one stays, and the other is released")
    func renameToTheSame() {
        weak var first: UICollectionReusableView?
        weak var second: UICollectionReusableView?
        let table = ShownViews()
        do {
            let (one, other) = (UICollectionReusableView(frame: .zero), UICollectionReusableView(frame: .zero))
            (first, second) = (one, other)
            table.insert(one, for: .cell(1, in: 0))
            table.insert(other, for: .cell(2, in: 0))
        }
        table.rename { _ in
            .cell(7, in: 0)
        } _: { _, _ in
        } _: { _, _ in
        }
        #expect(table.count == 1 && table.keys == [.cell(7, in: 0)])
        #expect((first == nil) != (second == nil))
    }

    @Test("the table keeps its views alive until they are removed, or the table goes")
    func lifetimes() {
        weak var first: UICollectionReusableView?
        weak var second: UICollectionReusableView?
        var table: ShownViews? = ShownViews()
        do {
            let (one, other) = (UICollectionReusableView(frame: .zero), UICollectionReusableView(frame: .zero))
            (first, second) = (one, other)
            table?.insert(one, for: .cell(1, in: 0))
            table?.insert(other, for: .cell(2, in: 0))
        }
        #expect(first != nil && second != nil)
        _ = table?.remove(.cell(1, in: 0))
        #expect(first == nil && second != nil)
        table?.insert(UICollectionReusableView(frame: .zero), for: .cell(2, in: 0))
        #expect(second == nil)
        second = table?[.cell(2, in: 0)]
        table = nil
        #expect(second == nil)
    }
}
