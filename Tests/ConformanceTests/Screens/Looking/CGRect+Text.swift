import UIKit

extension CGRect {
    /// The four numbers in a short form: "16 8.5 100 44".
    var text: String {
        [minX, minY, width, height].map { String(format: "%g", Double(($0 * 100).rounded() / 100 + 0)) }
            .joined(separator: " ")
    }
}

extension UICollectionView {
    /// The items in sight, in their order.
    var pathsSeen: [IndexPath] { indexPathsForVisibleItems.sorted() }

    /// The frames of the cells in sight, in the order of their items.
    var framesSeen: [String] { pathsSeen.compactMap { cellForItem(at: $0)?.frame.text } }

    /// The frame of a cell in sight.
    func frameSeen(_ section: Int, _ item: Int) -> String {
        cellForItem(at: IndexPath(item: item, section: section))?.frame.text ?? "not in sight"
    }
}
