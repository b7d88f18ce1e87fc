import CollectionEngine
import TestSupport

/// A plan beside the model before and after it; all of the plan's results are compared.
struct PlanCheck {
    var before: NaiveModel
    var after: NaiveModel
    var plan: UpdatePlan

    /// What is wrong, in a few words; nil if nothing is.
    var fault: String? { faultInSections ?? faultInItems ?? faultInStretches ?? faultInReplacements ?? faultInSteps }

    private var faultInSections: String? {
        for (old, section) in before.sections.enumerated() {
            let new = after.sections.firstIndex { $0.identity == section.identity }
            if plan.newSection(of: old) != new { return "newSection(of: \(old))" }
            if plan.isSectionReloaded(old) != (new.map { after.sections[$0].version != section.version } ?? false) {
                return "isSectionReloaded(\(old))"
            }
        }
        for (new, section) in after.sections.enumerated()
        where plan.oldSection(of: new) != before.sections.firstIndex(where: { $0.identity == section.identity }) {
            return "oldSection(of: \(new))"
        }
        return nil
    }

    private var faultInItems: String? {
        let (oldPlaces, newPlaces) = (before.places, after.places)
        for old in oldPlaces {
            let new = newPlaces.first { after[$0].identity == before[old].identity }
            if plan.newPlace(of: old) != new { return "newPlace(of: \(old))" }
            let isReloaded = new.map { after[$0].version != before[old].version } ?? plan.isSectionReloaded(old.section)
            if !plan.isReloaded(old) && isReloaded { return "isReloaded(\(old))" }
        }
        for new in newPlaces {
            let old = oldPlaces.first { before[$0].identity == after[new].identity }
            if plan.oldPlace(of: new) != old { return "oldPlace(of: \(new))" }
        }
        if plan.keepsPlaces && newPlaces != oldPlaces { return "keepsPlaces" }
        if plan.isEmpty && before != after { return "isEmpty" }
        return nil
    }

    /// A stretch agrees with the plan for each of its items, and is as long as possible.
    private var faultInStretches: String? {
        for old in before.places {
            let stretch = plan.stretch(around: old)
            guard let stretch else {
                let mayGoAlong =
                    before.places.allSatisfy { !plan.isReloaded($0) }
                    && (0..<before.sections.count).allSatisfy { !plan.isSectionReloaded($0) }
                if mayGoAlong, plan.newPlace(of: old) != nil, !isMoved(old) { return "no stretch(around: \(old))" }
                continue
            }
            if !stretch.items.contains(old.item) { return "stretch(around: \(old)) is elsewhere" }
            for item in 0..<before.counts.items[old.section] {
                let place = ItemPlace(item, in: old.section)
                let key = stretch.newKey(.cell(item, in: old.section))
                let isInside = stretch.items.contains(item)
                let new = plan.newPlace(of: place)
                let goesAlong =
                    new == ItemPlace(item + stretch.shift, in: stretch.newSection) && !plan.isReloaded(place)
                if isInside != (key != nil) || isInside && !goesAlong { return "stretch(around: \(old)) at \(place)" }
                let isNeighbour = item == stretch.items.upperBound || item == stretch.items.lowerBound - 1
                if isNeighbour, goesAlong, !isMoved(place) { return "stretch(around: \(old)) ends before \(place)" }
            }
        }
        return nil
    }

    /// Carried out one after the other, the replacements leave the staying items at their planned places.
    private var faultInReplacements: String? {
        guard let replacements = plan.itemReplacements else { return nil }
        var lists: [[ItemPlace?]] = before.sections.map(\.items.count).enumerated().map { section, count in
            (0..<count).map { ItemPlace($0, in: section) }
        }
        for replacement in replacements {
            let newcomers = [ItemPlace?](repeating: nil, count: replacement.count)
            lists[replacement.section].replaceSubrange(replacement.items, with: newcomers)
        }
        if lists.map(\.count) != after.sections.map(\.items.count) { return "counts after itemReplacements" }
        for new in after.places {
            let old = plan.oldPlace(of: new)
            let mayStay = old.map { !isMoved($0) } == true
            if lists[new.section][new.item] != (mayStay ? old : nil) { return "itemReplacements at \(new)" }
        }
        return nil
    }

    private func isMoved(_ old: ItemPlace) -> Bool {
        plan.steps.contains { $0.action == .move && $0.before == .item(old) }
    }

    /// Steps contain the same as the operations, without duplicates and ignored ones.
    private var faultInSteps: String? {
        let steps = plan.steps
        if steps.isEmpty != plan.isEmpty { return "steps of an empty plan" }
        if steps.map(\.rank) != steps.map(\.rank).sorted() { return "order of kinds of steps" }
        for (step, next) in zip(steps, steps.dropFirst()) where step.action == next.action {
            switch step.action {
            case .delete, .reload:
                if step.before!.key <= next.before!.key { return "deletions and reloads go backwards" }
            case .insert: if step.after!.key >= next.after!.key { return "insertions go forwards" }
            case .move: continue
            }
        }
        let counts = after.counts.items
        let again = before.applying(steps.map(\.operation)) { counts[$0] }
        return again?.blurred(before) == after.blurred(before) ? nil : "steps lead elsewhere"
    }
}

extension UpdateStep {
    fileprivate var rank: Int {
        switch action {
        case .reload: 0
        case .delete: 1
        case .insert: 2
        case .move: 3
        }
    }

    fileprivate var operation: UpdateLedger.Operation {
        switch (action, before, after) {
        case (.insert, nil, .item(let new)?): .insertItem(new)
        case (.delete, .item(let old)?, nil): .deleteItem(old)
        case (.reload, .item(let old)?, .item?): .reloadItem(old)
        case (.move, .item(let old)?, .item(let new)?): .moveItem(old, to: new)
        case (.insert, nil, .section(let new)?): .insertSection(new)
        case (.delete, .section(let old)?, nil): .deleteSection(old)
        case (.reload, .section(let old)?, .section?): .reloadSection(old)
        case (.move, .section(let old)?, .section(let new)?): .moveSection(old, to: new)
        default: preconditionFailure("\(self)")
        }
    }
}

extension UpdateStep.Place {
    /// The sort key in UIKit's order: a section is the path whose item is NSNotFound.
    fileprivate var key: ItemPlace {
        switch self {
        case .item(let place): place
        case .section(let section): ItemPlace(.max, in: section)
        }
    }
}

extension NaiveModel {
    /// The identities of the old items, negative if reloaded, and 0 for new items: their
    /// identities depend on the order of the operations.
    fileprivate func blurred(_ before: NaiveModel) -> [[Int]] {
        var versions: [Int: Int] = [:]
        for section in before.sections {
            for item in section.items { versions[item.identity] = item.version }
        }
        return sections.map { section in
            section.items.map { item in
                versions[item.identity].map { $0 == item.version ? item.identity : -item.identity } ?? 0
            }
        }
    }
}
