import CoreGraphics

/// What a flow layout was told about one section. The defaults are UIKit's (R1).
package struct FlowSectionInput: Sendable {
    package var sizes: FlowSizes
    /// Already measured from where the layout's reference says; see ``FlowInsets/measured(from:contentInset:)``.
    package var insets = FlowInsets()
    /// Between lines, exactly.
    package var lineSpacing: CGFloat = 10
    /// Between the items of a line, at least.
    package var interitemSpacing: CGFloat = 10
    /// Whether cells size themselves: then items of one length across the scroll axis share a grid, however much they
    /// differ along it (R13, R55).
    package var isSelfSizing = false
    /// Along the scroll axis; zero means that there is none (R32).
    package var headerLength: CGFloat = 0
    /// Along the scroll axis; zero means that there is none (R32).
    package var footerLength: CGFloat = 0

    package init(sizes: FlowSizes) {
        self.sizes = sizes
    }
}
