import CollectionEngine

// Sections that are given as section snapshots: what is seen of them are items of the section, the rest is kept aside.
extension UICollectionViewDiffableDataSource {
    /// Whatever thread this is.
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

    /// What is in a section, as an outline.
    func outline(of section: SectionIdentifierType) -> OutlineContent<ItemIdentifierType> {
        if let outline = outlines[section] { return outline }
        var outline = OutlineContent<ItemIdentifierType>()
        guard shown.index(ofSection: section) != nil else { return outline }
        do throws(SnapshotMistake) { try outline.append(shown.itemIdentifiers(inSection: section), to: nil) } catch {
            error.stop()
        }
        return outline
    }

    /// Outlines of sections that show something else now are forgotten: they were given otherwise, or lost items to others.
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

    // MARK: What is seen of it

    /// Items come out from under the nearest one above them that was there before, and go under the nearest that stays.
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

    /// Tells a row how deep it lies, and whether what is under it is shown; or that it is in no outline any more.
    func showOutline(of item: ItemIdentifierType, on cell: UICollectionViewCell) {
        let outline = shown.section(containing: item).flatMap { outlines[$0] }
        cell.setOutlineLevel(try? outline?.level(of: item))
        cell.listState.set(.expanded, outline?.isExpanded(item) ?? false)
    }

    /// Rows that stay are told of an update, too.
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

    // MARK: By hand

    /// A person expands or collapses an item: the handlers are asked first.
    ///
    /// - Returns: Whether it was done.
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
