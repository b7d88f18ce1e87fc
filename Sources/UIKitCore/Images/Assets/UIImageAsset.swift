import Foundation
import Synchronization

/// One image in several variants, such as for light and dark. Views show the variant for their traits.
///
///     let asset = UIImageAsset()
///     asset.register(sun, with: UITraitCollection(userInterfaceStyle: .light))
///     asset.register(moon, with: UITraitCollection(userInterfaceStyle: .dark))
///     imageView.image = asset.image(with: .current)          // becomes the moon in the dark
///
/// An image of an asset catalogue has one, too: ``UIImage/imageAsset``.
open class UIImageAsset: NSObject, @unchecked Sendable {
    // What changes is behind the lock; open because Apple's class is.
    private let state: Mutex<State>
    private let isTemplate: Bool?

    private struct State {
        var variants: AssetVariants<Variant>
        /// nil if the file can't be shown.
        var read: [AssetImage: UIImage?] = [:]
    }

    private enum Variant: Sendable {
        case file(AssetImage)
        case image(UIImage)
    }

    /// An asset without images.
    public override init() {
        state = Mutex(State(variants: AssetVariants()))
        isTemplate = nil
        super.init()
    }

    init(_ set: ImageSet) {
        state = Mutex(State(variants: set.variants.compactMap { .file($0) }))
        isTemplate = set.isTemplate
        super.init()
    }

    // MARK: Images

    /// The variant for these traits. What they leave open is as in `UITraitCollection.current`. An asset without images has an
    /// empty one.
    ///
    /// A view shows this variant whatever its own traits are, as far as `traitCollection` says something; unless it is
    /// `UITraitCollection.current`: then the view's traits decide.
    ///
    /// - Behaviour: our choice (Decisions/0086).
    open func image(with traitCollection: UITraitCollection) -> UIImage { image(for: traitCollection) ?? UIImage() }

    /// The variant for a configuration.
    open func image(with configuration: UIImage.Configuration) -> UIImage {
        image(for: configuration.traitCollection) ?? UIImage()
    }

    /// Adds a variant for these traits, in place of the one that was registered for the same ones.
    open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        state.withLock { $0.variants.set(.image(image), for: traitCollection.assetTraits) }
    }

    /// Adds a variant for a configuration.
    open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
        register(image, with: configuration.traitCollection ?? UITraitCollection())
    }

    /// Removes the variant for traits.
    open func unregister(imageWith traitCollection: UITraitCollection) {
        state.withLock { $0.variants.remove(for: traitCollection.assetTraits) }
    }

    /// Removes the variant for a configuration.
    open func unregisterImage(with configuration: UIImage.Configuration) {
        unregister(imageWith: configuration.traitCollection ?? UITraitCollection())
    }

    // MARK: Choosing

    /// The variant for these traits, which other variants can be reached from. nil if there's none that can be shown.
    final func image(for traits: UITraitCollection?) -> UIImage? {
        let current = UITraitCollection.current
        guard let picture = picture(in: current.overridden(by: traits?.values).assetPlace) else { return nil }
        let asked = traits?.isEqual(current) == true ? nil : traits
        return UIImage(picture, ImageOrigin(asset: self, traits: asked, look: picture.look))
    }

    final func picture(in place: AssetPlace) -> UIImage? {
        state.withLock { state in
            switch state.variants.best(in: place) {
            case nil: return nil
            case .image(let image): return image
            case .file(let file):
                if let known = state.read[file] { return known }
                let image = UIImage.reading(file, isTemplate: isTemplate)
                state.read[file] = .some(image)
                return image
            }
        }
    }
}
