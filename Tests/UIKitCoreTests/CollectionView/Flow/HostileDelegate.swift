import TestSupport
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

/// A delegate that returns and does what no delegate should.
@MainActor final class HostileDelegate: NSObject, UICollectionViewDelegateFlowLayout {
    let source: NumberSource
    let flow = UICollectionViewFlowLayout()
    var stage: Stage?
    var size: (IndexPath) -> CGSize = { _ in CGSize(width: 50, height: 50) }
    /// What else the delegate of a random test does once in a while.
    private var mischief = Mischief.none
    private var generator = SeededGenerator(seed: 0)
    private(set) weak var view: UICollectionView?

    private enum Mischief: CaseIterable { case none, fickle, reloads, setsProperties, invalidates, shrinks }

    init(counts: [Int]) { source = NumberSource(counts: counts) }

    /// Creates a random delegate.
    convenience init(seed: UInt64, _ generator: inout SeededGenerator) {
        self.init(
            counts: (0..<Int.random(in: 0..<4, using: &generator)).map { _ in generator.pick(from: [0, 1, 7, 30]) })
        self.generator = SeededGenerator(seed: seed &+ 1)
        mischief = generator.pick(from: Mischief.allCases)
        setProperties(&generator)
        // A negative one ends the program (R161).
        let sizes = (0..<5).map { _ in
            let size = Self.size(&generator)
            return CGSize(width: size.width < 0 ? 0 : size.width, height: size.height < 0 ? 0 : size.height)
        }
        size = { [unowned self] path in answer(path, sizes) }
    }

    // MARK: Random results

    private static func length(_ generator: inout SeededGenerator) -> CGFloat {
        let odd: [CGFloat] = [.nan, .infinity, -.infinity, -10, 0, 0.001, 1e6, 1e15, 1e300]
        return Int.random(in: 0..<3, using: &generator) == 0
            ? generator.pick(from: odd) : CGFloat(Int.random(in: 0..<240, using: &generator)) / 2
    }

    private static func size(_ generator: inout SeededGenerator) -> CGSize {
        CGSize(width: length(&generator), height: length(&generator))
    }

    private func answer(_ path: IndexPath, _ sizes: [CGSize]) -> CGSize {
        let isDue = Int.random(in: 0..<20, using: &generator) == 0
        switch mischief {
        case .fickle: return generator.pick(from: sizes)
        case .reloads where isDue: view?.reloadData()
        case .setsProperties where isDue: flow.minimumLineSpacing = generator.pick(from: [0, 5, 10])
        case .invalidates where isDue: flow.invalidateLayout()
        case .shrinks where isDue:
            source.counts = source.counts.map { max($0 - 1, 0) }
            view?.reloadData()
        default: break
        }
        return sizes[(path.item + path.section) % sizes.count]
    }

    private func setProperties(_ generator: inout SeededGenerator) {
        func length() -> CGFloat { Self.length(&generator) }
        func size() -> CGSize { Self.size(&generator) }
        flow.scrollDirection = generator.pick(from: [.vertical, .horizontal])
        flow.itemSize = size()
        flow.minimumLineSpacing = length()
        flow.minimumInteritemSpacing = length()
        flow.sectionInset = UIEdgeInsets(top: length(), left: length(), bottom: length(), right: length())
        flow.headerReferenceSize = size()
        flow.footerReferenceSize = size()
        flow.sectionHeadersPinToVisibleBounds = Bool.random(using: &generator)
        flow.sectionFootersPinToVisibleBounds = Bool.random(using: &generator)
        flow.estimatedItemSize = generator.pick(from: [.zero, .zero, UICollectionViewFlowLayout.automaticSize, size()])
        flow.sectionInsetReference = generator.pick(from: [.fromContentInset, .fromSafeArea, .fromLayoutMargins])
    }

    /// Does one random thing that an app might do.
    func disturb(_ view: UICollectionView, _ generator: inout SeededGenerator) {
        switch Int.random(in: 0..<7, using: &generator) {
        case 0: view.contentOffset = CGPoint(x: Self.length(&generator), y: Self.length(&generator))
        case 1: setProperties(&generator)
        case 2: view.frame.size = CGSize(width: generator.pick(from: [0, 99.5, 300]), height: 200)
        case 3: flow.invalidateLayout()
        case 4:
            source.counts = (0..<Int.random(in: 0..<4, using: &generator)).map { _ in generator.pick(from: [0, 2, 30]) }
            view.reloadData()
        case 5:
            let context = UICollectionViewFlowLayoutInvalidationContext()
            context.invalidateFlowLayoutDelegateMetrics = Bool.random(using: &generator)
            context.invalidateFlowLayoutAttributes = Bool.random(using: &generator)
            context.invalidateItems(at: [[0, 0], [1, 3], [9, 9]])
            context.invalidateSupplementaryElements(ofKind: UICollectionView.elementKindSectionHeader, at: [[0, 0]])
            flow.invalidateLayout(with: context)
        default: view.contentInset = UIEdgeInsets(top: Self.length(&generator), left: 5, bottom: 0, right: 400)
        }
    }

    /// Checks that the view shows what the layout returns, and that all methods of the layout agree.
    func check(_ view: UICollectionView, _ comment: String) {
        for cell in view.visibleCells { #expect(cell.frame.isFinite, "\(comment)") }
        guard mischief == .none || mischief == .fickle else { return }
        let all = flow.layoutAttributesForElements(in: view.bounds) ?? []
        let found = Set(all.filter { $0.representedElementCategory == .cell }.map(\.indexPath))
        #expect(found == Set(view.indexPathsForVisibleItems), "\(comment)")
        for path in view.indexPathsForVisibleItems {
            guard let cell = view.cellForItem(at: path), let attributes = flow.layoutAttributesForItem(at: path) else {
                continue
            }
            // Halves of a thousandth of a point, added up in another order.
            let distance = max(abs(cell.center.x - attributes.center.x), abs(cell.center.y - attributes.center.y))
            #expect(
                distance <= 1e-6 * max(1, attributes.center.x.magnitude, attributes.center.y.magnitude), "\(comment)")
            #expect(cell.bounds.size == attributes.size, "\(comment)")
        }
    }

    // MARK: UICollectionViewDelegateFlowLayout

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        view = collectionView
        return size(indexPath)
    }
}
