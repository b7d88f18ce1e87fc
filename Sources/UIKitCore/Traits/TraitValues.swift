import CoreGraphics

/// The values of a trait collection, each of which may be unspecified.
struct TraitValues: Sendable, Equatable {
    var idiom = UIUserInterfaceIdiom.unspecified
    var style = UIUserInterfaceStyle.unspecified
    var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    /// 0 stands for unspecified.
    var displayScale: CGFloat = 0
    var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    var contentSizeCategory = UIContentSizeCategory.unspecified
    var contrast = UIAccessibilityContrast.unspecified
    var level = UIUserInterfaceLevel.unspecified
    var listEnvironment = UIListEnvironment.unspecified
    /// The app's own traits, by their definitions.
    var custom: [ObjectIdentifier: CustomTrait] = [:]

    /// Returns these values, replaced by those that `other` specifies.
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
/// `value` never changes after it was stored here, and UIKit passes trait collections between threads in the same way.
struct CustomTrait: @unchecked Sendable, Equatable {
    let value: Any

    /// Values that can't be compared count as different, as on iOS.
    static func == (left: CustomTrait, right: CustomTrait) -> Bool {
        (left.value as? any Equatable)?.isEqual(to: right.value) ?? false
    }
}
