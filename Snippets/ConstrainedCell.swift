import UIKit

// A cell that constraints make as tall as its text: Documentation/AutoLayout.md.

final class ConstrainedCell: UICollectionViewCell {
    let picture = UIImageView()
    let title = UILabel()
    let details = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        title.font = .preferredFont(forTextStyle: .headline)
        details.numberOfLines = 0
        for view in [picture, title, details] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            picture.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            picture.topAnchor.constraint(equalTo: margins.topAnchor),
            picture.widthAnchor.constraint(equalToConstant: 44),
            picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
            title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
            title.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            title.topAnchor.constraint(equalTo: margins.topAnchor),
            details.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            details.trailingAnchor.constraint(equalTo: title.trailingAnchor),
            details.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
            details.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
            picture.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    /// Fits the list's width, and sizes the height to the text.
    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size = contentView.systemLayoutSizeFitting(
            layoutAttributes.size, withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return layoutAttributes
    }
}
