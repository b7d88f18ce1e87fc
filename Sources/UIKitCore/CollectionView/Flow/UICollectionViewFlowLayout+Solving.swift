import CoreGraphics
import Foundation
import LayoutEngine

extension UICollectionViewFlowLayout {
    /// Discards what the context marks, and keeps the rest.
    func forget(_ context: UICollectionViewLayoutInvalidationContext) {
        answers.forget()
        invalidationCount += 1
        guard let flow = context as? UICollectionViewFlowLayoutInvalidationContext else { return forgetSections() }
        if flow.invalidateEverything { selfSizing.forget() }
        if let (path, size) = flow.measured {
            selfSizing.measure(size, at: path)
            if takesUp(size, at: path, flow) { return }
        }
        if flow.invalidateEverything || flow.invalidateDataSourceCounts || flow.invalidateFlowLayoutDelegateMetrics {
            return forgetSections()
        }
        if flow.invalidateFlowLayoutAttributes { forgetFrames() }
        marked.add(flow)
    }

    /// Solves an outdated layout when someone asks it something. The next layout pass then needn't.
    func solveForAnswer() {
        if solution == nil || isSolutionStale || isDataStale { solveIfNeeded() }
    }

    /// Does nothing while the layout asks its delegate, which may call `prepare()`.
    func solveIfNeeded() {
        guard let collectionView, !isSolving else { return }
        isSolving = true
        defer { isSolving = false }
        if isDataStale { forgetSections() }
        if isSolutionStale { forgetSections() }
        if !marked.isEmpty { askAboutMarkedElements(collectionView) }
        guard solution == nil else { return }
        let invalidations = invalidationCount
        let asked = sections ?? askForSections(collectionView)
        sections = asked
        let axis = scrollDirection.axis
        let surroundings = FlowSurroundings(of: self, in: collectionView)
        solvedSurroundings = surroundings
        let (contentInset, reference) = (surroundings.contentInset, surroundings.reference)
        let across = contentInset.crossLeading + contentInset.crossTrailing
        var input = FlowInput(
            axis: axis,
            crossLength: max(collectionView.bounds.size[cross: axis] - across, 0),
            pixelGrid: PixelGrid(scale: collectionView.traitCollection.displayScale),
            sections: asked)
        if let reference {
            input.sections.changeAll { $0.insets = $0.insets.measured(from: reference, contentInset: contentInset) }
        }
        if isSelfSizing { takeMeasuredSizes(into: &input) }
        collectionView.trace.solves += 1
        collectionView.pass.itemsMayHaveMoved()
        let solved = FlowSolver().solve(input)
        solution = solved
        // A delegate that invalidates the layout while the layout asks it: this solution uses its answers so far, and
        // the next layout pass asks again.
        isSolutionStale = invalidationCount != invalidations
        // R36: cells that size themselves may have any size.
        if !isSelfSizing, let item = solved.oversizedItems.first { warn(about: item, in: collectionView) }
    }

    // MARK: Calling the delegate

    private func askForSections(_ collectionView: UICollectionView) -> FlowSectionList {
        var methods = FlowDelegateMethods(collectionView.delegate, delegateMethods)
        // The counts at this moment. A delegate may reload the data while the layout asks it; another layout pass
        // follows then.
        let counts = collectionView.itemCounts.known
        var result = FlowSectionList()
        var section = 0
        while section < counts.sections {
            let count = counts.itemCount(inSection: section)
            let input = askForSection(section, count, collectionView, &methods)
            var end = section + 1
            // One answer holds for all following sections with as many items.
            if methods?.given.mayTellSectionsApart(count: count) != true {
                while end < counts.sections, counts.itemCount(inSection: end) == count { end += 1 }
            }
            result.append(input, count: end - section)
            section = end
        }
        delegateMethods = methods?.given
        return result
    }

    private func askForSection(
        _ section: Int, _ count: Int, _ view: UICollectionView, _ methods: inout FlowDelegateMethods?
    ) -> FlowSectionInput {
        var input = FlowSectionInput(sizes: askForSizes(section, count, view, &methods))
        var inset = sectionInset
        input.lineSpacing = minimumLineSpacing
        input.interitemSpacing = minimumInteritemSpacing
        if var known = methods {
            let delegate = known.delegate
            inset =
                FlowDelegateMethods.answer(&known.given.givesInsets) {
                    delegate.collectionView(view, layout: self, insetForSectionAt: section)
                } ?? inset
            input.lineSpacing =
                FlowDelegateMethods.answer(&known.given.givesLineSpacing) {
                    delegate.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
                } ?? input.lineSpacing
            input.interitemSpacing =
                FlowDelegateMethods.answer(&known.given.givesInteritemSpacing) {
                    delegate.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
                } ?? input.interitemSpacing
            methods = known
        }
        input.insets = flowInsets(inset)
        (input.headerLength, input.footerLength) = askForBoundaries(section, view, &methods)
        if !input.isUsable {
            reportUnusable(input, section: section)
            input.makeUsable()
        }
        return input
    }

    /// Asks for the lengths of the section's header and footer along the scroll axis.
    func askForBoundaries(
        _ section: Int, _ view: UICollectionView, _ methods: inout FlowDelegateMethods?
    ) -> (header: CGFloat, footer: CGFloat) {
        var (header, footer) = (headerReferenceSize, footerReferenceSize)
        if var known = methods {
            let delegate = known.delegate
            header =
                FlowDelegateMethods.answer(&known.given.givesHeaders) {
                    delegate.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
                } ?? header
            footer =
                FlowDelegateMethods.answer(&known.given.givesFooters) {
                    delegate.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
                } ?? footer
            methods = known
        }
        return (header[main: scrollDirection.axis], footer[main: scrollDirection.axis])
    }

    private func askForSizes(
        _ section: Int, _ count: Int, _ view: UICollectionView, _ methods: inout FlowDelegateMethods?
    ) -> FlowSizes {
        let otherwise = isSelfSizing ? firstEstimate : itemSize
        if !otherwise.isUsable { reportUnusable(otherwise, isSelfSizing ? "estimatedItemSize" : "itemSize") }
        guard var known = methods, known.given.givesSizes, count > 0 else {
            if !isSelfSizing, count > 0, itemSize.width <= 0 || itemSize.height <= 0 { warnAboutItemSize() }
            return .uniform(otherwise, count: count)
        }
        let delegate = known.delegate
        // While a person moves an item, sizes follow their items.
        let isReordered = view.handMovement.lifted != nil
        let first = FlowDelegateMethods.answer(&known.given.givesSizes) {
            let path = view.order.dataPath(ofShown: IndexPath(item: 0, section: section))
            return delegate.collectionView(view, layout: self, sizeForItemAt: path)
        }
        methods = known
        view.trace.delegateSizeQuestions += first == nil ? 0 : count
        guard let first else { return .uniform(otherwise, count: count) }
        if count > Self.manySizes { warnOfManySizes(count) }
        var builder = FlowSizes.Builder(expectedCount: count)
        builder.append(first)
        var unusable = first.isUsable ? nil : (item: 0, size: first)
        // In pieces, because the engine takes many sizes at once faster than one by one.
        withUnsafeTemporaryAllocation(of: CGSize.self, capacity: 256) { sizes in
            for start in stride(from: 1, to: count, by: sizes.count) {
                let end = min(start + sizes.count, count)
                IndexPathPair.forEachPath(section, start..<end) { item, path in
                    // The choice is made at the call, because storing the path in a variable would copy it.
                    let size =
                        isReordered
                        ? delegate.collectionView(view, layout: self, sizeForItemAt: view.order.dataPath(ofShown: path))
                        : delegate.collectionView(view, layout: self, sizeForItemAt: path)
                    if !size.isUsable, unusable == nil { unusable = (item, size) }
                    sizes.initializeElement(at: item - start, to: size)
                }
                builder.append(UnsafeBufferPointer(rebasing: sizes[..<(end - start)]))
            }
        }
        if let unusable { reportUnusable(unusable.size, ofItem: unusable.item, inSection: section) }
        return builder.finish()
    }
}
