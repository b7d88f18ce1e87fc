import CoreGraphics
import Foundation
import QuartzCore
import Synchronization

extension UIColor {
    /// Creates a colour of the main bundle's asset catalogues. Returns nil if there is none with this name.
    ///
    /// It follows light and dark and the contrast, as its set defines.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// Creates a colour of a bundle's asset catalogues. Returns nil if there is none with this name.
    ///
    /// It follows light and dark and the contrast, as its set defines. Display P3 components are read as sRGB: screens
    /// here have no wider gamut.
    ///
    /// - Parameters:
    ///   - name: The set's name, after those of its groups that provide a namespace: `Group/Name`.
    ///   - bundle: nil stands for the main bundle, which here includes the resources of all targets.
    ///   - traitCollection: On iOS, the gamut. All screens here have the same one.
    /// - Behaviour: documented; which variant is shown is our choice (Decisions/0086).
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        guard let color = CatalogueColors.color(named: name, in: bundle) else { return nil }
        self.init(sameAs: color)
    }
}

/// The colours of asset catalogues that the app has used.
private enum CatalogueColors {
    private static let known = Mutex<[AssetKey: UIColor?]>([:])

    static func color(named name: String, in bundle: Bundle?) -> UIColor? {
        let catalogues = AssetCatalogue.all(for: bundle)
        if catalogues.isEmpty { warnOfNoCatalogue(name) }
        for catalogue in catalogues {
            if let color = color(named: name, in: catalogue) { return color }
        }
        return nil
    }

    private static func color(named name: String, in catalogue: AssetCatalogue) -> UIColor? {
        let key = AssetKey(catalogue, name)
        if let found = known.withLock({ $0[key] }) { return found }
        let color = catalogue.colorSet(named: name).flatMap { UIColor($0) }
        return known.withLock { known in
            // Another thread may have been faster. There is only one object for each colour, because colours are
            // compared by identity.
            if let found = known[key] { return found }
            known[key] = .some(color)
            return color
        }
    }

    private static func warnOfNoCatalogue(_ name: String) {
        Diagnostics.warnOnceFromAnyThread(
            "assets", of: "no catalogue",
            """
            There is no colour \(name.shortened): the bundle has no asset catalogue. Try: resources: \
            [.process("Assets.xcassets")] for the target in Package.swift, and bundle .module.
            """)
    }
}

extension UIColor {
    fileprivate convenience init?(_ set: ColorSet) {
        let colors = set.variants.compactMap { UIColor($0, in: set.place) }
        guard let first = colors.all.first?.value else { return nil }
        if colors.all.count == 1 {
            self.init(sameAs: first)
        } else {
            self.init { colors.best(in: $0.assetPlace) ?? first }
        }
    }

    private convenience init?(_ color: AssetColor, in place: String) {
        switch color {
        case .components(let rgba): self.init(rgba)
        case .system(let reference):
            guard let color = SystemColor.named[reference] else {
                AssetMistake(
                    file: place, reason: "there is no system colour \(reference.shortened)",
                    remedy: "use a colour that UIColor has"
                ).report()
                return nil
            }
            self.init(sameAs: color)
        }
    }
}
