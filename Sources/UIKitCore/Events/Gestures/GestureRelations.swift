/// The relations of a gesture recogniser to others: those that must fail first, those that it waits for, and those that
/// wait for it.
@MainActor final class GestureRelations {
    /// Those that must always fail first, because of `require(toFail:)`.
    private var required: [Required] = []

    private struct Required {
        weak var recognizer: UIGestureRecognizer?
    }

    /// Those that must fail first in this gesture, because of delegates and subclasses; nil before UIKit has asked
    /// these.
    var requiredNow: [UIGestureRecognizer]?

    /// The states to report when the others have failed.
    var held: [UIGestureRecognizer.State] = []
    var awaited: [UIGestureRecognizer] = []
    /// The recognisers that wait for this one.
    var waiting: [UIGestureRecognizer] = []

    func require(_ recognizer: UIGestureRecognizer) {
        required.removeAll { $0.recognizer == nil || $0.recognizer === recognizer }
        required.append(Required(recognizer: recognizer))
    }

    var requiredForGood: [UIGestureRecognizer] { required.compactMap(\.recognizer) }
}

extension UIGestureRecognizer {
    func makeRelations() -> GestureRelations {
        if let relations { return relations }
        let made = GestureRelations()
        relations = made
        return made
    }

    /// Whether the recogniser has recognised its gesture and waits for others to fail.
    var isWaiting: Bool { relations?.held.isEmpty == false }

    var isActive: Bool { storedState == .began || storedState == .changed }

    /// Whether the recogniser has seen touches and may still recognise its gesture.
    var isAnalyzing: Bool { storedState == .possible && isUnderWay }

    /// The recognisers that watch at least one of the same touches.
    var rivals: [UIGestureRecognizer] {
        var result: [UIGestureRecognizer] = []
        for touch in touches {
            for other in touch.gestureRecognizers ?? []
            where other !== self && !other.isBystander && !result.contains(where: { $0 === other }) {
                result.append(other)
            }
        }
        return result
    }

    /// Returns the recognisers that must fail first. UIKit asks delegates and subclasses once per gesture
    /// (Decisions/0034).
    func requirements(among rivals: [UIGestureRecognizer]) -> [UIGestureRecognizer] {
        let now = relations?.requiredNow ?? rivals.filter(needsFailure)
        if !now.isEmpty || relations != nil { makeRelations().requiredNow = now }
        let forGood = relations?.requiredForGood ?? []
        return forGood + now.filter { new in !forGood.contains { $0 === new } }
    }

    private func needsFailure(of other: UIGestureRecognizer) -> Bool {
        shouldRequireFailure(of: other)
            || other.shouldBeRequiredToFail(by: self)
            || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
    }

    func wait(for others: [UIGestureRecognizer], holding state: State) {
        let relations = makeRelations()
        relations.held = [state]
        relations.awaited = others
        for other in others { other.makeRelations().waiting.append(self) }
    }

    /// Returns whether the recogniser waits for `other`, directly or indirectly.
    func waits(for other: UIGestureRecognizer) -> Bool {
        relations?.awaited.contains { $0 === other || $0.waits(for: other) } ?? false
    }

    func stopWaiting() {
        guard let relations, isWaiting else { return }
        for other in relations.awaited { other.relations?.waiting.removeAll { $0 === self } }
        relations.awaited = []
        relations.held = []
    }

    /// Called when the recogniser failed. Those that wait only for it go on.
    func releaseWaiting() {
        guard let relations, !relations.waiting.isEmpty else { return }
        let released = relations.waiting
        relations.waiting = []
        for other in released { other.didFail(self) }
    }

    private func didFail(_ other: UIGestureRecognizer) {
        guard let relations, isWaiting else { return }
        relations.awaited.removeAll { $0 === other }
        guard relations.awaited.isEmpty else { return }
        let held = relations.held
        relations.held = []
        recognize(held)
    }

    /// Called when the recogniser recognised its gesture. Those that wait for its failure fail.
    func disappointWaiting() {
        guard let relations, !relations.waiting.isEmpty else { return }
        let disappointed = relations.waiting
        relations.waiting = []
        for other in disappointed { other.fail() }
    }
}
