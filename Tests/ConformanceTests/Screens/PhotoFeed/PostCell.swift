import UIKit

/// A picture with its author below. Loading is cancelled when the cell is used for another post.
final class PostCell: UICollectionViewCell {
    private let imageView = UIImageView()
    private let authorLabel = UILabel()
    private let statusLabel = UILabel()
    private var loading: Task<Void, Never>?

    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        imageView.backgroundColor = .secondarySystemBackground
        authorLabel.font = .preferredFont(forTextStyle: .headline)
        statusLabel.font = .preferredFont(forTextStyle: .footnote)
        statusLabel.textColor = .secondaryLabel
        let texts = UIStackView(arrangedSubviews: [authorLabel, statusLabel])
        texts.distribution = .equalSpacing
        for subview in [imageView, texts] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            imageView.topAnchor.constraint(equalTo: contentView.topAnchor),
            imageView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            imageView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            imageView.heightAnchor.constraint(equalToConstant: 156),
            texts.topAnchor.constraint(equalTo: imageView.bottomAnchor),
            texts.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            texts.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            texts.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func prepareForReuse() {
        super.prepareForReuse()
        loading?.cancel()
        loading = nil
        imageView.image = nil
        statusLabel.text = nil
    }

    func show(_ post: FeedPost, from loader: FeedPictureLoader) {
        authorLabel.text = post.author
        if let picture = loader.cachedPicture(at: post.picture) {
            imageView.image = picture
            statusLabel.text = "Loaded"
            return
        }
        statusLabel.text = "Loading"
        loading = Task { [weak self] in
            do {
                let picture = try await loader.picture(at: post.picture)
                guard !Task.isCancelled else { return }
                self?.imageView.image = picture
                self?.statusLabel.text = "Loaded"
            } catch {
                guard !Task.isCancelled else { return }
                self?.statusLabel.text = "No picture"
            }
        }
    }
}
