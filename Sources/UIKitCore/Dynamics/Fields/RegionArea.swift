import CoreGraphics

/// The area that a region covers, around (0, 0).
indirect enum RegionArea: Codable, Sendable {
    case everywhere
    case disc(radius: CGFloat)
    case rectangle(size: CGSize)
    case inverse(RegionArea)
    case union(RegionArea, RegionArea)
    case difference(RegionArea, RegionArea)
    case intersection(RegionArea, RegionArea)

    func contains(_ point: CGPoint) -> Bool {
        switch self {
        case .everywhere: true
        case .disc(let radius): point.x * point.x + point.y * point.y <= radius * radius
        case .rectangle(let size):
            point.x.magnitude <= size.width / 2 && point.y.magnitude <= size.height / 2
        case .inverse(let area): !area.contains(point)
        case .union(let one, let other): one.contains(point) || other.contains(point)
        case .difference(let one, let other): one.contains(point) && !other.contains(point)
        case .intersection(let one, let other): one.contains(point) && other.contains(point)
        }
    }
}
