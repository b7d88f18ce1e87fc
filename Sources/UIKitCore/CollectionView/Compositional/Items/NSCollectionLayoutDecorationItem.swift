import CoreGraphics
import Foundation
import LayoutEngine

/// A background view for a section. Register its class with the layout.
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// Returns an item as large as the section with its boundary items, minus its own
    /// ``NSCollectionLayoutItem/contentInsets``.
    open class func background(elementKind: String) -> Self {
        let all = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        let item = Self(Parts(size: all, supplementaryItems: []))
        item.elementKind = elementKind
        return item
    }

    public required init(_ parts: Parts) {
        super.init(parts)
    }

    /// The z index of the view. Default: 0. Cells in a section with decoration items have a z index of 1 (R464).
    open var zIndex = 0

    /// The element kind under which the layout registers the view's class.
    open private(set) var elementKind = ""

    override func takeRest(of other: NSCollectionLayoutItem) {
        super.takeRest(of: other)
        guard let other = other as? NSCollectionLayoutDecorationItem else { return }
        zIndex = other.zIndex
        elementKind = other.elementKind
    }

    func background(_ translation: inout CompositionalTranslation) -> SectionBackground {
        var background = SectionBackground(kind: translation.kind(elementKind, isDecoration: true))
        background.insets = GroupInsets(contentInsets)
        background.zIndex = zIndex
        return background
    }
}
