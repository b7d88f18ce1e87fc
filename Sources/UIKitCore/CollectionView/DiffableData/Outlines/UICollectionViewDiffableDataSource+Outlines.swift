import CollectionEngine

// Section snapshots. Their visible items are the section's items. The data source stores the whole outline separately.
extension UICollectionViewDiffableDataSource {
    /// Submits an outline from any thread.
    nonisolated final func submit(
        _ outline: OutlineContent<ItemIdentifierType>, to section: SectionIdentifierType, _ way: Update.Way,
        _ completion: (() -> Void)?
    ) {
        submit { latest in
            var content = latest
            do throws(SnapshotMistake) {
                if content.index(ofSection: section) == nil { try content.appendSections([section]) }
                let visible = outline.visibleItems
                let kept = Set(visible)
                try content.deleteItems(content.itemIdentifiers(inSection: section).filter { !kept.contains($0) })
                try content.appendItems(visible, toSection: section)
            } catch { error.stop() }
            var update = Update(content, way, completion)
            update.outline = (section, outline)
            return update
        }
    }

    /// Returns a section's items as an outline. Any thread may ask.
    func outline(of section: SectionIdentifierType) -> OutlineContent<ItemIdentifierType> {
        let (shown, outlines) = shownWithOutlinesOnAnyThread
        if let outline = outlines[section] { return outline }
        var outline = OutlineContent<ItemIdentifierType>()
        guard shown.index(ofSection: section) != nil else { return outline }
        do throws(SnapshotMistake) { try outline.append(shown.itemIdentifiers(inSection: section), to: nil) } catch {
            error.stop()
        }
        return outline
    }

    /// Discards the outlines of sections that now show other items, because those sections got other content or lost
    /// items to other sections.
    func keepOutlines(of update: Update) {
        for (section, outline) in outlines where section != update.outline?.0 {
            let items = try? shown.itemIdentifiers(inSection: section)
            if items != outline.visibleItems { outlines[section] = nil }
        }
        if let (section, outline) = update.outline {
            outlines[section] = outline
            hasHadOutlines = true
        }
    }

    // MARK: Appearance

    /// Returns where items begin and end their animation. Items that appear come from the nearest ancestor that was
    /// visible before. Items that disappear go to the nearest ancestor that stays.
    func fold(of update: Update) -> OutlineFold? {
        guard let (section, after) = update.outline, let before = outlines[section] else { return nil }
        let (old, new) = (shown, update.content)
        func nearest(
            _ place: ItemPlace, in content: Content, _ outline: OutlineContent<ItemIdentifierType>,
            alsoIn other: Content
        ) -> ItemPlace? {
            var above = content.item(at: place).flatMap { outline.parent(of: $0) }
            while let item = above {
                if other.place(ofItem: item) != nil { return content.place(ofItem: item) }
                above = outline.parent(of: item)
            }
            return nil
        }
        return OutlineFold(
            origin: { nearest($0, in: new, after, alsoIn: old) }, refuge: { nearest($0, in: old, before, alsoIn: new) })
    }

    /// Shows on a cell its level in the outline and whether it's expanded, or that it's in no outline.
    func showOutline(of item: ItemIdentifierType, on cell: UICollectionViewCell) {
        let outline = shown.section(containing: item).flatMap { outlines[$0] }
        cell.setOutlineLevel(try? outline?.level(of: item))
        cell.listState.set(.expanded, outline?.isExpanded(item) ?? false)
    }

    /// Updates all visible rows, so also those that stay.
    func showOutlines(in view: UICollectionView, isAnimated: Bool) {
        func show() {
            for path in view.indexPathsForVisibleItems {
                guard let cell = view.cellForItem(at: path), let item = itemIdentifier(for: path) else { continue }
                showOutline(of: item, on: cell)
            }
        }
        guard isAnimated, view.window != nil else { return UIView.performWithoutAnimation(show) }
        UIView.animate(
            withDuration: UpdateTiming.duration, delay: 0, options: .allowUserInteraction, animations: show)
    }

    // MARK: Expanding and collapsing

    /// Expands or collapses an item for a person. Asks the handlers first.
    ///
    /// - Returns: Whether the item was expanded or collapsed.
    @discardableResult
    func setExpanded(_ isExpanded: Bool, _ item: ItemIdentifierType) -> Bool {
        guard let section = shown.section(containing: item), var outline = outlines[section], outline.contains(item),
            outline.isExpanded(item) != isExpanded
        else { return false }
        let handlers = sectionSnapshotHandlers
        let isAllowed = isExpanded ? handlers.shouldExpandItem : handlers.shouldCollapseItem
        guard isAllowed?(item) ?? true else { return false }
        (isExpanded ? handlers.willExpandItem : handlers.willCollapseItem)?(item)
        do throws(SnapshotMistake) {
            if isExpanded, let provide = handlers.snapshotForExpandingParent {
                let below = try outline.content(of: item, includingParent: false)
                let wanted = provide(item, NSDiffableDataSourceSectionSnapshot(content: below))
                try outline.replaceChildren(of: item, with: wanted.content)
            }
        } catch { error.stop() }
        outline.setExpanded([item], isExpanded)
        submit(outline, to: section, .animated, nil)
        return true
    }
}

extension UICollectionViewDiffableDataSource: OutlineSource {
    func toggleItem(at path: IndexPath) {
        guard let item = itemIdentifier(for: path), let section = shown.section(containing: item) else { return }
        let isExpanded = outlines[section]?.isExpanded(item) ?? false
        setExpanded(!isExpanded, item)
    }
}
