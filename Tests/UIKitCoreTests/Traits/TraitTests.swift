import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Records its trait changes.
private final class TraitView: UIView {
    var log: [String] = []

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let old = previousTraitCollection?.userInterfaceStyle ?? .unspecified
        log.append("\(old.rawValue)→\(traitCollection.userInterfaceStyle.rawValue)")
    }

    override func tintColorDidChange() { log.append("tint") }
}

private enum Density { case comfortable, compact }

private struct DensityTrait: UITraitDefinition {
    static let defaultValue = Density.comfortable
}

@Suite("Traits") @MainActor struct TraitTests {
    @Test(
        "a device's size decides its size classes",
        arguments: [
            (CGSize(width: 393, height: 852), UIUserInterfaceSizeClass.compact, UIUserInterfaceSizeClass.regular),
            (CGSize(width: 852, height: 393), .compact, .compact),
            (CGSize(width: 932, height: 430), .regular, .compact),
            (CGSize(width: 820, height: 1180), .regular, .regular),
            (CGSize(width: 1180, height: 820), .regular, .regular),
        ])
    func sizeClasses(size: CGSize, horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass) {
        let traits = Stage(size: size).window.traitCollection
        #expect(traits.horizontalSizeClass == horizontal)
        #expect(traits.verticalSizeClass == vertical)
        #expect(traits.userInterfaceIdiom == (min(size.width, size.height) > 600 ? .pad : .phone))
    }

    @Test("a view removed from a dark branch is dark until it is added to a light one")
    func takenOut() {
        let stage = Stage()
        let (dark, light, moved, inner) = (UIView(), UIView(), TraitView(), TraitView())
        stage.window.addSubview(dark)
        stage.window.addSubview(light)
        dark.overrideUserInterfaceStyle = .dark
        dark.addSubview(moved)
        moved.addSubview(inner)
        moved.removeFromSuperview()
        #expect(moved.log == ["1→2"])
        #expect(inner.traitCollection.userInterfaceStyle == .dark)
        light.addSubview(moved)
        #expect(moved.log == ["1→2", "2→1"])
        #expect(inner.log == ["1→2", "2→1"])
        #expect(inner.traitCollection.userInterfaceStyle == .light)
        moved.removeFromSuperview()
        dark.addSubview(moved)
        #expect(inner.log == ["1→2", "2→1", "1→2"])
    }

    @Test("a view removed from a dark branch can still override its style with light")
    func changedOutside() {
        let stage = Stage()
        let (dark, moved) = (UIView(), TraitView())
        stage.window.addSubview(dark)
        dark.overrideUserInterfaceStyle = .dark
        dark.addSubview(moved)
        moved.removeFromSuperview()
        moved.overrideUserInterfaceStyle = .light
        moved.overrideUserInterfaceStyle = .unspecified
        #expect(moved.log == ["1→2", "2→1", "1→2"])
    }

    @Test("a view removed from a tinted branch gets tintColorDidChange when it is added to another")
    func takenOutOfTint() {
        let stage = Stage()
        let (red, plain, moved) = (UIView(), UIView(), TraitView())
        stage.window.addSubview(red)
        stage.window.addSubview(plain)
        red.tintColor = .red
        red.addSubview(moved)
        moved.removeFromSuperview()
        moved.log = []
        plain.addSubview(moved)
        #expect(moved.log == ["tint"])
        moved.removeFromSuperview()
        plain.addSubview(moved)
        #expect(moved.log == ["tint"])
    }

    @Test("a view's style applies to all views inside, except those that override it")
    func styleOfABranch() {
        let stage = Stage()
        let (outer, inner, stubborn) = (TraitView(), TraitView(), TraitView())
        stage.window.addSubview(outer)
        outer.addSubview(inner)
        outer.addSubview(stubborn)
        stubborn.overrideUserInterfaceStyle = .light
        outer.overrideUserInterfaceStyle = .dark
        #expect(outer.log == ["1→2"])
        #expect(inner.log == ["1→2"])
        #expect(stubborn.log.isEmpty)
        #expect(inner.traitCollection.userInterfaceStyle == .dark)
        #expect(stage.window.traitCollection.userInterfaceStyle == .light)
        outer.overrideUserInterfaceStyle = .unspecified
        #expect(inner.log == ["1→2", "2→1"])
    }

    @Test("a dynamic background follows the branch it is in")
    func backgroundOfABranch() {
        let stage = Stage()
        let (outer, inner) = (UIView(), UIView())
        inner.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        stage.window.addSubview(outer)
        outer.overrideUserInterfaceStyle = .dark
        outer.addSubview(inner)
        #expect(inner.layer.backgroundColor == UIColor.white.cgColor)
        inner.removeFromSuperview()
        stage.window.addSubview(inner)
        #expect(inner.layer.backgroundColor == UIColor.black.cgColor)
    }

    @Test("a controller's traits apply to its view and its children; a parent can override a child's")
    func traitsOfControllers() {
        let stage = Stage()
        let (parent, child) = (UIViewController(), UIViewController())
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        stage.show(parent)
        parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
        #expect(child.traitCollection.horizontalSizeClass == .regular)
        #expect(child.view.traitCollection.horizontalSizeClass == .regular)
        #expect(parent.traitCollection.horizontalSizeClass == .compact)
        parent.overrideUserInterfaceStyle = .dark
        #expect(child.traitCollection.userInterfaceStyle == .dark)
        #expect(child.view.traitCollection.userInterfaceStyle == .dark)
    }

    @Test("a registration is called for its traits only, until it is unregistered")
    func registrations() {
        let stage = Stage()
        let view = UIView()
        stage.window.addSubview(view)
        var calls: [UIUserInterfaceStyle] = []
        let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (view: UIView, previous: UITraitCollection) in
            calls += [previous.userInterfaceStyle, view.traitCollection.userInterfaceStyle]
        }
        stage.setAppearance(.dark)
        stage.resize(to: CGSize(width: 852, height: 393))
        #expect(calls == [.light, .dark])
        view.unregisterForTraitChanges(registration)
        stage.setAppearance(.light)
        #expect(calls == [.light, .dark])
    }

    @Test("a custom trait is inherited by subviews, and can be registered for")
    func customTrait() {
        let stage = Stage()
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        stage.window.addSubview(outer)
        var changes = 0
        inner.registerForTraitChanges([DensityTrait.self]) { (_: UIView, _: UITraitCollection) in changes += 1 }
        #expect(inner.traitCollection[DensityTrait.self] == .comfortable)
        outer.traitOverrides[DensityTrait.self] = .compact
        #expect(inner.traitCollection[DensityTrait.self] == .compact)
        outer.traitOverrides[DensityTrait.self] = .compact
        #expect(changes == 1)
        outer.traitOverrides.remove(DensityTrait.self)
        #expect(inner.traitCollection[DensityTrait.self] == .comfortable)
        #expect(changes == 2)
    }

    @Test("the layout direction of a branch reaches views that do not force their own")
    func direction() {
        let stage = Stage()
        let (outer, inner, playback) = (UIView(), UIView(), UIView())
        stage.window.addSubview(outer)
        outer.addSubview(inner)
        outer.addSubview(playback)
        playback.semanticContentAttribute = .playback
        outer.traitOverrides.layoutDirection = .rightToLeft
        #expect(inner.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(playback.effectiveUserInterfaceLayoutDirection == .leftToRight)
    }

    @Test("trait collections can be combined, compared and tested for their traits")
    func combining() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let both = UITraitCollection(traitsFrom: [dark, UITraitCollection(displayScale: 2)])
        #expect(both.userInterfaceStyle == .dark)
        #expect(both.displayScale == 2)
        #expect(both.containsTraits(in: dark))
        #expect(!dark.containsTraits(in: both))
        #expect(!both.hasDifferentColorAppearance(comparedTo: dark))
        #expect(
            both
                == UITraitCollection {
                    $0.displayScale = 2; $0.userInterfaceStyle = .dark
                })
        #expect(both.modifyingTraits { $0.displayScale = 3 }.displayScale == 3)
    }

    @Test("during layout the current traits are the view's, and resolve colours")
    func currentTraits() {
        final class Reader: UIView {
            var seen: CGColor?
            override func layoutSubviews() { seen = UIColor { $0.userInterfaceStyle == .dark ? .red : .green }.cgColor }
        }
        let stage = Stage()
        let (dark, plain) = (Reader(), Reader())
        dark.overrideUserInterfaceStyle = .dark
        stage.window.addSubview(dark)
        stage.window.addSubview(plain)
        stage.settle()
        #expect(dark.seen == UIColor.red.cgColor)
        #expect(plain.seen == UIColor.green.cgColor)
    }
}

@Suite("Tint colours") @MainActor struct TintTests {
    @Test("a tint is inherited by views without their own, which get tintColorDidChange")
    func handedDown() {
        let (outer, inner, own) = (TraitView(), TraitView(), TraitView())
        outer.addSubview(inner)
        outer.addSubview(own)
        own.tintColor = .red
        own.log = []
        outer.tintColor = .green
        #expect(inner.tintColor == .green)
        #expect(own.tintColor == .red)
        #expect(inner.log == ["tint"])
        #expect(own.log.isEmpty)
    }

    @Test("a view that moves to another tint gets tintColorDidChange")
    func moving() {
        let (green, view) = (UIView(), TraitView())
        green.tintColor = .green
        green.addSubview(view)
        #expect(view.log == ["tint"])
    }

    @Test("a dimmed tint is a grey of the same brightness")
    func dimmed() {
        let view = UIView()
        view.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        view.tintAdjustmentMode = .dimmed
        #expect(view.tintColor.resolved(with: view.traitCollection) == UIColor(white: 0.299, alpha: 0.8))
        view.tintAdjustmentMode = .automatic
        #expect(view.tintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }
}
