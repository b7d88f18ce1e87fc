import UIKit

/// All settings of the scene: the properties of the stack view, the size of its container, and the views in it.
struct StackSettings: Equatable {
    var axis = NSLayoutConstraint.Axis.horizontal
    var distribution = UIStackView.Distribution.fill
    var alignment = UIStackView.Alignment.center
    /// The spacing in points. It has no effect with ``usesSystemSpacing``.
    var spacing: CGFloat = 8
    var usesSystemSpacing = false
    /// The index of the view that custom spacing follows. nil has no custom spacing.
    var customSpacingPlace: Int?
    var customSpacing: CGFloat = 24
    var isBaselineRelative = false
    var usesMargins = true
    /// The margin at each edge, in points.
    var margin: CGFloat = 12
    /// The width in points. nil is as wide as the views need.
    var width: CGFloat?
    var height: CGFloat?
    var isRightToLeft = false
    var pieces = StackPieces()
    var innerAxis = NSLayoutConstraint.Axis.vertical
    var innerSpacing: CGFloat = 4

    /// The smallest width and height of the stack, in points.
    static let leastLength: CGFloat = 20
}
