import CollectionEngine

/// Neighbouring sections that one call in a batch names.
struct SectionRange {
    enum Kind { case insert, delete, reload }

    let kind: Kind
    let sections: Range<Int>
    /// How many operations of other kinds come before this one.
    let position: Int

    /// The most sections of a range that reaches beyond the existing ones and is still written out.
    private static let mostOfWrongRange = 1000

    /// - Parameter sectionCount: The number of sections before or after the batch, whichever the indices refer to.
    func append(to operations: inout [UpdateLedger.Operation], sectionCount: Int) {
        // The first section that doesn't exist is enough to refuse the batch.
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
