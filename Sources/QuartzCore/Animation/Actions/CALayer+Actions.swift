import Foundation

extension CALayer {
    /// Side by side with the few that have none.
    final var madeMotion: LayerMotion {
        if let motion { return motion }
        let made = LayerMotion()
        motion = made
        return made
    }

    /// Changes a property and runs its action. Not inlined: most changes have none.
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

    /// From what is seen now to what the property will be.
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
