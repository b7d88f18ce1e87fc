import CoreGraphics
import Foundation
import LayoutEngine

// An invalidation that marks a few elements asks only about those, and moves the elements after them.
extension UICollectionViewFlowLayout {
    /// Discards everything, so that the layout asks its delegate and data source again.
    func forgetSections() {
        sections = nil
        solution = nil
        marked.removeAll()
        editedSections = []
        isSolutionStale = false
        isDataStale = false
    }

    /// Discards the frames, so that the layout computes them again from known sizes and spacings.
    func forgetFrames() {
        if let solution {
            for section in editedSections { sections?[section].sizes = solution.sizes(inSection: section) }
        }
        editedSections = []
        solution = nil
    }

    func askAboutMarkedElements(_ view: UICollectionView) {
        let elements = marked
        marked.removeAll()
        guard sections != nil else { return }
        askAboutHeaders(ofSections: elements.sections, view)
        if isSelfSizing { return measureAgain(elements.items, view) }
        guard delegateMethods?.givesSizes == true,
            let delegate = FlowDelegateMethods(view.delegate, delegateMethods)?.delegate
        else { return }
        for path in elements.items {
            guard isItem(path) else { continue }
            view.trace.delegateSizeQuestions += 1
            let size = delegate.collectionView(view, layout: self, sizeForItemAt: view.order.dataPath(ofShown: path))
            if !size.isUsable { reportUnusable(size, ofItem: path.item, inSection: path.section) }
            give(size, to: path, view)
        }
    }

    func isItem(_ path: IndexPath) -> Bool {
        guard let sections, sections.indices.contains(path.section) else { return false }
        return 0..<sections[path.section].sizes.count ~= path.item
    }

    private func give(_ size: CGSize, to path: IndexPath, _ view: UICollectionView) {
        let (item, section) = (path.item, path.section)
        if solution != nil {
            guard solution?.sizeOfItem(item, inSection: section) != size else { return }
            resize(path, to: size)
            editedSections.insert(section)
            view.pass.itemsMayHaveMoved()
        } else if let sizes = sections?[section].sizes {
            var builder = FlowSizes.Builder(expectedCount: sizes.count)
            for other in 0..<sizes.count { builder.append(other == item ? size : sizes[other]) }
            sections?[section].sizes = builder.finish()
        }
    }

    /// Changes one item's size in the solved layout, in place.
    func resize(_ path: IndexPath, to size: CGSize) {
        boxedSolution = nil  // A second reference would make this a copy of the whole solution.
        solution?.resizeItem(path.item, inSection: path.section, to: size)
    }

    /// Forgets the sizes of cells that size themselves, so that the collection view measures them again.
    private func measureAgain(_ paths: [IndexPath], _ view: UICollectionView) {
        let paths = paths.filter(isItem)
        guard !paths.isEmpty else { return }
        for path in paths {
            selfSizing.forget(path)
            view.elements[.cell(path.item, in: path.section)]?.sizeAskedAbout = nil
        }
        if delegateMethods?.givesSizes == true { sections = nil }
        solution = nil
    }

    private func askAboutHeaders(ofSections marked: [Int], _ view: UICollectionView) {
        for section in marked {
            guard let known = sections?[safe: section] else { continue }
            var methods = delegateMethods.flatMap { FlowDelegateMethods(view.delegate, $0) }
            let (header, footer) = askForBoundaries(section, view, &methods)
            guard known.headerLength != header || known.footerLength != footer else { continue }
            forgetFrames()
            sections?[section].headerLength = header
            sections?[section].footerLength = footer
        }
    }
}

extension FlowSectionList {
    fileprivate subscript(safe index: Int) -> FlowSectionInput? { indices.contains(index) ? self[index] : nil }
}
