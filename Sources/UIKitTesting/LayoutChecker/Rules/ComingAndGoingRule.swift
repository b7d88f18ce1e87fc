import UIKitCore

/// What a layout says of elements that come and go.
@MainActor enum ComingAndGoingRule {
    static func check(
        _ starts: [LayoutWitness.Answer], _ ends: [LayoutWitness.Answer], _ report: (LayoutViolation) -> Void
    ) {
        for answer in starts { check(answer, "initialLayoutAttributesForAppearing", report) }
        for answer in ends { check(answer, "finalLayoutAttributesForDisappearing", report) }
    }

    private static func check(
        _ answer: LayoutWitness.Answer, _ method: String, _ report: (LayoutViolation) -> Void
    ) {
        guard let attributes = answer.attributes else { return }
        let (asked, got) = (ElementName(answer.category, answer.kind, answer.path), ElementName(attributes))
        let look = ElementLook(attributes)
        let noun =
            switch answer.category {
            case .cell: "Item(at:)"
            case .supplementaryView: "SupplementaryElement(ofKind:at:)"
            case .decorationView: "DecorationElement(ofKind:at:)"
            }
        if got != asked {
            report(
                LayoutViolation(
                    .comingAndGoing, seen: "\(method)\(noun) answers \(got.text) for \(asked.text)",
                    expected: "attributes of \(asked.text)"
                ).got(got, look))
        } else if !look.isFinite {
            report(
                LayoutViolation(
                    .comingAndGoing, seen: "\(method)\(noun) answers the frame \(look.frame.text) for \(asked.text)",
                    expected: "finite numbers, and a size of 0 or more"))
        }
    }
}
