import Foundation
import Synchronization

extension UIImage {
    /// Creates an image from the main bundle's resources. Returns nil if there is none with this name, or if it can't
    /// be shown.
    ///
    /// See ``init(named:in:compatibleWith:)``.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// Creates an image from a bundle's resources: an image set of its asset catalogues, or else a file. Returns nil if
    /// there is none with this name, or if it can't be shown.
    ///
    /// Views show the variant of an image set for their own traits. The image's size is that of the variant for
    /// `UITraitCollection.current`. Images in PDF and HEIC can't be shown, nor can symbol sets; a warning names them.
    /// An image in SVG is sharp at any size. A file is found with or without `.png`, `.jpg`, `.jpeg`, `.webp`, `.gif`,
    /// `@2x` and `@3x`.
    ///
    /// - Parameters:
    ///   - name: The set's name, after those of its groups that provide a namespace: `Group/Name`. Or the file's name.
    ///   - bundle: nil stands for the main bundle, which here includes the resources of all targets.
    ///   - traitCollection: Traits, such as dark, that decide about the variant independently of the view.
    /// - Behaviour: documented; which variant is shown is our choice (Decisions/0086).
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        if let image = CatalogueImages.asset(named: name, in: bundle)?.image(for: traitCollection) {
            self.init(sameAs: image)
        } else if let path = ImageFiles.path(named: name, in: bundle) {
            self.init(contentsOfFile: path)
        } else {
            CatalogueImages.warnOfSymbol(named: name, in: bundle)
            return nil
        }
    }

    /// Creates an image from a bundle's resources, for a configuration's traits. See
    /// ``init(named:in:compatibleWith:)``.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
        self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
    }

    convenience init(sameAs image: UIImage) {
        self.init(
            source: image.source, size: image.size, scale: image.scale, orientation: image.imageOrientation,
            look: image.look, origin: image.origin)
    }
}

extension ImageFiles {
    /// Returns the path of a file among a bundle's resources. Its name may contain a scale.
    fileprivate static func path(named name: String, in bundle: Bundle?) -> String? {
        let kinds = (name as NSString).pathExtension.isEmpty ? ["png", "jpg", "jpeg", "webp", "gif"] : [nil]
        for kind in kinds {
            for variant in [name, name + "@2x", name + "@3x"] {
                if let path = AppResources.path(variant, ofType: kind, in: bundle) { return path }
            }
        }
        return nil
    }
}

/// The images of asset catalogues that the app has used. Each is one asset, whose files are read once.
private enum CatalogueImages {
    private static let known = Mutex<[AssetKey: UIImageAsset?]>([:])

    static func asset(named name: String, in bundle: Bundle?) -> UIImageAsset? {
        for catalogue in AssetCatalogue.all(for: bundle) {
            if let asset = asset(named: name, in: catalogue) { return asset }
        }
        return nil
    }

    private static func asset(named name: String, in catalogue: AssetCatalogue) -> UIImageAsset? {
        let key = AssetKey(catalogue, name)
        if let found = known.withLock({ $0[key] }) { return found }
        let asset = catalogue.imageSet(named: name).map { UIImageAsset($0) }
        return known.withLock { known in
            // Another thread may have been faster.
            if let found = known[key] { return found }
            known[key] = .some(asset)
            return asset
        }
    }

    static func warnOfSymbol(named name: String, in bundle: Bundle?) {
        for catalogue in AssetCatalogue.all(for: bundle) {
            catalogue.symbolSet(named: name)?
                .mistake("custom symbols can't be drawn", "use an image set, or one of UIImage(systemName:)").report()
        }
    }
}
