import CoreGraphics
import QuartzCore
import UIKitCore

/// Runs one case: carries out its steps, and records which rules the layout breaks.
@MainActor final class LayoutRun {
    private let host: LayoutHost
    private let wanted: Set<LayoutRule>
    private let asksSingles: Bool
    private var remembered = RememberedAnswers()
    private var stepsTaken = 0
    /// What the current step does to the items.
    private var change: ElementChange?
    /// The first violation of each rule.
    private(set) var violations: [LayoutRule: LayoutViolation] = [:]

    /// Runs a case, and returns the violations.
    ///
    /// - Parameter rules: The rules to check.
    static func violations(
        of checker: LayoutChecker, in layoutCase: LayoutCase, rules: Set<LayoutRule>
    ) -> [LayoutRule: LayoutViolation] {
        // Warnings would repeat the findings with less detail.
        let receiver = Diagnostics.receiver
        Diagnostics.receiver = { _, _ in }
        defer { Diagnostics.receiver = receiver }
        StepLog.note(layoutCase, 0)
        let run = LayoutRun(checker, layoutCase, rules)
        run.carryOut(layoutCase)
        return run.violations
    }

    private init(_ checker: LayoutChecker, _ layoutCase: LayoutCase, _ rules: Set<LayoutRule>) {
        wanted = rules
        asksSingles = checker.rules.contains(.single)
        host = LayoutHost(checker, items: layoutCase.items, size: layoutCase.size)
    }

    private func carryOut(_ layoutCase: LayoutCase) {
        LayoutWitness.movement = { [weak self] view, starts, ends in
            guard let self, view === host.view else { return }
            ComingAndGoingRule.check(starts, ends, in: change, note)
        }
        defer { LayoutWitness.movement = nil }
        inspect(after: nil)
        for step in layoutCase.steps {
            stepsTaken += 1
            StepLog.note(layoutCase, stepsTaken)
            change = ElementChange(step, of: host.source.counts)
            if let place = host.place(after: step) { scroll(to: place, step) } else { host.take(step) }
            remembered.check(after: "the step “\(step.text)”", note)
            inspect(after: step)
            if violations.count == wanted.count { return }
        }
    }

    private func inspect(after step: LayoutStep?) {
        let inspection = LayoutInspection(host, asksSingles: asksSingles)
        RectangleRules.check(inspection, note)
        RepeatableRule.check(inspection, note)
        SingleRule.check(inspection, note)
        PlaceRules.check(inspection, note)
        AttributesRules.check(inspection, note)
        CopiesSuperRule.check(inspection, note)
        remembered = RememberedAnswers(inspection)
        remembered.check(after: "other calls", note)
        if let step, !step.isScroll, isOpen(.likeNew) { LikeNewRule.check(inspection, note) }
    }

    /// Checks that scrolling doesn't change the content size, and doesn't prepare a layout that says it needn't.
    private func scroll(to place: CGPoint, _ step: LayoutStep) {
        let (view, layout) = (host.view, host.layout)
        guard view.contentOffset != place else { return }
        let size = layout.collectionViewContentSize
        let before = view.trace
        let invalidates = layout.shouldInvalidateLayout(forBoundsChange: CGRect(origin: place, size: view.bounds.size))
        host.take(step)
        guard view.trace.sizingRounds == before.sizingRounds else { return }
        let now = layout.collectionViewContentSize
        if !now.isNear(size) {
            note(
                LayoutViolation(
                    .steady, seen: "the content is \(now.text) after a scroll, and was \(size.text)",
                    expected: "the same as before"))
        }
        let prepares = view.trace.prepares - before.prepares
        if !invalidates, prepares > 0 {
            note(
                LayoutViolation(
                    .prepared,
                    seen: "prepare() ran \(prepares == 1 ? "once" : "\(prepares) times") in a scroll step for which "
                        + "shouldInvalidateLayout(forBoundsChange:) returned false",
                    expected: "no run"))
        }
    }

    private func isOpen(_ rule: LayoutRule) -> Bool { wanted.contains(rule) && violations[rule] == nil }

    private func note(_ violation: LayoutViolation) {
        guard isOpen(violation.rule) else { return }
        var violation = violation
        violation.steps = stepsTaken
        violation.picture.bounds = violation.picture.bounds ?? host.view.bounds
        violations[violation.rule] = violation
    }
}
