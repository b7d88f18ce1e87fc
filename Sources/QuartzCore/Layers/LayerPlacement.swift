import CoreGraphics

/// Where a layer is and whether it is seen: what is looked at for every view of every frame.
package struct LayerPlacement: Sendable {
    package internal(set) var bounds = CGRect.zero
    package internal(set) var position = CGPoint.zero
    package internal(set) var zPosition: CGFloat = 0
    package internal(set) var opacity: Float = 1
    package internal(set) var isHidden = false
    /// Whether the transform is another than the identity.
    package internal(set) var isTransformed = false
}
