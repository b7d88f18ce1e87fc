import CollectionEngine
import Foundation

extension UICollectionView {
    /// As the data source said when it was last asked; it is asked now if it never was.
    public var numberOfSections: Int { knownCounts.sections }

    public func numberOfItems(inSection section: Int) -> Int {
        let counts = knownCounts
        guard section >= 0, section < counts.sections else {
            Diagnostics.fail(
                """
                request for number of items in section \(section) when there are only \(counts.sections) sections in \
                the collection view
                """,
                explanation: """
                      seen           section \(section)
                      expected       0..<\(counts.sections), as the data source answered numberOfSections(in:)
                      likely cause   the model has fewer sections than the caller thinks
                      try            ask numberOfSections first, or call reloadData() after the model changed
                    """)
        }
        return counts.itemCount(inSection: section)
    }

    /// The number of an item among all, from 0, and how many there are.
    func place(of element: ElementKey) -> (index: Int, count: Int)? {
        let counts = knownCounts
        guard counts.contains(item: element.item, section: element.section) else { return nil }
        return (counts.globalIndex(item: element.item, section: element.section), counts.total)
    }

    var knownCounts: CollectionCounts {
        if let counts { return counts }
        return count()
    }

    /// Apart from the question for what is known, which each step asks.
    @inline(never) private func count() -> CollectionCounts {
        if isCounting { failOnCountingAgain() }
        isCounting = true
        let asked = askForCounts()
        isCounting = false
        counts = asked
        countReading = CountReading(pass: trace.passes, moment: isPreparing || isLayingOut ? .layoutPass : .question)
        return asked
    }

    private func failOnCountingAgain() -> Never {
        Diagnostics.fail(
            "The number of items was asked for while the data source is asked for it",
            explanation: """
                  seen           numberOfSections, numberOfItems(inSection:) or layoutIfNeeded(), called in numberOfSections(in:) \
                or collectionView(_:numberOfItemsInSection:), where nothing is known yet
                  likely cause   the data source asks the collection view for what only it can know, or reloads it meanwhile
                  try            answer from the model alone
                """)
    }

    func askForCounts() -> CollectionCounts {
        guard let dataSource else { return CollectionCounts() }
        do {
            return try CollectionCounts(sections: dataSource.numberOfSections(in: self)) { section in
                dataSource.collectionView(self, numberOfItemsInSection: section)
            }
        } catch {
            Diagnostics.fail(error.headline, explanation: error.explanation)
        }
    }

    func reload() {
        if tellingDepth > 0 { wasChangedWhileTold = true }
        forgetInteractiveMovement()
        forgetWhatWasMadeReady()
        counts = nil
        isLaidOut = false
        clearSelection()
        forgetItems()
        scrollAim = nil
        layoutStage = .reloadPending
        setNeedsLayout()
    }
}
