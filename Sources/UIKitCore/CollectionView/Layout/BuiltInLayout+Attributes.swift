import Foundation

// Attributes of the class that a layout names; a user's subclass may name one of its own.
extension BuiltInLayout {
    /// Whether answers are of this module's class, so that they can be kept and filled again.
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
