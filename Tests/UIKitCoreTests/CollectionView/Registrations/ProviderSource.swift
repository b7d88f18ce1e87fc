import UIKit

@testable import UIKitTestSupport

/// A data source whose cells and headers come from closures, like those of a diffable data source.
@MainActor final class ProviderSource: NSObject, UICollectionViewDataSource {
    typealias CellProvider = (UICollectionView, IndexPath) -> UICollectionViewCell
    typealias HeaderProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView

    var count: Int
    var cell: CellProvider
    var header: HeaderProvider?

    init(count: Int, header: HeaderProvider? = nil, cell: @escaping CellProvider) {
        self.count = count
        self.cell = cell
        self.header = header
    }

    /// 320 × 200 points: with cells of 50 × 50 five in a row, and rows at 0, 60, 120 and 180.
    func view(_ layout: UICollectionViewLayout = UICollectionViewFlowLayout()) -> UICollectionView {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
        view.dataSource = self
        return view
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { cell(collectionView, indexPath) }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        header?(collectionView, kind, indexPath) ?? UICollectionReusableView(frame: .zero)
    }
}

/// A flow layout with a header of 20 points above each section.
@MainActor func flowWithHeaders() -> UICollectionViewFlowLayout {
    let flow = UICollectionViewFlowLayout()
    flow.headerReferenceSize = CGSize(width: 0, height: 20)
    return flow
}
