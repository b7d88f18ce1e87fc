import UIKit

// Cells made of stack views that size themselves, as people write them for iOS.

/// A message on the left or on the right, as wide as its text up to a part of the screen.
class ChatBubbleCell: UICollectionViewCell {
    let bubbleView = UIView()
    let messageLabel = UILabel()
    let timeLabel = UILabel()
    private let rowStackView = UIStackView()
    private let spacerView = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        bubbleView.layer.cornerRadius = 16
        messageLabel.numberOfLines = 0
        messageLabel.font = .preferredFont(forTextStyle: .body)
        timeLabel.font = .preferredFont(forTextStyle: .caption2)
        for label in [messageLabel, timeLabel] { label.adjustsFontForContentSizeCategory = true }

        let texts = UIStackView(arrangedSubviews: [messageLabel, timeLabel])
        texts.axis = .vertical
        texts.alignment = .trailing
        texts.spacing = 2
        texts.translatesAutoresizingMaskIntoConstraints = false
        bubbleView.addSubview(texts)

        rowStackView.addArrangedSubview(bubbleView)
        rowStackView.addArrangedSubview(spacerView)
        rowStackView.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(rowStackView)
        NSLayoutConstraint.activate([
            texts.topAnchor.constraint(equalTo: bubbleView.topAnchor, constant: 8),
            texts.leadingAnchor.constraint(equalTo: bubbleView.leadingAnchor, constant: 12),
            texts.trailingAnchor.constraint(equalTo: bubbleView.trailingAnchor, constant: -12),
            texts.bottomAnchor.constraint(equalTo: bubbleView.bottomAnchor, constant: -8),
            bubbleView.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.75),
            rowStackView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
            rowStackView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            rowStackView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            rowStackView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func configure(text: String, time: String?, isMine: Bool) {
        messageLabel.text = text
        timeLabel.text = time
        timeLabel.isHidden = time == nil
        bubbleView.backgroundColor = isMine ? .systemBlue : .systemGray5
        messageLabel.textColor = isMine ? .white : .label
        timeLabel.textColor = isMine ? .white : .secondaryLabel
        // My messages are at the trailing edge.
        rowStackView.removeArrangedSubview(spacerView)
        rowStackView.insertArrangedSubview(spacerView, at: isMine ? 0 : 1)
    }
}

final class ChatViewController: UICollectionViewController {
    var messages: [(text: String, time: String?, isMine: Bool)] = []

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.minimumLineSpacing = 0
        layout.sectionInsetReference = .fromSafeArea
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(FullWidthBubbleCell.self, forCellWithReuseIdentifier: "bubble")
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        guard let layout = collectionViewLayout as? UICollectionViewFlowLayout else { return }
        let size = CGSize(width: view.safeAreaLayoutGuide.layoutFrame.width, height: 60)
        if layout.estimatedItemSize != size { layout.estimatedItemSize = size }
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        messages.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "bubble", for: indexPath)
        let message = messages[indexPath.item]
        (cell as? ChatBubbleCell)?.configure(text: message.text, time: message.time, isMine: message.isMine)
        return cell
    }
}

final class FullWidthBubbleCell: ChatBubbleCell {
    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size = contentView.systemLayoutSizeFitting(
            CGSize(width: layoutAttributes.size.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return layoutAttributes
    }
}
