import CollectionEngine
import Foundation

// What a layout that says nothing of its own answers while a batch or a change of layout is carried out.
extension UICollectionViewLayout {
    func startInMovement(_ kind: ElementKind?, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        element(kind, path).flatMap { collectionView?.movement?.start(of: $0) }
    }

    func endInMovement(_ kind: ElementKind?, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        element(kind, path).flatMap { collectionView?.movement?.end(of: $0) }
    }

    func kind(_ name: String, isDecoration: Bool = false) -> ElementKind? {
        collectionView?.registrations.kind(named: name, isDecoration: isDecoration)
    }

    private func element(_ kind: ElementKind?, _ path: IndexPath) -> ElementKey? {
        guard let kind, path.count == 2 else { return nil }
        return ElementKey(kind: kind, section: path.section, item: path.item)
    }
}
