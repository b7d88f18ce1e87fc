import CoreGraphics

// Changes of a solved layout. Everything behind a change moves, without a look at any of it.
extension CompositionalSolution {
    /// Gives an item the size that its cell measured, or its estimate again.
    ///
    /// - Parameters:
    ///   - size: The size that the cell measured; nil for the estimate.
    ///   - measurements: The present measurements of all items.
    /// - Complexity: O(log items measured + sections behind it), plus planning the group again.
    package mutating func resizeItem(
        _ item: Int, inSection section: Int, to size: CGSize?, _ measurements: ItemMeasurements
    ) {
        let known = itemCount(inSection: section)
        precondition(0..<known ~= item, "There is no item \(item) among \(known).")
        changeShape(ofSection: section) { shape, input in
            guard !shape.resizeRow(item, to: size?.usable) else { return }
            shape.replaceItems(
                item..<item + 1, withCount: 1, of: input.kinds[input.sections[section].kind], in: input,
                measurements.items(inSection: section))
        }
    }

    /// Replaces some items of a section with others.
    ///
    /// - Parameters:
    ///   - count: How many items replace them.
    ///   - measurements: The measurements of all items, by their new numbers.
    /// - Complexity: that of ``resizeItem(_:inSection:to:_:)`` if each group holds one item. Otherwise the groups
    ///   behind the change get other items, and groups with measured items are planned again.
    package mutating func replaceItems(
        _ items: Range<Int>, inSection section: Int, withCount count: Int, _ measurements: ItemMeasurements
    ) {
        replaceItems([Replacement(items: items, count: count)], inSection: section, measurements)
    }

    /// Deleted items, numbered as they are after the replacements before, and how many new items replace them.
    package struct Replacement {
        var items: Range<Int>
        var count: Int

        package init(items: Range<Int>, count: Int) {
            self.items = items
            self.count = count
        }
    }

    /// Replaces items of a section in several places.
    ///
    /// - Parameters:
    ///   - replacements: The replacements, in ascending order.
    ///   - measurements: The measurements of all items, by their numbers after the last replacement.
    /// - Complexity: that of one replacement for each if each group holds one item, and otherwise for all together.
    package mutating func replaceItems(
        _ replacements: [Replacement], inSection section: Int, _ measurements: ItemMeasurements
    ) {
        var known = itemCount(inSection: section)
        for replacement in replacements {
            let items = replacement.items
            precondition(
                0 <= items.lowerBound && items.upperBound <= known, "Items \(items) of \(known) cannot be replaced.")
            known += replacement.growth
        }
        let measured = measurements.items(inSection: section)
        changeShape(ofSection: section) { shape, input in
            input.sections[section].itemCount = known
            var left = replacements[...]
            while let rows = left.first, shape.replaceRows(rows.items, withCount: rows.count, measured) {
                left.removeFirst()
            }
            guard let rest = left.joined else { return }
            let kind = input.kinds[input.sections[section].kind]
            shape.replaceItems(rest.items, withCount: rest.count, of: kind, in: input, measured)
        }
    }

    /// Gives a view at the edge of a section, or of the whole content, the size that it measured, or its estimate
    /// again.
    ///
    /// - Parameter size: The size that the view measured; nil for the estimate.
    package mutating func resize(_ element: SolvedElement, to size: CGSize?) {
        guard element.index == .max else {
            return changeShape(ofSection: element.section) { shape, input in
                let kind = input.kinds[input.sections[element.section].kind]
                shape.resizeBoundary(element.kind, to: size, of: kind, in: input)
            }
        }
        var sizes = boundaryFrames.map(\.size)
        for (index, boundary) in boundaries.enumerated() where boundary.kind == element.kind {
            sizes[index] = boundary.size(in: 0..<input.viewSize[cross: axis], input, measured: size)
        }
        placeBoundaries(sizes)
    }
}

extension CompositionalSolution.Replacement {
    fileprivate var growth: Int { count - items.count }
}

extension Sequence<CompositionalSolution.Replacement> {
    /// One replacement that covers all of them and the items in between.
    fileprivate var joined: CompositionalSolution.Replacement? {
        reduce(nil) { sum, next in
            guard let sum else { return next }
            return CompositionalSolution.Replacement(
                items: sum.items.lowerBound..<next.items.upperBound - sum.growth,
                count: next.items.lowerBound + next.count - sum.items.lowerBound)
        }
    }
}
