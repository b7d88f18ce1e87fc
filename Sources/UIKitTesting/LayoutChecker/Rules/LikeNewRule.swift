import CoreGraphics
import UIKitCore

/// Checks that a layout with a history returns the same as a new layout.
@MainActor enum LikeNewRule {
    /// Skips layouts whose views chose their own sizes: which views did so depends on what came into view.
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
                    .likeNew, seen: "the content is \(size.text)", expected: "\(newSize.text), as in a new layout"))
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
            case (let now, nil): ("\(name.text) is at \(now?.frame.text ?? "")", "no \(name.text)")
            case (let now?, let wanted?):
                ("\(name.text) has \(now.difference(to: wanted) ?? "")", "the second, as in a new layout")
            }
        return LayoutViolation(.likeNew, seen: text.seen, expected: text.expected, asked: rect)
            .got(name, now).expecting(name, wanted)
    }
}
