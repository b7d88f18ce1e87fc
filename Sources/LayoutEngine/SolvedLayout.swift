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
    /// nil where the section has none.
    func frame(ofHeaderInSection section: Int) -> CGRect?
    /// nil where the section has none.
    func frame(ofFooterInSection section: Int) -> CGRect?

    /// Everything whose frame ``CGRect/meets(_:)`` the rectangle, in ascending order: of each section the header, the
    /// items in as few ranges as possible, the footer.
    func forEachRun(meeting rect: CGRect, _ body: (ElementRun) -> Void)

    /// Writes the frames of neighbouring items one behind the other; cheaper than asking for each.
    ///
    /// - Parameter frames: room for as many as there are items.
    func writeFrames(ofItems items: Range<Int>, inSection section: Int, to frames: UnsafeMutablePointer<CGRect>)
}

extension SolvedLayout {
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
