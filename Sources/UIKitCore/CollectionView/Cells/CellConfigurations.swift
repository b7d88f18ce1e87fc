import CoreGraphics

/// What a cell shows by configurations: its content and what is behind it. Made for cells that have any.
@MainActor final class CellConfigurations {
    @exclusivity(unchecked) var content: (any UIContentConfiguration)?
    /// The cell's content view, while it shows a content.
    @exclusivity(unchecked) var contentView: (any UIView & UIContentView)?
    var background: UIBackgroundConfiguration?
    var backgroundView: BackgroundView?
    @exclusivity(unchecked) var updatesContent = true
    var updatesBackground = true
    var handler: UICollectionViewCell.ConfigurationUpdateHandler?
    /// The state that configurations were last updated for.
    var shownState: UICellConfigurationState?
    /// Whether a content view is being told what to show; it may set another content meanwhile.
    @exclusivity(unchecked) var isShowing = false
    /// What was set meanwhile.
    @exclusivity(unchecked) var next: (any UIContentConfiguration)??
}
