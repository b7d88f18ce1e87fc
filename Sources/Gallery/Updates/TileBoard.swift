import UIKit

/// What the scene shows: sections of tiles, in order.
struct TileBoard: Equatable {
    private(set) var sections: [TileSection] = []
    private var nextTile = 1
    private var nextSection = 0

    /// - Parameter counts: The number of tiles in each section.
    init(counts: [Int]) {
        for count in counts {
            addSection(at: sections.count)
            for item in 0..<count { insertTile(at: item, in: sections.count - 1) }
        }
    }

    var tileCount: Int { sections.reduce(0) { $0 + $1.tiles.count } }

    /// The number of sections and tiles: "5 sections, 42 tiles".
    var summary: String {
        func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
        return "\(counted(sections.count, "section")), \(counted(tileCount, "tile"))"
    }

    /// The tiles of each section in order: "A: 1 2 3; B: 4 5".
    var order: String {
        sections.map { section in "\(section.name): " + section.tiles.map { "\($0.number)" }.joined(separator: " ") }
            .joined(separator: "; ")
    }

    // MARK: Changes

    mutating func insertTile(at item: Int, in section: Int) {
        sections[section].tiles.insert(Tile(number: nextTile), at: item)
        nextTile += 1
    }

    @discardableResult
    mutating func removeTile(at item: Int, in section: Int) -> Tile { sections[section].tiles.remove(at: item) }

    mutating func put(_ tile: Tile, at item: Int, in section: Int) {
        sections[section].tiles.insert(tile, at: item)
    }

    /// - Parameter to: The tile's index path after the move.
    mutating func moveTile(from: IndexPath, to: IndexPath) {
        put(removeTile(at: from.item, in: from.section), at: to.item, in: to.section)
    }

    mutating func reshadeTile(at item: Int, in section: Int) {
        sections[section].tiles[item].shade = (sections[section].tiles[item].shade + 1) % Tile.shades
    }

    mutating func addSection(at index: Int) {
        sections.insert(TileSection(number: nextSection), at: index)
        nextSection += 1
    }

    mutating func removeSection(at index: Int) { sections.remove(at: index) }

    mutating func moveSection(from: Int, to: Int) { sections.insert(sections.remove(at: from), at: to) }

    /// Shuffles all tiles. Each section keeps its number of tiles.
    mutating func shuffleTiles(using dice: inout Dice) {
        var tiles = sections.flatMap(\.tiles).shuffled(using: &dice)[...]
        for index in sections.indices {
            let count = sections[index].tiles.count
            sections[index].tiles = Array(tiles.prefix(count))
            tiles = tiles.dropFirst(count)
        }
    }
}
