/// One event on its way through all recognisers. They are reset when it is over, so that whoever is asked later in the same
/// event still sees who recognised it.
@MainActor enum GesturePass {
    private static var depth = 0
    private static var ended: [UIGestureRecognizer] = []

    static func run(_ body: () -> Void) {
        depth += 1
        body()
        depth -= 1
        guard depth == 0 else { return }
        while let recognizer = ended.popLast() { recognizer.finishIfOver() }
    }

    /// To be reset when the event is over.
    static func noteEnd(of recognizer: UIGestureRecognizer) { ended.append(recognizer) }
}
