import UIKit

extension FlowController: UICollectionViewDataSource {
    func registerViews() {
        collectionView.register(FlowCell.self, forCellWithReuseIdentifier: "cell")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            collectionView.register(
                FlowBoundary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "boundary")
        }
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { shownSettings.sectionCount }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        shownSettings.itemsInSection
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        let settings = shownSettings
        let number = indexPath.section * settings.itemsInSection + indexPath.item + 1
        let color = color(at: indexPath)
        if settings.sizes == .automatic {
            (cell as? FlowCell)?.show(
                text: Sentences.sentence(number), color: color, width: settings.itemSize.width)
        } else {
            (cell as? FlowCell)?.show(number: number, color: color)
        }
        return cell
    }

    /// Returns the section's colour, darker from item to item.
    private func color(at indexPath: IndexPath) -> UIColor {
        let hues: [CGFloat] = [0.59, 0.83, 0.46, 0.96, 0.69, 0.37, 0.05]
        let hue = hues[indexPath.section % hues.count]
        let share = 1 - 0.05 * CGFloat(indexPath.item % 10)
        return UIColor(hue: hue, saturation: 0.55, brightness: 0.74, alpha: 1).groundForWhite(share: share)
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "boundary", for: indexPath)
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        let section = "\(indexPath.section + 1)"
        // Along a column, text runs from top to bottom in both layout directions.
        (view as? FlowBoundary)?.show(
            isHeader ? "Section \(section)" : "End of section \(section)", isHeader: isHeader,
            isRightToLeft: collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft
                && shownSettings.scrollDirection == .vertical)
        return view
    }
}
