import CoreGraphics

/// The input of a flow layout for one section. The defaults are UIKit's (R1).
package struct FlowSectionInput: Sendable {
    package var sizes: FlowSizes
    /// The insets, including the layout's reference; see ``FlowInsets/measured(from:contentInset:)``.
    package var insets = FlowInsets()
    /// The exact spacing between lines.
    package var lineSpacing: CGFloat = 10
    /// The minimum spacing between the items of a line.
    package var interitemSpacing: CGFloat = 10
    /// Whether cells size themselves. Then items with one length across the scroll axis share a grid, with any length
    /// along it (R13, R55).
    package var isSelfSizing = false
    /// The length along the scroll axis; zero means no header (R32).
    package var headerLength: CGFloat = 0
    /// The length along the scroll axis; zero means no footer (R32).
    package var footerLength: CGFloat = 0

    package init(sizes: FlowSizes) {
        self.sizes = sizes
    }
}
