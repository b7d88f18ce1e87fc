import UIKit

/// The shadow that the pinned column casts on the cells that scroll below it. `PinnedColumnShadow.xib` names this
/// class.
final class PinnedColumnShadow: UICollectionReusableView {
    /// The width of the shadow, in points.
    static let width: CGFloat = 8

    override class var layerClass: AnyClass { CAGradientLayer.self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        makeGradient()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        makeGradient()
    }

    private func makeGradient() {
        guard let gradient = layer as? CAGradientLayer else { return }
        gradient.startPoint = CGPoint(x: 0, y: 0.5)
        gradient.endPoint = CGPoint(x: 1, y: 0.5)
        gradient.colors = [UIColor.black.withAlphaComponent(0.25).cgColor, UIColor.black.withAlphaComponent(0).cgColor]
    }
}
