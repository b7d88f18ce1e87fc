import CoreGraphics
import Foundation

/// The movement with which one screen replaces another.
@MainActor protocol ScreenMovement {
    /// The duration in seconds.
    var duration: TimeInterval { get }

    /// The timing curve if no finger moves the screen.
    var timing: any UITimingCurveProvider { get }

    /// Puts the views at their initial places.
    func prepare(in screens: UIView)

    /// Moves the views to their final places. Called inside an animation.
    func move()

    /// Moves the screen along with a finger that pulls it down. Returns whether the movement supports that.
    func pull(by way: CGPoint) -> Bool

    /// Moves the views back to their initial places after a pull. Called inside an animation.
    func takeBack()

    /// Removes everything that only the movement needed, so that both screens are as before it.
    func end(in screens: UIView)
}
