/// One view of the stack.
struct StackPiece: Equatable {
    /// Tells it from the others, also from those that are gone.
    let number: Int
    let kind: StackPieceKind
    var isHidden = false
}
