import CoreGraphics
import Foundation

/// The content of a row in a list, of a header or a footer: a text, a second one, and a picture.
///
///     var content = UIListContentConfiguration.subtitleCell()
///     content.text = "Everest"
///     content.secondaryText = "8,849 m"
///     content.image = UIImage(systemName: "mountain.2")
///     cell.contentConfiguration = content                     // compiled: Snippets/Configurations.swift
///
/// Fonts, colours and distances are those of the kind it was made as, in the state that the cell is in; what the app sets itself
/// stays as it is. Documentation/Configurations.md shows all kinds.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    let style: ListContentStyle
    /// What the looks were last made for.
    private var moment: ListContentStyle.Moment
    /// What the app has set itself.
    private var own: Properties = []

    // MARK: Content

    public var text: String?
    /// In place of ``text``. What its attributes leave open is as ``textProperties`` say.
    public var attributedText: NSAttributedString?
    /// Below the text or beside it.
    public var secondaryText: String?
    /// In place of ``secondaryText``.
    public var secondaryAttributedText: NSAttributedString?
    /// In front of the texts.
    public var image: UIImage?

    // MARK: Looks

    public var textProperties: TextProperties
    public var secondaryTextProperties: TextProperties
    public var imageProperties: ImageProperties

    /// Of the whole content, from 0 to 1, the default.
    public var alpha: CGFloat = 1

    // MARK: Arrangement

    /// Whether the second text is beside the first one where both have room on one line.
    public var prefersSideBySideTextAndSecondaryText: Bool { didSet { own.insert(.sideBySide) } }

    /// Between picture and texts, in points.
    public var imageToTextPadding: CGFloat { didSet { own.insert(.imageToTextPadding) } }

    /// Between texts beside each other, in points, at least.
    public var textToSecondaryTextHorizontalPadding: CGFloat { didSet { own.insert(.horizontalPadding) } }

    /// Between texts below each other, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat { didSet { own.insert(.verticalPadding) } }

    /// Between the content and the edges of its view, in points.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets { didSet { own.insert(.margins) } }

    /// Along which axes the margins are at least those of the view around. Sideways by default.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal { didSet { own.insert(.axes) } }

    init(_ style: ListContentStyle) {
        self.style = style
        moment = ListContentStyle.Moment()
        let look = style.look(moment)
        textProperties = look.text
        secondaryTextProperties = look.secondaryText
        imageProperties = look.image
        prefersSideBySideTextAndSecondaryText = look.isSideBySide
        imageToTextPadding = look.imageToTextPadding
        textToSecondaryTextHorizontalPadding = look.horizontalPadding
        textToSecondaryTextVerticalPadding = look.verticalPadding
        directionalLayoutMargins = look.margins
    }

    // MARK: UIContentConfiguration

    @MainActor public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        let moment = ListContentStyle.Moment(state)
        guard moment != self.moment else { return self }
        var updated = self
        updated.moment = moment
        updated.show(style.look(moment))
        return updated
    }

    /// Takes over what the app has not set itself.
    private mutating func show(_ look: ListContentStyle.Look) {
        let kept = own
        textProperties.take(look.text)
        secondaryTextProperties.take(look.secondaryText)
        imageProperties.take(look.image)
        if !kept.contains(.sideBySide) { prefersSideBySideTextAndSecondaryText = look.isSideBySide }
        if !kept.contains(.imageToTextPadding) { imageToTextPadding = look.imageToTextPadding }
        if !kept.contains(.horizontalPadding) { textToSecondaryTextHorizontalPadding = look.horizontalPadding }
        if !kept.contains(.verticalPadding) { textToSecondaryTextVerticalPadding = look.verticalPadding }
        if !kept.contains(.margins) { directionalLayoutMargins = look.margins }
        own = kept
    }

    private struct Properties: OptionSet, Hashable {
        let rawValue: UInt8

        static let sideBySide = Properties(rawValue: 1)
        static let imageToTextPadding = Properties(rawValue: 1 << 1)
        static let horizontalPadding = Properties(rawValue: 1 << 2)
        static let verticalPadding = Properties(rawValue: 1 << 3)
        static let margins = Properties(rawValue: 1 << 4)
        static let axes = Properties(rawValue: 1 << 5)
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
