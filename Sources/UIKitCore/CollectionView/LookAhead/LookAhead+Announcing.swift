import CollectionEngine
import CoreGraphics
import Foundation

// Who loads data is told what will be seen, and what will not be seen after all (R112).
extension LookAhead {
    func announceItems(_ direction: Travel.Direction) {
        let view = view
        guard let source = view.prefetchDataSource else { return stopAnnouncing() }
        let reach = travel.reach(viewport: view.bounds.size[main: axis])
        let rect = PrefetchWindow.rect(ahead: view.mirror.layoutBounds, along: axis, direction, reach: reach)
        let changes: PrefetchWindow.Changes
        if let solved = layout.solvedForCollectionView {
            collectItems(of: solved, in: rect)
            changes = announced.move(visible: view.ranges.visibleItems, ahead: ahead)
        } else {
            askLayout(about: rect)
            collectVisibleItems()
            changes = announced.move(visible: visible, ahead: answer.items)
        }
        guard !changes.isEmpty else { return }
        let soon = nearestFirst(changes.announced, direction)
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
        return sorted(answer.elements, direction)
            .filter { items.contains($0.key.item, in: $0.key.section) }
            .map { IndexPath(item: $0.key.item, section: $0.key.section) }
    }
}
