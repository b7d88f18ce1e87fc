import CoreGraphics
import Foundation
import LayoutEngine
import QuartzCore

/// A width or a height in a compositional layout: a fraction of the container's, a number of points, or an estimate
/// until the view is measured.
///
///     NSCollectionLayoutDimension.fractionalWidth(0.5)     // half as wide as the group
///     NSCollectionLayoutDimension.absolute(44)
///     NSCollectionLayoutDimension.estimated(44)            // what the cell prefers, once it was visible
///
/// Fractions are rounded down to a pixel (R410).
@preconcurrency @MainActor public class NSCollectionLayoutDimension: NSObject, @preconcurrency NSCopying {
    let length: GroupLength

    required init(_ length: GroupLength) {
        self.length = length
        super.init()
    }

    /// Returns a fraction of the container's width. 1 is the whole width. Fractions above 1 and below 0 are allowed.
    public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
        require(fractionalWidth, "fractional width", "fraction")
        return Self(.fractionOfWidth(fractionalWidth))
    }

    /// Returns a fraction of the container's height.
    public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
        require(fractionalHeight, "fractional height", "fraction")
        return Self(.fractionOfHeight(fractionalHeight))
    }

    /// Returns a length in points.
    public class func absolute(_ absoluteDimension: CGFloat) -> Self {
        require(absoluteDimension, "absolute dimension", "dimension")
        return Self(.points(absoluteDimension))
    }

    /// Returns an estimate in points. It applies until the view is visible and measured.
    public class func estimated(_ estimatedDimension: CGFloat) -> Self {
        require(estimatedDimension, "estimated dimension", "dimension")
        return Self(.estimate(estimatedDimension))
    }

    /// Returns an estimate as ``estimated(_:)``. Once measured, all items of the group have the length of the longest
    /// one.
    public class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> Self {
        require(estimatedDimension, "estimated dimension", "dimension")
        return Self(.estimateForAll(estimatedDimension))
    }

    /// Whether this is a fraction of the width.
    public var isFractionalWidth: Bool { if case .fractionOfWidth = length { true } else { false } }
    /// Whether this is a fraction of the height.
    public var isFractionalHeight: Bool { if case .fractionOfHeight = length { true } else { false } }
    /// Whether this is a number of points.
    public var isAbsolute: Bool { if case .points = length { true } else { false } }
    /// Whether this is an estimate, which the view's measured length replaces.
    public var isEstimated: Bool { if case .estimate = length { true } else { false } }
    /// Whether this is an estimate, which the longest measured length in the group replaces.
    public var isUniformAcrossSiblings: Bool { if case .estimateForAll = length { true } else { false } }

    /// The fraction, or the number of points.
    public var dimension: CGFloat {
        switch length {
        case .fractionOfWidth(let value), .fractionOfHeight(let value), .points(let value), .estimate(let value),
            .estimateForAll(let value):
            value
        }
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override nonisolated func isEqual(_ object: Any?) -> Bool {
        (object as? NSCollectionLayoutDimension)?.length == length
    }

    public override nonisolated var hash: Int { length.hashValue }

    /// The description that UIKit prints (R400).
    public override nonisolated var description: String {
        switch length {
        case .fractionOfWidth(let value): ".containerWidthFactor(\(value.shortText))"
        case .fractionOfHeight(let value): ".containerHeightFactor(\(value.shortText))"
        case .points(let value): ".absolute(\(value.shortText))"
        case .estimate(let value): ".estimated(\(value.shortText))"
        case .estimateForAll(let value): ".uniformAcrossSiblings(\(value.shortText))"
        }
    }

    private static func require(_ value: CGFloat, _ what: String, _ word: String) {
        guard !value.isFinite else { return }
        Diagnostics.fail(
            "Invalid \(what): \(value). The \(word) must be a finite value.",
            explanation: """
                  seen           \(value)
                  expected       a number
                  likely cause   a division by zero: a view that has no size yet, or no items
                  try            the layout environment's container in a section provider, which runs when the view has a size
                """)
    }
}

/// A width and a height in a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject, @preconcurrency NSCopying {
    /// The width.
    open private(set) var widthDimension: NSCollectionLayoutDimension
    /// The height.
    open private(set) var heightDimension: NSCollectionLayoutDimension

    /// Creates a size from a width and a height.
    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    {
        widthDimension = width
        heightDimension = height
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override nonisolated var description: String {
        MainActor.assumeIsolated { "{\(widthDimension), \(heightDimension)}" }
    }

    var size: GroupSize { GroupSize(width: widthDimension.length, height: heightDimension.length) }
}

extension CGFloat {
    /// The number as `%g` prints it: whole numbers without a point.
    var shortText: String { String(format: "%g", Double(self)) }
}
