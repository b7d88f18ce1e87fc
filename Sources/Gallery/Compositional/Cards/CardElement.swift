/// The kinds of views, beside cells and lines, that layouts of cards have.
enum CardElement: String, CaseIterable {
    case header, pinnedHeader, footer
    /// At the corner of an item.
    case badge
    /// Beside a group.
    case caption
    /// Above all content.
    case banner
}
