import Foundation
import Testing
import UIKit

@testable import UIKitTesting

/// Cases as text, and the smaller cases that they are reduced to.
@MainActor @Suite("Layout checker: cases") struct LayoutCaseTests {
    @Test("a case is read from its token as it was", arguments: UInt64(1)..<50) func token(seed: UInt64) {
        let made = LayoutCase.random(items: [3, 0, 40], width: 320, height: 480, steps: 20, seed: seed)
        #expect(LayoutCase(token: made.token) == made, "\(made.token)")
        #expect(!made.token.contains { $0.isWhitespace || "\"'$`\\;&|<>()*?".contains($0) }, "\(made.token)")
    }

    @Test("a case without items and steps has a token, too") func emptyToken() {
        let empty = LayoutCase(items: [], width: 10, height: 20, steps: [])
        #expect(empty.token == "l1--:10x20:-")
        #expect(LayoutCase(token: "l1--:10x20:-") == empty)
    }

    @Test(
        "text that is no token makes no case",
        arguments: [
            "", "u1-3::2:l41e42", "l1-", "l1-3:320:-", "l1-3:0x0:-", "l1-x:320x480:-", "l1-3:320x480:q1", "l1-3:1x1:s1",
        ])
    func noToken(_ text: String) { #expect(LayoutCase(token: text) == nil) }

    @Test("the same seed makes the same case") func seeds() {
        func make(_ seed: UInt64) -> LayoutCase {
            .random(items: [5], width: 100, height: 100, steps: 30, seed: seed)
        }
        #expect(make(7) == make(7))
        #expect(make(7) != make(8))
    }

    @Test("resolved steps name sections and items that exist") func resolved() {
        let made = LayoutCase(
            items: [2], width: 100, height: 100,
            steps: [
                .deleteItem(5, section: 3), .deleteItem(0, section: 0), .deleteItem(0, section: 0),
                .insertItem(9, section: 1),
            ])
        #expect(
            made.resolved.steps == [
                .deleteItem(1, section: 0), .deleteItem(0, section: 0), .insertItem(0, section: 0),
            ])
    }

    @Test("a step maps index paths before it to those after it, and back") func change() throws {
        func path(_ item: Int, _ section: Int) -> IndexPath { IndexPath(item: item, section: section) }
        let deletion = try #require(ElementChange(.deleteItem(1, section: 0), of: [3, 2]))
        #expect(deletion.newPath(of: path(1, 0), isItem: true) == nil)
        #expect(deletion.newPath(of: path(2, 0), isItem: true) == path(1, 0))
        #expect(deletion.oldPath(of: path(1, 0), isItem: true) == path(2, 0))
        #expect(deletion.newPath(of: path(1, 1), isItem: true) == path(1, 1))
        let insertion = try #require(ElementChange(.insertSection(0, items: 1), of: [3, 2]))
        #expect(insertion.oldPath(of: path(0, 0), isItem: true) == nil)
        #expect(insertion.oldPath(of: path(0, 0), isItem: false) == nil)
        #expect(insertion.newPath(of: path(0, 1), isItem: false) == path(0, 2))
        let movement = try #require(ElementChange(.moveItem(0, section: 0, to: 2, target: 1), of: [3, 2]))
        #expect(movement.newPath(of: path(0, 0), isItem: true) == path(2, 1))
        #expect(ElementChange(.deleteItem(0, section: 0), of: [0]) == nil)
    }

    @Test("a case can start with the items that its first steps lead to") func starting() {
        let made = LayoutCase(
            items: [2], width: 100, height: 200,
            steps: [.insertSection(1, items: 4), .turn, .deleteItem(0, section: 0), .scroll(x: 0, y: 500)])
        let later = made.starting(after: 3)
        #expect(later == LayoutCase(items: [1, 4], width: 200, height: 100, steps: [.scroll(x: 0, y: 500)]))
    }

    @Test("the smallest case has one step and the fewest items that still fail") func shrinking() {
        let large = LayoutCase.random(items: [30, 20, 10], width: 320, height: 480, steps: 40, seed: 3)
        var shrinker = CaseShrinker(budget: 1000) { made in
            made.items.reduce(0, +) >= 7 && made.steps.contains { $0 == .turn }
        }
        var start = large
        start.steps.insert(.turn, at: 20)
        let smallest = shrinker.smallest(of: start)
        #expect(smallest.items.reduce(0, +) == 7)
        #expect(smallest.items.count == 1)
        #expect(smallest.steps == [.turn])
        #expect(smallest.height == 160)
    }

    @Test("shrinking ends when its runs are used up") func budget() {
        var runs = 0
        var shrinker = CaseShrinker(budget: 10) { _ in
            runs += 1
            return false
        }
        let made = LayoutCase.random(items: [30], width: 320, height: 480, steps: 40, seed: 3)
        #expect(shrinker.smallest(of: made) == made.resolved)
        #expect(runs == 10)
    }
}
