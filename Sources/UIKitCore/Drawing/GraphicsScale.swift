import CoreGraphics

/// The number of pixels per point of an image for which the app sets none.
enum GraphicsScale {
    static var ofScreen: CGFloat {
        let scale = UITraitCollection.current.displayScale
        return scale > 0 ? scale : 1
    }
}
