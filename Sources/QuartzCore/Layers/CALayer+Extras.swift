import CoreGraphics
import RenderTree

/// Corners of a layer; y points down.
public struct CACornerMask: OptionSet, Sendable, Hashable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Upper left.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// Upper right.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// Lower left.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// Lower right.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

extension CALayer {
    /// Which corners `cornerRadius` rounds; all of them by default.
    public var maskedCorners: CACornerMask {
        get { CACornerMask(rawValue: UInt((extras?.roundedCorners ?? .all).rawValue)) }
        set { changeExtra("maskedCorners", \.roundedCorners, to: CornerSet(rawValue: UInt8(newValue.rawValue & 15))) }
    }

    /// Whether the layer is also seen from behind, when it is turned half round in space. True by default.
    public var isDoubleSided: Bool {
        get { extras?.isDoubleSided ?? true }
        set { changeExtra("doubleSided", \.isDoubleSided, to: newValue) }
    }

    /// Applied to the sublayers about the layer's anchor point; where perspective comes from.
    ///
    ///     var perspective = CATransform3DIdentity
    ///     perspective.m34 = -1 / 500                        // seen from 500 points away
    ///     container.layer.sublayerTransform = perspective
    ///
    /// A web page shows perspective; in snapshots, which are flat, layers keep where their corners are as nearly as
    /// they can without it.
    public var sublayerTransform: CATransform3D {
        get { extras?.sublayerTransform ?? CATransform3DIdentity }
        set {
            let wasFlat = sublayerTransform.isAffine
            changeExtra("sublayerTransform", \.sublayerTransform, ifUsable: newValue)
            guard wasFlat != newValue.isAffine else { return }
            for child in children where child.zPosition != 0 { child.setNeedsCommit() }
        }
    }

    /// The outline that casts the shadow, in the layer's coordinates; nil, the default, for the shape of the layer.
    public var shadowPath: CGPath? {
        get { extras?.shadowPath }
        set { changeExtra("shadowPath", \.shadowPath, to: newValue?.copy()) }
    }

    /// What of the contents is shown, in units of the whole: (0, 0, 1, 1), all of it, by default.
    public var contentsRect: CGRect {
        get { extras?.contentsRect ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
        set { changeExtra("contentsRect", \.contentsRect, ifUsable: newValue) }
    }

    /// What of the contents stretches when the layer is larger or smaller, in units of the whole.
    ///
    /// What lies outside keeps its size across its edge: the corners keep both. Everything stretches by default. It counts
    /// where `contentsGravity` is one of the resizing ones.
    public var contentsCenter: CGRect {
        get { extras?.contentsCenter ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
        set { changeExtra("contentsCenter", \.contentsCenter, ifUsable: newValue) }
    }

    // The next ones are hints for a renderer that works with pixels. Screens draw the same whatever they say.

    /// A hint to draw the layer once and keep the picture. It is kept and changes nothing that is seen.
    public var shouldRasterize: Bool {
        get { extras?.shouldRasterize ?? false }
        set { madeExtras.shouldRasterize = newValue }
    }

    /// The pixels a point of a kept picture. It is kept and changes nothing that is seen.
    public var rasterizationScale: CGFloat {
        get { extras?.rasterizationScale ?? 1 }
        set { madeExtras.rasterizationScale = newValue }
    }

    /// A hint to draw on another thread. It is kept and changes nothing that is seen.
    public var drawsAsynchronously: Bool {
        get { extras?.drawsAsynchronously ?? false }
        set { madeExtras.drawsAsynchronously = newValue }
    }

    /// Whether edges of a turned layer may be smooth. It is kept; screens always smooth them.
    public var allowsEdgeAntialiasing: Bool {
        get { extras?.allowsEdgeAntialiasing ?? false }
        set { madeExtras.allowsEdgeAntialiasing = newValue }
    }

    /// A promise that the contents have no transparent part. It is kept and changes nothing that is seen.
    public var isOpaque: Bool {
        get { extras?.isOpaque ?? false }
        set { madeExtras.isOpaque = newValue }
    }
}
