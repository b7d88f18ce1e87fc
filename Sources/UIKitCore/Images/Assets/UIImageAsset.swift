import Foundation
import Synchronization

/// An image in several variants, such as for light and dark. Views show the variant for their traits.
///
///     let asset = UIImageAsset()
///     asset.register(sun, with: UITraitCollection(userInterfaceStyle: .light))
///     asset.register(moon, with: UITraitCollection(userInterfaceStyle: .dark))
///     imageView.image = asset.image(with: .current)          // becomes the moon in the dark
///
/// An image of an asset catalogue has an asset, too: ``UIImage/imageAsset``.
open class UIImageAsset: NSObject, @unchecked Sendable {
    // Mutable state is behind the lock; open because Apple's class is.
    private let state: Mutex<State>
    private let isTemplate: Bool?

    private struct State {
        var variants: AssetVariants<Variant>
        /// nil stands for a file that can't be shown.
        var read: [AssetImage: UIImage?] = [:]
    }

    private enum Variant: Sendable {
        case file(AssetImage)
        case image(UIImage)
    }

    /// Creates an asset without images.
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

    /// Returns the variant for these traits, combined with `UITraitCollection.current` for those that they leave open.
    /// An asset without images returns an empty one.
    ///
    /// A view shows this variant even if its own traits differ from those in `traitCollection`. If that is
    /// `UITraitCollection.current`, the view's traits decide.
    ///
    /// - Behaviour: our choice (Decisions/0086).
    open func image(with traitCollection: UITraitCollection) -> UIImage { image(for: traitCollection) ?? UIImage() }

    /// Returns the variant for a configuration.
    open func image(with configuration: UIImage.Configuration) -> UIImage {
        image(for: configuration.traitCollection) ?? UIImage()
    }

    /// Adds a variant for traits, and replaces one for the same traits.
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

    /// Returns the variant for these traits, from which other variants can be reached, or nil if there is none that can
    /// be shown.
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
