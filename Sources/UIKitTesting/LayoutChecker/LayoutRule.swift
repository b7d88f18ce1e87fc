/// What a collection view takes for granted of its layout. ``checkLayout(_:items:)`` checks each of them.
///
///     checkLayout(DeckLayout(), items: [12], except: [.likeNew])      // a deck that is shuffled
public enum LayoutRule: String, CaseIterable, Sendable, Hashable {
    // What a rectangle is answered with.

    /// All elements that meet a rectangle are answered, whatever the rectangle.
    case everything
    /// No cell is answered that is more than the view's size away from the pages in view.
    case nothingElse
    /// No element is answered twice at once.
    case once
    /// The same rectangle gets the same answer again, and so do its halves.
    case repeatable
    /// `layoutAttributesForItem(at:)`, and its like for supplementary and decoration views, say what the rectangle's answer says.
    case single

    // What is answered.

    /// Items and sections that are answered exist.
    case existing
    /// Frames are finite, and no size is below zero.
    case finite
    /// Cells, headers and footers are inside the content, along the way it scrolls, or in view.
    case reachable
    /// Where a cell and a view of another category overlap, one has the higher `zIndex`.
    case stacked

    // What time does to it.

    /// Attributes that were answered aren't changed later.
    case untouched
    /// Attributes that `super` answered are copied before they are changed.
    case copiesSuper
    /// The content's size doesn't change under scrolling.
    case steady
    /// After updates, turns and scrolling the layout answers what a new one would.
    case likeNew
    /// `prepare()` doesn't run in a scroll step for which `shouldInvalidateLayout(forBoundsChange:)` answered false.
    case prepared
    /// Attributes for elements that come and go are finite, and those of the element that was asked about.
    case comingAndGoing

    // A subclass of the attributes.

    /// A copy of the layout's own attributes has all of their properties.
    case copied
    /// `isEqual(_:)` of the layout's own attributes compares all of their properties.
    case compared

    // What scrolling costs.

    /// A scroll step costs no more than the caller allows. Checked where the caller says how much that is.
    case work
}

extension LayoutRule {
    /// The rule as a sentence.
    var sentence: String { words.sentence }
    /// What is behind it most of the time.
    var cause: String { words.cause }
    /// What to try first.
    var remedy: String { words.remedy }
}

extension LayoutRule {
    /// Its number, for an order.
    var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
