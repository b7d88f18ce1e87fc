import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitTestSupport

@MainActor private final class Watcher: UIView {
    private(set) var told: [String] = []
    var removesItselfFrom: UIView?

    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        let old = (change?[.oldKey] as? CGPoint)?.y, new = (change?[.newKey] as? CGPoint)?.y
        told.append("\(keyPath ?? "") \(old.map { "\($0)" } ?? "-") \(new.map { "\($0)" } ?? "-")")
        removesItselfFrom?.removeObserver(self, forKeyPath: "contentOffset")
    }
}

@Suite("Observers of properties (KVO)") @MainActor struct PropertyObserverTests {
    private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    @Test("an observer of contentOffset is called at once, with the old and new values requested")
    func contentOffset() {
        var told: [String] = []
        let both = scrollView.observe(\.contentOffset, options: [.new, .old]) { view, change in
            told.append("\(change.oldValue!.y) \(change.newValue!.y) \(view.contentOffset.y)")
        }
        let neither = scrollView.observe(\.contentOffset) { _, change in
            told.append("\(change.newValue as Any)")
        }
        scrollView.contentOffset.y = 10
        scrollView.contentOffset.y = 10
        scrollView.bounds.origin.y = 20
        #expect(told == ["0.0 10.0 10.0", "nil", "10.0 20.0 20.0", "nil"])
        both.invalidate()
        scrollView.contentOffset.y = 30
        #expect(told.count == 5)
        withExtendedLifetime(neither) {}
    }

    @Test("observers of frame, bounds, center, contentSize and contentInset are called once per change")
    func geometry() {
        var told: [String] = []
        let observations = [
            scrollView.observe(\.frame) { view, _ in told.append("frame \(view.frame.minX)") },
            scrollView.observe(\.bounds) { view, _ in told.append("bounds \(view.bounds.width)") },
            scrollView.observe(\.center) { view, _ in told.append("center \(view.center.x)") },
            scrollView.observe(\.contentSize) { view, _ in told.append("content \(view.contentSize.width)") },
            scrollView.observe(\.contentInset) { view, _ in told.append("inset \(view.contentInset.top)") },
        ]
        scrollView.center.x = 60
        scrollView.contentSize = CGSize(width: 300, height: 300)
        scrollView.contentInset.top = 5
        scrollView.frame = CGRect(x: 20, y: 0, width: 100, height: 100)
        scrollView.bounds.size.width = 120
        #expect(
            told == [
                "frame 10.0", "center 60.0", "content 300.0", "bounds 100.0", "inset 5.0", "frame 20.0",
                "center 70.0", "frame 10.0", "bounds 120.0",
            ])
        withExtendedLifetime(observations) {}
    }

    @Test("an observer of any other property is called before the next frame, and its changes are in it")
    func others() {
        let stage = Stage(size: CGSize(width: 200, height: 200))
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        stage.window.addSubview(control)
        stage.advance(by: 1)
        var told: [Bool?] = []
        let observation = control.observe(\.isSelected, options: .new) { control, change in
            told.append(change.newValue)
            control.frame.size.width = 80
        }
        control.isSelected = true
        #expect(told == [])
        control.setNeedsLayout()
        stage.advance(by: 1)
        #expect(told == [true])
        #expect(control.layer.presentation()?.frame.width == 80)
        withExtendedLifetime(observation) {}
    }

    @Test("the initial value is reported at once; a released observation ends; neither retains the view")
    func lifetimes() {
        var told = 0
        weak var gone: UIScrollView?
        do {
            let view = UIScrollView()
            gone = view
            var observation: NSKeyValueObservation? = view.observe(\.contentOffset, options: .initial) { _, _ in
                told += 1
            }
            #expect(told == 1)
            view.contentOffset.y = 1
            #expect(told == 2)
            withExtendedLifetime(observation) {}
            observation = nil
            view.contentOffset.y = 2
            #expect(told == 2)
        }
        #expect(gone == nil)
    }

    @Test("a handler may end its own observation, begin another one, and set the property again")
    func handlers() {
        var told: [CGFloat] = []
        var first: NSKeyValueObservation?
        var second: NSKeyValueObservation?
        first = scrollView.observe(\.contentOffset) { view, _ in
            told.append(view.contentOffset.y)
            if view.contentOffset.y < 3 {
                view.contentOffset.y += 1
            } else {
                first?.invalidate()
                second = view.observe(\.contentOffset) { view, _ in told.append(-view.contentOffset.y) }
            }
        }
        scrollView.contentOffset.y = 1
        scrollView.contentOffset.y = 9
        #expect(told == [1, 2, 3, -9])
        withExtendedLifetime((first, second)) {}
    }

    @Test("observing a property whose values can't be compared causes one warning")
    func incomparable() {
        let log = WarningLog()
        let observation = scrollView.observe(\.delegate) { _, _ in }
        #expect(log.identifiers == ["observed-value"])
        withExtendedLifetime(observation) {}
    }

    @Test("an observer by key path gets the values requested, until it is removed")
    func names() {
        let watcher = Watcher()
        var mark = 0
        withUnsafeMutablePointer(to: &mark) { context in
            scrollView.addObserver(watcher, forKeyPath: "contentOffset", options: [.old, .new], context: context)
            scrollView.addObserver(watcher, forKeyPath: "contentOffset", options: .initial, context: nil)
            scrollView.addObserver(watcher, forKeyPath: "contentSize", context: nil)
            #expect(watcher.told == ["contentOffset - -"])
            scrollView.contentOffset.y = 5
            #expect(watcher.told.dropFirst() == ["contentOffset 0.0 5.0", "contentOffset - -"])
            scrollView.removeObserver(watcher, forKeyPath: "contentOffset", context: context)
            scrollView.contentOffset.y = 6
            #expect(watcher.told.count == 4)
        }
        scrollView.removeObserver(watcher, forKeyPath: "contentOffset")
        scrollView.contentOffset.y = 7
        scrollView.contentSize.height = 300
        #expect(watcher.told.dropFirst(4) == ["contentSize - -"])
    }

    @Test("an observer by key path may remove itself when it is called, and may be released")
    func namesAndLifetimes() {
        let removing = Watcher()
        removing.removesItselfFrom = scrollView
        weak var gone: Watcher?
        do {
            let watcher = Watcher()
            gone = watcher
            for one in [removing, watcher] { scrollView.addObserver(one, forKeyPath: "contentOffset", context: nil) }
        }
        #expect(gone == nil)
        for y in 1...3 { scrollView.contentOffset.y = CGFloat(y) }
        #expect(removing.told == ["contentOffset - -"])
    }

    @Test("an unknown key path causes one warning, and selected is reported before the next frame")
    func otherNames() {
        let log = WarningLog()
        let watcher = Watcher()
        for _ in 0..<2 { scrollView.addObserver(watcher, forKeyPath: "colour", context: nil) }
        scrollView.addObserver(watcher, forKeyPath: "selected", context: nil)
        #expect(log.identifiers == ["observed-name", "observed-name"])
        let stage = Stage(size: CGSize(width: 200, height: 200))
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        stage.window.addSubview(cell)
        cell.addObserver(watcher, forKeyPath: "selected", context: nil)
        cell.isSelected = true
        cell.setNeedsLayout()
        stage.advance(by: 1)
        #expect(watcher.told == ["selected - -"])
    }
}
