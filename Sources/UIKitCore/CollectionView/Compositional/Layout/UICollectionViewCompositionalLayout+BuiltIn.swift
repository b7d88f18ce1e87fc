import CollectionEngine
import CoreGraphics
import Foundation
import LayoutEngine

// What the collection view reads of a built-in layout.
extension UICollectionViewCompositionalLayout: BuiltInLayout {
    var placed: (any SolvedLayout)? {
        if isPinning || hasOwnScrolls { return placedSolution }
        if boxedSolution == nil { boxedSolution = solution }
        return boxedSolution
    }

    /// A subclass can change the solver's answers, so the collection view reads only this class's solution directly.
    var placedForReading: (any SolvedLayout)? {
        type(of: self) == UICollectionViewCompositionalLayout.self ? placed : nil
    }

    var placedSolution: CompositionalSolution? {
        guard isPinning || hasOwnScrolls, let solution, let collectionView else { return solution }
        let scrolled = solution.scrolled(to: collectionView.sectionScrolling.offsets(of: self))
        return isPinning ? scrolled.pinned(to: collectionView.mirror.flipped(collectionView.pinningArea)) : scrolled
    }

    var scrollAxis: Axis { configuration.scrollDirection.axis }

    var keepsItemFrames: Bool { solution != nil && type(of: self) == UICollectionViewCompositionalLayout.self }

    var hasItemHandlers: Bool { !itemHandlers.isEmpty }

    func handlesItems(inSection section: Int) -> Bool { itemHandlers[section] != nil }

    func handle(_ items: [any NSCollectionLayoutVisibleItem], inSection section: Int, at offset: CGPoint) {
        if let environment { itemHandlers[section]?(items, offset, environment) }
    }

    var hasLists: Bool { !lists.isEmpty }

    func list(ofSection section: Int) -> ListSection? { lists.indices.contains(section) ? lists[section] : nil }

    func isPinned(_ element: ElementKey) -> Bool {
        guard isPinning, let solution, let number = elementKinds.firstIndex(of: element.kind) else { return false }
        let pinned = SolvedElement(kind: number, section: element.section, index: element.item)
        return placedSolution?.frame(of: pinned) != solution.frame(of: pinned)
    }

    func surroundingsMayHaveChanged() {
        guard solution != nil, let collectionView,
            solvedSurroundings != CompositionalSurroundings(of: collectionView, along: scrollAxis)
        else { return }
        invalidateLayout()
    }

    func dataWillBeReloaded() {
        solution = nil
        input = nil
    }
}
