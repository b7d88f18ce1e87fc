import Foundation

/// The duration of animations that accompany a movement of the focus.
@preconcurrency @MainActor public protocol UIFocusAnimationContext: NSObjectProtocol {
    /// The duration in seconds.
    var duration: TimeInterval { get }
}

/// Animates changes together with a movement of the focus: the view that gets it grows, and the one that loses it
/// shrinks back.
///
///     func collectionView(
///         _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
///         with coordinator: UIFocusAnimationCoordinator
///     ) {
///         coordinator.addCoordinatedAnimations {
///             context.nextFocusedView?.transform = CGAffineTransform(scaleX: 1.1, y: 1.1)
///             context.previouslyFocusedView?.transform = .identity
///         }
///     }
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
    /// The duration with which the focus arrives, in seconds. Our choice (Decisions/0052).
    static let focusingDuration: TimeInterval = 0.2
    /// The duration with which the focus leaves, in seconds.
    static let unfocusingDuration: TimeInterval = 0.3

    private struct Block {
        var duration: TimeInterval
        var animations: (() -> Void)?
        var completion: (() -> Void)?
    }
    private var blocks: [Block] = []

    /// Runs `animations` together with the movement, and `completion` at its end.
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        blocks.append(Block(duration: Self.focusingDuration, animations: animations, completion: completion))
    }

    /// Runs `animations` with the duration for the view that gets the focus, and `completion` at its end.
    open func addCoordinatedFocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
    ) { add(animations, for: Self.focusingDuration, completion) }

    /// Runs `animations` with the duration for the view that loses the focus, and `completion` at its end.
    open func addCoordinatedUnfocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
    ) { add(animations, for: Self.unfocusingDuration, completion) }

    private func add(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, for duration: TimeInterval,
        _ completion: (() -> Void)?
    ) {
        blocks.append(
            Block(
                duration: duration, animations: animations.map { run in { run(FocusAnimation(duration: duration)) } },
                completion: completion))
    }

    func run() {
        for block in blocks {
            UIView.animate(
                withDuration: block.duration, delay: 0, options: .allowUserInteraction,
                animations: { block.animations?() }, completion: { _ in block.completion?() })
        }
        blocks = []
    }
}

private final class FocusAnimation: NSObject, UIFocusAnimationContext {
    let duration: TimeInterval

    init(duration: TimeInterval) { self.duration = duration }
}
