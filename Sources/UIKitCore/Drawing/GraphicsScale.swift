import CoreGraphics

/// How many pixels a point of a picture has when the app does not say.
enum GraphicsScale {
    static var ofScreen: CGFloat {
        let scale = UITraitCollection.current.displayScale
        return scale > 0 ? scale : 1
    }
}
