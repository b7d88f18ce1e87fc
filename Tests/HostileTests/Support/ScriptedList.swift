import Foundation
import UIKit
import UIKitTesting

/// A hundred items of 100 × 100 points on a stage of 320 × 480, and a delegate that calls a test's closures.
@MainActor final class ScriptedList: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2)
    let view: UICollectionView
    var items = 100

    var whenCounted: (() -> Void)?
    var whenCellIsMade: ((IndexPath) -> Void)?
    var whenSizeIsAsked: ((IndexPath) -> CGSize)?
    var whenCellComes: ((IndexPath) -> Void)?
    var whenCellGoes: ((IndexPath) -> Void)?
    var whenScrolled: (() -> Void)?

    init(layout: UICollectionViewLayout = UICollectionViewFlowLayout()) {
        if let flow = layout as? UICollectionViewFlowLayout { flow.itemSize = CGSize(width: 100, height: 100) }
        view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        super.init()
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = self
        view.delegate = self
    }

    func show() { stage.show(view) }

    /// Scrolls until every cell is out of view.
    func scrollFar() {
        view.contentOffset.y += 1_000
        stage.settle()
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        whenCounted?()
        return items
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        whenCellIsMade?(indexPath)
        return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        whenSizeIsAsked?(indexPath) ?? CGSize(width: 100, height: 100)
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        whenCellComes?(indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        whenCellGoes?(indexPath)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { whenScrolled?() }
}
