import UIKit

/// Along the way the content scrolls some items are longer, some shorter, the same on every run.
enum ItemLengths {
    private static let all: [CGFloat] = [60, 100, 80, 140, 72, 120, 90]

    static func length(ofItem item: Int) -> CGFloat { all[item % all.count] }
}

extension UICollectionViewLayout {
    var isSideways: Bool { (self as? UICollectionViewFlowLayout)?.scrollDirection == .horizontal }

    /// A size by how much it takes across and along the way the content scrolls.
    func itemSize(across breadth: CGFloat, along length: CGFloat) -> CGSize {
        isSideways ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
    }
}
