import CoreGraphics
import Foundation

/// A colour, which may have different values in light and dark mode.
open class UIColor: NSObject, @unchecked Sendable {
    private let mark = FoundationMark()
    // Immutable after init; the provider is @Sendable. Subclasses store nothing: the class is open because Apple's is.
    private let light: RGBA
    private let provider: (@Sendable (UITraitCollection) -> UIColor)?
    /// What makes a dynamic colour equal to others; nil if it equals no other.
    private let origin: Origin?

    /// The dynamic colour that this one equals, and its own opacity if it has one.
    private struct Origin {
        let color: UIColor
        let alpha: CGFloat?
    }

    package init(_ rgba: RGBA) {
        light = rgba
        (provider, origin) = (nil, nil)
        super.init()
    }

    /// Creates a colour from components from 0 to 1, in sRGB.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        light = RGBA(red: red, green: green, blue: blue, alpha: alpha)
        (provider, origin) = (nil, nil)
        super.init()
    }

    /// Creates a grey from 0 (black) to 1 (white).
    public init(white: CGFloat, alpha: CGFloat) {
        light = RGBA(red: white, green: white, blue: white, alpha: alpha)
        (provider, origin) = (nil, nil)
        super.init()
    }

    /// Creates the same colour as `cgColor`.
    public init(cgColor: CGColor) {
        light = cgColor.rgba
        (provider, origin) = (nil, nil)
        super.init()
    }

    /// Creates a colour in the Display P3 space, which has more reds and greens than sRGB. A component outside sRGB is
    /// below 0 or above 1.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        func linear(_ value: CGFloat) -> CGFloat {
            let size = abs(value)
            return (size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)) * (value < 0 ? -1 : 1)
        }
        func encoded(_ value: CGFloat) -> CGFloat {
            let size = abs(value)
            return (size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055) * (value < 0 ? -1 : 1)
        }
        let (red, green, blue) = (linear(red), linear(green), linear(blue))
        self.init(
            red: encoded(1.2249401763 * red - 0.2249401763 * green),
            green: encoded(1.0420569547 * green - 0.0420569547 * red),
            blue: encoded(1.0982736201 * blue - 0.0196375546 * red - 0.0786360655 * green), alpha: alpha)
    }

    /// Creates a colour from hue, saturation and brightness, each from 0 to 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let sector = (hue - hue.rounded(.down)) * 6
        func channel(_ offset: CGFloat) -> CGFloat {
            let position = (offset + sector).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(position, 4 - position, 1)))
        }
        self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
    }

    /// Creates a transparent colour.
    public convenience override init() { self.init(white: 0, alpha: 0) }

    /// Creates a colour with a closure that is called for each trait collection, such as after a change of light and
    /// dark.
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        (provider, origin) = (dynamicProvider, nil)
        light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).light
        super.init()
    }

    private init(_ dynamic: UIColor, alpha: CGFloat) {
        provider = { traits in UIColor(dynamic.resolved(with: traits).light.withAlpha(alpha)) }
        origin = Origin(color: dynamic.origin?.color ?? dynamic, alpha: alpha)
        light = dynamic.light.withAlpha(alpha)
        super.init()
    }

    /// Creates a colour that equals another one.
    init(sameAs color: UIColor) {
        provider = color.provider
        origin = color.isDynamic ? color.origin ?? Origin(color: color, alpha: nil) : nil
        light = color.light
        super.init()
    }

    package convenience init(light: RGBA, dark: RGBA) {
        self.init { $0.userInterfaceStyle == .dark ? UIColor(dark) : UIColor(light) }
    }

    package var isDynamic: Bool { provider != nil }

    /// Returns the colour for these traits.
    package func resolved(with traits: UITraitCollection) -> UIColor {
        // A provider may return a colour that has a provider itself.
        provider.map { $0(traits).resolved(with: traits) } ?? self
    }

    /// Returns the colour for `traitCollection`. It doesn't change any more.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { resolved(with: traitCollection) }

    /// The colour for ``UITraitCollection/current``. It doesn't change any more.
    open var cgColor: CGColor { CGColor(current) }

    private final var current: RGBA { isDynamic ? resolved(with: UITraitCollection.current).light : light }

    package var rgba: RGBA { light }

    /// Returns the same colour with another opacity.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        isDynamic ? UIColor(self, alpha: alpha) : UIColor(light.withAlpha(alpha))
    }

    /// Reads the components, each from 0 to 1. Returns true. A dynamic colour gives those for the current traits.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let current = current
        red?.pointee = current.red
        green?.pointee = current.green
        blue?.pointee = current.blue
        alpha?.pointee = current.alpha
        return true
    }

    /// Reads hue, saturation and brightness, each from 0 to 1, as for `UIColor(hue:saturation:brightness:alpha:)`. A
    /// grey has a hue and saturation of 0. Returns true. A dynamic colour gives those for the current traits.
    @discardableResult
    open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let current = current
        let brightest = max(current.red, current.green, current.blue)
        let range = brightest - min(current.red, current.green, current.blue)
        hue?.pointee = current.hue(brightest: brightest, range: range)
        saturation?.pointee = brightest > 0 ? range / brightest : 0
        brightness?.pointee = brightest
        alpha?.pointee = current.alpha
        return true
    }

    // MARK: Drawing

    /// Makes this the fill and stroke colour of the current context.
    open func set() {
        setFill()
        setStroke()
    }

    /// Makes this the fill colour of the current context. Does nothing without a context.
    open func setFill() { GraphicsStack.current?.setFillColor(cgColor) }

    /// Makes this the stroke colour of the current context. Does nothing without a context.
    open func setStroke() { GraphicsStack.current?.setStrokeColor(cgColor) }

    // MARK: Named colours

    /// Black, the same in light and dark.
    open class var black: UIColor { NamedColor.black }
    /// A grey of a third.
    open class var darkGray: UIColor { NamedColor.darkGray }
    /// A grey of two thirds.
    open class var lightGray: UIColor { NamedColor.lightGray }
    /// White, the same in light and dark.
    open class var white: UIColor { NamedColor.white }
    /// A grey of a half.
    open class var gray: UIColor { NamedColor.gray }
    /// Pure red, the same in light and dark.
    open class var red: UIColor { NamedColor.red }
    /// Pure green, the same in light and dark.
    open class var green: UIColor { NamedColor.green }
    /// Pure blue, the same in light and dark.
    open class var blue: UIColor { NamedColor.blue }
    /// Pure cyan, the same in light and dark.
    open class var cyan: UIColor { NamedColor.cyan }
    /// Pure yellow, the same in light and dark.
    open class var yellow: UIColor { NamedColor.yellow }
    /// Pure magenta, the same in light and dark.
    open class var magenta: UIColor { NamedColor.magenta }
    /// Orange, the same in light and dark.
    open class var orange: UIColor { NamedColor.orange }
    /// Purple, the same in light and dark.
    open class var purple: UIColor { NamedColor.purple }
    /// Brown, the same in light and dark.
    open class var brown: UIColor { NamedColor.brown }
    /// No colour: black with an alpha of 0.
    open class var clear: UIColor { NamedColor.clear }

    // These differ between light and dark mode.

    /// A red that is lighter in the dark.
    open class var systemRed: UIColor { NamedColor.systemRed }
    /// An orange that is lighter in the dark.
    open class var systemOrange: UIColor { NamedColor.systemOrange }
    /// A yellow that is lighter in the dark.
    open class var systemYellow: UIColor { NamedColor.systemYellow }
    /// A green that is lighter in the dark.
    open class var systemGreen: UIColor { NamedColor.systemGreen }
    /// A mint that is lighter in the dark.
    open class var systemMint: UIColor { NamedColor.systemMint }
    /// A teal that is lighter in the dark.
    open class var systemTeal: UIColor { NamedColor.systemTeal }
    /// A cyan that is lighter in the dark.
    open class var systemCyan: UIColor { NamedColor.systemCyan }
    /// A blue that is lighter in the dark: the colour of links and buttons.
    open class var systemBlue: UIColor { NamedColor.systemBlue }
    /// An indigo that is lighter in the dark.
    open class var systemIndigo: UIColor { NamedColor.systemIndigo }
    /// A purple that is lighter in the dark.
    open class var systemPurple: UIColor { NamedColor.systemPurple }
    /// A pink that is lighter in the dark.
    open class var systemPink: UIColor { NamedColor.systemPink }
    /// A brown that is lighter in the dark.
    open class var systemBrown: UIColor { NamedColor.systemBrown }
    /// A grey that is the same in light and dark.
    open class var systemGray: UIColor { NamedColor.systemGray }
    /// A grey, lighter than ``systemGray`` in light and darker in dark.
    open class var systemGray2: UIColor { NamedColor.systemGray2 }
    /// A grey that stands out less from the background than ``systemGray2``.
    open class var systemGray3: UIColor { NamedColor.systemGray3 }
    /// A grey that stands out less from the background than ``systemGray3``.
    open class var systemGray4: UIColor { NamedColor.systemGray4 }
    /// A grey that stands out less from the background than ``systemGray4``.
    open class var systemGray5: UIColor { NamedColor.systemGray5 }
    /// The grey closest to the background.
    open class var systemGray6: UIColor { NamedColor.systemGray6 }

    /// The colour of the most important text: black, or white in dark mode.
    open class var label: UIColor { NamedColor.label }
    /// The colour of secondary text.
    open class var secondaryLabel: UIColor { NamedColor.secondaryLabel }
    /// The colour of less important text, such as a placeholder.
    open class var tertiaryLabel: UIColor { NamedColor.tertiaryLabel }
    /// The colour of the least important text, such as a watermark.
    open class var quaternaryLabel: UIColor { NamedColor.quaternaryLabel }
    /// The colour of thin lines that let what is behind show through.
    open class var separator: UIColor { NamedColor.separator }
    /// The colour of thin lines that hide what is behind.
    open class var opaqueSeparator: UIColor { NamedColor.opaqueSeparator }
    /// The fill colour of thin and small shapes, such as a slider's track.
    open class var systemFill: UIColor { NamedColor.systemFill }
    /// The fill colour of medium-sized shapes, such as a switch.
    open class var secondarySystemFill: UIColor { NamedColor.secondarySystemFill }
    /// The fill colour of large shapes, such as a text field.
    open class var tertiarySystemFill: UIColor { NamedColor.tertiarySystemFill }
    /// The fill colour of large areas with complex content.
    open class var quaternarySystemFill: UIColor { NamedColor.quaternarySystemFill }
    /// The colour of the text in an empty field.
    open class var placeholderText: UIColor { NamedColor.placeholderText }
    /// The colour of a link.
    open class var link: UIColor { NamedColor.link }
    /// Black in light and dark mode.
    open class var darkText: UIColor { NamedColor.darkText }
    /// White that lets some of what is behind show through, in light and dark mode.
    open class var lightText: UIColor { NamedColor.lightText }
    /// The background of a screen: white, or black in dark mode.
    open class var systemBackground: UIColor { NamedColor.systemBackground }
    /// The background of groups on ``systemBackground``.
    open class var secondarySystemBackground: UIColor { NamedColor.secondarySystemBackground }
    /// The background of groups inside other groups.
    open class var tertiarySystemBackground: UIColor { NamedColor.tertiarySystemBackground }
    /// The background of a screen with grouped rows: light grey, or black in dark mode.
    open class var systemGroupedBackground: UIColor { NamedColor.systemGroupedBackground }
    /// The background of rows on ``systemGroupedBackground``.
    open class var secondarySystemGroupedBackground: UIColor { NamedColor.secondarySystemGroupedBackground }
    /// The background of groups inside rows.
    open class var tertiarySystemGroupedBackground: UIColor { NamedColor.tertiarySystemGroupedBackground }

    // MARK: Comparing

    /// Returns whether the colours are equal. Dynamic colours are if they are the same object, or the same one with the
    /// same opacity. Those of an asset catalogue are if they are from the same set.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        guard isDynamic || other.isDynamic else { return light == other.light }
        return (origin?.color ?? self) === (other.origin?.color ?? other) && origin?.alpha == other.origin?.alpha
    }

    open override var hash: Int { light.hashValue }

    open override var description: String {
        "<UIColor \(light.red.decimalText()) \(light.green.decimalText()) \(light.blue.decimalText()) \(light.alpha.decimalText())>"
    }
}

extension RGBA {
    /// Returns the position in the circle of colours, from 0 to 1. Red, green and blue are a third apart.
    fileprivate func hue(brightest: CGFloat, range: CGFloat) -> CGFloat {
        guard range > 0 else { return 0 }
        let sixths =
            switch brightest {
            case red: (green - blue) / range
            case green: (blue - red) / range + 2
            default: (red - green) / range + 4
            }
        return (sixths < 0 ? sixths + 6 : sixths) / 6
    }

    fileprivate func withAlpha(_ alpha: CGFloat) -> RGBA {
        var changed = self
        changed.alpha = alpha
        return changed
    }
}
