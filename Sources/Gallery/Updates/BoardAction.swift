/// What the buttons do to the board, each at a random place.
enum BoardAction: CaseIterable {
    case insert, delete, move, shuffle, reload
    case addSection, removeSection, moveSection

    /// The button's title.
    var title: String {
        switch self {
        case .insert: "Insert"
        case .delete: "Delete"
        case .move: "Move"
        case .shuffle: "Shuffle"
        case .reload: "Reload"
        case .addSection: "Section +"
        case .removeSection: "Section –"
        case .moveSection: "Section ↕"
        }
    }

    /// The title that a screen reader speaks.
    var spokenTitle: String {
        switch self {
        case .addSection: "Add section"
        case .removeSection: "Remove section"
        case .moveSection: "Move section"
        default: title
        }
    }

    /// Changes the board. Does nothing if there is no tile or section to change, or no room for another.
    func change(_ board: inout TileBoard, using dice: inout Dice) {
        switch self {
        case .insert: for _ in 0..<3 { board.insertAnywhere(using: &dice) }
        case .delete: for _ in 0..<2 { board.deleteAny(using: &dice) }
        case .move: board.moveAny(using: &dice)
        case .shuffle: board.shuffleTiles(using: &dice)
        case .reload: board.reshadeAny(using: &dice)
        case .addSection: board.addSectionAnywhere(using: &dice)
        case .removeSection: board.removeAnySection(using: &dice)
        case .moveSection: board.moveAnySection(using: &dice)
        }
    }
}
