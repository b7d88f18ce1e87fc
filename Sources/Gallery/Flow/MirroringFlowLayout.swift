import UIKit

/// A flow layout that mirrors its content when its collection view is right-to-left.
final class MirroringFlowLayout: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
