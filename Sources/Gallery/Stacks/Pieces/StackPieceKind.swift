/// The kind of a view.
enum StackPieceKind: Int, CaseIterable {
    case text
    case image
    case button
    case toggle
    case tile
    case stack

    var title: String {
        switch self {
        case .text: "Text"
        case .image: "Image"
        case .button: "Button"
        case .toggle: "Switch"
        case .tile: "Tile"
        case .stack: "Stack"
        }
    }
}
