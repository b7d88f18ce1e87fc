import CoreGraphics
import Foundation
import LayoutEngine
import RenderTree

extension UICollectionViewFlowLayout {
    /// Indexed by `SolvedElement.kind`.
    private static let extras = [
        AttributesExtras.having(kind: UICollectionView.elementKindSectionHeader),
        AttributesExtras.having(kind: UICollectionView.elementKindSectionFooter),
    ]

    func attributes(meeting rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        solveForAnswer()
        guard let placed else { return [] }
        guard keepsAnswers else {
            var result: [UICollectionViewLayoutAttributes] = []
            Self.forEachElement(of: placed, meeting: rect) {
                result.append(attributes(holding: AttributesStorage($0, in: $1, frame: $2, zIndex: $3, extras: $4)))
            }
            return result
        }
        // Pinned headers move with every scroll step.
        if isPinning { answers.forget() }
        if answers.mayBeChanged { repairAnswers(of: placed) }
        if let known = answers.answer(about: rect) { return known }
        return answers.fill(about: rect) { Self.forEachElement(of: placed, meeting: rect, $0) }
    }

    /// Calls `body` for each section's header, items and footer, in this order.
    private static func forEachElement(of solution: any SolvedLayout, meeting rect: CGRect, _ body: AnsweredElementBody)
    {
        solution.forEachRun(meeting: rect) { run in
            switch run {
            case .items(let items, let section):
                solution.forEachFrame(ofItems: items, inSection: section) { body($0, section, $1, 0, nil) }
            case .element(let element):
                if let frame = solution.frame(of: element) {
                    body(0, element.section, frame, solution.zIndex(of: element), extras[element.kind])
                }
            }
        }
    }

    func itemAttributes(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        solveForAnswer()
        guard let solution, let place = IndexPathPair(path), place.first >= 0, place.first < solution.sectionCount,
            place.second >= 0, place.second < solution.itemCount(inSection: place.first)
        else { return nil }
        let frame = solution.frame(ofItem: place.second, inSection: place.first)
        return attributes(holding: AttributesStorage(place.second, in: place.first, frame: frame))
    }

    func supplementaryAttributes(ofKind kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        solveForAnswer()
        guard let solution, let place = IndexPathPair(path), place.first >= 0, place.first < solution.sectionCount,
            place.second == 0
        else { return nil }
        let element: SolvedElement
        switch kind {
        case UICollectionView.elementKindSectionHeader: element = .header(place.first)
        case UICollectionView.elementKindSectionFooter: element = .footer(place.first)
        default: return nil
        }
        guard let placed, let frame = placed.frame(of: element) else { return nil }
        return attributes(
            holding: AttributesStorage(
                0, in: place.first, frame: frame, zIndex: placed.zIndex(of: element), extras: Self.extras[element.kind])
        )
    }

    // MARK: Answers that a subclass changed (R39)

    private func repairAnswers(of solution: any SolvedLayout) {
        let found = answers.repair { Self.forEachElement(of: solution, meeting: $0, $1) }
        guard let found else { return }
        let name = "\(type(of: self))"
        Diagnostics.warnOnce(
            "flow-cache-mismatch", of: name,
            """
            Logging only once for UICollectionViewFlowLayout cache mismatched frame
            UICollectionViewFlowLayout has cached frame mismatch for index path \
            \(found.changed.indexPath.objectiveCText) - cached value: \(found.changed.frame.objectiveCText); \
            expected value: \(found.expected.objectiveCText)
            This is likely occurring because the flow layout subclass \(name) is modifying attributes returned by \
            UICollectionViewFlowLayout without copying them
              try            super.layoutAttributesForElements(in: rect)?.map { $0.copy() as! \
            UICollectionViewLayoutAttributes } before changing them
            """)
    }
}

extension CGRect {
    /// The rectangle as Apple's runtime prints it.
    fileprivate var objectiveCText: String {
        "{{\(minX.decimalText()), \(minY.decimalText())}, {\(width.decimalText()), \(height.decimalText())}}"
    }
}
