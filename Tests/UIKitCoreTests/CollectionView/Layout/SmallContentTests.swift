import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

/// Items of 100 x 50 points below each other, in a view of 100 x 200 (Decisions/0090).
@MainActor @Suite("Content that is smaller than its elements") struct SmallContentTests {
    private final class Rows: UICollectionViewLayout {
        let size: CGSize
        private(set) var rects: [CGRect] = []

        init(size: CGSize) {
            self.size = size
            super.init()
        }

        required init?(coder: NSCoder) { nil }

        override var collectionViewContentSize: CGSize { size }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            rects.append(rect)
            return (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map { item in
                let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, item])
                attributes.frame = CGRect(x: 0, y: item * 50, width: 100, height: 50)
                return attributes
            }
        }
    }

    private let stage = Stage(size: CGSize(width: 100, height: 200))
    private let source = NamedItems([(0..<8).map { "\($0)" }])

    private func show(_ layout: UICollectionViewLayout, size: CGSize = CGSize(width: 100, height: 200))
        -> UICollectionView
    {
        let view = UICollectionView.named(source, size: size, layout: layout)
        stage.show(view)
        return view
    }

    @Test("a layout whose content is 0 x 0 has its visible elements shown, with one warning") func zero() {
        let warnings = WarningLog()
        let layout = Rows(size: .zero)
        let view = show(layout)
        #expect(view.shownNames == "0 0, 1 50, 2 100, 3 150" && view.contentSize == .zero)
        #expect(layout.rects == [CGRect(x: 0, y: 0, width: 100, height: 200)], "nothing is cut off")
        layout.invalidateLayout()
        stage.settle()
        #expect(warnings.identifiers == ["zero-content-size"])
        #expect(warnings.messages.first?.hasPrefix("Rows returned visible elements") == true)
    }

    @Test("content of 0 x 0 doesn't scroll when it is dragged") func noScrolling() {
        let warnings = WarningLog()
        let view = show(Rows(size: .zero))
        stage.drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 50, y: 50))
        stage.settle()
        #expect(view.contentOffset == .zero && warnings.identifiers.count == 1)
        // Items are also shown where code scrolls to.
        view.contentOffset.y = 120
        stage.settle()
        #expect(view.shownNames == "2 100, 3 150, 4 200, 5 250, 6 300")
    }

    @Test(
        "elements in view are shown even beyond a content size that is too small",
        arguments: [CGSize(width: 0, height: 400), CGSize(width: 100, height: 60), CGSize(width: 100, height: 0)])
    func small(size: CGSize) {
        let warnings = WarningLog()
        let view = show(Rows(size: size))
        #expect(view.shownNames == "0 0, 1 50, 2 100, 3 150" && view.contentSize == size)
        #expect(warnings.identifiers == [])
    }

    @Test("a layout without elements, or a view without a size, causes no warning") func empty() {
        let warnings = WarningLog()
        source.sections = [[]]
        _ = show(Rows(size: .zero))
        source.sections = [["a"]]
        let small = UICollectionView.named(source, size: .zero, layout: Rows(size: .zero))
        small.layoutIfNeeded()
        #expect(warnings.identifiers == [])
    }
}
