import CoreGraphics
import Foundation

/// The content of a list's row, header or footer: a text, a secondary text and an image.
///
///     var content = UIListContentConfiguration.subtitleCell()
///     content.text = "Everest"
///     content.secondaryText = "8,849 m"
///     content.image = UIImage(systemName: "mountain.2")
///     cell.contentConfiguration = content
///
/// Fonts, colours and distances are those of the configuration's kind in the cell's state. Properties that you set keep
/// their values in every state. Documentation/Configurations.md shows all kinds.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    /// The values that views read. Each row makes contents and compares them, so copies share the values.
    private(set) var content: CopyOnWrite<ListContent>

    init(_ style: ListContentStyle) { content = CopyOnWrite(ListContent(style)) }

    // MARK: Content

    /// The text; nil, the default, for none.
    public var text: String? {
        get { content.value.text }
        set { content.value.text = newValue }
    }

    /// The text with attributes, which replaces ``text``. The properties of ``textProperties`` apply where it has no
    /// attributes.
    public var attributedText: NSAttributedString? {
        get { content.value.attributedText }
        set { content.value.attributedText = newValue }
    }

    /// The text below the first one or beside it; nil, the default, for none.
    public var secondaryText: String? {
        get { content.value.secondaryText }
        set { content.value.secondaryText = newValue }
    }

    /// The secondary text with attributes, which replaces ``secondaryText``.
    public var secondaryAttributedText: NSAttributedString? {
        get { content.value.secondaryAttributedText }
        set { content.value.secondaryAttributedText = newValue }
    }

    /// The image before the texts; nil, the default, for none.
    public var image: UIImage? {
        get { content.value.image }
        set { content.value.image = newValue }
    }

    // MARK: Looks

    /// The look of the text.
    public var textProperties: TextProperties {
        get { content.value.looks.value.text }
        set { content.value.looks.value.text = newValue }
    }

    /// The look of the secondary text.
    public var secondaryTextProperties: TextProperties {
        get { content.value.looks.value.secondaryText }
        set { content.value.looks.value.secondaryText = newValue }
    }

    /// The look of the image, and the room that it takes.
    public var imageProperties: ImageProperties {
        get { content.value.looks.value.image }
        set { content.value.looks.value.image = newValue }
    }

    /// The opacity of the whole content, from 0 to 1, the default.
    public var alpha: CGFloat {
        get { content.value.alpha }
        set { content.value.alpha = newValue }
    }

    // MARK: Arrangement

    /// Whether the secondary text is beside the first one if both fit on one line. Otherwise it is below.
    public var prefersSideBySideTextAndSecondaryText: Bool {
        get { content.value.looks.value.isSideBySide }
        set { content.value.looks.value.isSideBySide = newValue }
    }

    /// The distance between image and texts, in points.
    public var imageToTextPadding: CGFloat {
        get { content.value.looks.value.imageToTextPadding }
        set { content.value.looks.value.imageToTextPadding = newValue }
    }

    /// The least distance between texts beside each other, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat {
        get { content.value.looks.value.horizontalPadding }
        set { content.value.looks.value.horizontalPadding = newValue }
    }

    /// The distance between texts below each other, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat {
        get { content.value.looks.value.verticalPadding }
        set { content.value.looks.value.verticalPadding = newValue }
    }

    /// The insets between the edges of the view and its content, in points.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { content.value.looks.value.margins }
        set { content.value.looks.value.margins = newValue }
    }

    /// The axes along which the margins are at least the superview's. `.horizontal` by default.
    public var axesPreservingSuperviewLayoutMargins: UIAxis {
        get { content.value.preservedAxes }
        set { content.value.preservedAxes = newValue }
    }

    // MARK: UIContentConfiguration

    @MainActor public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        updated(for: ListContentStyle.Moment(state))
    }

    func updated(for moment: ListContentStyle.Moment) -> UIListContentConfiguration {
        guard content.value.needsUpdate(for: moment) else { return self }
        var updated = self
        updated.content.value.update(for: moment)
        return updated
    }
}

extension UIListContentConfiguration {
    // MARK: Cells

    /// Returns the content of a row in any list: a text, and a smaller one below it.
    public static func cell() -> UIListContentConfiguration { UIListContentConfiguration(.cell) }

    /// Returns the content of a row with a smaller text below the first one.
    public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration(.subtitleCell) }

    /// Returns the content of a row with a value at its trailing edge.
    public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration(.valueCell) }

    /// Returns the content of a row in a sidebar.
    public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration(.sidebarCell) }

    /// Returns the content of a row in a sidebar, with a smaller text below the first one.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration {
        UIListContentConfiguration(.sidebarSubtitleCell)
    }

    /// Returns the content of a row in a sidebar whose content continues beside the sidebar.
    public static func accompaniedSidebarCell() -> UIListContentConfiguration {
        UIListContentConfiguration(.accompaniedSidebarCell)
    }

    /// Returns the content of a row like ``accompaniedSidebarCell()``, with a smaller text below the first one.
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
        UIListContentConfiguration(.accompaniedSidebarSubtitleCell)
    }

    // MARK: Headers and footers

    /// Returns the content of a section header in a list of any kind.
    public static func header() -> UIListContentConfiguration { UIListContentConfiguration(.header) }

    /// Returns the content of a section footer in a list of any kind.
    public static func footer() -> UIListContentConfiguration { UIListContentConfiguration(.footer) }

    /// Returns the content of a section header in a plain list.
    public static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration(.header) }

    /// Returns the content of a section footer in a plain list.
    public static func plainFooter() -> UIListContentConfiguration { UIListContentConfiguration(.plainFooter) }

    /// Returns the content of a section header in a grouped list.
    public static func groupedHeader() -> UIListContentConfiguration { UIListContentConfiguration(.groupedHeader) }

    /// Returns the content of a section footer in a grouped list.
    public static func groupedFooter() -> UIListContentConfiguration { UIListContentConfiguration(.footer) }

    /// Returns the content of a header that stands out more.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(.prominentHeader)
    }

    /// Returns the content of a header that stands out even more.
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(.extraProminentHeader)
    }

    /// Returns the content of a section header in a sidebar.
    public static func sidebarHeader() -> UIListContentConfiguration { UIListContentConfiguration(.sidebarHeader) }
}
