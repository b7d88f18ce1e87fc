import UIKit

/// An animation that a slider scrubs, and that a button plays on from there.
final class AnimatorSection: DemoSection {
    static let title = "Property animator"

    private let box = UIView()
    private let slider = UISlider()
    private var animator: UIViewPropertyAnimator?

    init() {
        super.init(stageHeight: 150, button: "Play")
        words.text = "0 %"
        words.accessibilityIdentifier = "animator"
        box.backgroundColor = .systemIndigo
        box.layer.cornerRadius = 10
        slider.accessibilityLabel = "Fraction"
        slider.addAction(UIAction { [weak self] _ in self?.scrub() }, for: .valueChanged)
        stage.addSubview(box)
        stage.addSubview(slider)
    }

    required init?(coder: NSCoder) { fatalError("Sections are made in code.") }

    override func layOutStage() {
        slider.frame = CGRect(x: 0, y: 110, width: stage.bounds.width, height: 34)
        guard animator == nil else { return }
        box.bounds.size = CGSize(width: 60, height: 60)
        box.center = start
    }

    private var start: CGPoint { CGPoint(x: isRightToLeft ? stage.bounds.width - 40 : 40, y: 50) }
    private var end: CGPoint { CGPoint(x: isRightToLeft ? 60 : stage.bounds.width - 60, y: 50) }

    private func made() -> UIViewPropertyAnimator {
        if let animator { return animator }
        let made = UIViewPropertyAnimator(duration: 1.5, dampingRatio: 1) { [box, end] in
            box.center = end
            box.transform = CGAffineTransform(rotationAngle: .pi).scaledBy(x: 1.4, y: 1.4)
            box.backgroundColor = .systemMint
        }
        made.scrubsLinearly = true
        made.pausesOnCompletion = false
        made.addCompletion { [weak self] position in self?.arrived(at: position) }
        made.pauseAnimation()
        animator = made
        return made
    }

    private func scrub() {
        let animator = made()
        animator.pauseAnimation()
        animator.fractionComplete = CGFloat(slider.value)
        words.text = "\(Int((slider.value * 100).rounded()))%"
    }

    override func run() {
        let animator = made()
        words.text = "playing"
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }

    private func arrived(at position: UIViewAnimatingPosition) {
        animator = nil
        words.text = "finished"
        slider.setValue(0, animated: true)
        box.transform = .identity
        box.backgroundColor = .systemIndigo
        setNeedsLayout()
    }
}
