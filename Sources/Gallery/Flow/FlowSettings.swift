import UIKit

/// All settings of the Flow scene.
struct FlowSettings: Equatable {
    /// Where the size of an item comes from.
    enum Sizes: CaseIterable {
        /// The layout: all items have the same size.
        case one
        /// The delegate, for each item.
        case mixed
        /// The cells, which size themselves.
        case automatic
    }

    var sizes = Sizes.one
    var itemCount = 30
    var itemSize = CGSize(width: 110, height: 70)
    var scrollDirection = UICollectionView.ScrollDirection.vertical
    var isRightToLeft = false
    var lineSpacing: CGFloat = 10
    var interitemSpacing: CGFloat = 10
    var headerLength: CGFloat = 40
    var footerLength: CGFloat = 30
    var pinsHeaders = false
    var pinsFooters = false
    var sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    var sectionInsetReference = UICollectionViewFlowLayout.SectionInsetReference.fromSafeArea

    static let itemCounts = [30, 1_000, 1_000_000]

    /// Whether a number of items is allowed. With a million items, the layout would ask the delegate a million times.
    func allows(itemCount: Int) -> Bool { sizes == .one || itemCount <= 1_000 }

    var sectionCount: Int {
        switch itemCount {
        case ..<100: 3
        case ..<10_000: 10
        default: 100
        }
    }

    var itemsInSection: Int { itemCount / sectionCount }

    /// Whether the items or the content of views differ, and not only their frames.
    func showsOther(than old: FlowSettings?) -> Bool {
        guard let old else { return true }
        return sizes != old.sizes || itemCount != old.itemCount
            || sizes == .automatic && itemSize.width != old.itemSize.width
            || isRightToLeft != old.isRightToLeft || scrollDirection != old.scrollDirection
    }

    func widths(in room: CGSize) -> ClosedRange<CGFloat> {
        Self.lengths(from: 40, to: scrollDirection == .vertical ? room.width : 300)
    }

    func heights(in room: CGSize) -> ClosedRange<CGFloat> {
        Self.lengths(from: 30, to: scrollDirection == .horizontal ? room.height : 300)
    }

    private static func lengths(from least: CGFloat, to most: CGFloat) -> ClosedRange<CGFloat> {
        let most = max(most.rounded(.down), 1)
        return min(least, most)...most
    }

    /// Returns these settings with items that aren't larger than a line, and no more items than the delegate can be
    /// asked about.
    func fitted(to room: CGSize) -> FlowSettings {
        var fitted = self
        if !allows(itemCount: itemCount) { fitted.itemCount = 1_000 }
        let (widths, heights) = (widths(in: room), heights(in: room))
        fitted.itemSize = CGSize(
            width: min(max(itemSize.width, widths.lowerBound), widths.upperBound),
            height: min(max(itemSize.height, heights.lowerBound), heights.upperBound))
        return fitted
    }
}
