import UIKit

/// The background of a section.
final class CardGround: UICollectionReusableView {
    static let kind = "ground"

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemGreen.withAlphaComponent(0.18)
        layer.cornerRadius = 14
        layer.cornerCurve = .continuous
    }

    required init?(coder: NSCoder) { fatalError("Grounds are made in code.") }
}
