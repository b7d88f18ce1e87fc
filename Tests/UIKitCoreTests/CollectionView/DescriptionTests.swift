import Testing
import UIKit

@testable import UIKitTestSupport

@MainActor @Suite("The description of a collection view") struct DescriptionTests {
    @Test("a collection view's description names its layout and its data source") func description() {
        let source = NumberSource(counts: [1])
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: UICollectionViewFlowLayout())
        let frame = "<UICollectionView; frame 0 0 320 480; layout: <UICollectionViewFlowLayout>; dataSource: "
        #expect(view.description == frame + "(null)>")
        view.dataSource = source
        #expect(view.description == frame + "<NumberSource>>")
    }
}
