import CoreGraphics
import Foundation
import QuartzCore

/// Where a field acts: a disc, a rectangle, everywhere, or a combination of those. (0, 0) is the field's position.
@preconcurrency @MainActor open class UIRegion: NSObject, NSCopying, @preconcurrency NSCoding {
    /// Set once, so any thread may read it.
    nonisolated private let area: RegionArea

    /// Everywhere.
    open class var infinite: UIRegion { UIRegion(.everywhere) }

    /// A disc around (0, 0).
    public init(radius: CGFloat) { area = .disc(radius: radius) }

    /// A rectangle whose middle is (0, 0).
    public init(size: CGSize) { area = .rectangle(size: size) }

    private init(_ area: RegionArea) { self.area = area }

    /// A region that was encoded.
    public required init?(coder: NSCoder) {
        guard let data = coder.decodeObject(forKey: "area") as? Data,
            let area = try? JSONDecoder().decode(RegionArea.self, from: data)
        else { return nil }
        self.area = area
    }

    /// Writes what it covers.
    open nonisolated func encode(with coder: NSCoder) {
        coder.encode(try? JSONEncoder().encode(area), forKey: "area")
    }

    /// A region doesn't change, so it is its own copy.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    /// Where this region isn't.
    open func inverse() -> Self { made(.inverse(area)) }

    /// Where one of the two is.
    open func byUnion(with region: UIRegion) -> Self { made(.union(area, region.area)) }

    /// Where this region is and the other one isn't.
    open func byDifference(from region: UIRegion) -> Self { made(.difference(area, region.area)) }

    /// Where both are.
    open func byIntersection(with region: UIRegion) -> Self { made(.intersection(area, region.area)) }

    /// Whether a place, from the middle of the region, is in it.
    open func contains(_ point: CGPoint) -> Bool { area.contains(point) }

    /// Subclasses override what makes regions, as on iOS: their initialisers aren't known here.
    private func made(_ area: RegionArea) -> Self {
        if let region = UIRegion(area) as? Self { return region }
        Diagnostics.fail(
            "\(type(of: self)) has to say what regions it makes.",
            explanation: "  try            override inverse() and the functions that begin with “by”, and contains(_:)")
    }
}
