import UIKit

/// Covers in a row; one of them always comes to rest in the middle.
final class CarouselViewController: UIViewController {
    private let albums: [String]
    private(set) lazy var collectionView = UICollectionView(
        frame: .zero, collectionViewLayout: CarouselFlowLayout())
    private let captionLabel = UILabel()
    private let coverRegistration = UICollectionView.CellRegistration<CoverCell, String> { cell, path, album in
        cell.show(album, hue: CGFloat(path.item % 8) / 8)
    }

    init(albums: [String]) {
        self.albums = albums
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        collectionView.backgroundColor = .clear
        collectionView.contentInsetAdjustmentBehavior = .never
        collectionView.showsHorizontalScrollIndicator = false
        collectionView.decelerationRate = .fast
        collectionView.dataSource = self
        collectionView.delegate = self
        captionLabel.textAlignment = .center
        captionLabel.font = .preferredFont(forTextStyle: .headline)
        captionLabel.text = albums.first
        for subview in [collectionView, captionLabel] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            collectionView.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            collectionView.heightAnchor.constraint(equalToConstant: 260),
            captionLabel.topAnchor.constraint(equalTo: collectionView.bottomAnchor, constant: 16),
            captionLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            captionLabel.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }
}

extension CarouselViewController: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        albums.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(
            using: coverRegistration, for: indexPath, item: albums[indexPath.item])
    }
}

extension CarouselViewController: UICollectionViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let middle = CGPoint(x: scrollView.bounds.midX, y: scrollView.bounds.midY)
        guard !scrollView.bounds.isEmpty, let path = collectionView.indexPathForItem(at: middle) else { return }
        captionLabel.text = albums[path.item]
    }
}
