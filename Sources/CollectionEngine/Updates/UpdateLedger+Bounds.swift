extension UpdateLedger {
    /// The first operation on a section or an item that doesn't exist.
    var faultOutOfBounds: UpdateMistake.Fault? {
        for operation in operations {
            switch operation {
            case .insertItem(let place): if !after.contains(place) { return .outOfBounds(operation, .after) }
            case .deleteItem(let place): if !before.contains(place) { return .outOfBounds(operation, .before) }
            case .reloadItem(let place): if !before.contains(place) { return .outOfBounds(operation, .before) }
            case .moveItem(let old, let new):
                if !before.contains(old) { return .outOfBounds(operation, .before) }
                if !after.contains(new) { return .outOfBounds(operation, .after) }
            case .insertSection(let section):
                if !after.contains(section: section) { return .outOfBounds(operation, .after) }
            case .deleteSection(let section), .reloadSection(let section):
                if !before.contains(section: section) { return .outOfBounds(operation, .before) }
            case .moveSection(let old, let new):
                if !before.contains(section: old) { return .outOfBounds(operation, .before) }
                if !after.contains(section: new) { return .outOfBounds(operation, .after) }
            }
        }
        return nil
    }
}

extension CollectionCounts {
    fileprivate func contains(_ place: ItemPlace) -> Bool { contains(item: place.item, section: place.section) }
}
