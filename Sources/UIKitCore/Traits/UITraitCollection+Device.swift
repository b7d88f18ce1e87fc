import CoreGraphics

extension UITraitCollection {
    /// The shortest side from which a device is a tablet, in points.
    private static let tabletSide: CGFloat = 600
    /// The width from which an upright phone has room for two columns on its side.
    private static let largePhoneSide: CGFloat = 414

    /// Creates the traits of a device of this size.
    ///
    /// - Behaviour: the size classes of Apple's devices are documented; those of other window sizes are our choice
    ///   (Decisions/0027).
    package convenience init(
        deviceSize size: CGSize, scale: CGFloat, style: UIUserInterfaceStyle
    ) {
        let shortSide = min(size.width, size.height)
        let isTablet = shortSide >= Self.tabletSide
        let isOnItsSide = size.width > size.height
        var values = TraitValues()
        values.idiom = isTablet ? .pad : .phone
        values.style = style
        values.layoutDirection = .leftToRight
        values.displayScale = scale
        values.horizontalSizeClass =
            isTablet || (isOnItsSide && shortSide >= Self.largePhoneSide) ? .regular : .compact
        values.verticalSizeClass = isTablet || !isOnItsSide ? .regular : .compact
        values.contentSizeCategory = .large
        values.contrast = .normal
        values.listEnvironment = .none
        values.level = .base
        self.init(values)
    }
}
