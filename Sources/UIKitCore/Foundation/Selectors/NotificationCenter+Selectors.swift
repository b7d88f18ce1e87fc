import Foundation
import QuartzCore
import Synchronization

extension NotificationCenter {
    /// Calls a method of an object for each notification, until the object is released or removed.
    ///
    ///     NotificationCenter.default.addObserver(
    ///         self, selector: Selector(Self.refresh), name: UIApplication.didBecomeActiveNotification, object: nil)
    ///
    /// The method runs on the main thread: at once if the notification is posted there, otherwise soon.
    ///
    /// - Parameters:
    ///   - observer: The object. It isn't retained.
    ///   - aSelector: Its method.
    ///   - aName: The name of the notifications; nil for those of any name.
    ///   - anObject: The object that posts the notifications; nil for any object.
    /// - Behaviour: documented; the thread is our choice (Decisions/0093).
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        let observation = SelectorObservation(observer as AnyObject, aSelector, name: aName, object: anObject)
        let token = addObserver(forName: aName, object: anObject, queue: nil) {
            observation.hear(SentNotification(notification: $0))
        }
        observation.begin(token, in: self)
    }

    /// Removes everything that ``addObserver(_:selector:name:object:)`` added for an object, or the observer that
    /// `addObserver(forName:object:queue:using:)` returned.
    public func removeObserver(_ observer: AnyObject) {
        SelectorObservation.end { $0.isOf(observer, in: self) }
        removeObserver(observer as Any)
    }

    /// Removes what was added for an object, only for a name, for an object that posts, or for both.
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
        SelectorObservation.end { $0.isOf(observer, in: self) && $0.isFor(name: aName, object: anObject) }
        removeObserver(observer as Any, name: aName, object: anObject)
    }
}

/// A notification on its way to the main thread.
// Sendable: the content belongs to the sender, who gives it to observers on any thread, as on iOS.
private struct SentNotification: @unchecked Sendable {
    let notification: Notification
}

/// The observation that a call of `addObserver` began.
// Sendable: every property is set once, the observer is used only on the main thread, and the token is behind a lock.
private final class SelectorObservation: @unchecked Sendable {
    private weak let observer: AnyObject?
    private let selector: Selector
    private let name: NSNotification.Name?
    private weak let object: AnyObject?
    private let running = Mutex<Running?>(nil)

    private struct Running: @unchecked Sendable {
        let token: any NSObjectProtocol
        weak let center: NotificationCenter?
    }

    private static let all = Mutex<[SelectorObservation]>([])

    init(_ observer: AnyObject, _ selector: Selector, name: NSNotification.Name?, object: Any?) {
        (self.observer, self.selector, self.name) = (observer, selector, name)
        self.object = object.map { $0 as AnyObject }
    }

    func begin(_ token: any NSObjectProtocol, in center: NotificationCenter) {
        running.withLock { $0 = Running(token: token, center: center) }
        Self.all.withLock { $0.append(self) }
    }

    func hear(_ sent: SentNotification) {
        guard MainThread.isCurrent else { return DispatchQueue.main.async { self.hear(sent) } }
        guard let observer else { return Self.end { $0 === self } }
        MainActor.assumeIsolated { selector.perform(on: observer, with: sent.notification) }
    }

    func isOf(_ observer: AnyObject, in center: NotificationCenter) -> Bool {
        self.observer === observer && running.withLock { $0?.center } === center
    }

    func isFor(name: NSNotification.Name?, object: Any?) -> Bool {
        (name == nil || name == self.name) && (object == nil || object.map { $0 as AnyObject } === self.object)
    }

    /// Ends observations. Also removes those whose observer was released.
    static func end(_ isEnded: (SelectorObservation) -> Bool) {
        let observations = all.withLock { $0 }
        let ended = observations.filter { $0.observer == nil || isEnded($0) }
        guard !ended.isEmpty else { return }
        all.withLock { all in all.removeAll { one in ended.contains { $0 === one } } }
        for observation in ended {
            let running = observation.running.withLock { $0 }
            if let running { running.center?.removeObserver(running.token as Any) }
        }
    }
}
