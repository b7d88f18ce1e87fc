import UIKit

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

struct FeedPost: Hashable, Sendable {
    let author: String
    let picture: URL
}

/// Posts with pictures from the net, which are loaded as their cells come.
final class PhotoFeedViewController: UICollectionViewController {
    private let posts: [FeedPost]
    private let loader: FeedPictureLoader
    private let postRegistration: UICollectionView.CellRegistration<PostCell, FeedPost>

    init(posts: [FeedPost], session: URLSession) {
        self.posts = posts
        let loader = FeedPictureLoader(session: session)
        self.loader = loader
        postRegistration = UICollectionView.CellRegistration { cell, _, post in
            cell.show(post, from: loader)
        }
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(200))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        super.init(
            collectionViewLayout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        title = "Feed"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        posts.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(
            using: postRegistration, for: indexPath, item: posts[indexPath.item])
    }
}
