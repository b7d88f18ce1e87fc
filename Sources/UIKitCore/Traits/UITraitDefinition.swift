import CoreGraphics

/// A trait: a value of a place in the view hierarchy, which everything inside inherits.
///
///     struct DensityTrait: UITraitDefinition { static let defaultValue = Density.comfortable }
///     view.traitOverrides[DensityTrait.self] = .compact
public protocol UITraitDefinition {
    /// The type of the trait's values.
    associatedtype Value

    /// The trait's value if no view or controller sets it.
    static var defaultValue: Value { get }
}

/// The type of a trait, as a parameter of `registerForTraitChanges`.
public typealias UITrait = any UITraitDefinition.Type

/// A trait that UIKit itself stores.
protocol SystemTrait: UITraitDefinition {
    static func value(in values: TraitValues) -> Value
    static func set(_ value: Value, in values: inout TraitValues)
}

/// Whether the device shows light or dark colours.
public struct UITraitUserInterfaceStyle: SystemTrait {
    public static let defaultValue = UIUserInterfaceStyle.unspecified
    static func value(in values: TraitValues) -> UIUserInterfaceStyle { values.style }
    static func set(_ value: UIUserInterfaceStyle, in values: inout TraitValues) { values.style = value }
}

/// The kind of device.
public struct UITraitUserInterfaceIdiom: SystemTrait {
    public static let defaultValue = UIUserInterfaceIdiom.unspecified
    static func value(in values: TraitValues) -> UIUserInterfaceIdiom { values.idiom }
    static func set(_ value: UIUserInterfaceIdiom, in values: inout TraitValues) { values.idiom = value }
}

/// The direction of text.
public struct UITraitLayoutDirection: SystemTrait {
    public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
    static func value(in values: TraitValues) -> UITraitEnvironmentLayoutDirection { values.layoutDirection }
    static func set(_ value: UITraitEnvironmentLayoutDirection, in values: inout TraitValues) {
        values.layoutDirection = value
    }
}

/// The number of pixels per point.
public struct UITraitDisplayScale: SystemTrait {
    public static let defaultValue: CGFloat = 0
    static func value(in values: TraitValues) -> CGFloat { values.displayScale }
    static func set(_ value: CGFloat, in values: inout TraitValues) { values.displayScale = value }
}

/// The horizontal size class: whether there is much room in width.
public struct UITraitHorizontalSizeClass: SystemTrait {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static func value(in values: TraitValues) -> UIUserInterfaceSizeClass { values.horizontalSizeClass }
    static func set(_ value: UIUserInterfaceSizeClass, in values: inout TraitValues) {
        values.horizontalSizeClass = value
    }
}

/// The vertical size class: whether there is much room in height.
public struct UITraitVerticalSizeClass: SystemTrait {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static func value(in values: TraitValues) -> UIUserInterfaceSizeClass { values.verticalSizeClass }
    static func set(_ value: UIUserInterfaceSizeClass, in values: inout TraitValues) {
        values.verticalSizeClass = value
    }
}

/// The text size that a person chose.
public struct UITraitPreferredContentSizeCategory: SystemTrait {
    public static let defaultValue = UIContentSizeCategory.unspecified
    static func value(in values: TraitValues) -> UIContentSizeCategory { values.contentSizeCategory }
    static func set(_ value: UIContentSizeCategory, in values: inout TraitValues) {
        values.contentSizeCategory = value
    }
}

/// Whether a person asked for more contrast.
public struct UITraitAccessibilityContrast: SystemTrait {
    public static let defaultValue = UIAccessibilityContrast.unspecified
    static func value(in values: TraitValues) -> UIAccessibilityContrast { values.contrast }
    static func set(_ value: UIAccessibilityContrast, in values: inout TraitValues) { values.contrast = value }
}

/// Whether the view is on a screen's base or above it.
public struct UITraitUserInterfaceLevel: SystemTrait {
    public static let defaultValue = UIUserInterfaceLevel.unspecified
    static func value(in values: TraitValues) -> UIUserInterfaceLevel { values.level }
    static func set(_ value: UIUserInterfaceLevel, in values: inout TraitValues) { values.level = value }
}

/// The kind of list that contains the view.
public struct UITraitListEnvironment: SystemTrait {
    public static let defaultValue = UIListEnvironment.unspecified
    static func value(in values: TraitValues) -> UIListEnvironment { values.listEnvironment }
    static func set(_ value: UIListEnvironment, in values: inout TraitValues) { values.listEnvironment = value }
}

extension TraitValues {
    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get {
            if let system = trait as? any SystemTrait.Type { return system.anyValue(in: self) as! Trait.Value }
            return custom[ObjectIdentifier(trait)]?.value as? Trait.Value ?? trait.defaultValue
        }
        set {
            if let system = trait as? any SystemTrait.Type {
                system.setAny(newValue, in: &self)
            } else {
                custom[ObjectIdentifier(trait)] = CustomTrait(value: newValue)
            }
        }
    }

    /// Returns whether both have the same value of a trait.
    func agrees(with other: TraitValues, on trait: UITrait) -> Bool {
        func agree<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Bool {
            CustomTrait(value: self[trait]) == CustomTrait(value: other[trait])
        }
        return agree(trait)
    }
}

extension SystemTrait {
    fileprivate static func anyValue(in values: TraitValues) -> Any { value(in: values) }

    fileprivate static func setAny(_ value: Any, in values: inout TraitValues) {
        if let value = value as? Value { set(value, in: &values) }
    }
}
