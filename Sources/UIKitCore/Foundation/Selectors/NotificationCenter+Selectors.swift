import Foundation
import QuartzCore
import Synchronization

extension NotificationCenter {
    /// Calls a method of an object for each notification, until the object goes or is removed.
    ///
    ///     NotificationCenter.default.addObserver(
    ///         self, selector: Selector(Self.refresh), name: UIApplication.didBecomeActiveNotification, object: nil)
    ///
    /// The method is called on the main thread: at once for a notification that is posted there, else soon.
    ///
    /// - Parameters:
    ///   - observer: An object. The notification center doesn't keep it alive.
    ///   - aSelector: The method, as `Selector(Self.method)`.
    ///   - aName: The notification's name, or nil for notifications of every name.
    ///   - anObject: The object whose notifications are wanted, or nil for those of all objects.
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

    /// Stops all that an object was added for by ``addObserver(_:selector:name:object:)``, and the observer that
    /// `addObserver(forName:object:queue:using:)` answered.
    public func removeObserver(_ observer: AnyObject) {
        SelectorObservation.end { $0.isOf(observer, in: self) }
        removeObserver(observer as Any)
    }

    /// The same, only for one name or for one object that posts, or both.
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
        SelectorObservation.end { $0.isOf(observer, in: self) && $0.isFor(name: aName, object: anObject) }
        removeObserver(observer as Any, name: aName, object: anObject)
    }
}

/// A notification on its way to the main thread.
// Sendable: what is in it belongs to whoever posts it, who hands it to observers on any thread, as on iOS.
private struct SentNotification: @unchecked Sendable {
    let notification: Notification
}

/// What one call of `addObserver` began.
// Sendable: every property is set once, the observer is used on the main thread only, and the token is behind a lock.
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

    /// Also takes out those whose observer has gone.
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
