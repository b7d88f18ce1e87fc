import CoreGraphics

/// Where a layer is and whether it is visible: the values that each frame reads for every view.
struct LayerPlacement {
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var zPosition: CGFloat = 0
    var opacity: Float = 1
    var isHidden = false
    /// Whether the transform differs from the identity.
    var isTransformed = false
    /// Whether the layer belongs to a view.
    var hasView = false
    /// Whether this is a ghost, a copy of how another layer looked. Other modules don't see it.
    var isGhost = false
    /// Whether the layer requested layout. For a view's layer the view knows this.
    var needsLayout = false
    /// Whether a layer inside this one, not counting the layers of views, requested layout.
    var needsSublayerLayout = false
    /// Whether the layer is placing its sublayers now.
    var isLayingOut = false
}

/// Which properties of a layer differ from requested values.
@usableFromInline package struct LayerDifferences: OptionSet, Sendable {
    @usableFromInline package let rawValue: Int

    @inlinable package init(rawValue: Int) { self.rawValue = rawValue }

    /// Does the same as `contains`, without the standard library's detour.
    @inlinable @inline(__always) package func has(_ one: Self) -> Bool { rawValue & one.rawValue != 0 }

    @inlinable package static var size: Self { Self(rawValue: 1) }
    @inlinable package static var position: Self { Self(rawValue: 2) }
    @inlinable package static var zPosition: Self { Self(rawValue: 4) }
    @inlinable package static var opacity: Self { Self(rawValue: 8) }
    @inlinable package static var isHidden: Self { Self(rawValue: 16) }
}

extension CALayer {
    /// Returns which properties need a change so that the layer matches; one call per view, and usually no more.
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
