import CollectionEngine
import CoreGraphics
import Foundation

// Announces to the prefetch data source which items will be visible soon, and which won't after all (R112).
extension LookAhead {
    /// - Parameter direction: The direction of the content; nil if only sections that scroll on their own move.
    func announceItems(_ direction: Travel.Direction?) {
        let view = view
        guard let source = view.prefetchDataSource else { return stopAnnouncing() }
        let rect = direction.map {
            PrefetchWindow.rect(
                ahead: view.mirror.layoutBounds, along: axis, $0,
                reach: travel.reach(viewport: view.bounds.size[main: axis]))
        }
        let changes: PrefetchWindow.Changes
        if let solved = layout.solvedForCollectionView {
            if let rect { collectItems(of: solved, in: rect) } else { ahead.removeAll() }
            changes = announced.move(visible: view.ranges.visibleItems, ahead: withItemsOfSections(ahead))
        } else {
            if let rect { askLayout(about: rect) }
            collectVisibleItems()
            let items = rect == nil ? VisibleRanges() : answer.items
            changes = announced.move(visible: visible, ahead: withItemsOfSections(items))
        }
        guard !changes.isEmpty else { return }
        let soon = nearestFirst(changes.announced, direction ?? .forward)
        let cancelled = changes.cancelled.paths
        if !cancelled.isEmpty { source.collectionView(view, cancelPrefetchingForItemsAt: cancelled) }
        if !soon.isEmpty { source.collectionView(view, prefetchItemsAt: soon) }
    }

    private func collectVisibleItems() {
        visible = VisibleRanges(
            of: view.candidates.all.compactMap { candidate in
                candidate.isShown && candidate.key.isCell
                    ? ItemPlace(candidate.key.item, in: candidate.key.section) : nil
            })
    }

    private func nearestFirst(_ items: VisibleRanges, _ direction: Travel.Direction) -> [IndexPath] {
        guard layout.solvedForCollectionView == nil else {
            return direction == .forward ? items.paths : items.paths.reversed()
        }
        let known = sorted(answer.elements, direction)
            .filter { items.contains($0.key.item, in: $0.key.section) }
            .map { IndexPath(item: $0.key.item, section: $0.key.section) }
        // The layout wasn't asked about items in sections that scroll on their own.
        return known.count == items.paths.count ? known : known + items.paths.filter { !known.contains($0) }
    }
}
