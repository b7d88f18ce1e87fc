import CoreGraphics
import Foundation
import LayoutEngine

// Numbers that make no layout. The layout continues with defined values, or ends the program where UIKit does.
extension UICollectionViewFlowLayout {
    /// Warns once about an item that is wider than its section allows, or higher if the layout scrolls horizontally
    /// (R35).
    func warn(about item: OversizedItem, in collectionView: UICollectionView) {
        let isVertical = scrollDirection == .vertical
        let (length, first, second) = isVertical ? ("width", "left", "right") : ("height", "top", "bottom")
        let inset = sections?[item.section].insets ?? FlowInsets()
        let content = collectionView.adjustedContentInset
        let (contentFirst, contentSecond) = isVertical ? (content.left, content.right) : (content.top, content.bottom)
        Diagnostics.warnOnce(
            "flow-invalid-sizes", of: "\(type(of: self))",
            """
            The behavior of the UICollectionViewFlowLayout is not defined because:
            the item \(length) must be less than the \(length) of the UICollectionView minus the section insets \
            \(first) and \(second) values, minus the content insets \(first) and \(second) values.
            Please check the values returned by the delegate.
            The relevant UICollectionViewFlowLayout instance is \(self), and it is attached to \(collectionView).
            Make a symbolic breakpoint at UICollectionViewFlowLayoutBreakForInvalidSizes to catch this in the debugger.
              seen           item \(item.section) \(item.item) is \(item.crossLength) points in \(length)
              available      \(item.available) points of \(collectionView.bounds.size[cross: scrollDirection.axis])
              section inset  \(inset.crossLeading) \(first), \(inset.crossTrailing) \(second)
              content inset  \(contentFirst) \(first), \(contentSecond) \(second)
              try            a smaller \(length) from \(delegateMethods?.givesSizes == true
                ? "collectionView(_:layout:sizeForItemAt:)" : "itemSize"), or smaller insets
            """)
        UICollectionViewFlowLayoutBreakForInvalidSizes()
    }

    /// From how many items on a delegate's sizes take longer than a second, in a debug build. Tests set less.
    static var manySizes = 5_000_000

    /// Says why the program may stand still for a while, before the layout asks.
    func warnOfManySizes(_ count: Int) {
        Diagnostics.warnOnce(
            "many-sizes", of: "\(type(of: self))",
            """
            The layout asks its delegate for the sizes of \(count) items, one by one, because it needs all of them for the \
            size of the content. That takes a while.
              expected       up to \(Self.manySizes) items with a size of their own
              likely cause   collectionView(_:layout:sizeForItemAt:) in a delegate whose items are all of the same size
              try            itemSize instead, or a compositional layout with estimated sizes, which asks for what is in view
            """)
    }

    /// Warns about a size that no item can have and that counts as zero. `owner` names what has this size.
    func reportUnusable(_ size: CGSize, _ owner: String) {
        reportUnusable("size", of: "\(owner) is \(size.width) x \(size.height)")
    }

    /// Reports a size from the delegate that no item can have. A negative one ends the program (R161).
    func reportUnusable(_ size: CGSize, ofItem item: Int, inSection section: Int) {
        guard size.width < 0 || size.height < 0 else { return reportUnusable(size, "item \(section) \(item)") }
        Diagnostics.fail(
            "negative sizes are not supported in the flow layout",
            explanation: """
                  seen           item \(section) \(item) is \(size.width) x \(size.height)
                  likely cause   insets or spacings that are larger than the view, as before it has its size
                  try            max(…, 0) in collectionView(_:layout:sizeForItemAt:)
                """)
    }

    /// Warns once about an `itemSize` with which no item can be seen (R162).
    func warnAboutItemSize() {
        Diagnostics.warnOnce(
            "flow-invalid-item-size", of: "\(type(of: self))",
            """
            Negative or zero item sizes are not supported by flow layout. Make a symbolic breakpoint at \
            UICollectionViewFlowLayoutAlertForInvalidItemSize to catch this in the debugger.
              seen           itemSize is \(itemSize.width) x \(itemSize.height)
              likely cause   it was computed from a view that doesn't have its size yet
              try            set it in viewDidLayoutSubviews(), or return sizes from the delegate
            """)
        UICollectionViewFlowLayoutAlertForInvalidItemSize()
    }

    func reportUnusable(_ section: FlowSectionInput, section index: Int) {
        let insets = section.insets
        let numbers: [(String, CGFloat)] = [
            ("line spacing", section.lineSpacing), ("interitem spacing", section.interitemSpacing),
            ("inset", insets.mainLeading), ("inset", insets.mainTrailing), ("inset", insets.crossLeading),
            ("inset", insets.crossTrailing), ("header", section.headerLength), ("footer", section.footerLength),
        ]
        guard let (what, number) = numbers.first(where: { !$1.isUsableSpacing }) else { return }
        reportUnusable(what, of: "section \(index) has a \(what) of \(number)")
    }

    private func reportUnusable(_ what: String, of sentence: String) {
        Diagnostics.warnOnce(
            "flow-unusable-number", of: "\(type(of: self)) \(what)",
            """
            \(type(of: self)) got an invalid \(what): \(sentence). It counts as 0.
              expected       numbers up to a billion, and sizes of 0 or more
              likely cause   a division by a width of 0, before the view has its size
              try            return a finite number until the view has its size, then call invalidateLayout()
            """)
    }
}

extension FlowSectionInput {
    /// Whether all lengths, apart from the items' sizes, are valid.
    var isUsable: Bool {
        lineSpacing.isUsableSpacing && interitemSpacing.isUsableSpacing && headerLength.isUsableSpacing
            && footerLength.isUsableSpacing && insets.mainLeading.isUsableSpacing && insets.mainTrailing.isUsableSpacing
            && insets.crossLeading.isUsableSpacing && insets.crossTrailing.isUsableSpacing
    }

    /// Replaces invalid lengths with zero.
    mutating func makeUsable() {
        func make(_ length: inout CGFloat) { if !length.isUsableSpacing { length = 0 } }
        make(&lineSpacing)
        make(&interitemSpacing)
        make(&headerLength)
        make(&footerLength)
        make(&insets.mainLeading)
        make(&insets.mainTrailing)
        make(&insets.crossLeading)
        make(&insets.crossTrailing)
    }
}

extension CGFloat {
    /// Whether this is a valid spacing, positive or negative: a number, and no longer than the longest content.
    fileprivate var isUsableSpacing: Bool { magnitude <= Self.longestLength }
}

extension CGSize {
    /// Whether an item can have this size.
    @inline(__always) var isUsable: Bool {
        width >= 0 && height >= 0 && width <= CGFloat.longestLength && height <= CGFloat.longestLength
    }
}

/// Does nothing. Set a breakpoint here to find items that are larger than their line (R35).
@inline(never) public func UICollectionViewFlowLayoutBreakForInvalidSizes() {}

/// Does nothing. Set a breakpoint here to find an `itemSize` with which no item can be seen (R162).
@inline(never) public func UICollectionViewFlowLayoutAlertForInvalidItemSize() {}
