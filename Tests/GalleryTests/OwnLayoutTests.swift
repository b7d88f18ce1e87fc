import Testing
import UIKit
import UIKitTesting

@testable import Gallery

/// The layouts that the Gallery wrote keep the rules that a collection view takes for granted.
@MainActor @Suite("Layouts of the Gallery") struct OwnLayoutTests {
    private final class SheetHeights: NSObject, GridLayoutDelegate {
        func collectionView(
            _ collectionView: UICollectionView, heightForHeaderInLayout layout: UICollectionViewLayout
        ) -> CGFloat { 50 }

        func collectionView(
            _ collectionView: UICollectionView, heightForColumnHeadingsInLayout layout: UICollectionViewLayout
        ) -> CGFloat { 30 }
    }

    @Test("columns of photos") func masonry() { checkLayout(MasonryLayout(), items: [20]) }

    @Test("a sunflower") func flower() { checkLayout(FlowerLayout(), items: [12, 0, 9]) }

    @Test("tiles") func tiles() { checkLayout(TileFlowLayout(leastWidth: 90, height: 50), items: [12, 0, 9]) }

    @Test("a mosaic") func mosaic() { checkLayout(MosaicLayout(), items: [20]) }

    @Test("a circle, and the ring beside it") func circle() {
        checkLayout(CircleLayout(), items: [9])
        checkLayout(RingLayout(), items: [9])
    }

    @Test("pages, and the same from a flow layout") func pages() {
        checkLayout(PagesLayout(), items: [30])
        checkLayout(PagesFlowLayout(), items: [30])
    }

    @Test("a spreadsheet that moves what it pins in place") func grid() {
        checkLayout(GridLayout(), items: [9, 9, 9, 9, 9], delegate: SheetHeights(), except: [.untouched])
    }

    @Test("a lean spreadsheet") func leanGrid() {
        checkLayout(LeanGridLayout(), items: [9, 9, 9, 9, 9], delegate: SheetHeights())
    }
}
