import CoreGraphics
import Foundation
import LayoutEngine

// Messages about sections that cannot be laid out.
extension UICollectionViewCompositionalLayout {
    func failOnMissingSection(_ section: Int, _ count: Int) -> Never {
        Diagnostics.fail(
            "Invalid section definition. Please specify a valid section definition when content is to be rendered for a "
                + "section. This is a client error.",
            explanation: """
                  seen           the section provider returned nil for section \(section), which has \(count) items
                  expected       a section from the provider, or no items in the data source
                  likely cause   a switch over sections that has no case for this one
                  try            a default case
                """)
    }

    /// Warns once about a group that is shorter than its first item, and so lays out nothing (R425).
    func warnAboutRoom(in section: Int, of solution: CompositionalSolution) {
        if let group = solution.groupWithoutRoom(inSection: section) { return warn(about: group, in: section) }
        let size = solution.groupSize(ofSection: section)
        Diagnostics.warnOnce(
            "compositional-no-room", of: "\(type(of: self))",
            """
            \(type(of: self)) shows none of the \(solution.itemCount(inSection: section)) items of section \(section).
              seen           the first item of a group is longer than the group, which is \(size.plainText)
              expected       room for one item at least
              likely cause   an absolute length beside a fractional one, in a narrow view or before the view has its final size
              try            a fractional length for the item, or an estimated one for the group
            """)
    }

    /// Warns once about a group whose insets are as large as the group, in UIKit's words (R414). A view that has no size
    /// yet will get one.
    private func warn(about group: GroupWithoutRoom, in section: Int) {
        guard group.size.width > 0, group.size.height > 0 else { return }
        let insets = group.insets
        let seen = [insets.top, insets.leading, insets.bottom, insets.trailing].map { $0.decimalText() }
        Diagnostics.warnOnce(
            "compositional-no-room", of: "\(type(of: self)) insets",
            """
            There is no room for this NSCollectionLayoutGroup to fit into its parent group or section, or it has no room for \
            any subitems itself. Inspect the parent and ensure the contentInsets ({\(seen.joined(separator: ", "))}) do not \
            result in a negative effectiveContentSize when applied to size: {\(group.size.width.decimalText()), \
            \(group.size.height.decimalText())}.
              seen           no items of section \(section), because the insets are as large as the group
              likely cause   a view that is narrow for a moment, as while a sheet or a split view opens
              try            smaller insets where the layout environment's container is narrow
            """)
    }

    /// Warns once about an invalid number, which counts as 0.
    func reportUnusable(_ number: UnusableNumber) {
        Diagnostics.warnOnce(
            "compositional-unusable-number", of: "\(type(of: self)) \(number.what)",
            """
            \(type(of: self)) got an invalid number: \(number.what) is \(number.value). It counts as 0.
              expected       numbers from minus a billion to a billion
              likely cause   a division by zero: a view that has no size yet, or no items
              try            the layout environment's container in a section provider, which runs when the view has a size
            """)
    }
}
