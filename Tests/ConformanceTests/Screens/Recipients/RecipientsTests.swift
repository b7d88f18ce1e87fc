import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Screen: recipients") struct RecipientsTests {
    @Test("selected names become chips, and the chips' part of the screen grows with its rows")
    func chips() throws {
        let stage = Stage(size: CGSize(width: 332, height: 700), scale: 2)
        stage.show(RecipientsViewController(people: ["Ada", "Alan", "Barbara", "Chris", "Donald"]))
        let views = stage.window.shownTree.compactMap { $0 as? UICollectionView }
        let (chips, list) = (try #require(views.first), try #require(views.last))
        #expect(stage.texts == ["Ada", "Alan", "Barbara", "Chris", "Donald"])
        stage.tap("Barbara")
        #expect(chips.texts == ["Barbara"] && list.frame.minY == 48)
        for name in ["Ada", "Donald", "Alan"] { stage.tap(name) }
        // Three chips of 90 with 8 between them fill 300 - 14 points; the fourth begins another row of 32 and 8.
        #expect(chips.texts == ["Barbara", "Ada", "Donald", "Alan"] && list.frame.text == "0 88 332 612")
        #expect(chips.framesSeen == ["16 8 90 32", "114 8 90 32", "212 8 90 32", "16 48 90 32"])
        stage.tap("Ada")
        #expect(chips.texts == ["Barbara", "Donald", "Alan"] && list.texts == ["Ada", "Chris"])
        #expect(list.frame.minY == 48)
    }
}
