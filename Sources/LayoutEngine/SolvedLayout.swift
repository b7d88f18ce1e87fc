import CoreGraphics

/// The place of everything in a layout. Both questions to a layout are answered from it.
///
/// A collection view asks "what meets this rectangle?" and "where is this element?". Here the second answer determines
/// the first, so they can't disagree.
package protocol SolvedLayout: Sendable {
    var contentSize: CGSize { get }
    var sectionCount: Int { get }

    func itemCount(inSection section: Int) -> Int
    func frame(ofItem item: Int, inSection section: Int) -> CGRect
    /// Returns nil if there is no such element.
    func frame(of element: SolvedElement) -> CGRect?

    /// Elements with a higher number cover those with a lower one.
    func zIndex(of element: SolvedElement) -> Int
    /// Returns nil if each item has its own.
    func zIndexOfItems(inSection section: Int) -> Int?
    func zIndex(ofItem item: Int, inSection section: Int) -> Int

    /// Returns nil if the section scrolls with everything. Otherwise the frames of its items are those before the
    /// section has scrolled.
    func ownScroll(ofSection section: Int) -> SectionScroll?
    /// Whether any section scrolls on its own.
    var hasOwnScrolls: Bool { get }
    /// Calls the closure with the sections along an interval of the scroll axis that scroll on their own.
    func forEachOwnScroll(meeting rect: CGRect, _ body: (Int, SectionScroll) -> Void)
    /// Calls the closure with the items of such a section, as ranges, that meet an interval of the section's own
    /// content.
    func forEachRun(ofSection section: Int, along stretch: ClosedRange<CGFloat>, _ body: (Range<Int>) -> Void)
    /// Returns how far such a section has scrolled its items from their frames, in points.
    func shift(ofSection section: Int) -> CGPoint
    /// Returns whether an element of such a section scrolls along with the items. Headers, footers and backgrounds
    /// don't.
    func scrolls(_ element: SolvedElement) -> Bool

    /// Finds everything whose frame ``CGRect/meets(_:)`` the rectangle, in ascending order of sections. Items come in
    /// as few ranges as possible, with other elements in between in the order in which screen readers read them.
    func forEachRun(meeting rect: CGRect, _ body: (ElementRun) -> Void)

    /// Writes the frames of consecutive items. Cheaper than asking for each frame.
    ///
    /// - Parameter frames: Has space for as many frames as there are items.
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

    /// Calls `body` with the frames of consecutive items, in order. Cheaper than asking for each frame.
    package func forEachFrame(ofItems items: Range<Int>, inSection section: Int, _ body: (Int, CGRect) -> Void) {
        // In batches that fit into memory without an allocation.
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
