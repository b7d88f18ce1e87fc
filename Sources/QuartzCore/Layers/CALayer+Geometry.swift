import CoreGraphics

extension CALayer {
    /// The value of ``frame``.
    final var boxInSuperlayer: CGRect {
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

    package final func converted(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        if let l, let step = l.step(to: self) { return p.moved(by: step) }
        if isInSpace || l?.isInSpace == true { return Self.projected(p, from: l, to: self) }
        let inTree = l.map { p.applying($0.transformToTree) } ?? p
        return inTree.applying(transformToTree.inverted())
    }

    package final func converted(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        if let l, let step = step(to: l) { return p.moved(by: step) }
        if isInSpace || l?.isInSpace == true { return Self.projected(p, from: self, to: l) }
        let inTree = p.applying(transformToTree)
        return l.map { inTree.applying($0.transformToTree.inverted()) } ?? inTree
    }

    package final func converted(_ r: CGRect, from l: CALayer?) -> CGRect {
        if let l, let step = l.step(to: self) { return r.offsetBy(dx: step.dx, dy: step.dy) }
        if isInSpace || l?.isInSpace == true { return Self.projected(r, from: l, to: self) }
        // Converts in one step: a bounding box of a rotated bounding box would be too large.
        let inTree = l?.transformToTree ?? .identity
        return r.applying(inTree.concatenating(transformToTree.inverted()))
    }

    package final func converted(_ r: CGRect, to l: CALayer?) -> CGRect {
        if let l, let step = step(to: l) { return r.offsetBy(dx: step.dx, dy: step.dy) }
        if isInSpace || l?.isInSpace == true { return Self.projected(r, from: self, to: l) }
        return r.applying(transformToTree.concatenating(l?.transformToTree.inverted() ?? .identity))
    }

    /// Returns the offset between this layer and its superlayer or a direct sublayer; nil if they differ by more than
    /// an offset. Hit testing converts a point into every subview, so this shortcut is worth it.
    private func step(to other: CALayer) -> CGVector? {
        if other.superlayerStorage === self { return other.shiftFromSuperlayer }
        guard superlayerStorage === other, let shift = shiftFromSuperlayer else { return nil }
        return CGVector(dx: -shift.dx, dy: -shift.dy)
    }

    private var shiftFromSuperlayer: CGVector? {
        guard !placement.isTransformed, superlayerStorage?.extras == nil else { return nil }
        let (bounds, anchor, position) = (bounds, anchorPoint, position)
        return CGVector(
            dx: bounds.origin.x + bounds.width * anchor.x - position.x,
            dy: bounds.origin.y + bounds.height * anchor.y - position.y)
    }

    /// From this layer's coordinates to its superlayer's. A rotation out of the plane appears flat, as from the front.
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
        var ancestor = superlayerStorage
        while let layer = ancestor {
            result = result.concatenating(layer.transformToSuperlayer)
            ancestor = layer.superlayerStorage
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
