import Testing
import UIKit

@testable import Gallery

@Suite("Fewest changes of an order") struct OrderChangeTests {
    private func counts(_ old: [Int], _ new: [Int]) -> [Int] {
        let change = OrderChange(from: old, to: new)
        return [change.inserted, change.deleted, change.moved]
    }

    @Test("a change counts insertions, deletions and moves")
    func counted() {
        #expect(counts([], []) == [0, 0, 0])
        #expect(counts([], [1, 2]) == [2, 0, 0])
        #expect(counts([1, 2], []) == [0, 2, 0])
        #expect(counts([1, 2, 3], [1, 2, 3]) == [0, 0, 0])
        // One item moves from the beginning to the end.
        #expect(counts([1, 2, 3, 4], [2, 3, 4, 1]) == [0, 0, 1])
        #expect(counts([1, 2, 3, 4], [4, 3, 2, 1]) == [0, 0, 3])
        // 9 comes, 2 goes, and of 1, 3 and 4 one moves.
        #expect(counts([1, 2, 3, 4], [3, 9, 1, 4]) == [1, 1, 1])
    }

    @Test("for all orders of six, no change with fewer moves exists")
    func fewest() {
        for order in permutations([1, 2, 3, 4, 5, 6]) {
            // The size of the largest set of items that is in order before and after.
            var most = 0
            for set in 0..<64 {
                let staying = order.filter { set >> ($0 - 1) & 1 == 1 }
                if staying == staying.sorted() { most = max(most, staying.count) }
            }
            #expect(counts([1, 2, 3, 4, 5, 6], order) == [0, 0, 6 - most])
        }
    }

    private func permutations(_ things: [Int]) -> [[Int]] {
        guard things.count > 1 else { return [things] }
        return things.flatMap { first in permutations(things.filter { $0 != first }).map { [first] + $0 } }
    }

    @Test("of ten thousand elements in a random order about two hundred don't move")
    func large() {
        var dice = Dice(seed: 1)
        let old = Array(0..<10_000)
        let moved = OrderChange(from: old, to: old.shuffled(using: &dice)).moved
        // The longest increasing subsequence of a random order of n has about 2 · √n numbers.
        #expect((9_700...9_900).contains(moved))
    }
}
