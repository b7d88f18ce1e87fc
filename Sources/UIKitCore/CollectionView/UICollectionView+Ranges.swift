import CollectionEngine
import CoreGraphics
import LayoutEngine

// Built-in layouts answer with index ranges. Only what enters and what leaves is touched; what stays costs nothing.
extension UICollectionView {
    func showRanges(of solved: any SolvedLayout) {
        nextVisibleItems.removeAll()
        nextSupplementary.removeAll(keepingCapacity: true)
        trace.queries += 1
        let headerKind = registrations.kind(named: Self.elementKindSectionHeader)
        let footerKind = registrations.kind(named: Self.elementKindSectionFooter)
        let limits = knownCounts
        solved.forEachRun(meeting: bounds) { run in
            switch run {
            case .items(let items, let section):
                guard section < limits.sections else { return }
                nextVisibleItems.append(section: section, items: items.clamped(to: 0..<limits.items[section]))
            case .header(let section):
                nextSupplementary.append(ElementKey(kind: headerKind, section: section, item: 0))
            case .footer(let section):
                nextSupplementary.append(ElementKey(kind: footerKind, section: section, item: 0))
            }
        }
        if needsFullUpdate { return showAllRanges(of: solved) }

        visibleItems.forEachRun(missingIn: nextVisibleItems) { run in
            for item in run.items { hide(.cell(item, in: run.section)) }
        }
        for key in supplementary where !nextSupplementary.contains(key) { hide(key) }
        nextVisibleItems.forEachRun(missingIn: visibleItems) { run in
            for item in run.items {
                let frame = solved.frame(ofItem: item, inSection: run.section)
                makeView(of: .cell(item, in: run.section), frame: frame, zIndex: 0)
            }
        }
        for key in nextSupplementary where !supplementary.contains(key) { showSupplementary(key, of: solved) }
        keepRanges()
    }

    /// After the layout changed every view is compared with it.
    private func showAllRanges(of solved: any SolvedLayout) {
        var wanted = Set(nextSupplementary)
        for run in nextVisibleItems.runs {
            for item in run.items { wanted.insert(.cell(item, in: run.section)) }
        }
        for key in shown.keys.filter({ !wanted.contains($0) }).sorted() { hide(key) }
        for run in nextVisibleItems.runs {
            for item in run.items {
                let key = ElementKey.cell(item, in: run.section)
                show(key, frame: solved.frame(ofItem: item, inSection: run.section))
            }
        }
        for key in nextSupplementary { showSupplementary(key, of: solved) }
        keepRanges()
    }

    private func keepRanges() {
        swap(&visibleItems, &nextVisibleItems)
        swap(&supplementary, &nextSupplementary)
    }

    private func showSupplementary(_ key: ElementKey, of solved: any SolvedLayout) {
        let isHeader = registrations.name(of: key.kind) == Self.elementKindSectionHeader
        let frame =
            isHeader ? solved.frame(ofHeaderInSection: key.section) : solved.frame(ofFooterInSection: key.section)
        let zIndex = (collectionViewLayout as? any SolvedLayoutProviding)?.supplementaryZIndex ?? 0
        if let frame { show(key, frame: frame, zIndex: zIndex) }
    }

    /// Makes the view of an element, or moves it if it is there already.
    private func show(_ key: ElementKey, frame: CGRect, zIndex: Int = 0) {
        if let view = shown[key] { return move(view, to: frame, zIndex: zIndex) }
        makeView(of: key, frame: frame, zIndex: zIndex)
    }

    private func makeView(of key: ElementKey, frame: CGRect, zIndex: Int) {
        let attributes = spareAttributes.popLast() ?? UICollectionViewLayoutAttributes()
        attributes.isKept = false
        attributes.storage = AttributesStorage(key.item, in: key.section, frame: frame, zIndex: zIndex)
        if key.kind != .cell {
            attributes.storage.category = .supplementaryView
            attributes.storage.kind = registrations.name(of: key.kind)
        }
        makeView(of: PendingElement(key: key, attributes: attributes))
    }

    private func move(_ view: UICollectionReusableView, to frame: CGRect, zIndex: Int) {
        guard let applied = view.appliedAttributes, let place = applied.storage.place else { return }
        var storage = AttributesStorage(place.item, in: place.section, frame: frame, zIndex: zIndex)
        storage.category = applied.storage.category
        storage.kind = applied.storage.kind
        if applied.storage != storage { view.take(view.attributes(holding: storage)) }
    }
}

extension UICollectionReusableView {
    /// Attributes with these values: the view's own object again if nobody else kept it.
    func attributes(holding storage: AttributesStorage) -> UICollectionViewLayoutAttributes {
        if isKnownUniquelyReferenced(&appliedAttributes), let own = appliedAttributes,
            type(of: own) == UICollectionViewLayoutAttributes.self
        {
            own.storage = storage
            own.isKept = false
            return own
        }
        let attributes = UICollectionViewLayoutAttributes()
        attributes.storage = storage
        return attributes
    }
}

extension ElementKey: Comparable {
    package static func < (left: ElementKey, right: ElementKey) -> Bool {
        (left.kind.rawValue, left.section, left.item) < (right.kind.rawValue, right.section, right.item)
    }
}
