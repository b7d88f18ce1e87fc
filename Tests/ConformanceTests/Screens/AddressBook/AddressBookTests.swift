import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Screen: address book") struct AddressBookTests {
    private let names = ["Ada", "Alan", "Barbara", "Brian", "Bjarne", "Chris", "Donald", "Edsger", "Frances", "Grace"]

    @Test("a letter's header stays at the top until the next one pushes it away")
    func letters() {
        let stage = Stage(size: CGSize(width: 320, height: 236), scale: 2)
        let controller = AddressBookViewController(names: names)
        stage.show(controller)
        func letters() -> [String] {
            let views = controller.collectionView.visibleSupplementaryViews(
                ofKind: UICollectionView.elementKindSectionHeader)
            let shown = views.map { ($0.frameInWindow.minY, $0.texts.first ?? "") }.sorted { $0.0 < $1.0 }
            return shown.map { "\($0.1) \(Int($0.0))" }
        }
        // A: 0 to 118; B: 118 to 280; C from 280 on.
        #expect(stage.texts == ["A", "Ada", "Alan", "B", "Barbara", "Bjarne"] && letters() == ["A 0", "B 118"])
        controller.collectionView.contentOffset.y = 50
        stage.settle()
        #expect(letters() == ["A 0", "B 68", "C 230"])
        controller.collectionView.contentOffset.y = 100
        stage.settle()
        #expect(letters() == ["A -12", "B 18", "C 180"])
        stage.resize(to: CGSize(width: 480, height: 200))
        #expect(letters() == ["A -12", "B 18", "C 180"] && controller.collectionView.frameSeen(0, 1) == "0 74 480 44")
    }
}
