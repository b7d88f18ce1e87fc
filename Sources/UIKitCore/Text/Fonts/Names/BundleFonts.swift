import CoreText
import Foundation
import QuartzCore

/// The fonts that an app's Info.plist lists under `UIAppFonts`: they are known without being registered.
enum BundleFonts {
    private static let mainBundle: Void = register(fontsOf: .main, in: .shared)

    /// Before any font is asked for by name.
    static func registerOnce() { mainBundle }

    /// A file that is no font is left out, and said once.
    static func register(fontsOf bundle: Bundle, in registry: FontRegistry) {
        guard let names = bundle.object(forInfoDictionaryKey: "UIAppFonts") as? [String] else { return }
        let folder = bundle.resourceURL ?? bundle.bundleURL
        for name in names {
            do throws(FontRegistrationError) {
                try registry.register(fontsAt: folder.appendingPathComponent(name))
            } catch {
                Diagnostics.warnOnceFromAnyThread(
                    "font-of-bundle", of: name, "The font \(name) of UIAppFonts is not there. \(error.text)")
            }
        }
    }
}
