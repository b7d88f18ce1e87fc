import UIKit

@testable import UIKitTestSupport

/// Items with different names that can be moved by hand, and the calls of their data source.
@MainActor class MovableItems: NSObject, UICollectionViewDataSource {
    var sections: [[String]]
    private(set) var log: [String] = []
    /// The names of the items that the collection view requested; without those that no movement brings into view.
    private(set) var asked: [String] = []
    /// What else the data source does in moveItemAt.
    var whenMoving: () -> Void = {}
    var movesItems = true
    var fixed: Set<String> = []

    init(_ sections: [[String]]) { self.sections = sections }

    func forget() {
        log = []
        asked = []
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
        let name = sections[indexPath.section][indexPath.item]
        asked.append(name)
        (cell as? NumberCell)?.label.text = name
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        log.append("can \(indexPath.section)-\(indexPath.item)")
        return !fixed.contains(sections[indexPath.section][indexPath.item])
    }

    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        log.append(
            "move \(sourceIndexPath.section)-\(sourceIndexPath.item) to "
                + "\(destinationIndexPath.section)-\(destinationIndexPath.item)")
        if movesItems {
            let name = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
            sections[destinationIndexPath.section].insert(name, at: destinationIndexPath.item)
        }
        whenMoving()
    }

    /// Returns a view that shows these items, 100 x 200 unless another size is given, with rows of 50 points.
    func view(
        size: CGSize = CGSize(width: 100, height: 200), layout: UICollectionViewLayout = .rows
    ) -> UICollectionView {
        let view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
        view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
        view.dataSource = self
        return view
    }
}
