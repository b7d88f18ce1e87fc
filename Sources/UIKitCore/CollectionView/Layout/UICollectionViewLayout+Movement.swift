import CollectionEngine
import Foundation

// The layout's methods by element key.
extension UICollectionViewLayout {
    /// Returns the attributes of an element.
    func attributes(of key: ElementKey, named names: ViewRegistrations) -> UICollectionViewLayoutAttributes? {
        let path = key.path
        if key.isCell { return layoutAttributesForItem(at: path) }
        let kind = names.name(of: key.kind)
        return names.isDecoration(key.kind)
            ? layoutAttributesForDecorationView(ofKind: kind, at: path)
            : layoutAttributesForSupplementaryView(ofKind: kind, at: path)
    }

    /// Returns the attributes with which an element appears.
    func start(of key: ElementKey, named names: ViewRegistrations) -> UICollectionViewLayoutAttributes? {
        let path = key.path
        if key.isCell { return initialLayoutAttributesForAppearingItem(at: path) }
        let kind = names.name(of: key.kind)
        return names.isDecoration(key.kind)
            ? initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
            : initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
    }

    /// Returns the attributes with which an element disappears.
    func end(of key: ElementKey, named names: ViewRegistrations) -> UICollectionViewLayoutAttributes? {
        let path = key.path
        if key.isCell { return finalLayoutAttributesForDisappearingItem(at: path) }
        let kind = names.name(of: key.kind)
        return names.isDecoration(key.kind)
            ? finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
            : finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
    }
}

// The default attributes of elements that appear and disappear in a batch update or a change of layout.
extension UICollectionViewLayout {
    func startInMovement(_ kind: ElementKind?, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let key = element(kind, path) else { return nil }
        return collectionViewReference.hold { $0.updates.movement?.start(of: key) } ?? nil
    }

    func endInMovement(_ kind: ElementKind?, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let key = element(kind, path) else { return nil }
        return collectionViewReference.hold { $0.updates.movement?.end(of: key) } ?? nil
    }

    func kind(_ name: String, isDecoration: Bool = false) -> ElementKind? {
        collectionViewReference.hold { $0.supply.kind(named: name, isDecoration: isDecoration) }
    }

    private func element(_ kind: ElementKind?, _ path: IndexPath) -> ElementKey? {
        kind.flatMap { ElementKey(kind: $0, path: path) }
    }
}
