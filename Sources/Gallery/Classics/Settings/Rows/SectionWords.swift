import UIKit

extension UICollectionView.SupplementaryRegistration where Supplementary == UICollectionViewListCell {
    /// Headers or footers that say something about their section.
    ///
    /// - Parameter words: Of a section, by its number.
    static func words(_ kind: String, _ words: @escaping (Int) -> String?) -> Self {
        Self(elementKind: kind) { view, _, path in
            var content = view.defaultContentConfiguration()
            content.text = words(path.section)
            view.contentConfiguration = content
        }
    }
}

extension UICollectionView {
    typealias WordsRegistration = SupplementaryRegistration<UICollectionViewListCell>
}
