import UIKit

/// The background behind the cells of a list, with a border.
final class ListGround: UICollectionReusableView {
    private let plate = UIView()
    private let picture = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        plate.layer.cornerRadius = 26
        plate.layer.cornerCurve = .continuous
        plate.clipsToBounds = true
        picture.contentMode = .scaleAspectFill
        // Dark enough for white text.
        picture.alpha = 0.45
        plate.addSubview(picture)
        addSubview(plate)
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (ground: ListGround, _) in ground.showLine() }
        showLine()
    }

    required init?(coder: NSCoder) { fatalError("Grounds are made in code.") }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        guard let look = ListLook(elementKind: layoutAttributes.representedElementKind) else { return }
        plate.backgroundColor = look.color
        picture.image = look == .picture ? Landscape(number: 2).image() : nil
    }

    private func showLine() {
        plate.layer.borderWidth = 1
        plate.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let sides = UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
        plate.frame = bounds.inset(by: sides)
        picture.frame = plate.bounds
    }
}
