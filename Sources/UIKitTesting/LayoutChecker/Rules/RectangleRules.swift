import CoreGraphics

/// Checks that the layout returns all elements that intersect a rectangle, each once, and no others.
@MainActor enum RectangleRules {
    static func check(_ inspection: LayoutInspection, _ report: (LayoutViolation) -> Void) {
        let known = known(inspection)
        checkNothingElse(inspection.page, inspection.host.view.bounds.size, report)
        for answer in inspection.answers {
            checkEverything(answer, known, report)
            guard let twice = answer.twice else { continue }
            report(
                LayoutViolation(
                    .once, seen: "the layout returns \(twice.text) twice for \(answer.rect.text)", expected: "once",
                    asked: answer.rect
                ).got(twice, answer.looks[twice]))
        }
    }

    /// Where the elements are, from all calls of the layout. Leaves out elements about which these differ.
    private static func known(_ inspection: LayoutInspection) -> [ElementName: ElementLook] {
        var known: [ElementName: ElementLook] = [:]
        var disputed: Set<ElementName> = []
        func add(_ name: ElementName, _ look: ElementLook) {
            guard let before = known[name] else { return known[name] = look }
            if before.difference(to: look) != nil { disputed.insert(name) }
        }
        for answer in inspection.answers { for (name, look) in answer.looks { add(name, look) } }
        for (name, single) in inspection.singles { if let single, single.name == name { add(name, single.look) } }
        return known.filter { !disputed.contains($0.key) && inspection.exists($0.key) && $0.value.isFinite }
    }

    private static func checkEverything(
        _ answer: LayoutAnswer, _ known: [ElementName: ElementLook], _ report: (LayoutViolation) -> Void
    ) {
        var violation: LayoutViolation?
        for name in known.keys.sorted() where answer.looks[name] == nil {
            guard let look = known[name], look.isSeen, look.isFlat, look.frame.overlaps(answer.rect, by: 0.5) else {
                continue
            }
            let found =
                violation
                ?? LayoutViolation(
                    .everything, seen: "for \(answer.rect.text) the layout doesn't return \(name.text)",
                    expected: "\(name.text), whose frame is \(look.frame.text)", asked: answer.rect)
            violation = found.expecting(name, look)
        }
        guard var violation else { return }
        for (name, look) in answer.looks.sorted(by: { $0.key < $1.key }).prefix(60) {
            violation = violation.got(name, look)
        }
        report(violation)
    }

    /// Allows a few more cells, such as the rest of a row, and cells that a transform moves out of the rectangle.
    /// Doesn't check headers and backgrounds: they are few, and a layout may always return pinned ones.
    private static func checkNothingElse(
        _ answer: LayoutAnswer, _ view: CGSize, _ report: (LayoutViolation) -> Void
    ) {
        let near = answer.rect.insetBy(dx: -view.width - 1, dy: -view.height - 1)
        let away = answer.elements.filter {
            $0.name.category == .cell && $0.look.isSeen && $0.look.isFinite && !$0.look.plainFrame.overlaps(near, by: 0)
                && !($0.look.isFlat && $0.look.frame.overlaps(near, by: 0))
        }
        guard let first = away.first else { return }
        var violation = LayoutViolation(
            .nothingElse,
            seen: "for \(answer.rect.text) the layout returns \(first.name.text) at \(first.look.frame.text)",
            expected: "cells that meet it, and no cell that is more than a view's size away",
            asked: answer.rect)
        for element in away.prefix(60) { violation = violation.got(element.name, element.look) }
        report(violation)
    }
}
