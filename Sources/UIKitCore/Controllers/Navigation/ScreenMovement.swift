import CoreGraphics
import Foundation

/// How one screen is seen to come instead of another.
@MainActor protocol ScreenMovement {
    /// Seconds.
    var duration: TimeInterval { get }

    /// How fast it goes where no finger has it.
    var timing: any UITimingCurveProvider { get }

    /// Puts the views where they begin.
    func prepare(in screens: UIView)

    /// Puts them where they end. Called inside an animation.
    func move()

    /// Takes the screen along with a finger that pulls it down, and answers whether it can.
    func pull(by way: CGPoint) -> Bool

    /// Puts the views back where they began, after they were pulled. Called inside an animation.
    func takeBack()

    /// Takes away all that only the movement needed: both screens are as without one.
    func end(in screens: UIView)
}
