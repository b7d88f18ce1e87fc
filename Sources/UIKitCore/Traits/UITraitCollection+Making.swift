import CoreGraphics

extension UITraitCollection {
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init { $0.userInterfaceIdiom = idiom }
    }

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init { $0.userInterfaceStyle = userInterfaceStyle }
    }

    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init { $0.layoutDirection = layoutDirection }
    }

    public convenience init(displayScale scale: CGFloat) {
        self.init { $0.displayScale = scale }
    }

    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.horizontalSizeClass = horizontalSizeClass }
    }

    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.verticalSizeClass = verticalSizeClass }
    }

    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
    }

    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init { $0.accessibilityContrast = accessibilityContrast }
    }

    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init { $0.userInterfaceLevel = userInterfaceLevel }
    }

    public convenience init(listEnvironment: UIListEnvironment) {
        self.init { $0.listEnvironment = listEnvironment }
    }

    /// What `mutations` sets; the rest is left open.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(UITraitCollection.values(from: TraitValues(), by: mutations))
    }

    /// What the collections say together; later ones win.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(traitCollections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
    }

    /// These traits, with what `mutations` changes about them.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(UITraitCollection.values(from: values, by: mutations))
    }

    /// These traits with one of them replaced.
    public func replacing<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) -> UITraitCollection {
        var values = values
        values[trait] = value
        return UITraitCollection(values)
    }

    private static func values(
        from start: TraitValues, by mutations: (inout any UIMutableTraits) -> Void
    ) -> TraitValues {
        var traits: any UIMutableTraits = MutableTraits(values: start)
        mutations(&traits)
        return (traits as? MutableTraits)?.values ?? start
    }

    /// These traits with those of `overrides` in their place.
    func overridden(by overrides: TraitValues?) -> UITraitCollection {
        guard let overrides else { return self }
        let combined = values.overridden(by: overrides)
        return combined == values ? self : UITraitCollection(combined)
    }
}
