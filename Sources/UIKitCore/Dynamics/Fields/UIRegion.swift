import CoreGraphics
import Foundation
import QuartzCore

/// The area in which a field acts: a disc, a rectangle, everywhere, or a combination of those. (0, 0) is the field's
/// position.
@preconcurrency @MainActor open class UIRegion: NSObject, NSCopying, @preconcurrency NSCoding {
    /// Never changes, so any thread may read it.
    nonisolated private let area: RegionArea

    /// A region that is everywhere.
    open class var infinite: UIRegion { UIRegion(.everywhere) }

    /// Creates a disc around (0, 0).
    public init(radius: CGFloat) { area = .disc(radius: radius) }

    /// Creates a rectangle with its centre at (0, 0).
    public init(size: CGSize) { area = .rectangle(size: size) }

    private init(_ area: RegionArea) { self.area = area }

    /// Reads an encoded region.
    public required init?(coder: NSCoder) {
        guard let data = coder.decodeObject(forKey: "area") as? Data,
            let area = try? JSONDecoder().decode(RegionArea.self, from: data)
        else { return nil }
        self.area = area
    }

    /// Writes the region's area.
    open nonisolated func encode(with coder: NSCoder) {
        coder.encode(try? JSONEncoder().encode(area), forKey: "area")
    }

    /// Returns the region itself, because it can't change.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns the region outside this one.
    open func inverse() -> Self { made(.inverse(area)) }

    /// Returns the region that either of the two covers.
    open func byUnion(with region: UIRegion) -> Self { made(.union(area, region.area)) }

    /// Returns the region that this one covers and the other one doesn't.
    open func byDifference(from region: UIRegion) -> Self { made(.difference(area, region.area)) }

    /// Returns the region that both cover.
    open func byIntersection(with region: UIRegion) -> Self { made(.intersection(area, region.area)) }

    /// Returns whether a place, relative to the region's centre, is in it.
    open func contains(_ point: CGPoint) -> Bool { area.contains(point) }

    /// Creates a region. Subclasses override the methods that return regions, as on iOS: their initialisers aren't
    /// known here.
    private func made(_ area: RegionArea) -> Self {
        if let region = UIRegion(area) as? Self { return region }
        Diagnostics.fail(
            "\(type(of: self)) doesn't override the functions that make regions.",
            explanation: "  try            override inverse() and the functions that begin with “by”, and contains(_:)")
    }
}
