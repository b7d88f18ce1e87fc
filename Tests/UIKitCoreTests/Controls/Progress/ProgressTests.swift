import RenderTree
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

@Suite("Progress views and activity indicators") @MainActor struct ProgressTests {
    private let stage = Stage()

    @Test("the bar is as long as the progress, and begins where reading begins")
    func bar() {
        let view = UIProgressView(progressViewStyle: .default)
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 4)
        stage.show(view)
        view.progress = 0.25
        stage.settle()
        #expect(view.subviews[0].frame == CGRect(x: 0, y: 0, width: 50, height: 4))
        view.semanticContentAttribute = .forceRightToLeft
        stage.settle()
        #expect(view.subviews[0].frame.minX == 150)
        view.setProgress(7, animated: true)
        #expect(view.progress == 1)
        let warnings = WarningLog()
        view.progress = .nan
        #expect(warnings.identifiers == ["bad-control-value"])
        #expect(view.progress == 1)
        #expect(view.accessibilityValue == "100%")
    }

    @Test("an indicator turns only while it is animating and visible, and needs no frames otherwise")
    func wheel() {
        let wheel = UIActivityIndicatorView(style: .large)
        #expect(wheel.bounds.size == CGSize(width: 37, height: 37))
        #expect(wheel.isHidden)
        stage.show(wheel)
        #expect(stage.settle(limit: 1))
        wheel.startAnimating()
        #expect(wheel.isAnimating && !wheel.isHidden)
        #expect(!stage.settle(limit: 1))
        wheel.isHidden = true
        #expect(stage.settle(limit: 1))
        wheel.isHidden = false
        #expect(!stage.settle(limit: 1))
        wheel.removeFromSuperview()
        #expect(stage.settle(limit: 1))
        stage.show(wheel.superview ?? wheel)
        wheel.stopAnimating()
        #expect(wheel.isHidden && stage.settle(limit: 1))
    }

    @Test("an indicator has eight spokes: a turn of 0.8 seconds changes its image eight times")
    func spokes() {
        let wheel = UIActivityIndicatorView(style: .medium)
        wheel.startAnimating()
        stage.window.addSubview(wheel)
        stage.advance(by: 0.05)
        let before = stage.framesSent
        stage.advance(by: 0.8)
        #expect(stage.framesSent - before == 8)
        wheel.hidesWhenStopped = false
        wheel.stopAnimating()
        #expect(!wheel.isHidden)
    }

    @Test("with hidesWhenStopped off a stopped indicator is visible; one hidden by the app stays hidden")
    func showingAtRest() {
        let wheel = UIActivityIndicatorView(style: .medium)
        #expect(wheel.isHidden)
        wheel.hidesWhenStopped = false
        #expect(!wheel.isHidden)
        wheel.isHidden = true
        wheel.stopAnimating()
        #expect(wheel.isHidden)
        wheel.hidesWhenStopped = true
        wheel.startAnimating()
        #expect(!wheel.isHidden)
    }

    @Test("screen readers read an indicator as in progress")
    func readers() {
        let wheel = UIActivityIndicatorView(style: .medium)
        wheel.startAnimating()
        stage.window.addSubview(wheel)
        stage.advance(by: 0.1)
        #expect(wheel.layer.accessibility?.role == .progress)
        #expect(wheel.layer.accessibility?.label == "In progress")
        #expect(wheel.layer.accessibility?.range == nil)
    }
}
