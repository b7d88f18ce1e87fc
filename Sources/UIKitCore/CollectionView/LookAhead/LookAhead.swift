import CollectionEngine
import CoreGraphics

/// Where a collection view's content goes, and what lies there.
@MainActor final class LookAhead {
    var isScheduled = false
    var travel = Travel()
    var axis = Axis.vertical
    var window = PrefetchWindow()

    // Kept to be filled again without allocating.
    var visible = VisibleRanges()
    var ahead = VisibleRanges()

    // MARK: For layouts of the user's own

    /// What the layout answered about the pages ahead.
    private(set) var elements: [Candidate] = []
    private var places = VisibleRanges()
    private var rect = CGRect.null
    /// How often the layout had been prepared when it was asked.
    private var prepares = -1

    /// Whether the answer is still what the layout would say.
    func knows(_ rect: CGRect, prepares: Int) -> Bool { self.rect == rect && self.prepares == prepares }

    /// Keeps an answer.
    func learn(_ elements: [Candidate], in rect: CGRect, prepares: Int) {
        self.elements = elements
        self.rect = rect
        self.prepares = prepares
        places = VisibleRanges(of: elements.map { ItemPlace($0.key.item, in: $0.key.section) })
    }

    /// The items of the answer.
    var items: VisibleRanges { places }
}
