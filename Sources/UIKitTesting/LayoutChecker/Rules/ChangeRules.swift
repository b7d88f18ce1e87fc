import CoreGraphics
import UIKitCore

/// What was answered stays as it was answered.
@MainActor struct RememberedAnswers {
    private var elements: [LayoutAnswer.Element] = []

    init() {}

    init(_ inspection: LayoutInspection) {
        // What is not a number is not equal to itself.
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
                    seen: "attributes that were answered for \(element.name.text): after \(event) it \(what)",
                    expected: "other objects for what is new"
                ).got(element.name, now).expecting(element.name, element.look))
        }
    }
}

/// Attributes of a superclass are copied before they are changed.
@MainActor enum CopiesSuperRule {
    static func check(_ inspection: LayoutInspection, _ report: (LayoutViolation) -> Void) {
        guard let name = inspection.changedOfSuper else { return }
        report(
            LayoutViolation(
                .copiesSuper,
                seen:
                    "\(name.text)'s attributes were changed while \(inspection.page.rect.text) was asked for, and super "
                    + "keeps them",
                expected: "changes of copies only", asked: inspection.page.rect
            ).got(name, inspection.page.looks[name]))
    }
}

/// A layout with a history answers what a new one does.
@MainActor enum LikeNewRule {
    /// Not where views chose their own sizes: which of them did depends on what came into view.
    static func check(_ inspection: LayoutInspection, _ report: (LayoutViolation) -> Void) {
        let host = inspection.host
        guard !host.hasSizedViews else { return }
        let new = host.newHost()
        defer { new.end() }
        guard !new.hasSizedViews else { return }
        let (size, newSize) = (host.layout.collectionViewContentSize, new.layout.collectionViewContentSize)
        if !size.isNear(newSize) {
            return report(
                LayoutViolation(
                    .likeNew, seen: "the content is \(size.text)", expected: "\(newSize.text), as a new layout says"))
        }
        guard new.view.contentOffset == host.view.contentOffset else { return }
        let answer = LayoutAnswer(new.layout, in: inspection.page.rect)
        for name in Set(answer.seen.keys).union(inspection.page.seen.keys).sorted() {
            let (now, wanted) = (inspection.page.looks[name], answer.looks[name])
            guard now == nil || wanted == nil || now?.difference(to: wanted!) != nil else { continue }
            return report(violation(name, now, wanted, inspection.page.rect))
        }
    }

    private static func violation(
        _ name: ElementName, _ now: ElementLook?, _ wanted: ElementLook?, _ rect: CGRect
    ) -> LayoutViolation {
        let text: (seen: String, expected: String) =
            switch (now, wanted) {
            case (nil, let wanted): ("\(name.text) is not there", wanted?.frame.text ?? "")
            case (let now, nil): ("\(name.text) is at \(now?.frame.text ?? "")", "that it isn't there")
            case (let now?, let wanted?):
                ("\(name.text) has \(now.difference(to: wanted) ?? "")", "the second, as a new layout says")
            }
        return LayoutViolation(.likeNew, seen: text.seen, expected: text.expected, asked: rect)
            .got(name, now).expecting(name, wanted)
    }
}
