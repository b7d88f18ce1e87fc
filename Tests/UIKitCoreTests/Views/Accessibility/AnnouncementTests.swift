import Foundation
import RenderTree
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// A screen that writes down what its reader says.
private final class TalkingScreen: Screen {
    @MainActor private(set) var said: [String] = []

    func show(_ transaction: LayerTransaction) {}

    func announce(_ words: String) {
        MainActor.assumeIsolated { said.append(words) }
    }
}

@Suite("Announcements and accessibility settings") @MainActor struct AnnouncementTests {
    private let stage = Stage()
    private let reader = TalkingScreen()

    init() { stage.window.screen.show(on: [reader]) }

    @Test("an announcement is spoken, plain or attributed; one without text isn't")
    func words() {
        // Announcements without a view go to the main screen: this stage's, from now on.
        stage.settle()
        UIAccessibility.post(notification: .announcement, argument: "Photo deleted")
        UIAccessibility.post(notification: .pageScrolled, argument: NSAttributedString(string: "Page 2 of 3"))
        UIAccessibility.post(notification: .screenChanged, argument: nil)
        UIAccessibility.post(notification: .announcement, argument: "")
        #expect(reader.said == ["Photo deleted", "Page 2 of 3"])
    }

    @Test("a layoutChanged notification focuses its view if it can have the focus, else reads it out")
    func views() {
        let label = UILabel()
        label.text = "3 results"
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        for view in [label, button] { stage.window.addSubview(view) }
        UIAccessibility.post(notification: .layoutChanged, argument: label)
        #expect(reader.said == ["3 results"])
        UIAccessibility.post(notification: .layoutChanged, argument: button)
        stage.settle()
        #expect(button.isFocused)
        #expect(reader.said == ["3 results"])
        UIAccessibility.post(notification: .layoutChanged, argument: UILabel())
        #expect(reader.said == ["3 results"])
    }

    @Test("a view with accessibilityElementsHidden isn't read")
    func hidden() {
        let label = UILabel()
        label.text = "Decoration"
        label.isAccessibilityElement = true
        stage.window.addSubview(label)
        stage.settle()
        let node = label.layer.accessibility
        #expect(node != nil)
        label.accessibilityElementsHidden = true
        stage.settle()
        #expect(label.layer.accessibility?.role == .hidden)
        label.accessibilityElementsHidden = false
        stage.settle()
        #expect(label.layer.accessibility == node)
    }

    @Test("each accessibility setting posts its notification when it changes, and only then")
    func settings() {
        var told: [String] = []
        let names = [
            UIAccessibility.reduceMotionStatusDidChangeNotification,
            UIAccessibility.reduceTransparencyStatusDidChangeNotification,
            UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
            UIAccessibility.invertColorsStatusDidChangeNotification,
        ]
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                MainActor.assumeIsolated {
                    told.append(name.rawValue.replacingOccurrences(of: "StatusDidChangeNotification", with: ""))
                }
            }
        }
        defer {
            for token in tokens { NotificationCenter.default.removeObserver(token) }
            stage.setAccessibility()
        }
        #expect(!UIAccessibility.isReduceMotionEnabled)
        stage.setAccessibility(reducesMotion: true, darkensColors: true)
        #expect(UIAccessibility.isReduceMotionEnabled && UIAccessibility.isDarkerSystemColorsEnabled)
        #expect(!UIAccessibility.isReduceTransparencyEnabled && !UIAccessibility.isInvertColorsEnabled)
        stage.setAccessibility(reducesMotion: true, reducesTransparency: true, invertsColors: true)
        #expect(
            told == [
                "UIAccessibilityReduceMotion", "UIAccessibilityDarkerSystemColors",
                "UIAccessibilityReduceTransparency", "UIAccessibilityDarkerSystemColors",
                "UIAccessibilityInvertColors",
            ])
    }
}
