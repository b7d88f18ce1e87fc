import CollectionEngine
import CoreGraphics
import Foundation
import LayoutEngine

// Sections that scroll on their own. Items that they will show soon are announced together with those of the whole
// content.
extension LookAhead {
    /// Updates how such sections are moving. A section pulled past its end counts as not moving.
    func followSections(at time: TimeInterval) {
        guard view.sectionScrolling.areSome else {
            if !sectionTravels.isEmpty { sectionTravels = [:] }
            return
        }
        let before = sectionTravels
        sectionTravels = [:]
        view.sectionScrolling.forEachInView { section, scroll, offset, isMoving in
            var travel = before[section] ?? Travel()
            travel.move(
                to: min(max(offset, scroll.range.lowerBound), scroll.range.upperBound), at: time, isMoving: isMoving)
            sectionTravels[section] = travel
        }
    }

    /// Whether one of these sections is moving.
    var areSectionsMoving: Bool { sectionTravels.contains { $0.value.direction != nil } }

    /// Adds the items ahead in these sections to those ahead in the whole content.
    func withItemsOfSections(_ items: VisibleRanges) -> VisibleRanges {
        guard areSectionsMoving, let solved = layout.builtIn?.placed else { return items }
        let limits = counts
        var places = Set(items.runs.flatMap { run in run.items.map { ItemPlace($0, in: run.section) } })
        view.sectionScrolling.forEachInView { section, scroll, offset, _ in
            guard let direction = sectionTravels[section]?.direction, limits.contains(section: section) else { return }
            let length = scroll.viewport.size[main: scroll.axis]
            let reach = sectionTravels[section]?.reach(viewport: length) ?? length
            let ahead =
                direction == .forward ? offset + length...offset + length + reach : offset - reach...offset
            solved.forEachRun(ofSection: section, along: ahead) { found in
                for item in found where item < limits.itemCount(inSection: section) {
                    places.insert(ItemPlace(item, in: section))
                }
            }
        }
        return VisibleRanges(of: Array(places))
    }
}
