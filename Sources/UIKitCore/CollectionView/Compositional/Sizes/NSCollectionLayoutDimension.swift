import CoreGraphics
import Foundation
import LayoutEngine
import QuartzCore

/// A width or a height in a compositional layout: a part of what it lies in, so many points, or an estimate until the view was
/// measured.
///
///     NSCollectionLayoutDimension.fractionalWidth(0.5)     // half as wide as the group
///     NSCollectionLayoutDimension.absolute(44)
///     NSCollectionLayoutDimension.estimated(44)            // what the cell wants, once it was seen
///
/// Fractions are rounded down to the pixel (R410).
@preconcurrency @MainActor public class NSCollectionLayoutDimension: NSObject, @preconcurrency NSCopying {
    let length: GroupLength

    required init(_ length: GroupLength) {
        self.length = length
        super.init()
    }

    /// Of the width of what it lies in. A fraction of 1 is all of it; more, and less than 0, are taken as they are.
    public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
        require(fractionalWidth, "fractional width", "fraction")
        return Self(.fractionOfWidth(fractionalWidth))
    }

    /// Of the height of what it lies in.
    public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
        require(fractionalHeight, "fractional height", "fraction")
        return Self(.fractionOfHeight(fractionalHeight))
    }

    /// In points.
    public class func absolute(_ absoluteDimension: CGFloat) -> Self {
        require(absoluteDimension, "absolute dimension", "dimension")
        return Self(.points(absoluteDimension))
    }

    /// In points, until the view is visible and has been measured.
    public class func estimated(_ estimatedDimension: CGFloat) -> Self {
        require(estimatedDimension, "estimated dimension", "dimension")
        return Self(.estimate(estimatedDimension))
    }

    /// As ``estimated(_:)``, and then as long as the longest of its group.
    public class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> Self {
        require(estimatedDimension, "estimated dimension", "dimension")
        return Self(.estimateForAll(estimatedDimension))
    }

    /// Whether it is a part of the width.
    public var isFractionalWidth: Bool { if case .fractionOfWidth = length { true } else { false } }
    /// Whether it is a part of the height.
    public var isFractionalHeight: Bool { if case .fractionOfHeight = length { true } else { false } }
    /// Whether it is a number of points.
    public var isAbsolute: Bool { if case .points = length { true } else { false } }
    /// Whether it is an estimate, which the cell corrects.
    public var isEstimated: Bool { if case .estimate = length { true } else { false } }
    /// Whether it is the largest estimate of all siblings.
    public var isUniformAcrossSiblings: Bool { if case .estimateForAll = length { true } else { false } }

    /// The fraction, or points.
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

    /// As UIKit prints it (R400).
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
                  try            the layout environment's container in a section provider, which is asked when there is a size
                """)
    }
}

/// A width and a height in a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject, @preconcurrency NSCopying {
    /// The width.
    open private(set) var widthDimension: NSCollectionLayoutDimension
    /// The height.
    open private(set) var heightDimension: NSCollectionLayoutDimension

    /// A size of a width and a height.
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
    /// As `%g` writes it: whole numbers without a point.
    var shortText: String { String(format: "%g", Double(self)) }
}
