/// Checks that a layout copies attributes from its superclass before it changes them.
@MainActor enum CopiesSuperRule {
    static func check(_ inspection: LayoutInspection, _ report: (LayoutViolation) -> Void) {
        guard let name = inspection.changedOfSuper else { return }
        report(
            LayoutViolation(
                .copiesSuper,
                seen:
                    "the layout changed \(name.text)'s attributes in the call for \(inspection.page.rect.text), and super "
                    + "keeps them",
                expected: "changes of copies only", asked: inspection.page.rect
            ).got(name, inspection.page.looks[name]))
    }
}
