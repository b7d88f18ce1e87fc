import UIKit

/// A handle at a corner for a finger to drag.
final class StackHandle: UIView {
    var didBegin: () -> Void = {}
    /// Called with the translation since the drag began.
    var didMove: (CGPoint) -> Void = { _ in }

    private static let side: CGFloat = 44
    private static let knobSide: CGFloat = 14

    override init(frame: CGRect) {
        super.init(frame: frame)
        let knob = UIView()
        knob.backgroundColor = .systemBackground
        knob.layer.borderColor = UIColor.systemBlue.cgColor
        knob.layer.borderWidth = 3
        knob.layer.cornerRadius = Self.knobSide / 2
        knob.isUserInteractionEnabled = false
        for view in [self, knob] { view.translatesAutoresizingMaskIntoConstraints = false }
        addSubview(knob)
        NSLayoutConstraint.activate([
            widthAnchor.constraint(equalToConstant: Self.side),
            heightAnchor.constraint(equalToConstant: Self.side),
            knob.widthAnchor.constraint(equalToConstant: Self.knobSide),
            knob.heightAnchor.constraint(equalToConstant: Self.knobSide),
            knob.centerXAnchor.constraint(equalTo: centerXAnchor),
            knob.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
        isAccessibilityElement = true
        accessibilityLabel = "Size"
        accessibilityHint = "Drag to change width and height"
        addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector(StackHandle.pulled)))
    }

    required init?(coder: NSCoder) { fatalError("Handles are made in code.") }

    func pulled(_ pan: UIPanGestureRecognizer) {
        if pan.state == .began { didBegin() }
        didMove(pan.translation(in: superview))
    }
}
