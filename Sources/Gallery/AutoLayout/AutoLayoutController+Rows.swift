import UIKit

extension AutoLayoutController: UICollectionViewDataSource, UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { walks.count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "walk", for: indexPath)
        let number = indexPath.item
        guard let row = cell as? WalkCell else { return cell }
        row.number = number
        row.show(walks[number], image: pictures.image(number), isSaved: savedWalks.contains(number))
        arrange(row, number)
        row.constraintsOfParts.isConflicting = number == conflictingWalk
        row.saveWasPressed = { [weak self, weak row] in
            guard let self, let row else { return }
            savedWalks.formSymmetricDifference([number])
            row.show(isSaved: savedWalks.contains(number))
        }
        row.moreWasPressed = { [weak self] in self?.toggle(number) }
        return row
    }

    private func arrange(_ row: WalkCell, _ number: Int) {
        row.width = WalkFlowLayout.width(in: collectionView)
        row.arrange(isOpen: openWalks.contains(number), hidesParts: settings.hidesParts)
    }

    /// Arranges all rows: visible ones, those that are animating out, and those that the collection view keeps and may
    /// show again unchanged.
    func arrangeRows() {
        for row in rows { arrange(row, row.number) }
    }

    var rows: [WalkCell] { collectionView.subviews.compactMap { $0 as? WalkCell } }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: false)
        toggle(indexPath.item)
    }

    /// Opens or closes a row's drawer. Rows below slide.
    private func toggle(_ number: Int) {
        openWalks.formSymmetricDifference([number])
        glide { [self] in
            collectionView.performBatchUpdates {
                for row in rows where row.number == number { arrange(row, number) }
            }
        }
    }
}
