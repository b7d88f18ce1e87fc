/// The animations that a completion handler waits for.
@MainActor package final class CompletionGroup {
    private var running = 0
    private var isComplete = false
    private var areAllFinished = true
    private var block: (@MainActor (Bool) -> Void)?
    private var firstBlocks: [@MainActor () -> Void] = []

    package init(_ block: @escaping @MainActor (Bool) -> Void) {
        self.block = block
    }

    package var isEmpty: Bool { running == 0 }

    package func enter() { running += 1 }

    package func leave(isFinished: Bool) {
        running -= 1
        if !isFinished { areAllFinished = false }
        callIfDue()
    }

    /// Calls `block` at the end, before the group's own completion.
    package func whenDone(_ block: @escaping @MainActor () -> Void) { firstBlocks.append(block) }

    /// Says that no more animations will join the group.
    package func close() {
        isComplete = true
        callIfDue()
    }

    private func callIfDue() {
        guard isComplete, running == 0, let block else { return }
        self.block = nil
        let first = firstBlocks
        firstBlocks = []
        for block in first { block() }
        block(areAllFinished)
    }
}
