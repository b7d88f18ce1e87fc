/// Takes one event through all gesture recognisers, and resets them at the end. So delegates that UIKit calls later in
/// the same event still see which ones recognised their gestures.
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

    /// Makes a gesture recogniser reset at the end of the event.
    static func noteEnd(of recognizer: UIGestureRecognizer) { ended.append(recognizer) }
}
