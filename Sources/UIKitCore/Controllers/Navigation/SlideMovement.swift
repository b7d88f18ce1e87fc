import CoreGraphics
import Foundation

/// Slides one screen over another, or away from it. The lower screen moves a little to the side and gets darker.
@MainActor final class SlideMovement: ScreenMovement {
    let duration = TransitionMetrics.pushDuration
    var timing: any UITimingCurveProvider { UICubicTimingParameters(animationCurve: .easeInOut) }
    private let upper: UIView
    private let lower: UIView?
    private let comes: Bool
    /// 1 where a push goes to the right, −1 where it goes to the left.
    private let sign: CGFloat
    private let shade = UIView()

    /// Creates a movement. `comes` is true if the upper screen comes, false if it leaves.
    init(_ upper: UIView, over lower: UIView?, comes: Bool, sign: CGFloat) {
        self.upper = upper
        self.lower = lower
        self.comes = comes
        self.sign = sign
    }

    func prepare(in screens: UIView) {
        if comes { screens.addSubview(upper) } else if let lower { screens.insertSubview(lower, at: 0) }
        shade.frame = screens.bounds
        shade.backgroundColor = .black
        shade.isUserInteractionEnabled = false
        screens.insertSubview(shade, belowSubview: upper)
        place(isUp: !comes, width: screens.bounds.width)
        width = screens.bounds.width
    }

    private var width: CGFloat = 0

    func move() { place(isUp: comes, width: width) }

    private func place(isUp: Bool, width: CGFloat) {
        upper.transform = isUp ? .identity : CGAffineTransform(translationX: width * sign, y: 0)
        lower?.transform =
            isUp ? CGAffineTransform(translationX: -width * TransitionMetrics.parallax * sign, y: 0) : .identity
        shade.alpha = isUp ? TransitionMetrics.shade : 0
    }

    func pull(by way: CGPoint) -> Bool { false }

    func takeBack() { place(isUp: !comes, width: width) }

    func end(in screens: UIView) {
        shade.removeFromSuperview()
        upper.transform = .identity
        lower?.transform = .identity
    }
}
