import Foundation
import Testing
import UIKit

@MainActor private final class Listener {
    var heard: [String] = []
    var silent = 0

    func hear(_ notification: Notification) { heard.append(notification.name.rawValue) }
    func hearNothing() { silent += 1 }
}

@Suite("Notification observers with selectors") @MainActor struct SelectorObserverTests {
    private let center = NotificationCenter()
    private let one = Notification.Name("one"), two = Notification.Name("two")

    @Test("an observer's method is called for its name, with or without an argument, until removed")
    func names() {
        let listener = Listener()
        center.addObserver(listener, selector: Selector(Listener.hear), name: one, object: nil)
        center.addObserver(listener, selector: Selector(Listener.hearNothing), name: nil, object: nil)
        for name in [one, two, one] { center.post(name: name, object: nil) }
        #expect(listener.heard == ["one", "one"])
        #expect(listener.silent == 3)
        center.removeObserver(listener, name: one, object: nil)
        center.post(name: one, object: nil)
        #expect(listener.heard.count == 2)
        #expect(listener.silent == 4)
        center.removeObserver(listener)
        center.post(name: one, object: nil)
        #expect(listener.silent == 4)
    }

    @Test("an observer of one object gets that object's notifications only")
    func objects() {
        let listener = Listener(), sender = NSObject()
        center.addObserver(listener, selector: Selector(Listener.hear), name: one, object: sender)
        center.post(name: one, object: NSObject())
        center.post(name: one, object: sender)
        #expect(listener.heard == ["one"])
        center.removeObserver(listener, name: nil, object: NSObject())
        center.post(name: one, object: sender)
        #expect(listener.heard.count == 2)
        center.removeObserver(listener, name: nil, object: sender)
        center.post(name: one, object: sender)
        #expect(listener.heard.count == 2)
    }

    @Test("an observer isn't retained, and other observers stay")
    func lifetimes() {
        var listener: Listener? = Listener()
        let other = Listener()
        weak let gone = listener
        for one in [listener, other] {
            center.addObserver(one!, selector: Selector(Listener.hear), name: two, object: nil)
        }
        listener = nil
        #expect(gone == nil)
        center.post(name: two, object: nil)
        center.removeObserver(NSObject())
        center.post(name: two, object: nil)
        #expect(other.heard == ["two", "two"])
    }

    @Test("an observer by closure is removed by its token")
    func tokens() {
        let listener = Listener()
        let token = center.addObserver(forName: one, object: nil, queue: nil) { _ in
            MainActor.assumeIsolated { listener.silent += 1 }
        }
        center.post(name: one, object: nil)
        center.removeObserver(token)
        center.post(name: one, object: nil)
        #expect(listener.silent == 1)
    }

    @Test("a notification posted on another thread is delivered on the main thread")
    func threads() async {
        let listener = Listener()
        center.addObserver(listener, selector: Selector(Listener.hear), name: one, object: nil)
        let (center, name) = (center, one)
        await Task.detached { center.post(name: name, object: nil) }.value
        while listener.heard.isEmpty { await Task.yield() }
        #expect(listener.heard == ["one"])
    }
}
