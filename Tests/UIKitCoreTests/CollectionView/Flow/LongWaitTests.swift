import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

/// What takes so long that a person would think the program stands still is said before it begins.
@MainActor @Suite("Warnings before a long wait") struct LongWaitTests {
    private let stage = Stage(size: CGSize(width: 320, height: 480), scale: 1)
    private let flow = UICollectionViewFlowLayout()
    private let source = NumberSource(counts: [201])

    init() {
        flow.minimumLineSpacing = 0
        flow.minimumInteritemSpacing = 0
        flow.itemSize = CGSize(width: 1, height: 1)
    }

    private func warnings(_ layout: UICollectionViewLayout, delegate: (any UICollectionViewDelegate)? = nil) -> [String]
    {
        let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
        view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
        view.dataSource = source
        view.delegate = delegate
        return Diagnostics.warnings {
            stage.show(view)
            view.setNeedsLayout()
            stage.settle()
        }.map(\.identifier)
    }

    @Test(
        "more items in view than the limit, in a built-in layout and in one of the app's own", arguments: [true, false])
    func cells(isBuiltIn: Bool) {
        #expect(ShownElements.many == 20_000)
        ShownElements.many = 200
        defer { ShownElements.many = 20_000 }
        #expect(warnings(isBuiltIn ? flow : OnePlaceLayout(count: 201)) == ["many-cells"])
    }

    @Test("as many as the limit are no mistake")
    func fewer() {
        ShownElements.many = 200
        defer { ShownElements.many = 20_000 }
        source.counts = [200]
        #expect(warnings(flow) == [])
    }

    @Test("sizes of more items than the limit from a delegate")
    func sizes() {
        #expect(UICollectionViewFlowLayout.manySizes == 5_000_000)
        UICollectionViewFlowLayout.manySizes = 1_000
        defer { UICollectionViewFlowLayout.manySizes = 5_000_000 }
        source.counts = [1_001]
        let delegate = ConstantSizes()
        #expect(warnings(flow, delegate: delegate) == ["many-sizes"])
    }
}

@MainActor private final class ConstantSizes: NSObject, UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 320, height: 240) }
}

/// All items in the same place.
@MainActor private final class OnePlaceLayout: UICollectionViewLayout {
    private let all: [UICollectionViewLayoutAttributes]

    init(count: Int) {
        all = (0..<count).map { item in
            let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, item])
            attributes.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
            return attributes
        }
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 480) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { all }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        all[indexPath.item]
    }
}
