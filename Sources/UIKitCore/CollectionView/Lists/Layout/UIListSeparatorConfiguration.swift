import CoreGraphics

/// The separators of a list's row: which it has, their insets and their colour.
public struct UIListSeparatorConfiguration: Hashable {
    /// Whether a separator is visible.
    public enum Visibility: Int, Sendable {
        /// The kind of list and the row's place in the section decide.
        case automatic = 0
        /// Visible.
        case visible = 1
        /// Hidden.
        case hidden = 2
    }

    /// Insets that leave the separator to the row: it begins where the row's text does.
    ///
    /// You can mix edges: take these insets, and change the edge that should be elsewhere.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: 0, leading: automaticInset, bottom: 0, trailing: automaticInset)

    /// A number that no app uses as an inset.
    static let automaticInset = CGFloat.greatestFiniteMagnitude

    private let listAppearance: UICollectionLayoutListConfiguration.Appearance

    /// Creates the configuration of a kind of list.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
        self.listAppearance = listAppearance
    }

    /// Whether the separator above the row is visible.
    public var topSeparatorVisibility = Visibility.automatic

    /// Whether the separator below the row is visible.
    public var bottomSeparatorVisibility = Visibility.automatic

    /// The insets of the upper separator from the row's edges, in points.
    public var topSeparatorInsets = automaticInsets

    /// The insets of the lower separator from the row's edges, in points.
    public var bottomSeparatorInsets = automaticInsets

    /// The colour of the separators. Default: `UIColor.separator`.
    public var color = UIColor.separator

    /// The colour of a selected row's separators while multiple selection is allowed. `UIColor.separator` by default.
    public var multipleSelectionColor = UIColor.separator

    /// A visual effect that replaces the colour of the separators. nil by default.
    public var visualEffect: UIVisualEffect?
}
