import CoreGraphics
import Foundation
import LayoutEngine

extension UICollectionViewFlowLayout: SolvedLayoutProviding {
    /// A subclass may answer something else than the solver, so only the class itself is read directly.
    var solvedIfUnchanged: (any SolvedLayout)? {
        type(of: self) == UICollectionViewFlowLayout.self ? placed : nil
    }

    /// R33.
    var supplementaryZIndex: Int { 10 }
}

extension UICollectionViewFlowLayout {
    private var kindOfHeader: String { UICollectionView.elementKindSectionHeader }
    private var kindOfFooter: String { UICollectionView.elementKindSectionFooter }

    func attributes(meeting rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        guard let solution else { return [] }
        var result: [UICollectionViewLayoutAttributes] = []
        placed?.forEachRun(meeting: rect) { run in
            switch run {
            case .items(let items, let section):
                var path = IndexPath(item: 0, section: section)
                solution.forEachFrame(ofItems: items, inSection: section) { item, frame in
                    path[1] = item
                    result.append(cellAttributes(at: path, frame: frame))
                }
            case .header(let section): append(kindOfHeader, section, solution, to: &result)
            case .footer(let section): append(kindOfFooter, section, solution, to: &result)
            }
        }
        return result
    }

    func itemAttributes(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let solution, path.count == 2, path.section >= 0, path.section < solution.sectionCount,
            path.item >= 0, path.item < solution.itemCount(inSection: path.section)
        else { return nil }
        return cellAttributes(at: path, frame: solution.frame(ofItem: path.item, inSection: path.section))
    }

    func supplementaryAttributes(ofKind kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let solution, path.count == 2, path.section >= 0, path.section < solution.sectionCount, path.item == 0,
            let frame = frame(ofKind: kind, path.section, solution)
        else { return nil }
        return headerAttributes(ofKind: kind, at: path, frame: frame)
    }

    private func append(
        _ kind: String, _ section: Int, _ solution: FlowSolution, to result: inout [UICollectionViewLayoutAttributes]
    ) {
        guard let frame = frame(ofKind: kind, section, solution) else { return }
        result.append(headerAttributes(ofKind: kind, at: IndexPath(item: 0, section: section), frame: frame))
    }

    private func frame(ofKind kind: String, _ section: Int, _ solution: FlowSolution) -> CGRect? {
        switch kind {
        case kindOfHeader: placed?.frame(ofHeaderInSection: section)
        case kindOfFooter: placed?.frame(ofFooterInSection: section)
        default: nil
        }
    }

    private func cellAttributes(at path: IndexPath, frame: CGRect) -> UICollectionViewLayoutAttributes {
        let attributes = newAttributes()
        attributes.storage.indexPath = path
        attributes.frame = frame
        return attributes
    }

    private func headerAttributes(
        ofKind kind: String, at path: IndexPath, frame: CGRect
    ) -> UICollectionViewLayoutAttributes {
        let attributes = newAttributes()
        attributes.storage.indexPath = path
        attributes.storage.category = .supplementaryView
        attributes.storage.kind = kind
        attributes.frame = frame
        attributes.zIndex = supplementaryZIndex
        return attributes
    }

    private func newAttributes() -> UICollectionViewLayoutAttributes {
        let named: AnyClass = type(of: self).layoutAttributesClass
        if named == UICollectionViewLayoutAttributes.self { return UICollectionViewLayoutAttributes() }
        guard let attributesClass = named as? UICollectionViewLayoutAttributes.Type else {
            Diagnostics.fail(
                "layoutAttributesClass must be a kind of UICollectionViewLayoutAttributes",
                explanation: "  seen           \(named)")
        }
        return attributesClass.init(attributesOf: ())
    }
}
