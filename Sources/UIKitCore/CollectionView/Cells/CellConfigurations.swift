import CoreGraphics

/// What a cell shows by configurations: its content and what is behind it. Made for cells that have any.
@MainActor final class CellConfigurations {
    var content: (any UIContentConfiguration)?
    var background: UIBackgroundConfiguration?
    var backgroundView: BackgroundView?
    var updatesContent = true
    var updatesBackground = true
    var handler: UICollectionViewCell.ConfigurationUpdateHandler?
    /// The state that configurations were last updated for.
    var shownState: UICellConfigurationState?
    /// Whether a content view is being told what to show; it may set another content meanwhile.
    var isShowing = false
    /// What was set meanwhile.
    var next: (any UIContentConfiguration)??
}
