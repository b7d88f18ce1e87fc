import CollectionEngine
import CoreGraphics
import Foundation
import LayoutEngine
import UIKit

@testable import UIKitCore

/// Rows of 20 points behind a banner of 30, each with a badge at its end; behind each section a background. A layout that uses
/// all of what is behind the door to built-in layouts, and nothing of flow layouts.
final class BadgedRows: UICollectionViewLayout, BuiltInLayout {
    static let banner = "banner"
    static let badge = "badge"
    static let background = "background"

    private(set) var solution: Solution?
    private(set) var followed = 0

    struct Solution: SolvedLayout {
        var counts: [Int]
        var width: CGFloat

        private func start(_ section: Int) -> CGFloat { 30 + CGFloat(counts[..<section].reduce(0, +)) * 20 }

        var contentSize: CGSize { CGSize(width: width, height: start(counts.count)) }
        var sectionCount: Int { counts.count }
        func itemCount(inSection section: Int) -> Int { counts[section] }

        func frame(ofItem item: Int, inSection section: Int) -> CGRect {
            CGRect(x: 0, y: start(section) + CGFloat(item) * 20, width: width, height: 20)
        }

        func frame(of element: SolvedElement) -> CGRect? {
            switch element.kind {
            case 0: return element == .ofLayout(kind: 0) ? CGRect(x: 0, y: 0, width: width, height: 30) : nil
            case 1:
                guard element.section < counts.count, element.index < counts[element.section] else { return nil }
                var frame = frame(ofItem: element.index, inSection: element.section)
                frame.origin.x = width - 10
                frame.size.width = 10
                return frame
            default:
                guard element.section < counts.count, element.index == 0 else { return nil }
                return CGRect(
                    x: 0, y: start(element.section), width: width, height: CGFloat(counts[element.section]) * 20)
            }
        }

        func zIndex(of element: SolvedElement) -> Int { [3, 2, 0][element.kind] }
        func zIndexOfItems(inSection section: Int) -> Int? { 1 }

        func forEachRun(meeting rect: CGRect, _ body: (ElementRun) -> Void) {
            if frame(of: .ofLayout(kind: 0))!.meets(rect) { body(.element(.ofLayout(kind: 0))) }
            for section in counts.indices {
                let background = SolvedElement(kind: 2, section: section)
                if frame(of: background)!.meets(rect) { body(.element(background)) }
                let seen = (0..<counts[section]).filter { frame(ofItem: $0, inSection: section).meets(rect) }
                guard let first = seen.first, let last = seen.last else { continue }
                body(.items(first..<last + 1, section: section))
                for item in seen { body(.element(SolvedElement(kind: 1, section: section, index: item))) }
            }
        }

        func writeFrames(ofItems items: Range<Int>, inSection section: Int, to frames: UnsafeMutablePointer<CGRect>) {
            for item in items { frames[item - items.lowerBound] = frame(ofItem: item, inSection: section) }
        }
    }

    override init() {
        super.init()
        register(UICollectionReusableView.self, forDecorationViewOfKind: Self.background)
    }

    required init?(coder: NSCoder) { nil }

    override func prepare() {
        guard let view = collectionView else { return }
        let counts = (0..<view.numberOfSections).map(view.numberOfItems(inSection:))
        solution = Solution(counts: counts, width: view.bounds.width)
        elementKinds = [
            view.supply.kind(named: Self.banner), view.supply.kind(named: Self.badge),
            view.supply.kind(named: Self.background, isDecoration: true),
        ]
    }

    override var collectionViewContentSize: CGSize { solution?.contentSize ?? .zero }

    override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let solution, path.section < solution.sectionCount, path.item < solution.counts[path.section] else {
            return nil
        }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.frame = solution.frame(ofItem: path.item, inSection: path.section)
        attributes.zIndex = 1
        return attributes
    }

    // MARK: BuiltInLayout

    override var builtIn: (any BuiltInLayout)? { self }
    override var asksForPreferredSizes: Bool { false }

    var placedForReading: (any SolvedLayout)? { solution }
    private(set) var elementKinds: [ElementKind] = []
    var scrollAxis: Axis { .vertical }

    func follow(_ plan: UpdatePlan) { followed += 1 }
}
