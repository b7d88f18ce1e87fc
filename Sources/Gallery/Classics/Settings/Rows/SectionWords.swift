import UIKit

extension UICollectionView.SupplementaryRegistration where Supplementary == UICollectionViewListCell {
    /// Returns a registration of headers or footers with a text about their section.
    ///
    /// - Parameter words: Returns the text of a section, or nil.
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
