// Changes at random places.
extension TileBoard {
    private static let mostTiles = 90
    private static let mostSections = 8

    private typealias Place = (section: Int, item: Int)

    /// Returns the place of a tile. Every tile is equally likely.
    private func anyTile(using dice: inout Dice) -> Place? {
        let places: [Place] = sections.indices.flatMap { section in
            sections[section].tiles.indices.map { (section, $0) }
        }
        return places.randomElement(using: &dice)
    }

    /// Returns a gap between tiles. Every gap is equally likely, including those at the ends of sections.
    private func anyGap(using dice: inout Dice) -> Place? {
        let places: [Place] = sections.indices.flatMap { section in
            (0...sections[section].tiles.count).map { (section, $0) }
        }
        return places.randomElement(using: &dice)
    }

    mutating func insertAnywhere(using dice: inout Dice) {
        guard tileCount < Self.mostTiles, let gap = anyGap(using: &dice) else { return }
        insertTile(at: gap.item, in: gap.section)
    }

    mutating func deleteAny(using dice: inout Dice) {
        guard let place = anyTile(using: &dice) else { return }
        removeTile(at: place.item, in: place.section)
    }

    mutating func moveAny(using dice: inout Dice) {
        guard tileCount > 1, let place = anyTile(using: &dice) else { return }
        let tile = removeTile(at: place.item, in: place.section)
        // Any gap but the one where the tile was.
        var gap = anyGap(using: &dice)
        while let same = gap, same == place { gap = anyGap(using: &dice) }
        if let gap { put(tile, at: gap.item, in: gap.section) }
    }

    mutating func reshadeAny(using dice: inout Dice) {
        guard let place = anyTile(using: &dice) else { return }
        reshadeTile(at: place.item, in: place.section)
    }

    /// Inserts a section with five tiles.
    mutating func addSectionAnywhere(using dice: inout Dice) {
        guard sections.count < Self.mostSections else { return }
        let index = Int.random(in: 0...sections.count, using: &dice)
        addSection(at: index)
        for item in 0..<5 where tileCount < Self.mostTiles { insertTile(at: item, in: index) }
    }

    mutating func removeAnySection(using dice: inout Dice) {
        guard let index = sections.indices.randomElement(using: &dice) else { return }
        removeSection(at: index)
    }

    mutating func moveAnySection(using dice: inout Dice) {
        guard sections.count > 1, let from = sections.indices.randomElement(using: &dice) else { return }
        let to = (from + Int.random(in: 1..<sections.count, using: &dice)) % sections.count
        moveSection(from: from, to: to)
    }

    /// Makes one to six changes of all kinds, which together are one batch of a storm.
    mutating func changeAtRandom(using dice: inout Dice) {
        for _ in 0..<Int.random(in: 1...6, using: &dice) {
            switch Int.random(in: 0..<40, using: &dice) {
            case 0..<12: insertAnywhere(using: &dice)
            case 12..<23: deleteAny(using: &dice)
            case 23..<32: moveAny(using: &dice)
            case 32..<37: reshadeAny(using: &dice)
            case 37: addSectionAnywhere(using: &dice)
            case 38: if sections.count > 3 { removeAnySection(using: &dice) }
            default: moveAnySection(using: &dice)
            }
        }
    }
}
