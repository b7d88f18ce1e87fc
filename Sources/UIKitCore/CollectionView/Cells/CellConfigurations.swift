import CoreGraphics

/// A cell's content and background configurations, and the views that show them. A cell without configurations has
/// none.
@MainActor final class CellConfigurations {
    @exclusivity(unchecked) var content: (any UIContentConfiguration)?
    /// The cell's content view, while it shows a content configuration.
    @exclusivity(unchecked) var contentView: (any UIView & UIContentView)?
    var background: UIBackgroundConfiguration?
    var backgroundView: BackgroundView?
    @exclusivity(unchecked) var updatesContent = true
    var updatesBackground = true
    var handler: UICollectionViewCell.ConfigurationUpdateHandler?
    /// The state of the last automatic update.
    var shownState: UICellConfigurationState?
    /// Whether a content view is being configured. During this it can set another content configuration.
    @exclusivity(unchecked) var isShowing = false
    /// The content configuration that was set meanwhile.
    @exclusivity(unchecked) var next: (any UIContentConfiguration)??
}
