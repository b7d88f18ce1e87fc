import CollectionEngine

/// What one call of a batch says of neighbouring sections.
struct SectionRange {
    enum Kind { case insert, delete, reload }

    let kind: Kind
    let sections: Range<Int>
    /// How many operations that are no such ranges come before it.
    let position: Int

    /// With more than this a range is not written out that names sections there are none of.
    private static let mostOfWrongRange = 1000

    /// - Parameter sectionCount: how many sections there are at the end of the batch to which the numbers belong.
    func append(to operations: inout [UpdateLedger.Operation], sectionCount: Int) {
        // The first that does not exist is reason enough to refuse the batch.
        let isWrong = sections.upperBound > sectionCount && sections.count > Self.mostOfWrongRange
        let first = max(sections.lowerBound, sectionCount)
        for section in isWrong ? first..<first + 1 : sections {
            switch kind {
            case .insert: operations.append(.insertSection(section))
            case .delete: operations.append(.deleteSection(section))
            case .reload: operations.append(.reloadSection(section))
            }
        }
    }
}
