import CollectionEngine

/// A valid random batch, with the model before and after it, checked by the naive model.
package struct RandomBatch: Sendable {
    package private(set) var before: NaiveModel
    /// The operations in any order, some twice, and some for items of sections that are deleted or inserted as a whole.
    package private(set) var operations: [UpdateLedger.Operation] = []
    package private(set) var after: NaiveModel

    package var ledger: UpdateLedger {
        UpdateLedger(before: before.counts, operations: operations, after: after.counts)
    }

    package init(of model: NaiveModel, using random: inout some RandomNumberGenerator) {
        (before, after) = (model, model)
        var dice = Dice(model, using: &random)
        operations = dice.operations(using: &random)
        let sizes = dice.sizes
        guard let next = model.applying(operations, itemsInNewSection: { sizes[$0] }) else {
            preconditionFailure("the dice made a batch that the naive model refuses: \(operations)")
        }
        after = next
    }
}

/// The decisions that come before the operations: which sections and items stay, are deleted, inserted or moved.
private struct Dice {
    private let model: NaiveModel
    private let chance: Int
    private let sectionChance: Int
    private var deleted: [Int] = []
    private var reloaded: [Int] = []
    private var moves: [Move<Int>] = []
    private var inserted: [Int] = []
    /// The number of items of each new or reloaded section, by its new index.
    private(set) var sizes: [Int] = []
    /// The sections that keep their items, before and after.
    private var kept: [Move<Int>] = []

    init(_ model: NaiveModel, using random: inout some RandomNumberGenerator) {
        self.model = model
        chance = [0, 3, 10, 30, 80].randomElement(using: &random)!
        sectionChance = [0, 0, 10, 40].randomElement(using: &random)!
        chooseSections(using: &random)
    }

    private mutating func chooseSections(using random: inout some RandomNumberGenerator) {
        var leaving: [Int] = []
        for section in model.sections.indices where Int.random(in: 0..<100, using: &random) < sectionChance {
            switch Int.random(in: 0..<4, using: &random) {
            case 0: deleted.append(section)
            case 1: reloaded.append(section)
            default: leaving.append(section)
            }
        }
        let arriving = sectionChance == 0 && !model.sections.isEmpty ? 0 : Int.random(in: 0...2, using: &random)
        let count = model.sections.count - deleted.count + arriving
        var places = (0..<count).shuffled(using: &random)
        inserted = (0..<arriving).map { _ in places.removeLast() }
        moves = leaving.map { Move(from: $0, to: places.removeLast()) }
        sizes = (0..<count).map { _ in Int.random(in: 0...4, using: &random) }
        let staying = model.sections.indices.filter { !deleted.contains($0) && !leaving.contains($0) }
        let pushed = zip(staying, places.sorted()).map { Move(from: $0, to: $1) }
        kept = moves + pushed.filter { !reloaded.contains($0.from) }
    }

    mutating func operations(using random: inout some RandomNumberGenerator) -> [UpdateLedger.Operation] {
        var operations: [UpdateLedger.Operation] = deleted.map { .deleteSection($0) }
        operations += reloaded.map { .reloadSection($0) } + inserted.map { .insertSection($0) }
        operations += moves.map { .moveSection($0.from, to: $0.to) }
        operations += itemOperations(using: &random)
        if Int.random(in: 0..<4, using: &random) == 0 { operations += passedOver(using: &random) }
        if Int.random(in: 0..<4, using: &random) == 0 { operations += operations.prefix(3) }
        return operations.shuffled(using: &random)
    }

    private func itemOperations(using random: inout some RandomNumberGenerator) -> [UpdateLedger.Operation] {
        var operations: [UpdateLedger.Operation] = []
        var leaving: [ItemPlace] = []
        var staying: [Int: Int] = [:]
        for section in kept {
            staying[section.to] = model.sections[section.from].items.count
            for place in model.places where place.section == section.from {
                guard Int.random(in: 0..<100, using: &random) < chance else { continue }
                switch Int.random(in: 0..<3, using: &random) {
                case 0: operations.append(.reloadItem(place))
                case 1:
                    operations.append(.deleteItem(place))
                    staying[section.to]! -= 1
                default:
                    leaving.append(place)
                    staying[section.to]! -= 1
                }
            }
        }
        var arriving: [Int: [ItemPlace?]] = [:]
        for place in leaving { arriving[kept.randomElement(using: &random)!.to, default: []].append(place) }
        for section in kept where Int.random(in: 0..<100, using: &random) < max(chance, 20) {
            for _ in 0..<Int.random(in: 1...4, using: &random) { arriving[section.to, default: []].append(nil) }
        }
        for section in kept {
            guard let sources = arriving[section.to] else { continue }
            let places = (0..<(staying[section.to]! + sources.count)).shuffled(using: &random)
            for (source, item) in zip(sources, places) {
                let place = ItemPlace(item, in: section.to)
                operations.append(source.map { .moveItem($0, to: place) } ?? .insertItem(place))
            }
        }
        return operations
    }

    /// Returns operations on single items of sections that are deleted or inserted as a whole (R202).
    private func passedOver(using random: inout some RandomNumberGenerator) -> [UpdateLedger.Operation] {
        var operations: [UpdateLedger.Operation] = []
        for place in model.places where deleted.contains(place.section) || reloaded.contains(place.section) {
            operations.append(Bool.random(using: &random) ? .deleteItem(place) : .reloadItem(place))
        }
        for section in inserted where sizes[section] > 0 { operations.append(.insertItem(ItemPlace(0, in: section))) }
        return operations
    }
}
