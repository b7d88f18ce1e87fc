import CoreGraphics
import TestSupport
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Values found by walking up from a view, without ``UIView/handedDown``.
@MainActor private enum SlowAnswer {
    static func tint(of view: UIView) -> UIColor {
        var next: UIView? = view
        while let current = next {
            if let own = current.rareStateIfMade?.tintColor { return own }
            next = current.superview
        }
        return .systemBlue
    }

    /// - Parameter left: For removed views, the style that they had in their last superview. It holds until they get a new one.
    static func style(of view: UIView, left: [UIView: UIUserInterfaceStyle]) -> UIUserInterfaceStyle {
        var next: UIView? = view
        while let current = next {
            if current.overrideUserInterfaceStyle != .unspecified { return current.overrideUserInterfaceStyle }
            if let owner = current.owner as? UIViewController, owner.overrideUserInterfaceStyle != .unspecified {
                return owner.overrideUserInterfaceStyle
            }
            if current.superview == nil, let style = left[current] { return style }
            next = current.superview
        }
        return (view.window?.screen ?? .main).traitCollection.userInterfaceStyle
    }

    static func safeArea(of view: UIView) -> UIEdgeInsets {
        if let window = view as? UIWindow { return window.screen.safeAreaInsets }
        guard let superview = view.superview else { return .zero }
        let around = safeArea(of: superview)
        let inside =
            around == .zero ? UIEdgeInsets.zero : around.reaching(into: view.untransformedFrame, of: superview.bounds)
        return inside + (view.owner?.additionalInsetsOfView ?? .zero)
    }

    static func handedDown(to view: UIView) -> HandedDown {
        view.setHere.union(view.superview.map(handedDown(to:)) ?? [])
    }
}

/// Two stages, one of them with a notch, and views that go from one to the other and lie outside of both.
@MainActor private final class MovingViews {
    private var random: SeededGenerator
    private let stages = [Stage(), Stage(safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))]
    private let spare: UIWindow
    private let views: [UIView]
    private let controllers: [UIViewController]
    private(set) var steps: [String] = []
    private var left: [UIView: UIUserInterfaceStyle] = [:]

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        spare = UIWindow(frame: stages[0].window.bounds)
        spare.screen = stages[0].screen
        controllers = (0..<3).map { _ in UIViewController() }
        views =
            controllers.map(\.view) + (0..<9).map { _ in UIView(frame: CGRect(x: 0, y: 20, width: 300, height: 700)) }
    }

    func step() {
        var around: [UIView: UIUserInterfaceStyle] = [:]
        for view in views {
            if let superview = view.superview, superview.mask !== view {
                around[view] = SlowAnswer.style(of: superview, left: left)
            }
        }
        change()
        for view in views {
            if view.superview != nil {
                left[view] = nil
            } else if let style = around[view] {
                left[view] = style
            }
        }
    }

    private func change() {
        let view = views.randomElement(using: &random)!
        let index = views.firstIndex(of: view)!
        switch Int.random(in: 0..<12, using: &random) {
        case 0..<4:
            let places = views + [stages[0].window, stages[1].window, spare]
            let place = places.randomElement(using: &random)!
            guard !place.isDescendant(of: view) else { return }
            steps.append("\(index) into \(places.firstIndex(of: place)!)")
            place.addSubview(view)
        case 4:
            steps.append("\(index) leaves")
            view.removeFromSuperview()
        case 5:
            steps.append("\(index) has a tint, or not")
            view.tintColor = view.rareStateIfMade?.tintColor == nil ? .systemRed : nil
        case 6:
            steps.append("\(index) is dark, or not")
            view.overrideUserInterfaceStyle = view.overrideUserInterfaceStyle == .dark ? .unspecified : .dark
        case 7:
            let controller = controllers.randomElement(using: &random)!
            steps.append("controller \(controllers.firstIndex(of: controller)!) is dark, or not")
            controller.overrideUserInterfaceStyle =
                controller.overrideUserInterfaceStyle == .dark ? .unspecified : .dark
        case 8:
            let controller = controllers.randomElement(using: &random)!
            steps.append("controller \(controllers.firstIndex(of: controller)!) adds insets, or not")
            controller.additionalSafeAreaInsets.top = controller.additionalSafeAreaInsets.top == 0 ? 7 : 0
        case 9:
            let mask = views.randomElement(using: &random)!
            guard !view.isDescendant(of: mask) else { return }
            steps.append("\(index) has the mask \(views.firstIndex(of: mask)!)")
            view.mask = mask
        case 10:
            let stage = stages.randomElement(using: &random)!
            steps.append("a notch comes or goes")
            stage.setSafeArea(
                UIEdgeInsets(top: stage.screen.safeAreaInsets.top == 0 ? 50 : 0, left: 0, bottom: 0, right: 0))
        default:
            steps.append("the spare window is shown or hidden")
            spare.isHidden.toggle()
        }
    }

    /// Returns the first wrong value of a view.
    func contradiction() -> String? {
        for view in views + [stages[0].window, stages[1].window, spare] {
            let index = views.firstIndex(of: view).map(String.init) ?? "window"
            let slow = SlowAnswer.handedDown(to: view)
            guard view.handedDown.isSuperset(of: slow) else { return "\(index): \(view.handedDown) instead of \(slow)" }
            if view.window != nil, view.handedDown != slow { return "\(index) in a window: more than \(slow)" }
            guard view.tintColor == SlowAnswer.tint(of: view) else { return "\(index): tint" }
            guard view.safeAreaInsets == SlowAnswer.safeArea(of: view) else {
                return "\(index): safe area \(view.safeAreaInsets) instead of \(SlowAnswer.safeArea(of: view))"
            }
            // A mask is in no window; its screen comes from the view that it belongs to, if there is one.
            guard !isInMask(view) else { continue }
            guard view.traitCollection.userInterfaceStyle == SlowAnswer.style(of: view, left: left) else {
                return "\(index): style"
            }
        }
        return nil
    }

    private func isInMask(_ view: UIView) -> Bool {
        guard let superview = view.superview else { return false }
        return superview.mask === view || isInMask(superview)
    }
}

@Suite("Values inherited from superviews") @MainActor struct HandedDownTests {
    @Test("after random moves every view has the values set around it", arguments: SeededGenerator.seeds(0..<40))
    func random(seed: UInt64) {
        let views = MovingViews(seed: seed)
        for _ in 0..<120 {
            views.step()
            if let contradiction = views.contradiction() {
                Issue.record("UIKIT_SEED=\(seed): \(contradiction)\n\(views.steps.joined(separator: "\n"))")
                return
            }
        }
    }

    @Test("views built outside a window get the tint and style of where they are added, and lose them again")
    func builtOutside() {
        let stage = Stage()
        let (tinted, plain) = (UIView(), UIView())
        tinted.tintColor = .systemRed
        tinted.overrideUserInterfaceStyle = .dark
        stage.window.addSubview(tinted)
        stage.window.addSubview(plain)
        let (branch, leaf) = (UIView(), UIView())
        branch.addSubview(leaf)
        #expect(leaf.handedDown.isEmpty)
        tinted.addSubview(branch)
        #expect(leaf.tintColor == .systemRed)
        #expect(leaf.traitCollection.userInterfaceStyle == .dark)
        plain.addSubview(branch)
        #expect(leaf.tintColor == .systemBlue)
        #expect(leaf.traitCollection.userInterfaceStyle == .light)
        #expect(leaf.handedDown.isEmpty)
    }

    @Test("a tint set to nil is no longer inherited")
    func takenBack() {
        let stage = Stage()
        let (view, inside) = (UIView(), UIView())
        view.addSubview(inside)
        stage.show(view)
        view.tintColor = .systemRed
        #expect(inside.handedDown == .tint)
        view.tintColor = nil
        #expect(inside.handedDown.isEmpty)
    }

    @Test("a view from under a notch gets new safe area insets when it comes to a window without one")
    func notchToNone() {
        let notched = Stage(safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        let view = UIView(frame: notched.window.bounds)
        notched.show(view)
        #expect(view.lastToldSafeAreaInsets.top == 59)
        let plain = Stage()
        let between = UIView(frame: plain.window.bounds)
        between.addSubview(view)
        plain.show(between)
        #expect(view.lastToldSafeAreaInsets == .zero)
    }

    @Test("the views of a released window inherit from where they are added next")
    func windowReleased() {
        let stage = Stage(safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        let view = UIView(frame: stage.window.bounds)
        var window: UIWindow? = UIWindow(frame: stage.window.bounds)
        window?.tintColor = .systemRed
        window?.isHidden = false
        window?.addSubview(view)
        #expect(view.tintColor == .systemRed)
        window = nil
        #expect(view.tintColor == .systemBlue)
        #expect(view.safeAreaInsets == .zero)
        stage.window.addSubview(view)
        #expect(view.handedDown == .safeArea)
        #expect(view.safeAreaInsets.top == 59)
    }
}
