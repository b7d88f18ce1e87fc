/// Checks that the layout returns the same for the same rectangle.
@MainActor enum RepeatableRule {
    static func check(_ inspection: LayoutInspection, _ report: (LayoutViolation) -> Void) {
        compare(inspection.page, inspection.pageAgain, isComplete: true, "asked again", report)
        for half in inspection.halves {
            compare(inspection.page, half, isComplete: false, "asked for the half \(half.rect.text)", report)
        }
        for other in inspection.others {
            compare(inspection.page, other, isComplete: false, "asked for \(other.rect.text)", report)
        }
    }

    /// - Parameter isComplete: Whether the second answer should have all elements of the first one.
    private static func compare(
        _ first: LayoutAnswer, _ second: LayoutAnswer, isComplete: Bool, _ when: String,
        _ report: (LayoutViolation) -> Void
    ) {
        for (name, look) in first.looks.sorted(by: { $0.key < $1.key }) where look.isFinite {
            if let other = second.looks[name] {
                guard let difference = look.difference(to: other) else { continue }
                report(
                    LayoutViolation(
                        .repeatable, seen: "\(name.text) has \(difference): the layout, \(when), returned others",
                        expected: "the same attributes as for \(first.rect.text)", asked: second.rect
                    ).got(name, other).expecting(name, look))
                return
            } else if isComplete {
                report(
                    LayoutViolation(
                        .repeatable, seen: "the layout, \(when), leaves out \(name.text)",
                        expected: "the same elements as for \(first.rect.text) the first time", asked: second.rect
                    ).expecting(name, look))
                return
            }
        }
        // If the rectangles differ, the rule `everything` finds the missing elements.
        guard isComplete else { return }
        for (name, look) in second.seen.sorted(by: { $0.key < $1.key })
        where first.looks[name] == nil && look.isFlat && look.frame.overlaps(first.rect, by: 0.5) {
            report(
                LayoutViolation(
                    .repeatable, seen: "the layout, \(when), returns \(name.text), which it left out before",
                    expected: "the same elements as for \(first.rect.text)", asked: second.rect
                ).got(name, look))
            return
        }
    }
}
