import CoreGraphics

/// How the system's list contents look in each state.
///
/// - Behaviour: documented (which kinds there are, and which of them have which texts); R840–R843, R854 and R879 (fonts, heights);
///   colours, and what no recording has, are our choice (Decisions/0079).
enum ListContentStyle: Hashable {
    case cell, subtitleCell, valueCell
    case sidebarCell, sidebarSubtitleCell, accompaniedSidebarCell, accompaniedSidebarSubtitleCell
    case header, plainFooter, groupedHeader, footer, prominentHeader, extraProminentHeader, sidebarHeader

    /// What a style decides.
    struct Look {
        var text: UIListContentConfiguration.TextProperties
        var secondaryText: UIListContentConfiguration.TextProperties
        var image: UIListContentConfiguration.ImageProperties
        var isSideBySide = false
        var imageToTextPadding: CGFloat = 16
        var horizontalPadding: CGFloat = 8
        var verticalPadding: CGFloat = 3
        var margins: NSDirectionalEdgeInsets
    }

    /// What a list content looks at of a state.
    struct Moment: Hashable {
        var category = UIContentSizeCategory.unspecified
        var isDisabled = false

        init() {}

        init(_ state: any UIConfigurationState) {
            category = state.traitCollection.preferredContentSizeCategory
            if let state = state as? UICellConfigurationState {
                isDisabled = state.isDisabled
            } else if let state = state as? UIViewConfigurationState {
                isDisabled = state.isDisabled
            }
        }
    }

    func look(_ moment: Moment) -> Look {
        let traits = UITraitCollection(preferredContentSizeCategory: moment.category)
        let (style, weight) = font
        let primary: UIColor = moment.isDisabled ? .tertiaryLabel : color
        let secondary: UIColor = moment.isDisabled ? .tertiaryLabel : .secondaryLabel
        return Look(
            text: .init(.font(for: style, weight: weight, in: traits), primary),
            secondaryText: .init(.font(for: secondaryFont, weight: nil, in: traits), secondary),
            image: .init(
                tint: moment.isDisabled ? .tertiaryLabel : nil, symbol: UIImage.SymbolConfiguration(textStyle: style)),
            isSideBySide: self == .valueCell, margins: margins)
    }

    private var font: (UIFont.TextStyle, UIFont.Weight?) {
        switch self {
        case .header, .groupedHeader: (.headline, nil)
        case .footer, .plainFooter: (.footnote, nil)
        case .prominentHeader, .sidebarHeader: (.title3, .semibold)
        case .extraProminentHeader: (.title2, .bold)
        default: (.body, nil)
        }
    }

    private var secondaryFont: UIFont.TextStyle {
        switch self {
        case .valueCell, .header, .groupedHeader, .prominentHeader, .extraProminentHeader, .sidebarHeader: .body
        case .footer, .plainFooter: .footnote
        default: .subheadline
        }
    }

    private var color: UIColor {
        switch self {
        case .header, .groupedHeader, .footer, .plainFooter: .secondaryLabel
        default: .label
        }
    }

    /// Above and below; sideways the margins of the view around count.
    private var margins: NSDirectionalEdgeInsets {
        let (top, bottom): (CGFloat, CGFloat) =
            switch self {
            case .header: (4, 3.5)
            case .plainFooter: (4, 4)
            case .groupedHeader, .prominentHeader, .extraProminentHeader, .sidebarHeader: (12, 12)
            case .footer: (9.5, 9.5)
            default: (15, 15)
            }
        return NSDirectionalEdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
    }
}

extension UIFont {
    /// - Parameter weight: nil is the style's own.
    fileprivate static func font(for style: TextStyle, weight: Weight?, in traits: UITraitCollection) -> UIFont {
        let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
        guard let weight else { return font }
        return UIFontMetrics(forTextStyle: style).scaledFont(
            for: .systemFont(ofSize: style.size(in: .large), weight: weight), compatibleWith: traits)
    }
}
