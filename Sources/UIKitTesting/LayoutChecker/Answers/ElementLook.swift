import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore

/// Where an element is and how it looks: the values of its attributes at one moment.
struct ElementLook: Hashable, Sendable {
    var frame: CGRect
    /// The frame that the element would have without its transform.
    var plainFrame: CGRect
    var size: CGSize
    var alpha: CGFloat
    var zIndex: Int
    var isHidden: Bool
    private var transform: [CGFloat]

    @MainActor init(_ attributes: UICollectionViewLayoutAttributes) {
        frame = attributes.frame
        size = attributes.size
        let center = attributes.center
        plainFrame = CGRect(
            x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
        alpha = attributes.alpha
        zIndex = attributes.zIndex
        isHidden = attributes.isHidden
        let matrix = attributes.transform3D
        transform =
            matrix == CATransform3DIdentity
            ? []
            : [
                matrix.m11, matrix.m12, matrix.m13, matrix.m14, matrix.m21, matrix.m22, matrix.m23, matrix.m24,
                matrix.m31, matrix.m32, matrix.m33, matrix.m34, matrix.m41, matrix.m42, matrix.m43, matrix.m44,
            ]
    }

    var isFinite: Bool {
        frame.isFinite && size.width.isFinite && size.height.isFinite && size.width >= 0 && size.height >= 0
            && alpha.isFinite && transform.allSatisfy(\.isFinite)
    }

    /// Whether a person can see any of the element.
    var isSeen: Bool { !isHidden && alpha > 0 && frame.width > 0 && frame.height > 0 }

    /// Whether the element is an upright box, so that its frame says exactly where it is.
    var isUpright: Bool { transform.isEmpty }

    /// Whether the frame is where a person sees the element. False if the transform turns it out of the plane.
    var isFlat: Bool {
        transform.isEmpty
            || [2, 3, 6, 7, 8, 9, 11, 14].allSatisfy { abs(transform[$0]) < 1e-9 } && transform[15] == 1
    }

    /// Describes how two elements differ. Returns nil if they look the same to within half a point.
    func difference(to other: ElementLook) -> String? {
        if !frame.isNear(other.frame) || !size.isNear(other.size) {
            return "\(frame.text) and \(other.frame.text)"
        }
        if abs(alpha - other.alpha) > 0.01 { return "alpha \(alpha.decimalText()) and \(other.alpha.decimalText())" }
        if zIndex != other.zIndex { return "zIndex \(zIndex) and \(other.zIndex)" }
        if isHidden != other.isHidden { return isHidden ? "hidden and not" : "not hidden and hidden" }
        if !zip(padded, other.padded).allSatisfy({ abs($0 - $1) < 0.01 }) { return "another transform" }
        return nil
    }

    private var padded: [CGFloat] { transform.isEmpty ? [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1] : transform }
}

extension CGRect {
    var text: String {
        let numbers = [minX, minY, width, height].map { $0.isFinite ? $0.decimalText() : "\($0)" }
        return "(\(numbers.joined(separator: ", ")))"
    }

    func isNear(_ other: CGRect) -> Bool {
        abs(minX - other.minX) <= 0.5 && abs(minY - other.minY) <= 0.5 && size.isNear(other.size)
    }

    /// Whether two rectangles overlap by more than `margin` points both ways. A negative margin widens them.
    func overlaps(_ other: CGRect, by margin: CGFloat) -> Bool {
        maxX - other.minX > margin && other.maxX - minX > margin && width > margin && other.width > margin
            && maxY - other.minY > margin && other.maxY - minY > margin && height > margin && other.height > margin
    }
}

extension CGSize {
    func isNear(_ other: CGSize) -> Bool { abs(width - other.width) <= 0.5 && abs(height - other.height) <= 0.5 }

    var text: String { "\(width.decimalText()) x \(height.decimalText())" }
}
