import CoreGraphics

/// Where everything is: the one answer that both of a layout's questions are answered from.
///
/// A collection view asks "what meets this rectangle?" and "where is this element?". Here the second answer decides the
/// first, so they cannot disagree.
package protocol SolvedLayout: Sendable {
    var contentSize: CGSize { get }
    var sectionCount: Int { get }

    func itemCount(inSection section: Int) -> Int
    func frame(ofItem item: Int, inSection section: Int) -> CGRect
    /// nil where there is no such element.
    func frame(of element: SolvedElement) -> CGRect?

    /// What lies higher covers what lies lower.
    func zIndex(of element: SolvedElement) -> Int
    /// nil where each item has its own.
    func zIndexOfItems(inSection section: Int) -> Int?
    func zIndex(ofItem item: Int, inSection section: Int) -> Int

    /// nil where a section scrolls along with everything else. Otherwise frames of its items are those of its own content, as
    /// long as that is not scrolled.
    func ownScroll(ofSection section: Int) -> SectionScroll?
    /// Whether there is such a section.
    var hasOwnScrolls: Bool { get }
    /// The sections of a stretch along the scroll axis that scroll on their own.
    func forEachOwnScroll(meeting rect: CGRect, _ body: (Int, SectionScroll) -> Void)
    /// Items of such a section, in runs of neighbours, that a stretch of its own content meets.
    func forEachRun(ofSection section: Int, along stretch: ClosedRange<CGFloat>, _ body: (Range<Int>) -> Void)
    /// How far such a section has scrolled its items away from their frames; in points.
    func shift(ofSection section: Int) -> CGPoint
    /// Whether an element of such a section scrolls along with the items. Headers, footers and backgrounds don't.
    func scrolls(_ element: SolvedElement) -> Bool

    /// Everything whose frame ``CGRect/meets(_:)`` the rectangle, in ascending order of sections: items in as few ranges as
    /// possible, other elements in between in the order in which screen readers come to them.
    func forEachRun(meeting rect: CGRect, _ body: (ElementRun) -> Void)

    /// Writes the frames of neighbouring items one behind the other; cheaper than asking for each.
    ///
    /// - Parameter frames: room for as many as there are items.
    func writeFrames(ofItems items: Range<Int>, inSection section: Int, to frames: UnsafeMutablePointer<CGRect>)
}

extension SolvedLayout {
    package func zIndexOfItems(inSection section: Int) -> Int? { 0 }

    package func zIndex(ofItem item: Int, inSection section: Int) -> Int { zIndexOfItems(inSection: section) ?? 0 }

    package func ownScroll(ofSection section: Int) -> SectionScroll? { nil }

    package var hasOwnScrolls: Bool { false }

    package func forEachOwnScroll(meeting rect: CGRect, _ body: (Int, SectionScroll) -> Void) {}

    package func forEachRun(
        ofSection section: Int, along stretch: ClosedRange<CGFloat>, _ body: (Range<Int>) -> Void
    ) {}

    package func shift(ofSection section: Int) -> CGPoint { .zero }

    package func scrolls(_ element: SolvedElement) -> Bool { false }

    /// The frames of neighbouring items, in order; cheaper than asking for one after the other.
    package func forEachFrame(ofItems items: Range<Int>, inSection section: Int, _ body: (Int, CGRect) -> Void) {
        // In pieces, so that they fit into memory that need not be allocated.
        for first in stride(from: items.lowerBound, to: items.upperBound, by: 32) {
            let count = min(32, items.upperBound - first)
            withUnsafeTemporaryAllocation(of: CGRect.self, capacity: 32) { frames in
                writeFrames(
                    ofItems: first..<first + count, inSection: section, to: frames.baseAddress.unsafelyUnwrapped)
                for index in 0..<count { body(first + index, frames[index]) }
            }
        }
    }

    package func runs(meeting rect: CGRect) -> [ElementRun] {
        var runs: [ElementRun] = []
        forEachRun(meeting: rect) { runs.append($0) }
        return runs
    }
}
