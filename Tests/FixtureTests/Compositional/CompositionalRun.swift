import CoreGraphics
import UIKit
import UIKitTesting

/// A recorded compositional layout, run through a whole collection view.
@MainActor struct CompositionalRun {
    let table: FixtureTable

    init(_ recorded: CompositionalCase) {
        let setup = CompositionalSetup(recorded)
        let (view, layout) = (setup.view, setup.layout)
        let expected = recorded.expectation
        var table = FixtureTable()
        for (path, frame) in expected.itemFrames {
            table.compareFrames("item \(path)", frame, layout.layoutAttributesForItem(at: path)?.frame)
        }
        for element in expected.elements {
            let found = Self.attributes(of: element, in: layout)
            table.compareFrames(element.key, element.frame, found?.frame)
            if let found { table.compare("\(element.key) z", element.zIndex, found.zIndex) }
        }
        let whole = expected.areElementsInBounds ? view.bounds : CGRect(origin: .zero, size: view.contentSize)
        if !expected.elements.isEmpty {
            // Some elements reach beyond the content, and none of these was recorded as missing.
            let answered = Self.keys(layout.layoutAttributesForElements(in: whole.insetBy(dx: -1, dy: -1)))
            let keys = Set(expected.elements.map(\.key))
            table.compare("elements", [], answered.filter { !keys.contains($0) })
        }
        for (kind, path, frame) in expected.views {
            let found = layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)?.frame
            table.compareFrames("\(kind) \(path)", frame, found)
        }
        for (path, frame) in expected.visibleCells {
            table.compareFrames("cell \(path)", frame, view.cellForItem(at: path)?.frame)
        }
        if !expected.visibleCells.isEmpty {
            table.compare(
                "visible", expected.visibleCells.map(\.path).sorted(), view.indexPathsForVisibleItems.sorted())
        }
        for (rect, keys) in expected.queries {
            table.compare("in \(rect)", keys.sorted(), Self.keys(layout.layoutAttributesForElements(in: rect)))
        }
        if let size = expected.contentSize {
            table.compareFrames(
                "content", CGRect(origin: .zero, size: size), CGRect(origin: .zero, size: view.contentSize))
        }
        setup.compareViews(with: layout, &table)
        self.table = table
    }

    private static func attributes(
        of element: CompositionalExpectation.Element, in layout: UICollectionViewLayout
    ) -> UICollectionViewLayoutAttributes? {
        switch (element.type, element.kind) {
        case ("supplementary", let kind?):
            layout.layoutAttributesForSupplementaryView(ofKind: kind, at: element.path)
        case ("decoration", let kind?): layout.layoutAttributesForDecorationView(ofKind: kind, at: element.path)
        default: layout.layoutAttributesForItem(at: element.path)
        }
    }

    private static func keys(_ attributes: [UICollectionViewLayoutAttributes]?) -> [String] {
        (attributes ?? []).map { found in
            let item = found.indexPath.item == .max ? "max" : "\(found.indexPath.item)"
            return "\(found.representedElementKind ?? "cell") \(found.indexPath.section).\(item)"
        }.sorted()
    }
}

/// A collection view that is set up as in a recording.
@MainActor final class CompositionalSetup: NSObject, UICollectionViewDataSource {
    let view: UICollectionView
    let layout: UICollectionViewCompositionalLayout
    private let recorded: CompositionalCase
    private let stage: Stage

    init(_ recorded: CompositionalCase) {
        self.recorded = recorded
        stage = Stage(size: recorded.view.size, scale: recorded.view.scale)
        layout = UICollectionViewCompositionalLayout(
            sectionProvider: { index, _ in recorded.section(index) }, configuration: recorded.configuration)
        view = UICollectionView(
            frame: CGRect(origin: .zero, size: recorded.view.size), collectionViewLayout: layout)
        super.init()
        let margins = recorded.view.layoutMargins.lengths
        view.layoutMargins = UIEdgeInsets(top: margins[0], left: margins[1], bottom: margins[2], right: margins[3])
        view.contentInsetAdjustmentBehavior = .never
        view.register(HighCell.self, forCellWithReuseIdentifier: "cell")
        for kind in recorded.decorationKinds {
            layout.register(UICollectionReusableView.self, forDecorationViewOfKind: kind)
        }
        view.dataSource = self
        stage.show(view)
        view.contentOffset = recorded.contentOffset
        stage.settle()
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { recorded.itemCounts.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        recorded.itemCounts[section]
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        let heights = recorded.preferredHeights
        (cell as? HighCell)?.height = heights.isEmpty ? nil : heights[indexPath.item]
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.register(HighView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "view", for: indexPath)
        (view as? HighView)?.height = recorded.preferredHeightsOfViews[kind]
        return view
    }

    /// Compares the visible views with the layout: frames are equal, and no view is missing.
    func compareViews(with layout: UICollectionViewLayout, _ table: inout FixtureTable) {
        let said = (layout.layoutAttributesForElements(in: view.bounds) ?? []).filter { $0.frame.meets(view.bounds) }
        for attributes in said {
            let (path, kind) = (attributes.indexPath, attributes.representedElementKind)
            let shown: UIView? =
                switch attributes.representedElementCategory {
                case .cell: view.cellForItem(at: path)
                case .supplementaryView: view.supplementaryView(forElementKind: kind ?? "", at: path)
                case .decorationView:
                    view.subviews.first { $0.frame == attributes.frame && $0 is UICollectionReusableView }
                }
            table.compareFrames("view of \(kind ?? "cell") \(path)", attributes.frame, shown?.frame)
        }
    }
}

/// A cell with a preferred height; nil keeps its height.
private final class HighCell: UICollectionViewCell {
    var height: CGFloat?

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.asHigh(as: height)
    }
}

private final class HighView: UICollectionReusableView {
    var height: CGFloat?

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.asHigh(as: height)
    }
}

extension UICollectionViewLayoutAttributes {
    fileprivate func asHigh(as height: CGFloat?) -> UICollectionViewLayoutAttributes {
        size.height = height ?? size.height
        return self
    }
}
