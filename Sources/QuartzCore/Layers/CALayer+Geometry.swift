import CoreGraphics

extension CALayer {
    /// The upright box around the layer in its superlayer's coordinates, in points.
    ///
    /// With a transform it is derived from position, bounds, anchor point and transform; setting it then changes
    /// position and bounds so that the box comes out as asked for.
    public var frame: CGRect {
        get {
            let size = bounds.size
            let untransformed = CGRect(
                x: position.x - size.width * anchorPoint.x, y: position.y - size.height * anchorPoint.y,
                width: size.width, height: size.height)
            guard transform != CATransform3DIdentity else { return untransformed }
            return untransformed.applying(affineInSuperlayer(about: position))
        }
        set {
            var size = newValue.size
            if transform != CATransform3DIdentity {
                size = CGRect(origin: .zero, size: size).applying(transform.affine.inverted()).size
            }
            bounds.size = size
            position = CGPoint(
                x: newValue.origin.x + newValue.width * anchorPoint.x,
                y: newValue.origin.y + newValue.height * anchorPoint.y)
        }
    }

    public func affineTransform() -> CGAffineTransform { transform.affine }

    public func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3D(m) }

    /// Where `p` of another layer's coordinates is in this one's; nil means the coordinates of the whole tree.
    public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        if let l, let step = l.step(to: self) { return p.moved(by: step) }
        if isInSpace || l?.isInSpace == true { return Self.projected(p, from: l, to: self) }
        let inTree = l.map { p.applying($0.transformToTree) } ?? p
        return inTree.applying(transformToTree.inverted())
    }

    public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        if let l, let step = step(to: l) { return p.moved(by: step) }
        if isInSpace || l?.isInSpace == true { return Self.projected(p, from: self, to: l) }
        let inTree = p.applying(transformToTree)
        return l.map { inTree.applying($0.transformToTree.inverted()) } ?? inTree
    }

    public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        if let l, let step = l.step(to: self) { return r.offsetBy(dx: step.dx, dy: step.dy) }
        if isInSpace || l?.isInSpace == true { return Self.projected(r, from: l, to: self) }
        // In one go: the box around a box that was turned on the way would be too large.
        let inTree = l?.transformToTree ?? .identity
        return r.applying(inTree.concatenating(transformToTree.inverted()))
    }

    public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
        if let l, let step = step(to: l) { return r.offsetBy(dx: step.dx, dy: step.dy) }
        if isInSpace || l?.isInSpace == true { return Self.projected(r, from: self, to: l) }
        return r.applying(transformToTree.concatenating(l?.transformToTree.inverted() ?? .identity))
    }

    /// The offset between this layer and its superlayer or a direct sublayer; nil if more than an offset lies between them.
    /// Hit testing converts a point into every subview of a view, so this is worth a way of its own.
    private func step(to other: CALayer) -> CGVector? {
        if other.superlayer === self { return other.shiftFromSuperlayer }
        guard superlayer === other, let shift = shiftFromSuperlayer else { return nil }
        return CGVector(dx: -shift.dx, dy: -shift.dy)
    }

    private var shiftFromSuperlayer: CGVector? {
        guard !placement.isTransformed, superlayer?.extras == nil else { return nil }
        let (bounds, anchor, position) = (bounds, anchorPoint, position)
        return CGVector(
            dx: bounds.origin.x + bounds.width * anchor.x - position.x,
            dy: bounds.origin.y + bounds.height * anchor.y - position.y)
    }

    /// Whether `p`, in this layer's coordinates, is inside its box.
    public func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    /// From this layer's coordinates to its superlayer's. Turns out of the plane are seen flat, from the front.
    package var transformToSuperlayer: CGAffineTransform {
        let size = bounds.size
        let anchor = CGPoint(
            x: bounds.origin.x + size.width * anchorPoint.x, y: bounds.origin.y + size.height * anchorPoint.y)
        guard transform != CATransform3DIdentity else {
            return CGAffineTransform(translationX: position.x - anchor.x, y: position.y - anchor.y)
        }
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(transform.affine)
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }

    private var transformToTree: CGAffineTransform {
        var result = transformToSuperlayer
        var ancestor = superlayer
        while let layer = ancestor {
            result = result.concatenating(layer.transformToSuperlayer)
            ancestor = layer.superlayer
        }
        return result
    }

    private func affineInSuperlayer(about point: CGPoint) -> CGAffineTransform {
        CGAffineTransform(translationX: -point.x, y: -point.y)
            .concatenating(transform.affine)
            .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    }
}

extension CGPoint {
    fileprivate func moved(by step: CGVector) -> CGPoint { CGPoint(x: x + step.dx, y: y + step.dy) }
}
