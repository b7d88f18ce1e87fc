import UIKit

/// All settings of the scene: the properties of the stack view, the size of its container, and the views in it.
struct StackSettings: Equatable {
    var axis = NSLayoutConstraint.Axis.horizontal
    var distribution = UIStackView.Distribution.fill
    var alignment = UIStackView.Alignment.center
    /// In points, unless ``usesSystemSpacing``.
    var spacing: CGFloat = 8
    var usesSystemSpacing = false
    /// After which view there is another spacing, counted from 0; nil is after none.
    var customSpacingPlace: Int?
    var customSpacing: CGFloat = 24
    var isBaselineRelative = false
    var usesMargins = true
    /// At each edge, in points.
    var margin: CGFloat = 12
    /// In points; nil is as wide as the views want it.
    var width: CGFloat?
    var height: CGFloat?
    var isRightToLeft = false
    var pieces = StackPieces()
    var innerAxis = NSLayoutConstraint.Axis.vertical
    var innerSpacing: CGFloat = 4

    /// A stack can't be told to be shorter, in points.
    static let leastLength: CGFloat = 20
}
