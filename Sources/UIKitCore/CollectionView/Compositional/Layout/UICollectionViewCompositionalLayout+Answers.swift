import CoreGraphics
import Foundation
import LayoutEngine

extension UICollectionViewCompositionalLayout {
    func attributes(meeting rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        solveIfNeeded()
        guard let placed = placedSolution else { return [] }
        guard keepsAnswers else {
            var result: [UICollectionViewLayoutAttributes] = []
            forEachElement(of: placed, meeting: rect) {
                result.append(attributes(holding: AttributesStorage($0, in: $1, frame: $2, zIndex: $3, extras: $4)))
            }
            return result
        }
        // Pinned headers move with every scroll step, and scrolled sections show other items.
        if isPinning || hasOwnScrolls { answers.forget() }
        if answers.mayBeChanged { _ = answers.repair { forEachElement(of: placed, meeting: $0, $1) } }
        if let known = answers.answer(about: rect) { return known }
        return answers.fill(about: rect) { forEachElement(of: placed, meeting: rect, $0) }
    }

    private func forEachElement(of solution: CompositionalSolution, meeting rect: CGRect, _ body: AnsweredElementBody) {
        solution.forEachRun(meeting: rect) { run in
            switch run {
            case .items(let items, let section):
                let zIndex = solution.zIndexOfItems(inSection: section)
                solution.forEachFrame(ofItems: items, inSection: section) { item, frame in
                    body(item, section, frame, zIndex ?? solution.zIndex(ofItem: item, inSection: section), nil)
                }
            case .element(let element):
                if let frame = solution.frame(of: element) {
                    body(element.index, element.section, frame, solution.zIndex(of: element), extras[element.kind])
                }
            }
        }
    }

    func itemAttributes(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        solveIfNeeded()
        guard let solution, let place = IndexPathPair(path), place.first >= 0, place.first < solution.sectionCount,
            place.second >= 0, place.second < solution.itemCount(inSection: place.first)
        else { return nil }
        let frame = solution.frame(ofItem: place.second, inSection: place.first)
        let zIndex = solution.zIndex(ofItem: place.second, inSection: place.first)
        return attributes(holding: AttributesStorage(place.second, in: place.first, frame: frame, zIndex: zIndex))
    }

    func elementAttributes(
        ofKind kind: String, isDecoration: Bool, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        solveIfNeeded()
        let wanted = CompositionalTranslation.Kind(name: kind, isDecoration: isDecoration)
        guard let number = kinds.firstIndex(of: wanted), let place = IndexPathPair(path), let placed = placedSolution
        else { return nil }
        let element = SolvedElement(kind: number, section: place.first, index: place.second)
        guard let frame = placed.frame(of: element) else { return nil }
        return attributes(
            holding: AttributesStorage(
                place.second, in: place.first, frame: frame, zIndex: placed.zIndex(of: element), extras: extras[number])
        )
    }
}
