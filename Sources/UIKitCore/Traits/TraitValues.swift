import CoreGraphics

/// What a trait collection says; each value may be left open.
struct TraitValues: Sendable, Equatable {
    var idiom = UIUserInterfaceIdiom.unspecified
    var style = UIUserInterfaceStyle.unspecified
    var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    /// 0 is left open.
    var displayScale: CGFloat = 0
    var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    var contentSizeCategory = UIContentSizeCategory.unspecified
    var contrast = UIAccessibilityContrast.unspecified
    var level = UIUserInterfaceLevel.unspecified
    var listEnvironment = UIListEnvironment.unspecified
    /// Traits of the app's own, by their definition.
    var custom: [ObjectIdentifier: CustomTrait] = [:]

    /// These values, with those of `other` where it says something.
    func overridden(by other: TraitValues) -> TraitValues {
        var result = self
        if other.idiom != .unspecified { result.idiom = other.idiom }
        if other.style != .unspecified { result.style = other.style }
        if other.layoutDirection != .unspecified { result.layoutDirection = other.layoutDirection }
        if other.displayScale != 0 { result.displayScale = other.displayScale }
        if other.horizontalSizeClass != .unspecified { result.horizontalSizeClass = other.horizontalSizeClass }
        if other.verticalSizeClass != .unspecified { result.verticalSizeClass = other.verticalSizeClass }
        if other.contentSizeCategory != .unspecified { result.contentSizeCategory = other.contentSizeCategory }
        if other.contrast != .unspecified { result.contrast = other.contrast }
        if other.level != .unspecified { result.level = other.level }
        if other.listEnvironment != .unspecified { result.listEnvironment = other.listEnvironment }
        for (definition, value) in other.custom { result.custom[definition] = value }
        return result
    }
}

/// The value of a trait that the app defined.
///
/// `value` is never changed once it is in here, and UIKit hands trait collections between threads in the same way.
struct CustomTrait: @unchecked Sendable, Equatable {
    let value: Any

    /// Values that cannot be compared count as different, as on iOS.
    static func == (left: CustomTrait, right: CustomTrait) -> Bool {
        (left.value as? any Equatable)?.isEqual(to: right.value) ?? false
    }
}
