import CoreGraphics

extension UITraitCollection {
    /// The shortest side of a tablet, in points.
    private static let tabletSide: CGFloat = 600
    /// Phones this wide upright have room for two columns on their side.
    private static let largePhoneSide: CGFloat = 414

    /// The traits of a device of this size.
    ///
    /// - Behaviour: size classes of Apple's devices, documented; what a window of any other size is, our choice
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
