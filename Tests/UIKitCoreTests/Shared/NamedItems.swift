import UIKit

/// Items with different names, in sections: the model of these tests.
@MainActor final class NamedItems: NSObject, UICollectionViewDataSource {
    var sections: [[String]]
    var identifier = "number"
    private(set) var cellsAsked = 0
    private(set) var countsAsked = 0

    init(_ sections: [[String]]) { self.sections = sections }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        countsAsked += 1
        return sections[section].count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        cellsAsked += 1
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
        (cell as? NumberCell)?.label.text = sections[indexPath.section][indexPath.item]
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
}

extension UICollectionView {
    static func named(
        _ source: NamedItems, size: CGSize = CGSize(width: 100, height: 200),
        layout: UICollectionViewLayout = .rows
    ) -> UICollectionView {
        let view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
        view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
        for kind in [elementKindSectionHeader, elementKindSectionFooter] {
            view.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
        }
        view.dataSource = source
        return view
    }

    func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    /// What is on screen, by where it is: "a 0, b 50". Cells on their way out are not part of it.
    var shownNames: String {
        visibleCells.compactMap { $0 as? NumberCell }
            .sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
            .map { "\($0.label.text ?? "") \(Int($0.frame.minY))" }.joined(separator: ", ")
    }

    /// The cell that shows this name, also one on its way out.
    func cell(_ name: String) -> NumberCell? {
        subviews.compactMap { $0 as? NumberCell }.last { !$0.isHidden && $0.label.text == name }
    }
}

extension UICollectionViewLayout {
    /// A flow layout of rows of 50 points.
    static var rows: UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 50)
        layout.minimumLineSpacing = 0
        return layout
    }
}

extension UIView {
    /// The view's visible position and alpha at this moment of an animation.
    var seenY: CGFloat { layer.presentation()?.frame.minY ?? frame.minY }
    var seenAlpha: Float { layer.presentation()?.opacity ?? layer.opacity }
}
