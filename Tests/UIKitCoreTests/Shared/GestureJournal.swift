import UIKit

/// Records the actions and delegate calls of recognisers, in order.
@MainActor final class GestureJournal: NSObject, UIGestureRecognizerDelegate {
    var lines: [String] = []
    var together = false
    /// For each recogniser's name, the name of the recogniser whose failure it requires.
    var needs: [String: String] = [:]
    var refusesToBegin: Set<String> = []
    var refusesTouches: Set<String> = []
    var writesQuestions = false
    var onAction: (UIGestureRecognizer) -> Void = { _ in }

    func step(_ recognizer: UIGestureRecognizer) {
        lines.append("\(recognizer.name ?? "?") \(recognizer.state)")
        onAction(recognizer)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        ask("begin \(gestureRecognizer.name ?? "?")")
        return !refusesToBegin.contains(gestureRecognizer.name ?? "")
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        ask("\(gestureRecognizer.name ?? "?") with \(otherGestureRecognizer.name ?? "?")")
        return together
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        ask("\(gestureRecognizer.name ?? "?") after \(otherGestureRecognizer.name ?? "?")")
        return needs[gestureRecognizer.name ?? ""] == otherGestureRecognizer.name
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        ask("touch \(gestureRecognizer.name ?? "?")")
        return !refusesTouches.contains(gestureRecognizer.name ?? "")
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        ask("event \(event.type) \(gestureRecognizer.name ?? "?")")
        return true
    }

    private func ask(_ question: String) { if writesQuestions { lines.append(question + "?") } }

    /// Adds a recogniser whose actions this journal records.
    func add<Recognizer: UIGestureRecognizer>(
        _ recognizer: Recognizer, _ name: String, to view: UIView, asks: Bool = false
    ) -> Recognizer {
        recognizer.name = name
        recognizer.addTarget(self, action: Selector(GestureJournal.step))
        if asks { recognizer.delegate = self }
        view.addGestureRecognizer(recognizer)
        return recognizer
    }

    /// Returns the lines recorded since the last call.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// Records the touches it gets.
@MainActor final class TouchedView: UIView {
    var phases: [String] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("cancelled") }
}
