/// Animations whose end somebody waits for.
@MainActor package final class CompletionGroup {
    private var running = 0
    private var isComplete = false
    private var areAllFinished = true
    private var block: (@MainActor (Bool) -> Void)?

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

    /// Nothing more will be added.
    package func close() {
        isComplete = true
        callIfDue()
    }

    private func callIfDue() {
        guard isComplete, running == 0, let block else { return }
        self.block = nil
        block(areAllFinished)
    }
}
