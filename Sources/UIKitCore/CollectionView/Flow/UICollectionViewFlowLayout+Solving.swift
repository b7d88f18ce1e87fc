import CoreGraphics
import Foundation
import LayoutEngine

extension UICollectionViewFlowLayout {
    func forget(_ context: UICollectionViewLayoutInvalidationContext) {
        answers.forget()
        guard let flow = context as? UICollectionViewFlowLayoutInvalidationContext else {
            sections = nil
            solution = nil
            return
        }
        if flow.invalidateEverything || flow.invalidateDataSourceCounts || flow.invalidateFlowLayoutDelegateMetrics {
            sections = nil
            solution = nil
        }
        if flow.invalidateFlowLayoutAttributes { solution = nil }
    }

    func solveIfNeeded() {
        guard solution == nil, let collectionView else { return }
        let asked = sections ?? askForSections(collectionView)
        sections = asked
        let insets = collectionView.adjustedContentInset
        let axis = scrollDirection.axis
        let across = axis == .vertical ? insets.left + insets.right : insets.top + insets.bottom
        let reference = referenceInsets(collectionView)
        let contentInset = flowInsets(insets)
        let input = FlowInput(
            axis: axis,
            crossLength: max(collectionView.bounds.size[cross: axis] - across, 0),
            pixelGrid: PixelGrid(scale: collectionView.traitCollection.displayScale),
            sections: reference == nil
                ? asked
                : asked.map { section in
                    var section = section
                    section.insets = section.insets.measured(from: reference!, contentInset: contentInset)
                    return section
                })
        let solved = FlowSolver().solve(input)
        solution = solved
        if let item = solved.oversizedItems.first { warn(about: item, in: collectionView) }
    }

    // MARK: Asking

    private func askForSections(_ collectionView: UICollectionView) -> [FlowSectionInput] {
        var methods = delegateMethods ?? FlowDelegateMethods(collectionView.delegate)
        let count = collectionView.numberOfSections
        var result: [FlowSectionInput] = []
        result.reserveCapacity(count)
        for section in 0..<count { result.append(askForSection(section, collectionView, &methods)) }
        delegateMethods = methods
        return result
    }

    private func askForSection(
        _ section: Int, _ view: UICollectionView, _ methods: inout FlowDelegateMethods?
    ) -> FlowSectionInput {
        let count = view.numberOfItems(inSection: section)
        var input = FlowSectionInput(sizes: askForSizes(section, count, view, &methods))
        var inset = sectionInset
        input.lineSpacing = minimumLineSpacing
        input.interitemSpacing = minimumInteritemSpacing
        var (header, footer) = (headerReferenceSize, footerReferenceSize)
        if var known = methods {
            let delegate = known.delegate
            inset =
                FlowDelegateMethods.answer(&known.givesInsets) {
                    delegate.collectionView(view, layout: self, insetForSectionAt: section)
                } ?? inset
            input.lineSpacing =
                FlowDelegateMethods.answer(&known.givesLineSpacing) {
                    delegate.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
                } ?? input.lineSpacing
            input.interitemSpacing =
                FlowDelegateMethods.answer(&known.givesInteritemSpacing) {
                    delegate.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
                } ?? input.interitemSpacing
            header =
                FlowDelegateMethods.answer(&known.givesHeaders) {
                    delegate.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
                } ?? header
            footer =
                FlowDelegateMethods.answer(&known.givesFooters) {
                    delegate.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
                } ?? footer
            methods = known
        }
        input.insets = flowInsets(inset)
        input.headerLength = header[main: scrollDirection.axis]
        input.footerLength = footer[main: scrollDirection.axis]
        return input
    }

    private func askForSizes(
        _ section: Int, _ count: Int, _ view: UICollectionView, _ methods: inout FlowDelegateMethods?
    ) -> FlowSizes {
        guard var known = methods, known.givesSizes, count > 0 else { return .uniform(itemSize, count: count) }
        let delegate = known.delegate
        var path = IndexPath(item: 0, section: section)
        let first = FlowDelegateMethods.answer(&known.givesSizes) {
            delegate.collectionView(view, layout: self, sizeForItemAt: path)
        }
        methods = known
        guard let first else { return .uniform(itemSize, count: count) }
        var builder = FlowSizes.Builder(expectedCount: count)
        builder.append(first)
        for item in 1..<max(count, 1) {
            path[1] = item
            builder.append(delegate.collectionView(view, layout: self, sizeForItemAt: path))
        }
        return builder.finish()
    }

    private func flowInsets(_ insets: UIEdgeInsets) -> FlowInsets {
        FlowInsets(
            top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right, axis: scrollDirection.axis)
    }

    private func referenceInsets(_ view: UICollectionView) -> FlowInsets? {
        switch sectionInsetReference {
        case .fromContentInset: nil
        case .fromSafeArea: flowInsets(view.safeAreaInsets)
        case .fromLayoutMargins: flowInsets(view.layoutMargins)
        }
    }

    // MARK: Warning (R35)

    private func warn(about item: OversizedItem, in collectionView: UICollectionView) {
        let isVertical = scrollDirection == .vertical
        let (length, first, second) = isVertical ? ("width", "left", "right") : ("height", "top", "bottom")
        Diagnostics.warnOnce(
            "flow-invalid-sizes", of: "\(type(of: self))",
            """
            The behavior of the UICollectionViewFlowLayout is not defined because:
            the item \(length) must be less than the \(length) of the UICollectionView minus the section insets \
            \(first) and \(second) values, minus the content insets \(first) and \(second) values.
            Please check the values returned by the delegate.
            The relevant UICollectionViewFlowLayout instance is \(self), and it is attached to \(collectionView).
            Make a symbolic breakpoint at UICollectionViewFlowLayoutBreakForInvalidSizes to catch this in the debugger.
              seen           item \(item.section) \(item.item) is \(item.crossLength) points in \(length)
              available      \(item.available) points
            """)
        UICollectionViewFlowLayoutBreakForInvalidSizes()
    }
}

/// Does nothing: a place to set a breakpoint for items that are larger than their line (R35).
@inline(never) public func UICollectionViewFlowLayoutBreakForInvalidSizes() {}
