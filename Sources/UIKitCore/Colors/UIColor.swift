import CoreGraphics
import Foundation

/// A colour, possibly another one in the dark.
open class UIColor: NSObject, @unchecked Sendable {
    // Immutable after init; the provider is @Sendable. Subclasses hold nothing else: the class is open because Apple's is.
    private let light: RGBA
    private let provider: (@Sendable (UITraitCollection) -> UIColor)?

    package init(_ rgba: RGBA) {
        light = rgba
        provider = nil
        super.init()
    }

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        light = RGBA(red: red, green: green, blue: blue, alpha: alpha)
        provider = nil
        super.init()
    }

    public init(white: CGFloat, alpha: CGFloat) {
        light = RGBA(red: white, green: white, blue: white, alpha: alpha)
        provider = nil
        super.init()
    }

    public init(cgColor: CGColor) {
        light = cgColor.rgba
        provider = nil
        super.init()
    }

    /// Hue, saturation and brightness, each from 0 to 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let sector = (hue - hue.rounded(.down)) * 6
        func channel(_ offset: CGFloat) -> CGFloat {
            let position = (offset + sector).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(position, 4 - position, 1)))
        }
        self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
    }

    /// A colour that is asked for again whenever light and dark change.
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        provider = dynamicProvider
        light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).light
        super.init()
    }

    package convenience init(light: RGBA, dark: RGBA) {
        self.init { $0.userInterfaceStyle == .dark ? UIColor(dark) : UIColor(light) }
    }

    package var isDynamic: Bool { provider != nil }

    /// The colour as it is under these traits.
    package func resolved(with traits: UITraitCollection) -> UIColor {
        // A provider may name a colour that has a provider itself.
        provider.map { $0(traits).resolved(with: traits) } ?? self
    }

    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { resolved(with: traitCollection) }

    /// The colour as it is under ``UITraitCollection/current``; it does not change any more.
    public var cgColor: CGColor {
        isDynamic ? CGColor(resolved(with: UITraitCollection.current).light) : CGColor(light)
    }

    package var rgba: RGBA { light }

    /// The same colour with another opacity.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        @Sendable func changed(_ color: UIColor) -> UIColor {
            var rgba = color.light
            rgba.alpha = alpha
            return UIColor(rgba)
        }
        guard isDynamic else { return changed(self) }
        return UIColor { changed(self.resolved(with: $0)) }
    }

    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        red?.pointee = light.red
        green?.pointee = light.green
        blue?.pointee = light.blue
        alpha?.pointee = light.alpha
        return true
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if provider != nil || other.provider != nil { return self === other }
        return light == other.light
    }

    open override var hash: Int { light.hashValue }

    open override var description: String {
        "<UIColor \(light.red.decimalText()) \(light.green.decimalText()) \(light.blue.decimalText()) \(light.alpha.decimalText())>"
    }
}
