import UIKit

extension PagesController: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { photos.count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
        (cell as? SpanPhotoCell)?.show(photos[indexPath.item])
        return cell
    }
}

// MARK: Page control

extension PagesController: UICollectionViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        // While the content scrolls to the page of a tapped dot, other pages pass by.
        if !scrollView.isScrollAnimating { pageControl.currentPage = page }
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { pageControl.currentPage = page }
}
