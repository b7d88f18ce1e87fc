import CollectionEngine
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("The table of shown views") struct ShownViewsTests {
    @Test("it agrees with a dictionary", arguments: [1, 128, 4096])
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

    @Test("views live as long as they are in it")
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
