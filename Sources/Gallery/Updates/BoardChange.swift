import UIKit

/// The batch update that turns one board into another. Deletions, reloads and the sources of moves have index paths of
/// the old board; insertions and the targets of moves have those of the new one.
struct BoardChange: Equatable {
    struct Move<Place: Equatable>: Equatable {
        let from: Place
        let to: Place
    }

    private(set) var deletedSections = IndexSet()
    private(set) var insertedSections = IndexSet()
    private(set) var movedSections: [Move<Int>] = []
    private(set) var deletedTiles: [IndexPath] = []
    private(set) var insertedTiles: [IndexPath] = []
    private(set) var movedTiles: [Move<IndexPath>] = []
    private(set) var reloadedTiles: [IndexPath] = []

    init(from old: TileBoard, to new: TileBoard) {
        compareSections(old.sections.map(\.number), new.sections.map(\.number))
        compareTiles(old.sections, new.sections)
    }

    private mutating func compareSections(_ old: [Int], _ new: [Int]) {
        for change in new.difference(from: old).inferringMoves() {
            switch change {
            case .remove(let from, _, let to?): movedSections.append(Move(from: from, to: to))
            case .remove(let from, _, nil): deletedSections.insert(from)
            case .insert(let to, _, nil): insertedSections.insert(to)
            case .insert: break
            }
        }
    }

    /// Compares the tiles of sections that both boards have. Tiles of inserted and deleted sections go with their
    /// sections.
    private mutating func compareTiles(_ old: [TileSection], _ new: [TileSection]) {
        var gone: [(tile: Tile, path: IndexPath)] = []
        var come: [Int: (tile: Tile, path: IndexPath)] = [:]
        for (newIndex, section) in new.enumerated() {
            guard let oldIndex = old.firstIndex(where: { $0.number == section.number }) else { continue }
            let before = old[oldIndex].tiles
            var stayed = Dictionary(uniqueKeysWithValues: before.enumerated().map { ($1.number, $0) })
            for change in section.tiles.map(\.number).difference(from: before.map(\.number)) {
                switch change {
                case .remove(let item, let number, _):
                    gone.append((before[item], IndexPath(item: item, section: oldIndex)))
                    stayed[number] = nil
                case .insert(let item, let number, _):
                    come[number] = (section.tiles[item], IndexPath(item: item, section: newIndex))
                }
            }
            for tile in section.tiles {
                guard let item = stayed[tile.number], before[item] != tile else { continue }
                reloadedTiles.append(IndexPath(item: item, section: oldIndex))
            }
        }
        for (tile, path) in gone {
            // A tile that moves and changes as well can't keep its cell: a batch update either reloads or moves an
            // item.
            if let arrival = come[tile.number], arrival.tile == tile {
                movedTiles.append(Move(from: path, to: arrival.path))
                come[tile.number] = nil
            } else {
                deletedTiles.append(path)
            }
        }
        insertedTiles = come.values.map(\.path).sorted()
    }
}

extension UICollectionView {
    /// Sends the change to the collection view. Call it in the closure of a batch update that also sets the new board.
    func carryOut(_ change: BoardChange) {
        deleteSections(change.deletedSections)
        insertSections(change.insertedSections)
        for move in change.movedSections { moveSection(move.from, toSection: move.to) }
        deleteItems(at: change.deletedTiles)
        insertItems(at: change.insertedTiles)
        for move in change.movedTiles { moveItem(at: move.from, to: move.to) }
        reloadItems(at: change.reloadedTiles)
    }
}
