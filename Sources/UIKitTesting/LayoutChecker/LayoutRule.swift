/// A rule that a collection view relies on its layout to keep. `checkLayout(_:items:)` checks each rule.
///
///     checkLayout(DeckLayout(), items: [12], except: [.likeNew])      // a deck that is shuffled
public enum LayoutRule: String, CaseIterable, Sendable, Hashable {
    // The elements of a rectangle.

    /// The layout returns all elements that intersect a rectangle, for any rectangle.
    case everything
    /// The layout returns no cell that is further from the visible pages than the view's size.
    case nothingElse
    /// The layout returns no element twice in one array.
    case once
    /// The layout returns the same elements each time it's asked about a rectangle, and for the halves of the
    /// rectangle.
    case repeatable
    /// `layoutAttributesForItem(at:)`, and the methods for supplementary and decoration views, agree with the array for
    /// the rectangle.
    case single

    // The elements themselves.

    /// The items and sections that the layout returns exist.
    case existing
    /// Frames are finite, and no size is negative.
    case finite
    /// Cells, headers and footers are in view, or inside the content along the direction in which it scrolls.
    case reachable
    /// Where a cell and a view of another category overlap, their `zIndex` differs.
    case stacked

    // How they change over time.

    /// The layout doesn't change attributes that it returned earlier.
    case untouched
    /// The layout copies attributes from `super` before it changes them.
    case copiesSuper
    /// Scrolling doesn't change the content size.
    case steady
    /// After updates, turns and scrolling the layout returns the same as a new layout.
    case likeNew
    /// `prepare()` doesn't run in a scroll step for which `shouldInvalidateLayout(forBoundsChange:)` returned false.
    case prepared
    /// Attributes for elements that appear and disappear are finite, and belong to the element that the collection view
    /// asked about.
    case comingAndGoing

    // A subclass of the attributes.

    /// A copy of attributes of the layout's own class has all of their properties.
    case copied
    /// `isEqual(_:)` of the layout's own attributes class compares all of their properties.
    case compared

    // How much scrolling costs.

    /// A scroll step costs no more than the caller allows. Checked only if the caller sets a limit.
    case work
}

extension LayoutRule {
    /// The rule as a sentence.
    var sentence: String { words.sentence }
    /// The most common cause of a violation.
    var cause: String { words.cause }
    /// What to try first.
    var remedy: String { words.remedy }
}

extension LayoutRule {
    /// The rule's position in the order of cases.
    var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
