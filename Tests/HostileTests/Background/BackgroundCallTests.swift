import Foundation
import QuartzCore
import Synchronization
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Every public method of the classes that apps use most, called on a background thread. Scripts/background-calls writes
/// the calls.
@Suite("Every method on a background thread") struct BackgroundCallTests {
    @Test("each works, or stops with words; none ends the program in silence, and none hangs")
    func all() async {
        let end = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await Hostile.run {
                let calls = BackgroundCalls()
                calls.addAll()
                try #require(calls.all.count > 500)
                for call in calls.all {
                    // The last line names a call that ends the process.
                    FileHandle.standardError.write(Data("\(call.name)\n".utf8))
                    let result = calls.make(call.work)
                    try #require(result != .hung, "\(call.name)")
                }
                try #require(calls.stopped > 100)
            }
        }
        #expect(end != nil)
    }
}

/// Calls by their names.
@MainActor final class BackgroundCalls {
    enum Result { case worked, stopped, hung }

    let made = Made()
    private(set) var all: [(name: String, work: () -> Void)] = []
    private(set) var stopped = 0
    private nonisolated static let heard = Atomic(0)

    init() {
        MainThread.letMistakesWait { _ in BackgroundCalls.heard.add(1, ordering: .relaxed) }
    }

    func add(_ name: String, _ work: @escaping () -> Void) { all.append((name, work)) }

    /// Makes a call on a thread of its own, while the main thread waits.
    func make(_ work: @escaping () -> Void) -> Result {
        nonisolated(unsafe) let call = work
        let before = Self.heard.load(ordering: .relaxed)
        let isOver = DispatchSemaphore(value: 0)
        let thread = Thread {
            call()
            isOver.signal()
        }
        thread.stackSize = 1 << 20
        thread.start()
        for _ in 0..<2_000 {
            if isOver.wait(timeout: .now() + .milliseconds(5)) == .success { return .worked }
            if Self.heard.load(ordering: .relaxed) > before {
                stopped += 1
                return .stopped
            }
        }
        return .hung
    }
}

/// Objects that calls take as arguments.
@MainActor final class Made {
    let view = UIView()
    let controller = UIViewController()
    let layer = CALayer()
    let recognizer = UITapGestureRecognizer()
    let layout = UICollectionViewFlowLayout()
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
    let context = UICollectionViewLayoutInvalidationContext()
    let cell = UICollectionViewCell()
    let constraint = NSLayoutConstraint()
    let navigationItem = UINavigationItem(title: "a")
    let animation = CABasicAnimation(keyPath: "opacity")
    let guide = UILayoutGuide()
    let coder: NSCoder = QuietCoder()
    let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let action = UIAction { _ in }
}

/// A coder that has no values, and keeps none.
private final class QuietCoder: KeylessCoder {
    override func encode(_ object: Any?, forKey key: String) {}
    override func encode(_ value: Bool, forKey key: String) {}
    override func encode(_ value: Int32, forKey key: String) {}
    override func encode(_ value: Int64, forKey key: String) {}
    override func encode(_ value: Float, forKey key: String) {}
    override func encode(_ value: Double, forKey key: String) {}
    override func encode(_ value: Int, forKey key: String) {}
}
