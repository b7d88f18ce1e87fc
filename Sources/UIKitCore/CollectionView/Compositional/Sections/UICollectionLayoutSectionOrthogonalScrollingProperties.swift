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
        /// Only if there is more content than fits. Apple leaves this to the system. Here it is our choice
        /// (Decisions/0075).
        case automatic = 0
        /// The content bounces at its ends, even if it fits.
        case always = 1
        /// The content stops at its ends.
        case never = 2
    }

    /// The share of the velocity that remains after each millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The collection view's deceleration rate.
        public static let automatic = DecelerationRate(rawValue: 0)
        /// The rate of a scroll view by default.
        public static let normal = DecelerationRate(rawValue: UIScrollView.DecelerationRate.normal.rawValue)
        /// The rate of a scroll view that slows down fast.
        public static let fast = DecelerationRate(rawValue: UIScrollView.DecelerationRate.fast.rawValue)
    }

    public override required init() { super.init() }

    /// Whether the section bounces. Default: `.automatic`.
    open var bounce = Bounce.automatic

    /// How fast the section slows down. Default: `.automatic`.
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
