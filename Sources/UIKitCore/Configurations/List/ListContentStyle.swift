import CoreGraphics
import Synchronization

/// The look of the system's list contents in each state.
///
/// - Behaviour: documented (which kinds there are, and which of them have which texts); R840–R843, R854 and R879
///   (fonts, heights); colours, and what no recording has, are our choice (Decisions/0079).
enum ListContentStyle: Int, CaseIterable {
    case cell, subtitleCell, valueCell
    case sidebarCell, sidebarSubtitleCell, accompaniedSidebarCell, accompaniedSidebarSubtitleCell
    case header, plainFooter, groupedHeader, footer, prominentHeader, extraProminentHeader, sidebarHeader

    /// The part of a state that a list content depends on.
    struct Moment: Hashable {
        var category = UIContentSizeCategory.large
        var isDisabled = false

        init() {}

        init(_ state: UICellConfigurationState) { self.init(state.traitCollection, isDisabled: state.isDisabled) }

        init(_ state: any UIConfigurationState) {
            let isDisabled =
                switch state {
                case let state as UICellConfigurationState: state.isDisabled
                case let state as UIViewConfigurationState: state.isDisabled
                default: false
                }
            self.init(state.traitCollection, isDisabled: isDisabled)
        }

        private init(_ traits: UITraitCollection, isDisabled: Bool) {
            let category = traits.preferredContentSizeCategory
            if category != .unspecified { self.category = category }
            self.isDisabled = isDisabled
        }
    }

    /// Returns the fonts, colours and distances of this style. Every row that comes into view needs them, so they are
    /// made once for each style and state, and shared.
    func looks(_ moment: Moment) -> CopyOnWrite<ListContentLooks> {
        if moment == Moment() { return Self.usual[rawValue].looks }
        let key = LooksKey(style: self, moment: moment)
        return Self.known.withLock { known in
            if let looks = known[key] { return looks }
            let made = SharedLooks(looks: CopyOnWrite(makeLooks(moment)))
            known[key] = made
            return made
        }.looks
    }

    private struct LooksKey: Hashable {
        var style: ListContentStyle
        var moment: Moment
    }

    /// The look of a style: fonts, colours and numbers, which any thread can read. A change makes a copy first. Only an
    /// app's transformers aren't sendable, and styles have none (Decisions/0059).
    private struct SharedLooks: @unchecked Sendable {
        let looks: CopyOnWrite<ListContentLooks>
    }

    private static let known = Mutex<[LooksKey: SharedLooks]>([:])
    /// The looks of all styles in the most common state.
    private static let usual = allCases.map { SharedLooks(looks: CopyOnWrite($0.makeLooks(Moment()))) }

    private func makeLooks(_ moment: Moment) -> ListContentLooks {
        let traits = UITraitCollection(preferredContentSizeCategory: moment.category)
        let (style, weight) = font
        let body = UIFont.font(for: style, weight: weight, in: traits)
        let secondaryBody = UIFont.font(for: secondaryFont, weight: nil, in: traits)
        return ListContentLooks(
            text: .init(body, moment.isDisabled ? .tertiaryLabel : color),
            secondaryText: .init(secondaryBody, moment.isDisabled ? .tertiaryLabel : .secondaryLabel),
            image: .init(
                tint: moment.isDisabled ? .tertiaryLabel : nil, symbol: UIImage.SymbolConfiguration(font: body)),
            symbolRoom: Self.symbolRoom(in: traits), isSideBySide: self == .valueCell, margins: margins)
    }

    /// Returns the width reserved for symbols: 28 points beside body text of 17 points, and in proportion for other
    /// sizes.
    private static func symbolRoom(in traits: UITraitCollection) -> CGFloat {
        (UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize * 28 / 17).rounded()
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

    /// The least margins. Horizontally, those of the view around may be larger (R847, table/editing-se).
    private var margins: NSDirectionalEdgeInsets {
        let (top, bottom): (CGFloat, CGFloat) =
            switch self {
            case .header: (4, 3.5)
            case .plainFooter: (4, 4)
            case .groupedHeader, .prominentHeader, .extraProminentHeader, .sidebarHeader: (12, 12)
            case .footer: (9.5, 9.5)
            default: (15, 15)
            }
        return NSDirectionalEdgeInsets(top: top, leading: 16, bottom: bottom, trailing: 8)
    }
}

extension UIFont {
    /// Returns a font; nil for the weight stands for that of the style.
    fileprivate static func font(for style: TextStyle, weight: Weight?, in traits: UITraitCollection) -> UIFont {
        let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
        return weight.map(font.ofStyle(weight:)) ?? font
    }
}
