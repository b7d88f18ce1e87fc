import Foundation

/// How long something takes that goes along with a movement of the focus.
@preconcurrency @MainActor public protocol UIFocusAnimationContext: NSObjectProtocol {
    /// Seconds.
    var duration: TimeInterval { get }
}

/// Animates what goes along with a movement of the focus: what gets it grows, what loses it goes back.
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
    /// Seconds that the focus takes to come. Our choice (Decisions/0052).
    static let focusingDuration: TimeInterval = 0.2
    /// Seconds that it takes to go.
    static let unfocusingDuration: TimeInterval = 0.3

    private struct Block {
        var duration: TimeInterval
        var animations: (() -> Void)?
        var completion: (() -> Void)?
    }
    private var blocks: [Block] = []

    /// Runs `animations` as one with the movement, and `completion` once all has been seen.
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        blocks.append(Block(duration: Self.focusingDuration, animations: animations, completion: completion))
    }

    /// Runs `animations` in the time of what gets the focus, and `completion` once all has been seen.
    open func addCoordinatedFocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
    ) { add(animations, for: Self.focusingDuration, completion) }

    /// Runs `animations` in the time of what loses the focus, and `completion` once all has been seen.
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
