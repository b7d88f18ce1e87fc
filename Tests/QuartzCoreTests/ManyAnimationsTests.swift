import Testing

@testable import QuartzCore

/// The keys of a view's animations, which run side by side.
@Suite("Many animations of one property") @MainActor struct ManyAnimationsTests {
    private let layer = CALayer()

    private func add(_ property: String) {
        let animation = CABasicAnimation(keyPath: property)
        (animation.fromValue, animation.toValue, animation.duration) = (0.0, 1.0, 1)
        layer.addViewAnimation(
            animation, of: property, in: CompletionGroup { _ in }, timeline: nil, blocksTouches: false)
    }

    @Test("the first has the property's name, others the least number that is free")
    func keys() {
        for _ in 0..<4 { add("opacity") }
        add("position.x")
        #expect(layer.animationKeys() == ["opacity", "opacity-2", "opacity-3", "opacity-4", "position.x"])
        layer.removeAnimation(forKey: "opacity-2")
        layer.removeAnimation(forKey: "none")
        add("opacity")
        add("opacity")
        #expect(
            layer.animationKeys() == ["opacity", "opacity-3", "opacity-4", "position.x", "opacity-2", "opacity-5"])
        layer.removeAnimation(forKey: "opacity")
        add("opacity")
        #expect(layer.animationKeys()?.last == "opacity")
    }

    @Test("a key that the app gave to an animation of its own is taken, too")
    func ownKeys() {
        let own = CABasicAnimation(keyPath: "opacity")
        (own.toValue, own.duration) = (1.0, 1)
        layer.add(own, forKey: "opacity")
        layer.add(own, forKey: "opacity-2")
        add("opacity")
        #expect(layer.animationKeys() == ["opacity", "opacity-2", "opacity-3"])
        layer.removeAllAnimations()
        add("opacity")
        #expect(layer.animationKeys() == ["opacity"])
    }

    @Test("twenty thousand are added one after the other")
    func many() {
        for _ in 0..<20_000 { add("opacity") }
        #expect(layer.animationKeys()?.count == 20_000)
        #expect(layer.animationKeys()?.last == "opacity-20000")
    }
}
