import UIKit

/// Cells from a XIB, and the same cells in code.
@MainActor struct NibCells {
    private let nib = UINib(nibName: "NibCell", bundle: .module)

    /// Checks that both look the same. Otherwise the comparison would be meaningless.
    init() {
        let (cell, handmade) = (fromNib(), byHand())
        for view in [cell, handmade] {
            view.frame = CGRect(x: 0, y: 0, width: 375, height: 168)
            view.layoutIfNeeded()
        }
        let (frames, others) = (cell.contentView.subviews.map(\.frame), handmade.contentView.subviews.map(\.frame))
        precondition(frames == others, "\(frames)\n\(others)")
        precondition((cell as? NibCell)?.count.text == "128")
    }

    func fromNib() -> UICollectionViewCell {
        guard let cell = nib.instantiate(withOwner: nil).first as? UICollectionViewCell else {
            fatalError("NibCell.xib has no cell")
        }
        return cell
    }

    /// Returns the first cell of a XIB that wasn't read before.
    static func opened() -> Any? { UINib(nibName: "NibCell", bundle: .module).instantiate(withOwner: nil).first }

    func byHand() -> UICollectionViewCell { HandmadeCell(frame: CGRect(x: 0, y: 0, width: 375, height: 168)) }
}
