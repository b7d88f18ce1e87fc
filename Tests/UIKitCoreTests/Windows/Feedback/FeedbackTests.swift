import RenderTree
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// A screen that writes down how it buzzed.
private final class BuzzingScreen: Screen {
    @MainActor private(set) var felt: [[Int]] = []

    func show(_ transaction: LayerTransaction) {}

    func vibrate(_ vibration: Vibration) {
        MainActor.assumeIsolated { felt.append(vibration.pattern) }
    }
}

@Suite("Haptic feedback") @MainActor struct FeedbackTests {
    private let stage = Stage()
    private let hand = BuzzingScreen()
    private let view = UIView()

    init() {
        stage.window.addSubview(view)
        stage.window.screen.show(on: [hand])
    }

    @Test("a harder impact on iOS vibrates longer here, and an intensity of 0 doesn't vibrate")
    func impacts() {
        for style in [UIImpactFeedbackGenerator.FeedbackStyle.rigid, .light, .medium, .soft, .heavy] {
            UIImpactFeedbackGenerator(style: style, view: view).impactOccurred()
        }
        #expect(hand.felt == [[6], [8], [14], [18], [22]])
        let generator = UIImpactFeedbackGenerator(style: .heavy, view: view)
        generator.prepare()
        for intensity in [0.5, 0, -1, .nan, 7] as [CGFloat] { generator.impactOccurred(intensity: intensity) }
        #expect(hand.felt.dropFirst(5) == [[11], [22]])
    }

    @Test("selection, success, warning and error have different vibrations")
    func others() {
        UISelectionFeedbackGenerator(view: view).selectionChanged()
        let outcomes = UINotificationFeedbackGenerator(view: view)
        for type in [UINotificationFeedbackGenerator.FeedbackType.success, .warning, .error] {
            outcomes.notificationOccurred(type)
        }
        #expect(hand.felt == [[5], [10, 90, 18], [18, 110, 10], [12, 60, 12, 60, 22]])
    }
}
