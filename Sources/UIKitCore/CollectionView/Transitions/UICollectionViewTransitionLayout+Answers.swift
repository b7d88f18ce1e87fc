import CollectionEngine
import CoreGraphics
import Foundation

/// Identifies an element in both layouts.
struct LayoutElement: Hashable {
    var category: UICollectionView.ElementCategory
    var kind: String?
    var path: IndexPath
}

// The attributes of both layouts, combined.
extension UICollectionViewTransitionLayout {
    func passingAttributes(of element: LayoutElement) -> UICollectionViewLayoutAttributes? {
        between(currentLayout.attributes(of: element), nextLayout.attributes(of: element), element)
    }

    /// Returns the elements that either layout has in its visible area, if they now meet `rect`.
    ///
    /// An element that only crosses the visible area between two invisible places is missing (Decisions/0046).
    func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        let region = regionToSearch(for: rect)
        let ways = collectionViewReference.hold { $0.transition.interactive?.ways ?? (.zero, .zero) } ?? (.zero, .zero)
        let before = currentLayout.answers(in: region.offsetBy(dx: ways.toStart.x, dy: ways.toStart.y))
        let after = nextLayout.answers(in: region.offsetBy(dx: ways.toEnd.x, dy: ways.toEnd.y))
        var found: [UICollectionViewLayoutAttributes] = []
        let laterPlaces = Dictionary(after.map { ($0.element, $0.attributes) }, uniquingKeysWith: { first, _ in first })
        var known: Set<LayoutElement> = []
        for (element, attributes) in before where known.insert(element).inserted {
            let later = laterPlaces[element] ?? nextLayout.attributes(of: element)
            if let result = between(attributes, later, element) { found.append(result) }
        }
        for (element, attributes) in after where known.insert(element).inserted {
            if let result = between(currentLayout.attributes(of: element), attributes, element) { found.append(result) }
        }
        return found.filter { $0.frame.meets(rect) }
    }

    /// Returns `rect` with the visible area added, because elements that are visible at either end may be anywhere in
    /// it now.
    private func regionToSearch(for rect: CGRect) -> CGRect {
        guard let visible = collectionViewReference.hold({ $0.mirror.layoutBounds.widenedToPages }), rect.meets(visible)
        else { return rect }
        return rect.union(visible)
    }

    /// Returns an element's attributes at the present progress.
    private func between(
        _ before: UICollectionViewLayoutAttributes?, _ after: UICollectionViewLayoutAttributes?,
        _ element: LayoutElement
    ) -> UICollectionViewLayoutAttributes? {
        guard element.category == .decorationView, let kind = element.kind, ownDecorationSource(ofKind: kind) == nil
        else { return mixed(before, after, element) }
        let sources = (currentLayout.decorationSource(ofKind: kind), nextLayout.decorationSource(ofKind: kind))
        switch sources {
        case (let old, let new) where old == new: return mixed(before, after, element)
        case (_?, nil): return mixed(before, nil, element)
        case (nil, _?): return mixed(nil, after, element)
        default: return crossfaded(before, after, element)
        }
    }

    /// Returns the attributes of a decoration view for which the two layouts have different classes or XIBs: the first
    /// view fades out until half the progress, then the second fades in.
    private func crossfaded(
        _ before: UICollectionViewLayoutAttributes?, _ after: UICollectionViewLayoutAttributes?,
        _ element: LayoutElement
    ) -> UICollectionViewLayoutAttributes? {
        let progress = transitionProgress
        let nearer = progress < 0.5 ? before : after
        guard let nearer, let result = nearer.copy() as? UICollectionViewLayoutAttributes else { return nil }
        result.storage = progress < 0.5 ? seen(nearer.storage, element) : nearer.storage
        result.storage = result.storage.faded(to: abs(1 - 2 * progress))
        return result
    }

    private func mixed(
        _ before: UICollectionViewLayoutAttributes?, _ after: UICollectionViewLayoutAttributes?,
        _ element: LayoutElement
    ) -> UICollectionViewLayoutAttributes? {
        let start = before.map { seen($0.storage, element) }
        let progress = transitionProgress
        // Properties that can't be mixed, such as those of an attributes subclass, are those of the nearer layout.
        let nearer = progress < 0.5 ? before ?? after : after ?? before
        guard let result = nearer?.copy() as? UICollectionViewLayoutAttributes else { return nil }
        if let start, let after, start.isHidden == after.isHidden {
            result.storage = start.mixed(with: after.storage, progress)
        } else if let start, after == nil || after?.isHidden == true {
            result.storage = start.faded(to: 1 - progress)
        } else if let after {
            result.storage = after.storage.faded(to: progress)
        }
        return result
    }

    /// Returns where an element was on screen when the transition began, because its section may have scrolled on its
    /// own.
    private func seen(_ storage: AttributesStorage, _ element: LayoutElement) -> AttributesStorage {
        guard let view = collectionView, let key = ElementKey(element, in: view) else { return storage }
        let shift = view.sectionScrolling.shift(of: key, in: currentLayout)
        var storage = storage
        storage.center = CGPoint(x: storage.center.x - shift.x, y: storage.center.y - shift.y)
        return storage
    }
}

extension ElementKey {
    @MainActor fileprivate init?(_ element: LayoutElement, in view: UICollectionView) {
        guard let place = IndexPathPair(element.path) else { return nil }
        guard let name = element.kind else {
            self = .cell(place.second, in: place.first)
            return
        }
        let kind = view.supply.kind(named: name, isDecoration: element.category == .decorationView)
        self.init(kind: kind, section: place.first, item: place.second)
    }
}

extension UICollectionViewLayout {
    fileprivate func attributes(of element: LayoutElement) -> UICollectionViewLayoutAttributes? {
        switch element.category {
        case .cell: layoutAttributesForItem(at: element.path)
        case .supplementaryView: layoutAttributesForSupplementaryView(ofKind: element.kind ?? "", at: element.path)
        case .decorationView: layoutAttributesForDecorationView(ofKind: element.kind ?? "", at: element.path)
        }
    }

    fileprivate func answers(
        in rect: CGRect
    ) -> [(element: LayoutElement, attributes: UICollectionViewLayoutAttributes)] {
        (layoutAttributesForElements(in: rect) ?? []).map { attributes in
            let storage = attributes.storage
            return (LayoutElement(category: storage.category, kind: storage.kind, path: storage.indexPath), attributes)
        }
    }
}
