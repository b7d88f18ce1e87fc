import CoreGraphics
import Foundation
import Synchronization

/// What is true of the place where a view is shown: light or dark, pixels a point, how much room there is.
///
/// Values that a collection leaves open are `unspecified`, or 0.
///
/// - Note: Subclasses add nothing: the class is open because Apple's is. What it holds is set once and never changes.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
    let values: TraitValues

    init(_ values: TraitValues) {
        self.values = values
        super.init()
    }

    /// Everything left open.
    public override convenience init() {
        self.init(TraitValues())
    }

    // MARK: What it says

    /// What kind of device it is.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom }

    /// Light or dark.
    open var userInterfaceStyle: UIUserInterfaceStyle { values.style }

    /// Which way text runs.
    open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }

    /// Pixels a point.
    open var displayScale: CGFloat { values.displayScale }

    /// Whether there is much room sideways.
    open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }

    /// Whether there is much room from top to bottom.
    open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }

    /// The text size that a person chose.
    open var preferredContentSizeCategory: UIContentSizeCategory { values.contentSizeCategory }

    /// Whether a person asked for more contrast.
    open var accessibilityContrast: UIAccessibilityContrast { values.contrast }

    /// Whether the screen is above another one.
    open var userInterfaceLevel: UIUserInterfaceLevel { values.level }

    /// The kind of list that the view is in: its cells, headers and footers are told. Unspecified or none elsewhere.
    open var listEnvironment: UIListEnvironment { values.listEnvironment }

    /// The value of a trait of UIKit's or of the app's own.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

    // MARK: The one in force

    /// The traits of the view whose layout, drawing or trait change is going on, or of the screen.
    ///
    /// Dynamic colours are resolved by it when their `cgColor` is asked for. One value for all threads.
    open class var current: UITraitCollection {
        get { inForce.withLock { $0 } }
        set { inForce.withLock { $0 = newValue } }
    }
    private static let inForce = Mutex(UITraitCollection(userInterfaceStyle: .light))

    /// Runs `actions` with these traits as ``current``.
    open func performAsCurrent(_ actions: () -> Void) {
        let previous = UITraitCollection.current
        UITraitCollection.current = self
        actions()
        UITraitCollection.current = previous
    }

    // MARK: In a list

    /// These traits in a kind of list, unless they say one themselves.
    @MainActor func inList(_ environment: UIListEnvironment) -> UITraitCollection {
        guard values.listEnvironment == .none || values.listEnvironment == .unspecified else { return self }
        if let last = Self.lastInList, last.around === self, last.environment == environment { return last.inside }
        var inside = values
        inside.listEnvironment = environment
        let made = UITraitCollection(inside)
        Self.lastInList = LastInList(around: self, environment: environment, inside: made)
        return made
    }

    /// What was answered last: rows on one screen all ask about the same traits.
    @MainActor @exclusivity(unchecked)
    private static var lastInList: LastInList?

    private struct LastInList {
        let around: UITraitCollection
        let environment: UIListEnvironment
        let inside: UITraitCollection
    }

    // MARK: Comparing

    /// Whether everything that `trait` says, this one says too.
    open func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return values.overridden(by: trait.values) == values
    }

    /// Whether dynamic colours could come out differently.
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
