import CoreGraphics
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// What a stage sets that other stages have no use for.
private enum Feature: CaseIterable {
    case tint, dimmedTint, style, styleOfController, traitOverride, notch, addedInsets
}

/// Records what a program can see of tints, traits and safe areas.
private final class ObservingView: UIView {
    var seen: [String] = []

    override func layoutSubviews() {
        seen.append("layout \(UITraitCollection.current.userInterfaceStyle)")
        for view in subviews { view.frame = bounds.insetBy(dx: 1, dy: 1) }
    }

    override func tintColorDidChange() { seen.append("tint") }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) { seen.append("traits") }
    override func safeAreaInsetsDidChange() { seen.append("safe area \(safeAreaInsets.top)") }
}

/// A stage with a list of views inside each other, built outside of its window.
@MainActor private final class Row {
    let stage: Stage
    let controller = UIViewController()
    private var views: [ObservingView] = []

    init(_ feature: Feature?) {
        let notch = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
        stage = Stage(size: CGSize(width: 200, height: 300), safeAreaInsets: feature == .notch ? notch : .zero)
        switch feature {
        case .tint: controller.view.tintColor = .systemRed
        case .dimmedTint: stage.window.tintAdjustmentMode = .dimmed
        case .style: controller.view.overrideUserInterfaceStyle = .dark
        case .styleOfController: controller.overrideUserInterfaceStyle = .dark
        case .traitOverride: stage.window.traitOverrides.layoutDirection = .rightToLeft
        case .addedInsets: controller.additionalSafeAreaInsets.top = 20
        case .notch, nil: break
        }
        stage.show(controller)
    }

    /// Does one round of what programs do; on a single stage, all of it has the same effects.
    func work() {
        let outer = ObservingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        outer.addSubview(ObservingView())
        views += [outer, outer.subviews[0] as! ObservingView]
        controller.view.addSubview(outer)
        stage.settle()
        // Neither line changes anything, so no work is due.
        outer.frame = outer.frame
        stage.settle()
        outer.setNeedsLayout()
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent { outer.layoutIfNeeded() }
        outer.removeFromSuperview()
        controller.view.addSubview(outer)
        stage.settle()
    }

    var report: String {
        let seen = views.map {
            "\($0.seen) \($0.tintColor == .systemBlue) \($0.safeAreaInsets.top) \($0.handedDown.rawValue)"
        }
        return """
            frames \(stage.framesMade) sent \(stage.framesSent) layers \(stage.layersChanged)
            \(seen.joined(separator: "\n"))
            """
    }
}

@Suite("Many stages") @MainActor struct ManyStagesTests {
    /// Lets the stages work in turn, so that each round of one lies between rounds of the others.
    private func report(ofPlainAmong features: [Feature]) -> String {
        var others = features.map { Row($0) }
        let plain = Row(nil)
        others += features.map { Row($0) }
        for _ in 0..<3 {
            for row in others { row.work() }
            plain.work()
        }
        let report = plain.report
        withExtendedLifetime(others) {}
        return report
    }

    @Test(
        "what a stage shows, and its work, doesn't depend on what other stages set", arguments: Feature.allCases)
    fileprivate func apart(feature: Feature) {
        #expect(report(ofPlainAmong: [feature]) == report(ofPlainAmong: []))
    }

    @Test("a plain stage among fourteen others shows the same as alone")
    func all() { #expect(report(ofPlainAmong: Feature.allCases) == report(ofPlainAmong: [])) }

    @Test("each feature has its effect on its own stage")
    func features() {
        for feature in Feature.allCases {
            let row = Row(feature)
            row.work()
            let plain = Row(nil)
            plain.work()
            #expect(row.report != plain.report, "\(feature)")
        }
    }
}
