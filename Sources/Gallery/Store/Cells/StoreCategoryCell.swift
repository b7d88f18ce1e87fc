import UIKit

/// A category of pictures: a symbol and its name.
final class StoreCategoryCell: UICollectionViewCell {
    private let symbol = UIImageView()
    private let name = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .secondarySystemBackground
        contentView.layer.cornerRadius = 12
        symbol.contentMode = .scaleAspectFit
        name.grow(as: .subheadline, weight: .medium)
        let stack = UIStackView(arrangedSubviews: [symbol, name])
        stack.spacing = 10
        stack.alignment = .center
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            symbol.widthAnchor.constraint(equalToConstant: 24),
            symbol.heightAnchor.constraint(equalToConstant: 24),
            stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
            stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
            stack.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        ])
        isAccessibilityElement = true
    }

    required init?(coder: NSCoder) { fatalError("Cells are made in code.") }

    func show(_ category: StoreCategory) {
        symbol.image = UIImage(systemName: category.symbol)
        symbol.tintColor = category.color
        name.text = category.name
        accessibilityLabel = category.name
    }
}
