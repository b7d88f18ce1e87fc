import UIKit

/// A list of ten thousand self-sizing rows.
@MainActor final class FeedList: NSObject, UICollectionViewDataSource {
    let view: UICollectionView
    private(set) var bound = 0
    private let posts: [FeedPost]

    /// - Parameter posts: The posts, made beforehand, as an app's posts come from somewhere else.
    init(_ posts: [FeedPost]) {
        self.posts = posts
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: Workload.screen.width, height: 170)
        layout.minimumLineSpacing = 0
        view = UICollectionView(frame: CGRect(origin: .zero, size: Workload.screen), collectionViewLayout: layout)
        super.init()
        view.register(FeedCell.self, forCellWithReuseIdentifier: "post")
        view.dataSource = self
    }

    static func posts() -> [FeedPost] { (0..<FeedPost.count).map(FeedPost.init) }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { posts.count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        bound += 1
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "post", for: indexPath)
        if let cell = cell as? FeedCell { cell.show(posts[indexPath.item]) }
        return cell
    }
}
