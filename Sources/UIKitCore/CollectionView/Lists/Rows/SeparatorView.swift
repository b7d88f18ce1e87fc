import CoreGraphics

/// A separator above or below a row: a colour, or a visual effect.
final class SeparatorView: UIView {
    private var effectView: UIVisualEffectView?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    func show(_ row: ListRow, isSelected: Bool) {
        let color = row.lineEffect != nil ? nil : isSelected ? row.selectedLineColor : row.lineColor
        if backgroundColor != color { backgroundColor = color }
        if row.lineEffect != nil || effectView != nil { showEffect(row.lineEffect) }
    }

    private func showEffect(_ effect: UIVisualEffect?) {
        let view = effectView ?? makeEffectView()
        if view.effect != effect { view.effect = effect }
    }

    private func makeEffectView() -> UIVisualEffectView {
        let made = UIVisualEffectView(effect: nil)
        made.frame = bounds
        made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(made)
        effectView = made
        return made
    }
}
