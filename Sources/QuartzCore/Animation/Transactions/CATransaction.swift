import Foundation

/// Changes of layers that belong together: how long they take to be seen, and what happens afterwards.
///
///     CATransaction.begin()
///     CATransaction.setAnimationDuration(1)
///     layer.opacity = 0
///     CATransaction.commit()
///
/// Outside of `begin()` and `commit()` changes belong to a transaction that ends with the next frame.
@preconcurrency @MainActor open class CATransaction: NSObject {
    private static var levels: [TransactionLevel] = []
    /// Those begun by ``begin()``; one more, the first, is there when something was said outside of them.
    private static var explicitLevels = 0

    /// Begins a transaction inside the current one, whose settings it has as long as it does not say otherwise.
    open class func begin() {
        levels.append(TransactionLevel())
        explicitLevels += 1
    }

    /// Ends the transaction that was begun last.
    open class func commit() {
        guard explicitLevels > 0 else { return endImplicitTransaction() }
        explicitLevels -= 1
        levels.removeLast().end()
    }

    /// Brings the screens up to date without waiting for the frame.
    open class func flush() {
        if explicitLevels == 0 { endImplicitTransaction() }
        FrameLoop.current.layOutAndCommit()
    }

    // MARK: Settings

    /// Seconds that changes take. 0.25 by default.
    open class func animationDuration() -> CFTimeInterval { first(\.duration) ?? 0.25 }

    /// The seconds that implicit animations take from now on.
    open class func setAnimationDuration(_ dur: CFTimeInterval) {
        current.duration = dur.isFinite && dur >= 0 ? dur : 0
    }

    /// The pace of changes; nil, the default, leaves it to them.
    open class func animationTimingFunction() -> CAMediaTimingFunction? { first(\.timingFunction) }

    /// The timing function of implicit animations from now on; nil leaves each animation its own.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        current.timingFunction = function
    }

    /// Whether changes are seen at once. False by default.
    open class func disableActions() -> Bool { first(\.disablesActions) ?? false }

    /// Whether changes from now on run no actions, so that nothing moves.
    open class func setDisableActions(_ flag: Bool) { current.disablesActions = flag }

    /// What runs when the animations of the transaction have ended.
    open class func completionBlock() -> (() -> Void)? { levels.last?.completionBlock }

    /// Called once all animations that are added from now on to the end of the transaction have ended; at its end when
    /// there are none.
    open class func setCompletionBlock(_ block: (() -> Void)?) { current.setCompletionBlock(block) }

    /// The transaction's value for a key.
    open class func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionAnimationDuration: animationDuration()
        case kCATransactionDisableActions: disableActions()
        case kCATransactionAnimationTimingFunction: animationTimingFunction()
        case kCATransactionCompletionBlock: completionBlock()
        default: levels.reversed().lazy.compactMap { $0.values[key] }.first
        }
    }

    /// Sets the transaction's value for a key.
    open class func setValue(_ anObject: Any?, forKey key: String) {
        switch key {
        case kCATransactionAnimationDuration: setAnimationDuration((anObject as? NSNumber)?.doubleValue ?? 0.25)
        case kCATransactionDisableActions: setDisableActions((anObject as? Bool) ?? false)
        case kCATransactionAnimationTimingFunction:
            setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
        case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
        default: current.values[key] = anObject
        }
    }

    // MARK: For layers and the frame

    /// Those who wait for what is added now.
    static var waitingGroups: [CompletionGroup] { levels.compactMap(\.group) }

    /// Ends the transaction of changes outside of any other. Called in each frame.
    static func endImplicitTransaction() {
        guard explicitLevels < levels.count else { return }
        levels.removeFirst().end()
    }

    private static var current: TransactionLevel {
        if let last = levels.last { return last }
        let level = TransactionLevel()
        levels.append(level)
        FrameLoop.current.setNeedsFrame()
        return level
    }

    private static func first<Value>(_ setting: (TransactionLevel) -> Value?) -> Value? {
        for level in levels.reversed() {
            if let value = setting(level) { return value }
        }
        return nil
    }
}

/// What one transaction says.
@MainActor private final class TransactionLevel {
    var duration: CFTimeInterval?
    var timingFunction: CAMediaTimingFunction?
    var disablesActions: Bool?
    var values: [String: Any] = [:]
    private(set) var completionBlock: (() -> Void)?
    private(set) var group: CompletionGroup?
    private var earlierGroups: [CompletionGroup] = []

    func setCompletionBlock(_ block: (() -> Void)?) {
        if let group { earlierGroups.append(group) }
        completionBlock = block
        group = block.map { block in CompletionGroup { _ in block() } }
    }

    func end() {
        for group in earlierGroups + [group].compactMap(\.self) { group.close() }
    }
}

/// The key of the duration, in seconds.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of whether actions are left out.
public let kCATransactionDisableActions = "disableActions"
/// The key of the timing function.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of the completion block.
public let kCATransactionCompletionBlock = "completionBlock"
