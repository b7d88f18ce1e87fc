import UIKit

/// What has to be said to a collection view that shows one board and is to show another: where things go by their places
/// before, where they come to by their places after.
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

    /// Tiles of sections that come or go, come and go with them.
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
            // One that moves and changes as well cannot keep its cell: a batch reloads an item or moves it.
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
    /// To be called in the closure of a batch, in which the board becomes the new one.
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
