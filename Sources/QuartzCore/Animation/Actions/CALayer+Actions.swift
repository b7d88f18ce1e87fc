import Foundation

extension CALayer {
    /// The layer's motion, made on first use. Layers without actions or animations have none.
    final var madeMotion: LayerMotion {
        if let motion { return motion }
        let made = LayerMotion()
        motion = made
        return made
    }

    /// Changes a property and runs its action. Not inlined, because most changes have no action.
    @inline(never) final func acting(_ key: String, _ change: () -> Void) {
        let action = CATransaction.disableActions() ? nil : action(forKey: key)
        change()
        setNeedsCommit()
        action?.run(forKey: key, object: self, arguments: nil)
    }

    final func foundAction(forKey event: String) -> (any CAAction)? {
        let found =
            delegate?.action(for: self, forKey: event) ?? actions?[event] ?? Self.defaultAction(forKey: event)
        if let found { return found is NSNull ? nil : found }
        guard viewDelegate == nil, told != nil else { return nil }
        return implicitAnimation(forKey: event)
    }

    /// Returns an animation from what is on screen now to the property's coming value.
    private func implicitAnimation(forKey event: String) -> CABasicAnimation? {
        guard let path = AnimatedKeyPath(event), let value = path.value(of: shown) else { return nil }
        if case .object = value { return nil }
        let animation = CABasicAnimation(keyPath: event)
        animation.fromValue = value.any ?? NSNull()
        animation.timingFunction =
            CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        return animation
    }
}
