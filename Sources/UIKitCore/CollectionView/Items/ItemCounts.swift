import CollectionEngine
import Foundation

/// The numbers of sections and items when the data source was last asked.
@MainActor final class ItemCounts: CollectionPart {
    /// nil until the data source is asked.
    @exclusivity(unchecked) private var kept: CollectionCounts?
    /// When the counts were read.
    @exclusivity(unchecked) private(set) var reading = CountReading(pass: 0, moment: .question)
    /// Whether to keep the counts, whatever is invalidated.
    @exclusivity(unchecked) private var isHeld = false
    /// Whether the data source is being asked.
    @exclusivity(unchecked) private var isAsking = false

    var areKnown: Bool { kept != nil }

    /// The counts. Asks the data source now if it wasn't asked before.
    var known: CollectionCounts {
        if let kept { return kept }
        return learn()
    }

    /// Asks the data source, without storing the result.
    func asked() -> CollectionCounts {
        guard let dataSource else { return CollectionCounts() }
        do {
            return try CollectionCounts(sections: dataSource.numberOfSections(in: view)) { section in
                dataSource.collectionView(view, numberOfItemsInSection: section)
            }
        } catch {
            Diagnostics.fail(error.headline, explanation: error.explanation)
        }
    }

    /// Makes the next use of the counts ask the data source again.
    func forget() { if !isHeld { kept = nil } }

    /// Keeps known counts while `body` runs.
    func holding(_ body: () -> Void) {
        let outer = isHeld
        isHeld = areKnown
        body()
        isHeld = outer
    }

    /// - Parameter reading: When the data source returned the counts; nil if it didn't, because the items are shown in
    ///   another order than the data source's.
    func keep(_ new: CollectionCounts, _ reading: CountReading? = nil) {
        kept = new
        if let reading { self.reading = reading }
    }

    /// Marks the counts as read only because a batch begins.
    func wereReadForBatch() { reading = CountReading(pass: view.trace.passes, moment: .startOfBatch) }

    /// Returns an item's index among all items, and the number of all items.
    func place(of element: ElementKey) -> (index: Int, count: Int)? {
        let counts = known
        guard counts.contains(item: element.item, section: element.section) else { return nil }
        return (counts.globalIndex(item: element.item, section: element.section), counts.total)
    }

    /// Returns the number of items in a section. Stops the program if the app passes a section that doesn't exist.
    func items(inSection section: Int) -> Int {
        let counts = known
        guard counts.contains(section: section) else { failOnMissingSection(section, counts) }
        return counts.itemCount(inSection: section)
    }

    /// Separate from `known`, which each scroll step reads.
    @inline(never) private func learn() -> CollectionCounts {
        if isAsking { failOnAskingAgain() }
        isAsking = true
        let answer = asked()
        isAsking = false
        let isInPass = view.pass.isPreparing || view.pass.isLayingOut
        keep(answer, CountReading(pass: view.trace.passes, moment: isInPass ? .layoutPass : .question))
        return answer
    }

    // MARK: Mistakes

    private func failOnMissingSection(_ section: Int, _ counts: CollectionCounts) -> Never {
        Diagnostics.fail(
            """
            request for number of items in section \(section) when there are only \(counts.sections) sections in \
            the collection view
            """,
            explanation: """
                  seen           section \(section)
                  expected       0..<\(counts.sections), because numberOfSections(in:) returned \(counts.sections)
                  likely cause   the model has fewer sections than the caller thinks
                  try            ask numberOfSections first, or call reloadData() after the model changed
                """)
    }

    private func failOnAskingAgain() -> Never {
        Diagnostics.fail(
            """
            The data source asked the collection view for the number of items while the collection view was asking the data \
            source
            """,
            explanation: """
                  seen           numberOfSections, numberOfItems(inSection:) or layoutIfNeeded(), called in numberOfSections(in:) \
                or collectionView(_:numberOfItemsInSection:), before the collection view knows the counts
                  likely cause   the data source asks for a count that only the data source knows, or reloads the collection view
                  try            return counts that come from the model alone
                """)
    }
}
