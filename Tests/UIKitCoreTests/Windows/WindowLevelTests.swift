import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@Suite("Window levels") @MainActor struct WindowLevelTests {
    private let stage = Stage(size: CGSize(width: 200, height: 200))

    private func window(_ level: UIWindow.Level) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        window.screen = stage.window.screen
        window.windowLevel = level
        window.isHidden = false
        return window
    }

    /// The windows that were made here, bottom to top, by their places in `windows`.
    private func order(_ windows: [UIWindow]) -> [Int] {
        stage.window.screen.windows.compactMap { shown in windows.firstIndex { $0 === shown } }
    }

    @Test("a window of a higher level is in front; on the same level the one shown last")
    func order() {
        let windows = [window(.alert), window(.normal), window(.normal), window(.statusBar)]
        #expect(order(windows) == [1, 2, 3, 0])
        windows[1].windowLevel = UIWindow.Level(UIWindow.Level.alert.rawValue + 1)
        #expect(order(windows) == [2, 3, 0, 1])
        windows[1].windowLevel = .normal
        #expect(order(windows) == [2, 1, 3, 0])
        windows[2].isHidden = true
        windows[2].isHidden = false
        #expect(order(windows) == [1, 2, 3, 0])
    }

    @Test("a touch reaches the window in front, whose layer is in front, too")
    func touches() {
        var touched: [String] = []
        let front = window(.alert)
        let back = window(.normal)
        for (name, window) in [("front", front), ("back", back)] {
            let control = UIControl(frame: window.bounds)
            control.addAction(UIAction { _ in touched.append(name) }, for: .touchUpInside)
            window.addSubview(control)
        }
        stage.tap(at: CGPoint(x: 100, y: 100))
        front.windowLevel = .normal - 1
        stage.tap(at: CGPoint(x: 100, y: 100))
        #expect(touched == ["front", "back"])
        let layers = front.layer.superlayer?.sublayers ?? []
        #expect(layers.firstIndex { $0 === front.layer }! < layers.firstIndex { $0 === back.layer }!)
    }
}

extension UIWindow.Level {
    fileprivate static func - (level: UIWindow.Level, lower: CGFloat) -> UIWindow.Level {
        UIWindow.Level(rawValue: level.rawValue - lower)
    }
}
