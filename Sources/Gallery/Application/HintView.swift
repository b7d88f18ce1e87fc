import UIKit

/// A few words at the bottom of a scene about what a person can't guess. They go after a while, and let touches pass.
final class HintView: UIView {
    private let label = UILabel()
    private let glass = UIVisualEffectView(effect: UIGlassEffect())
    private var wait: Wait?
    private var margins: () -> UIEdgeInsets = { .zero }

    /// The seconds that it takes to read a few words, and to see that they are there.
    private static let duration: TimeInterval = 6

    init(_ text: String) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        label.grow(as: .subheadline, weight: .medium)
        label.text = text
        label.textAlignment = .center
        label.numberOfLines = 0
        glass.layer.cornerRadius = 20
        glass.clipsToBounds = true
        for view in [glass, label] { addSubview(view) }
        // Lifts the glass off content that is as white as itself.
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 12
        layer.shadowOffset = CGSize(width: 0, height: 4)
        isAccessibilityElement = true
        accessibilityLabel = text
        accessibilityTraits = .staticText
    }

    required init?(coder: NSCoder) { fatalError("Hints are made in code.") }

    /// Shows the hint in a view, within what is left of it by `margins`: the home indicator and a toolbar.
    func show(in view: UIView, margins: @escaping () -> UIEdgeInsets) {
        self.margins = margins
        frame = view.bounds
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(self)
        wait = Wait(Self.duration) { [weak self] in self?.go() }
    }

    /// Fades out.
    func go() {
        wait?.cancel()
        wait = nil
        UIView.animate(
            withDuration: 0.3, animations: { [self] in alpha = 0 }, completion: { [self] _ in removeFromSuperview() })
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let room = bounds.inset(by: margins()).insetBy(dx: 16, dy: 16)
        let size = label.sizeThatFits(CGSize(width: room.width - 36, height: .infinity))
        let (width, height) = (ceil(size.width) + 36, ceil(size.height) + 20)
        glass.frame = CGRect(x: room.midX - width / 2, y: room.maxY - height, width: width, height: height)
        label.frame = glass.frame.insetBy(dx: 18, dy: 10)
        layer.shadowPath = UIBezierPath(roundedRect: glass.frame, cornerRadius: glass.layer.cornerRadius).cgPath
    }
}
