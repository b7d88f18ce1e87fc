import UIKit

/// Lengths of items along the scroll direction. Some are longer, some shorter, the same on every run.
enum ItemLengths {
    private static let all: [CGFloat] = [60, 100, 80, 140, 72, 120, 90]

    static func length(ofItem item: Int) -> CGFloat { all[item % all.count] }
}

extension UICollectionViewLayout {
    var isSideways: Bool { (self as? UICollectionViewFlowLayout)?.scrollDirection == .horizontal }

    /// Returns a size from its lengths across and along the scroll direction.
    func itemSize(across breadth: CGFloat, along length: CGFloat) -> CGSize {
        isSideways ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
    }
}
