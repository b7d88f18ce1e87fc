import CoreGraphics

/// What is behind a view's content: a colour, a picture, an effect or a view of the app's own, with round corners and a line around.
///
///     var background = UIBackgroundConfiguration.listCell()
///     background.cornerRadius = 12
///     background.strokeWidth = 1
///     cell.backgroundConfiguration = background
///
/// The background of a list cell looks different while the cell is highlighted, selected or focused. Properties that you set keep their
/// values in every state.
public struct UIBackgroundConfiguration: Hashable {
    /// Which looks it goes by; nil for a button's, whose style decides.
    let style: BackgroundStyle?
    /// What the app has set itself.
    private var own: Properties = []

    /// A view of the app's own, as large as the background, above its colour. nil by default.
    public var customView: UIView?

    /// The radius of all corners, in points.
    public var cornerRadius: CGFloat = 0 { didSet { own.insert(.cornerRadius) } }

    /// How far it is from the edges of the view, in points; negative ones let it reach beyond.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero { didSet { own.insert(.backgroundInsets) } }

    /// On which edges the view's layout margins are added to ``backgroundInsets``. None by default.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []

    /// With nil, the background has the view's tint colour; a button's has the colour of the button's style.
    public var backgroundColor: UIColor? { didSet { own.insert(.backgroundColor) } }

    /// Makes the colour that is seen of ``backgroundColor``. nil, the default, takes it as it is.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?

    /// An effect of what is behind, over the colour. nil by default.
    public var visualEffect: UIVisualEffect?

    /// A picture over colour and effect. nil by default.
    public var image: UIImage?

    /// How the picture fills the background.
    public var imageContentMode = UIView.ContentMode.scaleToFill

    /// The colour of the line around the background. With nil, the default, it has the view's tint colour.
    public var strokeColor: UIColor?

    /// Makes the colour that is seen of ``strokeColor``. nil, the default, takes it as it is.
    public var strokeColorTransformer: UIConfigurationColorTransformer?

    /// The width of the line around the background, in points. The default is 0: no line.
    public var strokeWidth: CGFloat = 0

    /// How far outside the background's edge the line is, in points; inside where it is negative. 0 by default.
    public var strokeOutset: CGFloat = 0

    /// A button's: its style says what is nil here.
    init() { style = nil }

    init(_ style: BackgroundStyle) {
        self.style = style
        backgroundColor = .clear
        show(style.look(nil))
    }

    // MARK: Colours

    /// The colour of the background in a view that is tinted in `tintColor`.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// The colour of the line in a view that is tinted in `tintColor`.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }

    // MARK: States

    /// As it is to look in a state. What the app has set itself stays.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        guard let style else { return self }
        var updated = self
        updated.show(style.look(BackgroundStyle.Moment(state)))
        return updated
    }

    /// Takes over what the app has not set itself.
    private mutating func show(_ look: BackgroundStyle.Look) {
        let kept = own
        if !kept.contains(.backgroundColor) { backgroundColor = look.color }
        if !kept.contains(.cornerRadius) { cornerRadius = look.cornerRadius }
        if !kept.contains(.backgroundInsets) { backgroundInsets = look.insets }
        own = kept
    }

    /// Those that a style has a say in.
    private struct Properties: OptionSet, Hashable {
        let rawValue: UInt8

        static let cornerRadius = Properties(rawValue: 1)
        static let backgroundInsets = Properties(rawValue: 1 << 1)
        static let backgroundColor = Properties(rawValue: 1 << 2)
    }
}

extension UIBackgroundConfiguration {
    /// Nothing at all, in any state.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }

    /// Of a cell in a list, of whichever kind the list is.
    public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.cell) }

    /// Of a section's header in a list, of whichever kind the list is.
    public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.header) }

    /// Of a section's footer in a list, of whichever kind the list is.
    public static func listFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.footer) }

    /// Of a cell in a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainCell) }

    /// Of a header or footer in a plain list.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.header) }

    /// Of a cell in a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.groupedCell) }

    /// Of a header or footer in a grouped list.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.footer) }

    /// Of a header in a sidebar.
    public static func listSidebarHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.sidebarHeader) }

    /// Of a cell in a sidebar.
    public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.sidebarCell) }

    /// Of a cell in a sidebar whose content goes on beside it.
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.sidebarCell)
    }
}
