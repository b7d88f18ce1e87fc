import QuartzCore

/// The layer of an effect view, which passes its corners on to the glass inside.
final class EffectLayer: CALayer {
    weak var glass: CALayer?

    override var cornerRadius: CGFloat {
        didSet { glass?.cornerRadius = cornerRadius }
    }

    override var maskedCorners: CACornerMask {
        didSet { glass?.maskedCorners = maskedCorners }
    }

    override var cornerCurve: CALayerCornerCurve {
        didSet { glass?.cornerCurve = cornerCurve }
    }
}
