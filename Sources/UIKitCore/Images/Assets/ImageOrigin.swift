/// The asset from which an image was chosen.
struct ImageOrigin: Sendable {
    let asset: UIImageAsset
    /// The traits that the app specified. The view supplies the others.
    let traits: UITraitCollection?
    /// The look in the asset, before the app changed it.
    let look: ImageLook
}

extension UIImage {
    /// Creates an image of an asset.
    convenience init(_ picture: UIImage, _ origin: ImageOrigin) {
        self.init(
            source: picture.source, size: picture.size, scale: picture.scale, orientation: picture.imageOrientation,
            look: picture.look, origin: origin)
    }

    /// Returns the image that a view with these traits shows: the image itself, or another variant with the look that
    /// the app has set.
    final func variant(for traits: UITraitCollection) -> UIImage {
        guard let origin else { return self }
        let place = traits.overridden(by: origin.traits?.values).assetPlace
        guard let picture = origin.asset.picture(in: place), picture.source != source else { return self }
        return UIImage(
            source: picture.source, size: picture.size, scale: picture.scale, orientation: imageOrientation,
            look: look == origin.look ? picture.look : look,
            origin: ImageOrigin(asset: origin.asset, traits: origin.traits, look: picture.look))
    }

    /// Returns the variant for a configuration's traits, with the look that the app has set.
    final func variant(with configuration: Configuration) -> UIImage {
        guard let origin, let traits = configuration.traitCollection else { return self }
        let asked = UITraitCollection(traitsFrom: [origin.traits, traits].compactMap(\.self))
        let image = UIImage(
            source: source, size: size, scale: scale, orientation: imageOrientation, look: look,
            origin: ImageOrigin(asset: origin.asset, traits: asked, look: origin.look))
        return image.variant(for: .current)
    }
}
