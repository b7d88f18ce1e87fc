import UIKit

extension FeedPostsController: UICollectionViewDataSource, UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { Self.count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "post", for: indexPath)
        guard let row = cell as? FeedPostCell else { return cell }
        let post = FeedPost(number: indexPath.item)
        row.width = flow.width
        row.show(post, photo: photo(of: post), changes)
        row.actionWasChosen = { [weak self] in self?.perform($0, on: post) }
        return row
    }

    private func photo(of post: FeedPost) -> Photo? {
        guard let picture = post.picture, !library.photos.isEmpty else { return nil }
        return library.photos[picture % library.photos.count]
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: false)
        perform(.showReplies, on: FeedPost(number: indexPath.item))
    }

    /// Performs the action. Parts of the row open and close gradually, and rows below slide.
    private func perform(_ action: FeedAction, on post: FeedPost) {
        changes.perform(action, on: post)
        switch action {
        case .like, .follow: showChanges()
        case .showReplies, .showDetails:
            UIView.animate(
                withDuration: 0.35, delay: 0, options: [.curveEaseInOut, .allowUserInteraction],
                animations: { [self] in
                    collectionView.performBatchUpdates { showChanges() }
                    view.layoutIfNeeded()
                })
        }
    }

    private func showChanges() {
        for row in rows { row.show(changes) }
    }
}
