/// Checks that the methods for a single element agree with the array for a rectangle.
@MainActor enum SingleRule {
    static func check(_ inspection: LayoutInspection, _ report: (LayoutViolation) -> Void) {
        for (name, look) in inspection.page.looks.sorted(by: { $0.key < $1.key })
        where inspection.exists(name) && look.isFinite {
            guard let answer = inspection.singles[name], let violation = violation(name, look, answer) else { continue }
            return report(violation.expecting(name, look).got(name, answer?.look))
        }
    }

    private static func violation(
        _ name: ElementName, _ look: ElementLook, _ answer: LayoutAnswer.Element?
    ) -> LayoutViolation? {
        let method = name.method
        guard let answer else {
            return LayoutViolation(
                .single, seen: "\(method) returns nil for \(name.text)",
                expected: "\(look.frame.text), as layoutAttributesForElements(in:) returns")
        }
        guard answer.name == name else {
            return LayoutViolation(
                .single, seen: "\(method) returns \(answer.name.text) for \(name.text)", expected: name.text)
        }
        guard let difference = answer.look.difference(to: look) else { return nil }
        return LayoutViolation(
            .single,
            seen: "\(name.text) has \(difference): the first from \(method), the second from "
                + "layoutAttributesForElements(in:)",
            expected: "the same from both")
    }
}

extension ElementName {
    /// The layout's method for a single element of the category.
    fileprivate var method: String {
        switch category {
        case .cell: "layoutAttributesForItem(at:)"
        case .supplementaryView: "layoutAttributesForSupplementaryView(ofKind:at:)"
        case .decorationView: "layoutAttributesForDecorationView(ofKind:at:)"
        }
    }
}
