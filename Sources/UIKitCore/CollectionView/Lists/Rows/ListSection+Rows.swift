import Foundation

extension ListSection {
    /// Returns the place of an item in a section of `count` items.
    func place(ofItem item: Int, of count: Int) -> ListRow.Place {
        guard configuration.headerMode == .firstItemInSection else {
            return ListRow.Place(isFirst: item == 0, isLast: item == count - 1)
        }
        return item == 0
            ? ListRow.Place(role: .header) : ListRow.Place(isFirst: item == 1, isLast: item == count - 1)
    }

    /// Returns the row of an item. Rows at the same kind of place share an object, unless the app gives a row other
    /// separators.
    func row(at place: ListRow.Place, _ path: IndexPath) -> ListRow {
        guard place.role == .cell, configuration.showsSeparators, let handler = configuration.itemSeparatorHandler
        else { return commonRow(at: place) }
        let common = separators(at: place)
        let own = handler(path, common)
        return own == common ? commonRow(at: place) : ListRow(self, place, resolved(own, at: place))
    }

    private func commonRow(at place: ListRow.Place) -> ListRow {
        if let known = commonRows[place.number] { return known }
        let made = ListRow(self, place, separators(at: place))
        commonRows[place.number] = made
        return made
    }

    /// The section's lines, resolved for a row at this place.
    private func separators(at place: ListRow.Place) -> UIListSeparatorConfiguration {
        resolved(configuration.separatorConfiguration, at: place)
    }

    /// Replaces `.automatic`: separators are visible between rows, and also around groups that reach from edge to edge.
    private func resolved(
        _ separators: UIListSeparatorConfiguration, at place: ListRow.Place
    ) -> UIListSeparatorConfiguration {
        var resolved = separators
        guard configuration.showsSeparators, place.role == .cell else {
            (resolved.topSeparatorVisibility, resolved.bottomSeparatorVisibility) = (.hidden, .hidden)
            return resolved
        }
        let hasLines = configuration.appearance.hasSeparators
        if resolved.topSeparatorVisibility == .automatic {
            let isSeen = hasLines && place.isFirst && !metrics.hasCards
            resolved.topSeparatorVisibility = isSeen ? .visible : .hidden
        }
        if resolved.bottomSeparatorVisibility == .automatic {
            let isSeen = hasLines && !(place.isLast && metrics.hasCards)
            resolved.bottomSeparatorVisibility = isSeen ? .visible : .hidden
        }
        guard configuration.appearance == .grouped else { return resolved }
        // The separators around a group reach from edge to edge.
        if place.isFirst, resolved.topSeparatorInsets == UIListSeparatorConfiguration.automaticInsets {
            resolved.topSeparatorInsets = .zero
        }
        if place.isLast, resolved.bottomSeparatorInsets == UIListSeparatorConfiguration.automaticInsets {
            resolved.bottomSeparatorInsets = .zero
        }
        return resolved
    }
}
