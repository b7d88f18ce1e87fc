import UIKitCore

/// Checks that attributes stay as the layout returned them.
@MainActor struct RememberedAnswers {
    private var elements: [LayoutAnswer.Element] = []

    init() {}

    init(_ inspection: LayoutInspection) {
        // NaN isn't equal to itself.
        elements = (inspection.page.elements + inspection.singles.values.compactMap(\.self)).filter(\.look.isFinite)
    }

    func check(after event: String, _ report: (LayoutViolation) -> Void) {
        for element in elements {
            let now = ElementLook(element.attributes)
            let name = ElementName(element.attributes)
            guard now != element.look || name != element.name else { continue }
            let what =
                name == element.name
                ? now.difference(to: element.look).map { "has \($0) before" } ?? "was changed by less than half a point"
                : "is \(name.text) now"
            return report(
                LayoutViolation(
                    .untouched,
                    seen: "attributes that the layout returned for \(element.name.text): after \(event) it \(what)",
                    expected: "new objects for new attributes"
                ).got(element.name, now).expecting(element.name, element.look))
        }
    }
}
