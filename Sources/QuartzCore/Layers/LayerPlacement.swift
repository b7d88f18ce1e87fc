import CoreGraphics

/// Where a layer is and whether it is seen: what is looked at for every view of every frame.
struct LayerPlacement {
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var zPosition: CGFloat = 0
    var opacity: Float = 1
    var isHidden = false
    /// Whether the transform is another than the identity.
    var isTransformed = false
    /// Whether the layer is a view's.
    var hasView = false
    /// Whether it is what another layer looked like; it is invisible outside of this module.
    var isGhost = false
    /// Whether the layer asked for layout; of a view's layer the view knows that.
    var needsLayout = false
    /// Whether a layer inside, other than a view's, asked for layout.
    var needsSublayerLayout = false
    /// Whether the layer places its sublayers at the moment.
    var isLayingOut = false
}

/// What of a layer is asked to be another.
@usableFromInline package struct LayerDifferences: OptionSet, Sendable {
    @usableFromInline package let rawValue: Int

    @inlinable package init(rawValue: Int) { self.rawValue = rawValue }

    /// As `contains`, without the standard library's way there.
    @inlinable @inline(__always) package func has(_ one: Self) -> Bool { rawValue & one.rawValue != 0 }

    @inlinable package static var size: Self { Self(rawValue: 1) }
    @inlinable package static var position: Self { Self(rawValue: 2) }
    @inlinable package static var zPosition: Self { Self(rawValue: 4) }
    @inlinable package static var opacity: Self { Self(rawValue: 8) }
    @inlinable package static var isHidden: Self { Self(rawValue: 16) }
}

extension CALayer {
    /// What has to be set so that the layer is as asked for; one call for a view, and usually no more.
    package final func differences(
        size: CGSize, position: CGPoint, zPosition: CGFloat, opacity: Float, isHidden: Bool
    ) -> LayerDifferences {
        var bits = 0
        if placement.bounds.size.width != size.width || placement.bounds.size.height != size.height { bits |= 1 }
        if placement.position.x != position.x || placement.position.y != position.y { bits |= 2 }
        if placement.zPosition != zPosition { bits |= 4 }
        if placement.opacity != opacity { bits |= 8 }
        if placement.isHidden != isHidden { bits |= 16 }
        return LayerDifferences(rawValue: bits)
    }
}
