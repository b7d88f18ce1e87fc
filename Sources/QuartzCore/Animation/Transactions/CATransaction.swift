import Foundation

/// Groups changes of layers, and says how long their animations take and what happens afterwards.
///
///     CATransaction.begin()
///     CATransaction.setAnimationDuration(1)
///     layer.opacity = 0
///     CATransaction.commit()
///
/// Changes outside of `begin()` and `commit()` belong to a transaction that ends with the next frame.
@preconcurrency @MainActor open class CATransaction: NSObject {
    private static var levels: [TransactionLevel] = []
    /// How many transactions ``begin()`` has begun. There is one more, the first, if a setting changed outside of them.
    private static var explicitLevels = 0

    /// Begins a transaction inside the current one. Its settings are the current one's until you change them.
    open class func begin() {
        levels.append(TransactionLevel())
        explicitLevels += 1
    }

    /// Ends the transaction that began last.
    open class func commit() {
        guard explicitLevels > 0 else { return endImplicitTransaction() }
        explicitLevels -= 1
        levels.removeLast().end()
    }

    /// Updates the screens now, without waiting for the next frame.
    open class func flush() {
        if explicitLevels == 0 { endImplicitTransaction() }
        FrameLoop.current.layOutAndCommit()
    }

    // MARK: Settings

    /// Returns the duration of animations in the transaction, in seconds. 0.25 by default.
    open class func animationDuration() -> CFTimeInterval { first(\.duration) ?? 0.25 }

    /// Sets the duration of the implicit animations that follow, in seconds.
    open class func setAnimationDuration(_ dur: CFTimeInterval) {
        current.duration = dur.isFinite && dur >= 0 ? dur : 0
    }

    /// Returns the timing function of implicit animations; nil, the default, leaves each animation its own.
    open class func animationTimingFunction() -> CAMediaTimingFunction? { first(\.timingFunction) }

    /// Sets the timing function of the implicit animations that follow; nil leaves each animation its own.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        current.timingFunction = function
    }

    /// Returns whether changes appear at once, without actions. False by default.
    open class func disableActions() -> Bool { first(\.disablesActions) ?? false }

    /// Sets whether the changes that follow run no actions, so that nothing moves.
    open class func setDisableActions(_ flag: Bool) { current.disablesActions = flag }

    /// Returns the closure that runs when the transaction's animations have ended.
    open class func completionBlock() -> (() -> Void)? { levels.last?.completionBlock }

    /// Sets a closure that runs once all animations added from now until the end of the transaction have ended. If
    /// there are none, it runs at the end of the transaction.
    open class func setCompletionBlock(_ block: (() -> Void)?) { current.setCompletionBlock(block) }

    /// Returns the transaction's value for a key.
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

    // MARK: Used by layers and frames

    /// The groups that wait for animations added now.
    static var waitingGroups: [CompletionGroup] { levels.compactMap(\.group) }

    /// Ends the transaction for changes outside of all others. Called in each frame.
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

/// The settings of one transaction.
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
/// The key of the setting that disables actions.
public let kCATransactionDisableActions = "disableActions"
/// The key of the timing function.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of the completion block.
public let kCATransactionCompletionBlock = "completionBlock"
