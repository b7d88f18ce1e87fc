import UIKit

/// A flow layout that turns round where its collection view runs from right to left.
final class MirroringFlowLayout: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
