import UIKit

/// The spacing of a section, in points: the smallest gap between items of a line, the gap between lines, and the insets
/// around them.
struct SectionSpacing {
    let items: CGFloat
    let lines: CGFloat
    let insets: UIEdgeInsets

    private static let all = [
        SectionSpacing(items: 8, lines: 8, insets: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)),
        SectionSpacing(items: 16, lines: 24, insets: UIEdgeInsets(top: 16, left: 24, bottom: 16, right: 24)),
        SectionSpacing(items: 4, lines: 12, insets: UIEdgeInsets(top: 8, left: 40, bottom: 24, right: 40)),
    ]

    static func ofSection(_ section: Int) -> SectionSpacing { all[section % all.count] }
}
