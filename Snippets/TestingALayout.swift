import UIKit
import UIKitTesting

// How to test a layout. In a test target the last lines are #expect(…) and assertSnapshot(…).

@MainActor final class Numbers: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}

@MainActor func scrollThrough() {
    let stage = Stage(size: CGSize(width: 320, height: 480))
    let numbers = Numbers()
    let view = UICollectionView(
        frame: stage.window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = numbers
    stage.show(view)

    stage.drag(from: CGPoint(x: 160, y: 300), to: CGPoint(x: 160, y: 250))
    stage.settle()
    print(view.contentOffset, verifySnapshot(of: view, as: .attributes, record: .never) ?? "as it was")
}

scrollThrough()
