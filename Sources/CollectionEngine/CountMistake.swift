/// An invalid number of sections or items: negative, or so large that it must be a mistake.
package struct CountMistake: Error, Sendable, Hashable {
    package enum Question: Sendable, Hashable {
        case sections
        /// `before` is the number of items in the sections before this one.
        case items(section: Int, before: Int)
    }

    package let question: Question
    package let answer: Int

    init(_ question: Question, answer: Int) {
        self.question = question
        self.answer = answer
    }
}

// MARK: - Messages

extension CountMistake {
    /// UIKit's own message for negative numbers, and one in the same form for numbers that are too large.
    package var headline: String {
        "Invalid parameter not satisfying: count \(answer < 0 ? ">= 0" : "<= \(limit)")"
    }

    /// Describes what was seen and what was expected, with one cause and one remedy.
    package var explanation: String {
        """
          seen           \(method) returned \(answer)\(isNotFound ? ", which is NSNotFound" : "")
          expected       \(expected)
          likely cause   \(cause)
          try            \(remedy)
        """
    }

    private var limit: Int {
        switch question {
        case .sections: CollectionCounts.mostSections
        case .items: CollectionCounts.mostItems
        }
    }

    private var isNotFound: Bool { answer == Int.max }

    private var method: String {
        switch question {
        case .sections: "numberOfSections(in:)"
        case .items(let section, _): "collectionView(_:numberOfItemsInSection: \(section))"
        }
    }

    private var expected: String {
        guard answer >= 0 else { return "0 or more" }
        switch question {
        case .sections: return "at most \(limit) sections"
        case .items(_, let before):
            return "at most \(limit) items in all"
                + (before > 0 ? ", \(before) of which are in the sections before" : "")
        }
    }

    private var cause: String {
        if isNotFound { return "the data source returns an index as a count, and the index wasn't found" }
        if answer < 0 { return "a subtraction from an empty collection's count, or from an index that wasn't found" }
        return "a very large count that means \"endless\", or a multiplication that gave too much"
    }

    private var remedy: String {
        if isNotFound { return "check first whether it was found, and return 0 if not" }
        if answer < 0 { return "max(0, …), or an empty model" }
        return
            "return the number of items that exist; an endless list starts with a few thousand and grows as a person scrolls"
    }
}
