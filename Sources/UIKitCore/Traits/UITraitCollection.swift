import CoreGraphics
import Foundation
import Synchronization

/// The traits of the place where a view shows: light or dark, the display scale, size classes and so on.
///
/// Unspecified values are `unspecified`, or 0.
///
/// - Note: The class is open because Apple's is. Its values never change after its creation.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
    let values: TraitValues

    init(_ values: TraitValues) {
        self.values = values
        super.init()
    }

    /// Creates traits that specify nothing.
    public override convenience init() {
        self.init(TraitValues())
    }

    // MARK: Traits

    /// The kind of device.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom }

    /// Whether the device shows light or dark colours.
    open var userInterfaceStyle: UIUserInterfaceStyle { values.style }

    /// The direction of text.
    open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }

    /// The number of pixels per point.
    open var displayScale: CGFloat { values.displayScale }

    /// The horizontal size class: whether there is much room in width.
    open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }

    /// The vertical size class: whether there is much room in height.
    open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }

    /// The text size that a person chose.
    open var preferredContentSizeCategory: UIContentSizeCategory { values.contentSizeCategory }

    /// Whether a person asked for more contrast.
    open var accessibilityContrast: UIAccessibilityContrast { values.contrast }

    /// Whether the view is on a screen's base or above it.
    open var userInterfaceLevel: UIUserInterfaceLevel { values.level }

    /// The kind of list that contains the view, for cells, headers and footers; unspecified or none for other views.
    open var listEnvironment: UIListEnvironment { values.listEnvironment }

    /// Returns the value of one of UIKit's traits, or of the app's own.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

    // MARK: The current traits

    /// The traits of the view that is now being laid out or drawn, or whose traits are changing; otherwise those of the
    /// screen.
    ///
    /// Dynamic colours resolve with it when their `cgColor` is read. All threads share one value.
    open class var current: UITraitCollection {
        get { inForce.withLock { $0 } }
        set { inForce.withLock { $0 = newValue } }
    }
    private static let inForce = Mutex(UITraitCollection(userInterfaceStyle: .light))

    /// Runs `actions`, with these traits as ``current``.
    open func performAsCurrent(_ actions: () -> Void) {
        let previous = UITraitCollection.current
        UITraitCollection.current = self
        actions()
        UITraitCollection.current = previous
    }

    // MARK: Lists

    /// Returns these traits in a kind of list, unless they specify one themselves.
    @MainActor func inList(_ environment: UIListEnvironment) -> UITraitCollection {
        guard values.listEnvironment == .none || values.listEnvironment == .unspecified else { return self }
        if let last = Self.lastInList, last.around === self, last.environment == environment { return last.inside }
        var inside = values
        inside.listEnvironment = environment
        let made = UITraitCollection(inside)
        Self.lastInList = LastInList(around: self, environment: environment, inside: made)
        return made
    }

    /// The last result, because rows on one screen all ask about the same traits.
    @MainActor @exclusivity(unchecked)
    private static var lastInList: LastInList?

    private struct LastInList {
        let around: UITraitCollection
        let environment: UIListEnvironment
        let inside: UITraitCollection
    }

    // MARK: Comparing

    /// Returns whether this collection has the same value for everything that `trait` specifies.
    open func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return values.overridden(by: trait.values) == values
    }

    /// Returns whether dynamic colours may resolve differently.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        guard let other = traitCollection?.values else { return true }
        return values.style != other.style || values.contrast != other.contrast || values.level != other.level
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return self === other || values == other.values
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(values.style)
        hasher.combine(values.displayScale)
        hasher.combine(values.horizontalSizeClass)
        hasher.combine(values.verticalSizeClass)
        return hasher.finalize()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
