import UIKit

/// Rows of 50 points, with a header of 20 above each section, that record their layout's calls.
final class LoggingLayout: UICollectionViewLayout {
    var log: [String] = []
    var isAnswerKnown = true
    /// Results of the hooks, by name of the hook and path; for all others, super is called.
    var answers: [String: UICollectionViewLayoutAttributes?] = [:]
    var target: CGPoint?
    private var frames: [[CGRect]] = []
    private var headers: [CGRect] = []
    private(set) var updateItems: [String] = []

    private func note(_ text: String) { log.append(text) }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        note("invalidate counts=\(context.invalidateDataSourceCounts) everything=\(context.invalidateEverything)")
        super.invalidateLayout(with: context)
    }

    override func prepare() {
        note("prepare")
        frames = []
        headers = []
        guard let view = collectionView else { return }
        var y: CGFloat = 0
        for section in 0..<view.numberOfSections {
            headers.append(CGRect(x: 0, y: y, width: 100, height: 20))
            y += 20
            let count = view.numberOfItems(inSection: section)
            let start = y
            frames.append((0..<count).map { CGRect(x: 0, y: start + CGFloat($0) * 50, width: 100, height: 50) })
            y += CGFloat(count) * 50
        }
        size = CGSize(width: 100, height: y)
    }

    private var size = CGSize.zero
    override var collectionViewContentSize: CGSize { size }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        note("elements")
        guard isAnswerKnown else { return nil }
        var result: [UICollectionViewLayoutAttributes] = []
        for section in frames.indices {
            let path = IndexPath(item: 0, section: section)
            if headers[section].intersects(rect) { result.append(header(path)) }
            for item in frames[section].indices where frames[section][item].intersects(rect) {
                result.append(item_(IndexPath(item: item, section: section)))
            }
        }
        return result
    }

    private func item_(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.frame = frames[path.section][path.item]
        return attributes
    }

    private func header(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
        let kind = UICollectionView.elementKindSectionHeader
        let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
        attributes.frame = headers[path.section]
        return attributes
    }

    override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        frames.indices.contains(path.section) && frames[path.section].indices.contains(path.item) ? item_(path) : nil
    }

    override func layoutAttributesForSupplementaryView(
        ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? { headers.indices.contains(path.section) ? header(path) : nil }

    override func prepare(forCollectionViewUpdates items: [UICollectionViewUpdateItem]) {
        note("prepare for updates")
        isAnswerKnown = true
        updateItems = items.map { item in
            func text(_ path: IndexPath?) -> String {
                path.map { $0.item == NSNotFound ? "section \($0.section)" : "\($0.section)-\($0.item)" } ?? "nil"
            }
            return "\(item.updateAction) \(text(item.indexPathBeforeUpdate)) \(text(item.indexPathAfterUpdate))"
        }
    }

    override func finalizeCollectionViewUpdates() {
        note("finalize duration=\(UIView.inheritedAnimationDuration)")
    }

    override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
        note("target for \(Int(proposed.y))")
        return target ?? super.targetContentOffset(forProposedContentOffset: proposed)
    }

    private func answer(
        _ hook: String, _ path: IndexPath, _ otherwise: UICollectionViewLayoutAttributes?
    ) -> UICollectionViewLayoutAttributes? {
        let name = "\(hook) \(path.section)-\(path.item)"
        note(name)
        if let answer = answers[name] { return answer }
        return otherwise
    }

    override func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        answer("initial", path, super.initialLayoutAttributesForAppearingItem(at: path))
    }

    override func finalLayoutAttributesForDisappearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        answer("final", path, super.finalLayoutAttributesForDisappearingItem(at: path))
    }

    override func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        answer(
            "initial header", path,
            super.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path))
    }

    override func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        answer(
            "final header", path, super.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
        )
    }
}
