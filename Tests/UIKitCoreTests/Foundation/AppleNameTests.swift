import Foundation
import Testing
import UIKit
import UIKitTesting

private final class PhotoCell: UICollectionViewCell {}

@MainActor @Suite("Names that code for Apple's platforms takes for granted") struct AppleNameTests {
    @Test("HUGE is a number of repeats")
    func repeats() {
        let turn = CABasicAnimation(keyPath: "transform.rotation")
        turn.repeatCount = HUGE
        #expect(turn.repeatCount == Float.greatestFiniteMagnitude)
    }

    @Test("a pool answers what its closure answers, and throws what it throws")
    func pools() {
        struct Empty: Error {}
        #expect(autoreleasepool { 7 } == 7)
        #expect(throws: Empty.self) { try autoreleasepool { throw Empty() } }
    }

    @Test("text can be made empty, and added to")
    func emptyText() {
        let text = NSMutableAttributedString()
        text.append(NSAttributedString())
        text.append(NSAttributedString(string: "a"))
        #expect(text.string == "a" && NSAttributedString().length == 0)
    }

    @Test("this is no Mac")
    func platforms() {
        #expect(!ProcessInfo.processInfo.isMacCatalystApp && !ProcessInfo.processInfo.isiOSAppOnMac)
    }

    @Test("classes say their names, those of UIKit without a module")
    func classNames() {
        #expect(UICollectionViewCell.description() == "UICollectionViewCell")
        #expect(CALayer.description() == "CALayer")
        #expect(PhotoCell.description().hasSuffix("PhotoCell") && PhotoCell.description().contains("."))
        #expect(PhotoCell.classForCoder() == PhotoCell.self)
    }

    @Test("work in the background has a number of its own, and never runs out of time")
    func backgroundTasks() {
        let app = UIApplication.shared
        let (one, other) = (app.beginBackgroundTask(), app.beginBackgroundTask(withName: "upload") {})
        #expect(one != other && one != .invalid && other != .invalid)
        app.endBackgroundTask(one)
        #expect(app.backgroundTimeRemaining > 1_000_000)
    }

    @Test("hints are kept")
    func hints() {
        let stage = Stage(size: CGSize(width: 10, height: 10), scale: 3)
        let view = UIView()
        stage.show(view)
        #expect(view.contentScaleFactor == 3)
        #expect(!view.accessibilityIgnoresInvertColors)
        #expect(view.layer.minificationFilter == .linear && view.layer.minificationFilterBias == 0)
        view.contentScaleFactor = 2
        view.accessibilityIgnoresInvertColors = true
        view.layer.minificationFilter = .trilinear
        view.layer.minificationFilterBias = 1
        #expect(view.contentScaleFactor == 2 && view.accessibilityIgnoresInvertColors)
        #expect(view.layer.minificationFilter == .trilinear && view.layer.minificationFilterBias == 1)
    }
}
