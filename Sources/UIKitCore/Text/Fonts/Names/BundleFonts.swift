import CoreText
import Foundation
import QuartzCore

/// The fonts that an app's Info.plist lists under `UIAppFonts`. An app needn't register them.
enum BundleFonts {
    private static let mainBundle: Void = register(fontsOf: .main, in: .shared)

    /// Registers the fonts once. Call it before a font is requested by name.
    static func registerOnce() { mainBundle }

    /// Registers a bundle's fonts. Leaves out a file that isn't a font, with one warning.
    static func register(fontsOf bundle: Bundle, in registry: FontRegistry) {
        guard let names = bundle.object(forInfoDictionaryKey: "UIAppFonts") as? [String] else { return }
        let folder = bundle.resourceURL ?? bundle.bundleURL
        for name in names {
            do throws(FontRegistrationError) {
                try registry.register(fontsAt: folder.appendingPathComponent(name))
            } catch {
                Diagnostics.warnOnceFromAnyThread(
                    "font-of-bundle", of: name, "The font \(name) of UIAppFonts can't be read. \(error.text)")
            }
        }
    }
}
