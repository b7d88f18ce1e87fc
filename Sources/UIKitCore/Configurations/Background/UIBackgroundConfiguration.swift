import CoreGraphics

/// The background of a view: a colour, an image, an effect or the app's own view, with round corners and a line around
/// it.
///
///     var background = UIBackgroundConfiguration.listCell()
///     background.cornerRadius = 12
///     background.strokeWidth = 1
///     cell.backgroundConfiguration = background
///
/// The background of a list cell looks different while the cell is highlighted, selected or focused. Properties that
/// you set keep their values in every state.
public struct UIBackgroundConfiguration: Hashable {
    /// The style that decides the look in each state; nil for a button's background, which the button's style decides.
    let style: BackgroundStyle?
    /// The properties that the app has set.
    private var own: Properties = []

    /// The app's own view, as large as the background, in front of its colour. nil by default.
    public var customView: UIView?

    /// The radius of all corners, in points.
    public var cornerRadius: CGFloat = 0 { didSet { own.insert(.cornerRadius) } }

    /// The insets from the edges of the view, in points. Negative insets extend the background beyond the view.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero { didSet { own.insert(.backgroundInsets) } }

    /// The edges at which the view's layout margins are added to ``backgroundInsets``. None by default.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []

    /// The colour. nil stands for the view's tint colour, or in a button for the colour of the button's style.
    public var backgroundColor: UIColor? { didSet { own.insert(.backgroundColor) } }

    /// A closure that turns ``backgroundColor`` into the visible colour. nil, the default, doesn't change it.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?

    /// An effect on what is behind, in front of the colour. nil by default.
    public var visualEffect: UIVisualEffect?

    /// An image in front of colour and effect. nil by default.
    public var image: UIImage?

    /// How the image fills the background.
    public var imageContentMode = UIView.ContentMode.scaleToFill

    /// The colour of the line around the background. nil, the default, stands for the view's tint colour.
    public var strokeColor: UIColor?

    /// A closure that turns ``strokeColor`` into the visible colour. nil, the default, doesn't change it.
    public var strokeColorTransformer: UIConfigurationColorTransformer?

    /// The width of the line around the background, in points. 0, the default, draws none.
    public var strokeWidth: CGFloat = 0

    /// How far outside the background's edge the line is, in points; a negative value puts it inside. 0 by default.
    public var strokeOutset: CGFloat = 0

    /// Creates a button's background. Where a property is nil, the button's style decides.
    init() { style = nil }

    init(_ style: BackgroundStyle) {
        self.style = style
        backgroundColor = .clear
        show(style.look(nil))
    }

    // MARK: Colours

    /// Returns the visible colour of the background in a view with a tint colour.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// Returns the visible colour of the line in a view with a tint colour.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }

    // MARK: States

    /// Returns the configuration for a state. Properties that the app has set don't change.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        guard let style else { return self }
        var updated = self
        updated.show(style.look(BackgroundStyle.Moment(state)))
        return updated
    }

    /// Takes the properties of a look, except those that the app has set.
    private mutating func show(_ look: BackgroundStyle.Look) {
        let kept = own
        if !kept.contains(.backgroundColor) { backgroundColor = look.color }
        if !kept.contains(.cornerRadius) { cornerRadius = look.cornerRadius }
        if !kept.contains(.backgroundInsets) { backgroundInsets = look.insets }
        own = kept
    }

    /// The properties that a style can change.
    private struct Properties: OptionSet, Hashable {
        let rawValue: UInt8

        static let cornerRadius = Properties(rawValue: 1)
        static let backgroundInsets = Properties(rawValue: 1 << 1)
        static let backgroundColor = Properties(rawValue: 1 << 2)
    }
}

extension UIBackgroundConfiguration {
    /// Returns a background that shows nothing in any state.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }

    /// Returns the background of a cell in a list of any kind.
    public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.cell) }

    /// Returns the background of a section header in a list of any kind.
    public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.header) }

    /// Returns the background of a section footer in a list of any kind.
    public static func listFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.footer) }

    /// Returns the background of a cell in a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainCell) }

    /// Returns the background of a header or footer in a plain list.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.header) }

    /// Returns the background of a cell in a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.groupedCell) }

    /// Returns the background of a header or footer in a grouped list.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.footer) }

    /// Returns the background of a header in a sidebar.
    public static func listSidebarHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.sidebarHeader) }

    /// Returns the background of a cell in a sidebar.
    public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.sidebarCell) }

    /// Returns the background of a sidebar cell whose content continues beside the sidebar.
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.sidebarCell)
    }
}
