import Testing
import UIKit

@testable import Gallery

@Suite("Changes of a board") struct BoardChangeTests {
    /// Section A has the tiles 1 2 3, section B has 4 5.
    private let board = TileBoard(counts: [3, 2])

    private func change(_ edit: (inout TileBoard) -> Void) -> BoardChange {
        var next = board
        edit(&next)
        return BoardChange(from: board, to: next)
    }

    @Test("a board that stays the same has no changes")
    func nothing() {
        let change = change { _ in }
        #expect(change.deletedTiles.isEmpty && change.insertedTiles.isEmpty && change.movedTiles.isEmpty)
        #expect(change.reloadedTiles.isEmpty && change.movedSections.isEmpty)
    }

    @Test("a change lists deleted tiles by their old places, and inserted tiles by their new places")
    func places() {
        let change = change {
            $0.removeTile(at: 0, in: 0)
            $0.insertTile(at: 2, in: 0)
        }
        #expect(change.deletedTiles == [[0, 0]])
        #expect(change.insertedTiles == [[0, 2]])
        #expect(change.movedTiles.isEmpty)
    }

    @Test("a tile that goes to another section is listed as a move")
    func move() {
        let change = change {
            let tile = $0.removeTile(at: 2, in: 0)
            $0.put(tile, at: 0, in: 1)
        }
        #expect(change.movedTiles == [BoardChange.Move(from: [0, 2], to: [1, 0])])
        #expect(change.deletedTiles.isEmpty && change.insertedTiles.isEmpty)
    }

    @Test("a tile with a new shade is reloaded at its old place; one that also moves is deleted and inserted")
    func shades() {
        let reloaded = change {
            $0.removeTile(at: 0, in: 0)
            $0.reshadeTile(at: 0, in: 0)
        }
        #expect(reloaded.reloadedTiles == [[0, 1]])
        let replaced = change {
            let tile = $0.removeTile(at: 0, in: 0)
            $0.put(tile, at: 2, in: 1)
            $0.reshadeTile(at: 2, in: 1)
        }
        #expect(replaced.reloadedTiles.isEmpty && replaced.movedTiles.isEmpty)
        #expect(replaced.deletedTiles == [[0, 0]])
        #expect(replaced.insertedTiles == [[1, 2]])
    }

    @Test("the tiles of deleted and inserted sections are not listed")
    func sections() {
        let change = change {
            $0.moveSection(from: 0, to: 1)
            $0.removeSection(at: 0)
            $0.addSection(at: 0)
            $0.insertTile(at: 0, in: 0)
        }
        #expect(change.deletedSections == [1])
        #expect(change.insertedSections == [0])
        #expect(change.deletedTiles.isEmpty && change.insertedTiles.isEmpty)
    }

    @Test("a board's order and summary list its sections and tiles")
    func order() {
        #expect(board.order == "A: 1 2 3; B: 4 5")
        #expect(board.summary == "2 sections, 5 tiles")
        #expect(TileBoard(counts: [1]).summary == "1 section, 1 tile")
    }
}
