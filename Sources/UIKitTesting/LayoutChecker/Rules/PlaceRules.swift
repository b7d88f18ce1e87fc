import CoreGraphics
import UIKitCore

/// Checks that elements exist, have finite frames, can be scrolled to, and are in front of or behind each other.
@MainActor enum PlaceRules {
    static func check(_ inspection: LayoutInspection, _ report: (LayoutViolation) -> Void) {
        for answer in [inspection.page] + inspection.others.prefix(1) {
            for element in answer.elements {
                checkExisting(element, answer, inspection, report)
                checkFinite(element, report)
            }
        }
        // A frame that isn't finite intersects no rectangle.
        for name in inspection.singles.keys.sorted() {
            if let single = inspection.singles[name], let single { checkFinite(single, report) }
        }
        let (content, bounds) = (inspection.layout.collectionViewContentSize, inspection.host.view.bounds)
        guard content.isFinite else {
            return report(
                LayoutViolation(.finite, seen: "the content's size is \(content)", expected: "finite numbers"))
        }
        checkReachable(inspection, content, bounds, report)
        checkStacked(inspection, report)
    }

    private static func checkExisting(
        _ element: LayoutAnswer.Element, _ answer: LayoutAnswer, _ inspection: LayoutInspection,
        _ report: (LayoutViolation) -> Void
    ) {
        guard !inspection.exists(element.name) else { return }
        report(
            LayoutViolation(
                .existing, seen: "the layout returns \(element.name.text) for \(answer.rect.text)",
                expected: "only what the data source has: \(inspection.counts) items", asked: answer.rect
            ).got(element.name, element.look))
    }

    private static func checkFinite(
        _ element: LayoutAnswer.Element, _ report: (LayoutViolation) -> Void
    ) {
        guard !element.look.isFinite else { return }
        report(
            LayoutViolation(
                .finite, seen: "\(element.name.text) has the frame \(element.look.frame.text)",
                expected: "finite numbers, and a size of 0 or more"))
    }

    /// In a direction that doesn't scroll, elements may be outside the content, for effects. Decoration views may be
    /// anywhere.
    private static func checkReachable(
        _ inspection: LayoutInspection, _ content: CGSize, _ bounds: CGRect, _ report: (LayoutViolation) -> Void
    ) {
        let inset = inspection.host.view.adjustedContentInset
        var ways = (
            x: content.width > bounds.width - inset.left - inset.right + 0.5,
            y: content.height > bounds.height - inset.top - inset.bottom + 0.5
        )
        let scrolls = ways.x || ways.y
        if !scrolls { ways = (true, true) }
        // Sections of a compositional layout may scroll on their own, across the layout's direction.
        if let compositional = inspection.layout as? UICollectionViewCompositionalLayout {
            let isVertical = compositional.configuration.scrollDirection == .vertical
            ways = (ways.x && !isVertical, ways.y && isVertical)
        }
        let reach = CGRect(origin: .zero, size: content).union(bounds)
        // The array for the content doesn't contain an element that is completely outside.
        var looks = inspection.page.looks
        for (name, single) in inspection.singles where looks[name] == nil { looks[name] = single?.look }
        for (name, look) in looks.sorted(by: { $0.key < $1.key })
        where name.category != .decorationView && look.isSeen && look.isFinite && look.isUpright
            && inspection.exists(name)
        {
            // An element that is larger than the view is never completely in view.
            let isOut =
                ways.x && look.frame.width <= bounds.width
                && (look.frame.minX < reach.minX - 1 || look.frame.maxX > reach.maxX + 1)
                || ways.y && look.frame.height <= bounds.height
                    && (look.frame.minY < reach.minY - 1 || look.frame.maxY > reach.maxY + 1)
            // If nothing scrolls, an element may be cut off at an edge on purpose.
            guard isOut, scrolls || !look.frame.overlaps(reach, by: 0) else { continue }
            var violation = LayoutViolation(
                .reachable, seen: "\(name.text) is at \(look.frame.text), and the content is \(content.text)",
                expected: "a content that reaches as far"
            ).got(name, look)
            violation.picture.content = CGRect(origin: .zero, size: content)
            return report(violation)
        }
    }

    /// Checks only what a person sees, and only overlaps between categories: cells that overlap each other do so on
    /// purpose.
    private static func checkStacked(_ inspection: LayoutInspection, _ report: (LayoutViolation) -> Void) {
        let bounds = inspection.host.view.bounds
        let elements = inspection.page.elements.filter {
            $0.look.isSeen && $0.look.isFinite && $0.look.isUpright && inspection.exists($0.name)
                && $0.look.frame.overlaps(bounds, by: 1)
        }
        let others = elements.filter { $0.name.category != .cell }.prefix(60)
        guard !others.isEmpty else { return }
        for cell in elements where cell.name.category == .cell {
            for other in others
            where other.look.zIndex == cell.look.zIndex
                && other.look.frame.intersection(bounds).overlaps(cell.look.frame, by: 1)
            {
                return report(
                    LayoutViolation(
                        .stacked,
                        seen: "\(other.name.text) at \(other.look.frame.text) and \(cell.name.text) at "
                            + "\(cell.look.frame.text) overlap, both with zIndex \(cell.look.zIndex)",
                        expected: "one zIndex above the other"
                    ).got(other.name, other.look).got(cell.name, cell.look))
            }
        }
    }
}
