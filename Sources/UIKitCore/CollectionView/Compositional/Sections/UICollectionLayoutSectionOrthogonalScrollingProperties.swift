import CoreGraphics
import Foundation
import LayoutEngine

/// How a section that scrolls on its own bounces and slows down.
///
///     section.orthogonalScrollingProperties.decelerationRate = .fast
///     section.orthogonalScrollingProperties.bounce = .never
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject,
    @preconcurrency NSCopying
{
    /// Whether content can be pulled past its ends.
    public enum Bounce: Int, Sendable {
        /// Only where there is more content than fits. Apple leaves it to the system; this is our choice (Decisions/0075).
        case automatic = 0
        /// The content bounces at its ends, even if it fits.
        case always = 1
        /// The content stops at its ends.
        case never = 2
    }

    /// What is left of its velocity after each millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// That of the collection view.
        public static let automatic = DecelerationRate(rawValue: 0)
        /// Slows down as a scroll view does.
        public static let normal = DecelerationRate(rawValue: UIScrollView.DecelerationRate.normal.rawValue)
        /// Slows down fast.
        public static let fast = DecelerationRate(rawValue: UIScrollView.DecelerationRate.fast.rawValue)
    }

    public override required init() { super.init() }

    /// `.automatic` by default.
    open var bounce = Bounce.automatic

    /// `.automatic` by default.
    open var decelerationRate = DecelerationRate.automatic

    open func copy(with zone: NSZone? = nil) -> Any { copied() }

    final func copied() -> Self {
        let copy = Self()
        copy.bounce = bounce
        copy.decelerationRate = decelerationRate
        return copy
    }

    final var feel: SectionFeel {
        let bounces: Bool? =
            switch bounce {
            case .automatic: nil
            case .always: true
            case .never: false
            }
        return SectionFeel(
            decelerationRate: decelerationRate == .automatic ? nil : decelerationRate.rawValue, bounces: bounces)
    }
}
