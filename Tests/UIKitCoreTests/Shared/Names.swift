import UIKit
import UIKitTesting

@testable import UIKitCore

/// A collection view 100 points wide and 200 high, whose rows of 50 points show names that a diffable data source is given.
@MainActor final class Names {
    typealias Source = UICollectionViewDiffableDataSource<String, String>
    typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>

    let stage: Stage
    let view: UICollectionView
    let source: Source
    /// The names for which the data source requested cells.
    private(set) var asked: [String] = []
    /// A text that cells show after their names.
    var suffix = ""

    init(layout: UICollectionViewLayout = .rows, isShown: Bool = true) {
        stage = Stage(size: CGSize(width: 100, height: 200))
        view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
        view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
        var ask: (String) -> String = { $0 }
        source = Source(collectionView: view) { view, path, name in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "number", for: path)
            (cell as? NumberCell)?.label.text = ask(name)
            return cell
        }
        ask = { [unowned self] name in
            asked.append(name)
            return name + suffix
        }
        if isShown { stage.show(view) }
    }

    func forget() { asked = [] }

    /// `"A"` is a section, and what follows in lower case its items.
    static func snapshot(_ sections: [(String, [String])]) -> Snapshot {
        var snapshot = Snapshot()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items, toSection: section)
        }
        return snapshot
    }

    func apply(_ sections: [(String, [String])], animated: Bool = true) {
        source.apply(Self.snapshot(sections), animatingDifferences: animated)
    }

    /// Shows these sections, and waits until everything is at rest.
    func begin(_ sections: [(String, [String])]) {
        apply(sections)
        stage.settle()
        forget()
    }
}
