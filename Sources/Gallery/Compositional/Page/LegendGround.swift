import UIKit

/// The card behind the legend, as wide as the safe area.
final class LegendGround: UICollectionReusableView {
    static let kind = "ground of the legend"
    private let plate = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        plate.backgroundColor = .secondarySystemGroupedBackground
        plate.layer.cornerRadius = 26
        plate.layer.cornerCurve = .continuous
        addSubview(plate)
    }

    required init?(coder: NSCoder) { fatalError("Grounds are made in code.") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let sides = UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
        plate.frame = bounds.inset(by: sides).insetBy(dx: CompositionalPageLayout.margin, dy: 0)
    }
}
