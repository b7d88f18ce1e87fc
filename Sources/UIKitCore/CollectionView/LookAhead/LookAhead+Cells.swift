import CollectionEngine
import CoreGraphics
import Foundation
import LayoutEngine

// Prepares one cell per frame before it comes into view (R110).
extension LookAhead {
    /// How far ahead cells are prepared, as a fraction of the view's length. Decisions/0049.
    private static let partPrepared: CGFloat = 0.25

    /// An item that will come into view.
    private struct NextElement {
        let key: ElementKey
        let frame: CGRect
        /// nil if the frame is all that is known.
        let attributes: UICollectionViewLayoutAttributes?
    }

    /// Prepares the cell that will come into view next, unless enough cells are ready.
    func prepareNextCell(_ direction: Travel.Direction) {
        let view = view
        let rect = PrefetchWindow.rect(
            ahead: view.mirror.layoutBounds, along: axis, direction,
            reach: view.bounds.size[main: axis] * Self.partPrepared)
        let next = elements(in: rect, direction)
        var readyCount = 0
        for element in next where view.elements[element.key] == nil {
            guard view.supply.filledCell(element.key) == nil else {
                readyCount += 1
                guard readyCount < view.elements.count else { return }
                continue
            }
            view.supply.spare(next.map(\.key))
            if let attributes = element.attributes {
                PendingElement.with(element.key, attributes: attributes, prepareCell)
            } else {
                prepareCell(of: PendingElement(key: element.key, frame: element.frame, zIndex: 0))
            }
            view.supply.spareNone()
            return
        }
    }

    /// Returns the items in a rectangle, beginning with the nearest to the visible ones.
    private func elements(in rect: CGRect, _ direction: Travel.Direction) -> [NextElement] {
        guard let solved = layout.solvedForCollectionView else {
            let candidates = view.candidates
            let isKnown = candidates.askedRect.encloses(rect)
            if !isKnown { askLayout(about: rect) }
            let wanted = (isKnown ? candidates.all : answer.elements).filter { $0.key.isCell && $0.frame.meets(rect) }
            return sorted(wanted, direction)
                .map { NextElement(key: $0.key, frame: $0.frame, attributes: $0.attributes) }
        }
        collectItems(of: solved, in: rect)
        let elements = ahead.runs.flatMap { run in
            run.items.map { item in
                NextElement(
                    key: .cell(item, in: run.section), frame: solved.frame(ofItem: item, inSection: run.section),
                    attributes: nil)
            }
        }
        return direction == .forward ? elements : elements.reversed()
    }

    /// Creates a cell as a layout pass does, but keeps it hidden and doesn't call `willDisplay`.
    private func prepareCell(of element: PendingElement) {
        let view = view
        guard !view.elements.areSomeDeparting, let dataSource else { return }
        let generation = view.partnersGeneration
        let cell = view.pass.asPass { view.elements.prepareCell(of: element, from: dataSource) }
        view.trace.cellsPreparedAhead += 1
        // The app may have reloaded data during the call.
        guard !view.pass.isReloadPending, view.partnersGeneration == generation,
            view.supply.keepsFilledCells
        else { return view.supply.putBack(cell, on: cell.shelf) }
        view.supply.keepFilled(cell, for: element.key, on: cell.shelf, isPrepared: true)
    }
}
