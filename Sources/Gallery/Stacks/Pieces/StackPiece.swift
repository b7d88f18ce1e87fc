/// One view of the stack.
struct StackPiece: Equatable {
    /// The identity of the view. Numbers of removed views aren't used again.
    let number: Int
    let kind: StackPieceKind
    var isHidden = false
}
