import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

/// Updates during a layout pass: a warning is logged once, and nothing is lost.
@MainActor @Suite("Updates in the middle of a layout pass") struct UpdateInLayoutTests {
    let stage = Stage(size: CGSize(width: 100, height: 200))

    /// Adds one more item while the collection view requests a cell.
    private final class Meddler: NSObject, UICollectionViewDataSource {
        var names = ["a", "b"]
        var isMeddling = true

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            names.count
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            if isMeddling {
                isMeddling = false
                names.append("c")
                collectionView.insertItems(at: [IndexPath(item: 2, section: 0)])
            }
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
            (cell as? NumberCell)?.label.text = names[indexPath.item]
            return cell
        }
    }

    @Test("a data source may insert an item while it makes a cell, with a warning")
    func fromCellForItem() {
        stage.settle()
        let warnings = WarningLog()
        let source = Meddler()
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: .rows)
        view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
        view.dataSource = source
        stage.show(view)
        #expect(view.shownNames == "a 0, b 50, c 100")
        #expect(warnings.identifiers == ["update-in-layout"])
    }

    /// Inserts items and reloads in its hooks.
    private final class MeddlingLayout: UICollectionViewFlowLayout {
        var meddle: (() -> Void)?

        override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
            super.prepare(forCollectionViewUpdates: updateItems)
            let meddle = self.meddle
            self.meddle = nil
            meddle?()
        }
    }

    @Test("a layout may insert, or reload, in its hooks", arguments: [true, false])
    func fromHook(reloads: Bool) {
        stage.settle()
        Diagnostics.receiver = { _, _ in }
        defer { Diagnostics.receiver = nil }
        let layout = MeddlingLayout()
        layout.itemSize = CGSize(width: 100, height: 50)
        layout.minimumLineSpacing = 0
        let source = NamedItems([["a", "b"]])
        let view = UICollectionView.named(source, layout: layout)
        stage.show(view)
        layout.meddle = {
            source.sections[0].append("c")
            if reloads { view.reloadData() } else { view.insertItems(at: [IndexPath(item: 2, section: 0)]) }
        }
        source.sections[0].removeFirst()
        view.deleteItems(at: [view.path(0)])
        stage.settle()
        #expect(view.shownNames == "b 0, c 50")
        #expect(view.elements.views.allSatisfy { $0.target == nil } && !view.elements.areSomeDeparting)
        let seen = view.subviews.filter { $0 is NumberCell && !$0.isHidden }
        #expect(seen.count == 2)
    }
}
