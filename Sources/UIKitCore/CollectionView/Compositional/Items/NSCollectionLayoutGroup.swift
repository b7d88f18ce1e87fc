import CoreGraphics
import Foundation
import LayoutEngine

/// Returns the items of a custom group. Their frames are in points from the group's corner.
public typealias NSCollectionLayoutGroupCustomItemProvider =
    (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// Items in a row, in a column, or at places that the app computes. A group is itself an item, so groups can contain
/// groups.
///
///     let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
///     let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [large, column])
///     group.interItemSpacing = .fixed(8)
///
/// A group repeats its subitems as long as there is room for another one (R420).
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    public required init(_ parts: Parts) {
        super.init(parts)
    }

    // MARK: Rows

    /// Creates a row that repeats its subitems as often as they fit.
    open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        line(.horizontal, layoutSize, subitems, .fitting)
    }

    /// Creates a row of `count` equal items, each with its own width.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        line(.horizontal, layoutSize, [subitem], .exactly(count))
    }

    /// Creates a row of `count` equal items that share the width evenly, whatever the subitem's width is (R422).
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        line(.horizontal, layoutSize, [subitem.sharing(.horizontal, count)], .exactly(count))
    }

    // MARK: Columns

    /// Creates a column that repeats its subitems as often as they fit.
    open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        line(.vertical, layoutSize, subitems, .fitting)
    }

    /// Creates a column of `count` equal items, each with its own height.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        line(.vertical, layoutSize, [subitem], .exactly(count))
    }

    /// Creates a column of `count` equal items that share the height evenly, whatever the subitem's height is (R422).
    open class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self {
        line(.vertical, layoutSize, [subitem.sharing(.vertical, count)], .exactly(count))
    }

    // MARK: Custom groups

    /// Creates a group whose items the app places. The layout calls `itemProvider` once for each section whenever it
    /// solves. The environment's container has the size that the group would have in the whole view (R429).
    open class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> Self {
        let group = Self(Parts(size: layoutSize, supplementaryItems: []))
        group.arrangement = .custom(itemProvider)
        return group
    }

    private class func line(
        _ axis: Axis, _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], _ count: GroupLine.Count
    ) -> Self {
        switch count {
        case .fitting where subitems.isEmpty: failOnEmptyGroup()
        case .exactly(let count): if count < 1 { failOnCount(count, axis) }
        default: break
        }
        let group = Self(Parts(size: size, supplementaryItems: []))
        group.known = subitems
        group.arrangement = .line(axis, count)
        return group
    }

    // MARK: Contents

    private enum Arrangement {
        case line(Axis, GroupLine.Count)
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    private final var arrangement = Arrangement.line(.horizontal, .fitting)

    /// The items that the group repeats, in order.
    open var subitems: [NSCollectionLayoutItem] { known }
    private final var known: [NSCollectionLayoutItem] = []

    /// The space between items. nil, the default, means none. Flexible spacing spreads the space that is left between
    /// the items.
    open var interItemSpacing: NSCollectionLayoutSpacing?

    /// The supplementary views of the whole group. Fractional sizes refer to the container of the group (R462).
    open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { attached }
        set {
            Self.requireDistinctKinds(newValue)
            attached = newValue
        }
    }

    /// Returns a drawing of the group in characters, for the console. It shows the group's size in a view of 400 by 400
    /// points and the places of its items. Estimated lengths are drawn as estimated. The form of the drawing is our own
    /// choice.
    ///
    ///     print(group.visualDescription())
    open func visualDescription() -> String {
        let container = LayoutContainer(contentSize: CGSize(width: 400, height: 400))
        var translation = CompositionalTranslation(
            LayoutEnvironment(container, .current), viewSize: container.contentSize, axis: .vertical, scale: 1,
            ContentInsetsReferences())
        var input = CompositionalInput(axis: .vertical, viewSize: container.contentSize, pixelGrid: translation.grid)
        input.kinds = [GroupSection(group: item(&translation))]
        _ = input.makeUsable()
        let drawing = GroupDrawing(input.kinds[0].group, in: container.contentSize)
        return """
            group of \(drawing.itemCount) item\(drawing.itemCount == 1 ? "" : "s"), \(drawing.size.plainText) points
            \(drawing.text)
            """
    }

    override func takeRest(of other: NSCollectionLayoutItem) {
        super.takeRest(of: other)
        guard let other = other as? NSCollectionLayoutGroup else { return }
        arrangement = other.arrangement
        known = other.known
        interItemSpacing = other.interItemSpacing
    }

    override func content(_ translation: inout CompositionalTranslation) -> GroupContent? {
        switch arrangement {
        case .custom(let provider): return .custom(translation.places(of: layoutSize.size, provider))
        case .line(let axis, let count):
            let items = subitems.map { $0.item(&translation) }
            return .line(GroupLine(axis, items, spacing: interItemSpacing?.room ?? .none, count: count))
        }
    }

    // MARK: Mistakes

    private static func failOnEmptyGroup() -> Never {
        Diagnostics.fail(
            "At least 1 subitem is required for a group",
            explanation: """
                  seen           no subitems
                  expected       at least one subitem, which the group repeats
                  likely cause   the app makes the subitems from data that it doesn't have yet
                  try            leave the section empty until then: a section without items needs no group
                """)
    }

    private static func failOnCount(_ count: Int, _ axis: Axis) -> Never {
        Diagnostics.fail(
            "A repeating \(axis == .horizontal ? "horizontal" : "vertical") group should specify a count >= 1",
            explanation: """
                  seen           a count of \(count)
                  expected       1 or more
                  likely cause   the app computes the number of columns before the view has its width
                  try            max(1, columns)
                """)
    }
}

extension NSCollectionLayoutItem {
    /// A copy whose length along the axis is 1/`count` of the group's.
    fileprivate func sharing(_ axis: Axis, _ count: Int) -> NSCollectionLayoutItem {
        let share = 1 / CGFloat(max(count, 1))
        let size =
            axis == .horizontal
            ? NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(share), heightDimension: layoutSize.heightDimension)
            : NSCollectionLayoutSize(
                widthDimension: layoutSize.widthDimension, heightDimension: .fractionalHeight(share))
        let copy = Self(Parts(size: size, supplementaryItems: attached))
        copy.takeRest(of: self)
        return copy
    }
}
