import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor @Suite("Columns of friends") struct ColumnFlowLayoutTests {
    @Test(
        "the layout computes as many columns as fit with the spacing that is left",
        arguments: [(393, 1, 377), (616, 2, 300), (852, 2, 418), (1024, 3, 336), (1180, 3, 388), (1366, 4, 337)]
            as [(CGFloat, Int, CGFloat)])
    func columns(width: CGFloat, count: Int, cellWidth: CGFloat) {
        // Margins are 8. At 1,024, three columns of 336 take the 1,008 points between the margins, and two gaps of 8 take
        // the margins' 16; a spacing of 10 would not fit.
        let friends = Columns(width: width)
        #expect(friends.itemsInFirstRow == count)
        #expect(friends.layout.itemSize == CGSize(width: cellWidth, height: 70))
    }

    @Test("the flow layout shows the computed columns at every width from 320 to 1,400 points")
    func everyWidth() {
        for width in 320...1400 {
            let friends = Columns(width: CGFloat(width))
            #expect(friends.itemsInFirstRow == max((width - 16) / 300, 1), "\(width)")
        }
    }
}

@MainActor private final class Columns: NSObject, UICollectionViewDataSource {
    let layout = ColumnFlowLayout()
    private let view: UICollectionView

    init(width: CGFloat) {
        view = UICollectionView(frame: CGRect(x: 0, y: 0, width: width, height: 500), collectionViewLayout: layout)
        super.init()
        view.dataSource = self
        layout.prepare()
    }

    var itemsInFirstRow: Int {
        let tops = (0..<10).compactMap { layout.layoutAttributesForItem(at: [0, $0])?.frame.minY }
        return tops.prefix { $0 == tops.first }.count
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { fatalError("nothing is shown") }
}
