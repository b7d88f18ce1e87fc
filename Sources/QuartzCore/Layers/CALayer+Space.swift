import CoreGraphics
import RenderTree

// Layers that are rotated out of the plane, or whose superlayer transforms its sublayers. Each layer is flat, and
// appears in the plane of its superlayer: a point passes through one matrix per layer, which drops the distance from
// the plane.

extension CALayer {
    /// Whether the chain of superlayers has more than flat transforms of single layers.
    final var isInSpace: Bool {
        var ancestor: CALayer? = self
        while let layer = ancestor {
            if layer.placement.isTransformed, !layer.transform.isAffine { return true }
            ancestor = layer.superlayerStorage
            if ancestor?.extras != nil, ancestor?.sublayerTransform != CATransform3DIdentity { return true }
        }
        return false
    }

    static func projected(_ point: CGPoint, from start: CALayer?, to end: CALayer?) -> CGPoint {
        let inTree = start.map { $0.projectionToTree.projected(point) ?? point } ?? point
        return end.map { $0.projectionFromTree.projected(inTree) ?? inTree } ?? inTree
    }

    /// Returns the bounding box of the converted corners.
    static func projected(_ rect: CGRect, from start: CALayer?, to end: CALayer?) -> CGRect {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
        ].map { projected($0, from: start, to: end) }
        let (left, right) = (corners.map(\.x).min() ?? 0, corners.map(\.x).max() ?? 0)
        let (top, bottom) = (corners.map(\.y).min() ?? 0, corners.map(\.y).max() ?? 0)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    private var projectionToTree: LayerTransform {
        var result = projectionToSuperlayer
        var ancestor = superlayerStorage
        while let layer = ancestor {
            result = result.concatenating(layer.projectionToSuperlayer)
            ancestor = layer.superlayerStorage
        }
        return result
    }

    private var projectionFromTree: LayerTransform {
        LayerTransform(rows: CATransform3DInvert(CATransform3D(rows: projectionToTree.rows)).rows)
    }

    /// Converts from this layer's coordinates to its superlayer's.
    private var projectionToSuperlayer: LayerTransform {
        let anchor = anchorInBounds
        var own = transform
        if zPosition != 0, let space = superlayerStorage?.sublayerTransform, !space.isAffine {
            own = CATransform3DConcat(own, CATransform3DMakeTranslation(0, 0, zPosition))
        }
        let placed = LayerTransform(moveBy: -anchor.x, -anchor.y).concatenating(LayerTransform(rows: own.rows))
            .concatenating(LayerTransform(moveBy: position.x, position.y))
        guard let superlayerStorage, superlayerStorage.extras != nil else { return placed.ofPlane }
        let space = LayerTransform(rows: superlayerStorage.sublayerTransform.rows).about(
            superlayerStorage.anchorInBounds)
        return placed.concatenating(space).ofPlane
    }

    private var anchorInBounds: CGPoint {
        CGPoint(
            x: bounds.origin.x + bounds.width * anchorPoint.x, y: bounds.origin.y + bounds.height * anchorPoint.y)
    }
}

extension LayerTransform {
    /// The transform for points of the plane alone, whose results stay in the plane.
    fileprivate var ofPlane: LayerTransform {
        var rows = rows
        for index in 0..<4 {
            rows[8 + index] = index == 2 ? 1 : 0
            rows[index * 4 + 2] = index == 2 ? 1 : 0
        }
        return LayerTransform(rows: rows)
    }
}
