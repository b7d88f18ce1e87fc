import Foundation

// Attributes of the class that the layout names, which a subclass may have changed.
extension BuiltInLayout {
    /// Whether the layout returns attributes of UIKit's own class, which it can keep and refill.
    var keepsAnswers: Bool { type(of: self).layoutAttributesClass == UICollectionViewLayoutAttributes.self }

    func attributes(holding storage: AttributesStorage) -> UICollectionViewLayoutAttributes {
        let attributes = newAttributes()
        attributes.storage = storage
        return attributes
    }

    private func newAttributes() -> UICollectionViewLayoutAttributes {
        if keepsAnswers { return UICollectionViewLayoutAttributes() }
        let named: AnyClass = type(of: self).layoutAttributesClass
        guard let attributesClass = named as? UICollectionViewLayoutAttributes.Type else {
            Diagnostics.fail(
                "layoutAttributesClass must be a kind of UICollectionViewLayoutAttributes",
                explanation: "  seen           \(named)")
        }
        return attributesClass.init(attributesOf: ())
    }
}
