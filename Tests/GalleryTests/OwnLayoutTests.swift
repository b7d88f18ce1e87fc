import Testing
import UIKit
import UIKitTesting

@testable import Gallery

/// Checks that the Gallery's own layouts keep the rules that a collection view relies on.
@MainActor @Suite("Layouts of the Gallery, in the layout checker") struct OwnLayoutTests {
    private final class SheetHeights: NSObject, GridLayoutDelegate {
        func collectionView(
            _ collectionView: UICollectionView, heightForHeaderInLayout layout: UICollectionViewLayout
        ) -> CGFloat { 50 }

        func collectionView(
            _ collectionView: UICollectionView, heightForColumnHeadingsInLayout layout: UICollectionViewLayout
        ) -> CGFloat { 30 }
    }

    @Test("columns of photos pass the layout checker") func masonry() { checkLayout(MasonryLayout(), items: [20]) }

    @Test("the flower passes the layout checker") func flower() { checkLayout(FlowerLayout(), items: [12, 0, 9]) }

    @Test("tiles pass") func tiles() { checkLayout(TileFlowLayout(leastWidth: 90, height: 50), items: [12, 0, 9]) }

    @Test("line, cover flow and the pinched cell pass") func small() {
        checkLayout(LineLayout(), items: [12])
        checkLayout(CoverFlowLayout(), items: [12])
        checkLayout(PinchLayout(), items: [3, 0, 40])
    }

    @Test("the mosaic passes the layout checker") func mosaic() { checkLayout(MosaicLayout(), items: [20]) }

    @Test("the circle and the ring pass the layout checker") func circle() {
        checkLayout(CircleLayout(), items: [9])
        checkLayout(RingLayout(), items: [9])
    }

    @Test("both layouts of pages pass the layout checker") func pages() {
        checkLayout(PagesLayout(), items: [30])
        checkLayout(PagesFlowLayout(), items: [30])
    }

    @Test("the spreadsheet passes, except that it changes attributes in place for what it pins") func grid() {
        checkLayout(GridLayout(), items: [9, 9, 9, 9, 9], delegate: SheetHeights(), except: [.untouched])
    }

    @Test("the lean spreadsheet passes the layout checker") func leanGrid() {
        checkLayout(LeanGridLayout(), items: [9, 9, 9, 9, 9], delegate: SheetHeights())
    }
}
