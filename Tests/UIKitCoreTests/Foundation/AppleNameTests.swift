import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitTestSupport

private final class PhotoCell: UICollectionViewCell {}

@MainActor @Suite("Names that code for Apple's platforms uses") struct AppleNameTests {
    @Test("HUGE as a repeat count is the greatest finite number")
    func repeats() {
        let turn = CABasicAnimation(keyPath: "transform.rotation")
        turn.repeatCount = HUGE
        #expect(turn.repeatCount == Float.greatestFiniteMagnitude)
    }

    @Test("autoreleasepool returns what its closure returns, and throws what it throws")
    func pools() {
        struct Empty: Error {}
        #expect(autoreleasepool { 7 } == 7)
        #expect(throws: Empty.self) { try autoreleasepool { throw Empty() } }
    }

    @Test("attributed strings can be made empty, and appended to")
    func emptyText() {
        let text = NSMutableAttributedString()
        text.append(NSAttributedString())
        text.append(NSAttributedString(string: "a"))
        #expect(text.string == "a" && NSAttributedString().length == 0)
    }

    @Test("ProcessInfo says that the program doesn't run on a Mac")
    func platforms() {
        #expect(!ProcessInfo.processInfo.isMacCatalystApp && !ProcessInfo.processInfo.isiOSAppOnMac)
    }

    @Test("classes describe themselves by name, those of UIKit without a module")
    func classNames() {
        #expect(UICollectionViewCell.description() == "UICollectionViewCell")
        #expect(CALayer.description() == "CALayer")
        #expect(PhotoCell.description().hasSuffix("PhotoCell") && PhotoCell.description().contains("."))
        #expect(PhotoCell.classForCoder() == PhotoCell.self)
    }

    @Test("each background task has its own identifier, and the time remaining is unlimited")
    func backgroundTasks() {
        let app = UIApplication.shared
        let (one, other) = (app.beginBackgroundTask(), app.beginBackgroundTask(withName: "upload") {})
        #expect(one != other && one != .invalid && other != .invalid)
        app.endBackgroundTask(one)
        #expect(app.backgroundTimeRemaining > 1_000_000)
    }

    @Test("contentScaleFactor and other properties without an effect keep their values")
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
