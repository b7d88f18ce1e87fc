/// The kinds of supplementary views in the cards' layouts, apart from lines.
enum CardElement: String, CaseIterable {
    case header, pinnedHeader, footer
    /// A view at the corner of an item.
    case badge
    /// A view beside a group.
    case caption
    /// A view above all content.
    case banner
}
