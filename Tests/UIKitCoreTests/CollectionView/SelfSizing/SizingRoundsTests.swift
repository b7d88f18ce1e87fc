import CollectionEngine
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitTestSupport

@MainActor @Suite("Rounds of measuring cells") struct SizingRoundsTests {
    private final class NamedAttributes: UICollectionViewLayoutAttributes {
        nonisolated(unsafe) var name = ""

        override func copy(with zone: NSZone? = nil) -> Any {
            let copy = super.copy(with: zone)
            (copy as? NamedAttributes)?.name = name
            return copy
        }
    }

    private func attributes(item: Int) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
        attributes.frame = CGRect(x: 0, y: item * 10, width: 100, height: 10)
        return attributes
    }

    @Test("at first no cell is measured") func beginning() {
        let rounds = SizingRounds()
        #expect(!rounds.isAsking && !rounds.isRepeatDue && rounds.count == 0 && rounds.contexts.isEmpty)
    }

    @Test("a pass begins at round 0, without contexts and without cells to measure again") func begin() {
        var rounds = SizingRounds()
        rounds.isRepeatDue = true
        rounds.count = 7
        rounds.contexts = [UICollectionViewLayoutInvalidationContext()]
        rounds.begin()
        #expect(rounds.isAsking && !rounds.isRepeatDue && rounds.count == 0 && rounds.contexts.isEmpty)
    }

    @Test("at its end a pass forgets the measured sizes, and keeps that a repeat is due") func end() {
        var rounds = SizingRounds()
        rounds.begin()
        rounds.isRepeatDue = true
        rounds.answers = [
            SizingRounds.Answer(
                key: .cell(0, in: 0), given: CGSize(width: 1, height: 1), wanted: CGSize(width: 1, height: 2))
        ]
        rounds.end()
        #expect(!rounds.isAsking && rounds.answers.isEmpty && rounds.isRepeatDue)
    }

    @Test("a view gets a copy of its attributes, and may change it") func copy() throws {
        var rounds = SizingRounds()
        let original = attributes(item: 3)
        let answer = rounds.copy(of: original)
        let copy = try #require(answer)
        #expect(copy !== original && copy == original)
        copy.size.height = 50
        #expect(original.frame == CGRect(x: 0, y: 30, width: 100, height: 10))
    }

    @Test("the same copy is passed from view to view, with the values of each") func shared() {
        var rounds = SizingRounds()
        // The test keeps only the object identifier of each copy.
        let objects = (0..<2).map { item in rounds.copy(of: attributes(item: item)).map { ObjectIdentifier($0) } }
        #expect(objects[0] != nil && objects[0] == objects[1])
        let path = rounds.copy(of: attributes(item: 2))?.indexPath
        #expect(path == IndexPath(item: 2, section: 0))
    }

    @Test("a copy that a view keeps is not changed afterwards") func kept() throws {
        var rounds = SizingRounds()
        let answers = [rounds.copy(of: attributes(item: 0))]
        let kept = try #require(answers[0])
        kept.size.height = 33
        let other = rounds.copy(of: attributes(item: 1))
        let next = try #require(other)
        #expect(next !== kept && kept.size.height == 33 && kept.indexPath.item == 0)
        #expect(next.size.height == 10 && next.indexPath.item == 1)
    }

    @Test("attributes of a layout's own class are copied as that class, one for each view") func ownClass() throws {
        var rounds = SizingRounds()
        let original = NamedAttributes(forCellWith: IndexPath(item: 1, section: 0))
        original.name = "a"
        let copies = (0..<2).compactMap { _ in rounds.copy(of: original) as? NamedAttributes }
        #expect(copies.count == 2 && copies[0] !== copies[1] && copies.allSatisfy { $0.name == "a" })
        #expect(copies.allSatisfy { $0 !== original && $0.indexPath.item == 1 })
    }

    // MARK: Rounds of a collection view

    @Test("a pass goes on until every visible cell has its preferred size") func rounds() {
        // Ten points lie between cells. Estimated at 240 two of them fit into 480; at 110, as they turn out to be, four do.
        let list = SizingList(
            heights: Array(repeating: 110, count: 10), estimate: CGSize(width: 320, height: 240))
        list.view.layoutIfNeeded()
        #expect(list.frames.map(\.minY) == [0, 120, 240, 360])
        #expect(!list.view.sizing.isAsking && !list.view.sizing.isRepeatDue)
        let questions = list.view.trace.sizeQuestions
        #expect(questions >= 4 && list.view.trace.sizingRounds > 0)
        list.view.setNeedsLayout()
        list.view.layoutIfNeeded()
        #expect(list.view.trace.sizeQuestions == questions, "no cell with the wanted size is asked again")
    }

    @Test("cells that ask for it are measured again in the next pass") func askAgain() {
        let list = SizingList(heights: [30, 50])
        list.view.layoutIfNeeded()
        #expect(list.frames.map(\.height) == [30, 50])
        (list.view.cellForItem(at: [0, 0]) as? SizedCell)?.height = 80
        list.view.sizing.askAll()
        list.view.sizing.askAgain()
        #expect(list.view.sizing.isRepeatDue)
        list.view.layoutIfNeeded()
        #expect(list.frames.map(\.height) == [80, 50] && list.frames.map(\.minY) == [0, 90])
        #expect(!list.view.sizing.isRepeatDue)
    }

    @Test("a layout that never asks for sizes measures no view") func notAsked() {
        let view = UICollectionView.named(NamedItems([["a"]]))
        view.layoutIfNeeded()
        #expect(!view.sizing.isAsking && view.trace.sizeQuestions == 0 && view.trace.sizingRounds == 0)
    }
}
