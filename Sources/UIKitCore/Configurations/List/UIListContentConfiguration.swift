import CoreGraphics
import Foundation

/// The content of a row in a list, of a header or a footer: a text, a second one, and a picture.
///
///     var content = UIListContentConfiguration.subtitleCell()
///     content.text = "Everest"
///     content.secondaryText = "8,849 m"
///     content.image = UIImage(systemName: "mountain.2")
///     cell.contentConfiguration = content
///
/// Fonts, colours and distances are those of the kind it was made as, in the state that the cell is in; what the app sets itself
/// stays as it is. Documentation/Configurations.md shows all kinds.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    /// What the views read. Contents are made and compared for each row, so their copies share it.
    private(set) var content: CopyOnWrite<ListContent>

    init(_ style: ListContentStyle) { content = CopyOnWrite(ListContent(style)) }

    // MARK: Content

    /// The text; nil, the default, for none.
    public var text: String? {
        get { content.value.text }
        set { content.value.text = newValue }
    }

    /// In place of ``text``. What its attributes leave open is as ``textProperties`` say.
    public var attributedText: NSAttributedString? {
        get { content.value.attributedText }
        set { content.value.attributedText = newValue }
    }

    /// Below the text or beside it.
    public var secondaryText: String? {
        get { content.value.secondaryText }
        set { content.value.secondaryText = newValue }
    }

    /// In place of ``secondaryText``.
    public var secondaryAttributedText: NSAttributedString? {
        get { content.value.secondaryAttributedText }
        set { content.value.secondaryAttributedText = newValue }
    }

    /// In front of the texts.
    public var image: UIImage? {
        get { content.value.image }
        set { content.value.image = newValue }
    }

    // MARK: Looks

    /// How the text looks.
    public var textProperties: TextProperties {
        get { content.value.looks.value.text }
        set { content.value.looks.value.text = newValue }
    }

    /// How the secondary text looks.
    public var secondaryTextProperties: TextProperties {
        get { content.value.looks.value.secondaryText }
        set { content.value.looks.value.secondaryText = newValue }
    }

    /// How the picture looks, and how much room it has.
    public var imageProperties: ImageProperties {
        get { content.value.looks.value.image }
        set { content.value.looks.value.image = newValue }
    }

    /// How opaque the whole content is, from 0 to 1, the default.
    public var alpha: CGFloat {
        get { content.value.alpha }
        set { content.value.alpha = newValue }
    }

    // MARK: Arrangement

    /// Whether the second text stands beside the first one, if one line has room for both. Otherwise it stands below.
    public var prefersSideBySideTextAndSecondaryText: Bool {
        get { content.value.looks.value.isSideBySide }
        set { content.value.looks.value.isSideBySide = newValue }
    }

    /// The distance between picture and texts, in points.
    public var imageToTextPadding: CGFloat {
        get { content.value.looks.value.imageToTextPadding }
        set { content.value.looks.value.imageToTextPadding = newValue }
    }

    /// The least distance between texts that stand beside each other, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat {
        get { content.value.looks.value.horizontalPadding }
        set { content.value.looks.value.horizontalPadding = newValue }
    }

    /// The distance between texts that stand below each other, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat {
        get { content.value.looks.value.verticalPadding }
        set { content.value.looks.value.verticalPadding = newValue }
    }

    /// The distance between the content and the edges of its view, in points.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { content.value.looks.value.margins }
        set { content.value.looks.value.margins = newValue }
    }

    /// Along these axes the margins are at least the superview's. `.horizontal` by default.
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

    /// A row of any list: a text, and a smaller one below it.
    public static func cell() -> UIListContentConfiguration { UIListContentConfiguration(.cell) }

    /// A row with a smaller text below the first one.
    public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration(.subtitleCell) }

    /// A row with a value at its trailing edge.
    public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration(.valueCell) }

    /// A row of a sidebar.
    public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration(.sidebarCell) }

    /// A row of a sidebar with a smaller text below the first one.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration {
        UIListContentConfiguration(.sidebarSubtitleCell)
    }

    /// A row of a sidebar whose content goes on beside it.
    public static func accompaniedSidebarCell() -> UIListContentConfiguration {
        UIListContentConfiguration(.accompaniedSidebarCell)
    }

    /// The same with a smaller text below the first one.
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
        UIListContentConfiguration(.accompaniedSidebarSubtitleCell)
    }

    // MARK: Headers and footers

    /// The header of a section, of whichever kind the list is.
    public static func header() -> UIListContentConfiguration { UIListContentConfiguration(.header) }

    /// The footer of a section, of whichever kind the list is.
    public static func footer() -> UIListContentConfiguration { UIListContentConfiguration(.footer) }

    /// The header of a section in a plain list.
    public static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration(.header) }

    /// The footer of a section in a plain list.
    public static func plainFooter() -> UIListContentConfiguration { UIListContentConfiguration(.plainFooter) }

    /// The header of a section in a grouped list.
    public static func groupedHeader() -> UIListContentConfiguration { UIListContentConfiguration(.groupedHeader) }

    /// The footer of a section in a grouped list.
    public static func groupedFooter() -> UIListContentConfiguration { UIListContentConfiguration(.footer) }

    /// A header that stands out more.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(.prominentHeader)
    }

    /// A header that stands out even more.
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(.extraProminentHeader)
    }

    /// The header of a section in a sidebar.
    public static func sidebarHeader() -> UIListContentConfiguration { UIListContentConfiguration(.sidebarHeader) }
}
