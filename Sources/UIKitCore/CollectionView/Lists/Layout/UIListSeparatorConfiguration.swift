import CoreGraphics

/// How a row of a list is separated from its neighbours: which lines there are, how far from the edges, in which colour.
public struct UIListSeparatorConfiguration: Hashable {
    /// Whether a line is seen.
    public enum Visibility: Int, Sendable {
        /// As the kind of list has it, at this place in the section.
        case automatic = 0
        /// A line.
        case visible = 1
        /// No line.
        case hidden = 2
    }

    /// Insets that stand for those that the row decides: its line begins where its text does.
    ///
    /// Edges may be mixed: take these, and change the one that should be elsewhere.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: 0, leading: automaticInset, bottom: 0, trailing: automaticInset)

    /// No app has a line so far away.
    static let automaticInset = CGFloat.greatestFiniteMagnitude

    private let listAppearance: UICollectionLayoutListConfiguration.Appearance

    /// As that kind of list has it.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
        self.listAppearance = listAppearance
    }

    /// The line above the row.
    public var topSeparatorVisibility = Visibility.automatic

    /// The line below the row.
    public var bottomSeparatorVisibility = Visibility.automatic

    /// How far the upper line is from the edges of the row, in points.
    public var topSeparatorInsets = automaticInsets

    /// How far the lower line is from the edges of the row, in points.
    public var bottomSeparatorInsets = automaticInsets

    /// `UIColor.separator` by default.
    public var color = UIColor.separator

    /// The colour of a selected row's separators while multiple selection is allowed. `UIColor.separator` by default.
    public var multipleSelectionColor = UIColor.separator

    /// A visual effect that replaces the colour of the separators. nil by default.
    public var visualEffect: UIVisualEffect?
}
