extension LayerContext {
    func animationAdded(to layer: CALayer) {
        if let motion = layer.motion, !motion.isListed {
            motion.isListed = true
            animated.append(layer)
        }
        if let maskedLayer { maskedLayer.context?.maskMoves(self) } else { frameLoop?.setNeedsFrame() }
    }

    func animationsEnded(on layer: CALayer) {
        layer.motion?.isListed = false
        animated.removeAll { $0 === layer }
    }

    /// Called when the timing of a layer changed.
    func timeChanged() {
        if !animated.isEmpty { frameLoop?.setNeedsFrame() }
    }

    /// Calls `body` after the frame has gone to the screens. The next frame shows what `body` changes.
    package func afterCommit(_ body: @escaping @MainActor () -> Void) {
        if let context = maskedLayer?.context { return context.afterCommit(body) }
        guard let frameLoop else { return body() }
        frameLoop.afterCommit(body)
    }

    /// Updates all animated layers to `time`.
    ///
    /// - Returns: Whether any of them goes on moving.
    /// - Complexity: O(layers that have animations).
    func sampleAnimations(at time: CFTimeInterval) -> Bool {
        var isRunning = sampleMasks(at: time)
        guard !animated.isEmpty else { return isRunning }
        var isOneDone = false
        for layer in animated {
            let sample = layer.sampleAnimations(at: time)
            if sample.isRunning { isRunning = true }
            if layer.motion?.animations.isEmpty ?? true { isOneDone = true }
            if !sample.started.isEmpty { afterCommit { for animation in sample.started { animation.start() } } }
            if !sample.ended.isEmpty {
                afterCommit { for animation in sample.ended { animation.end(isFinished: true) } }
            }
        }
        if isOneDone {
            animated.removeAll { layer in
                guard let motion = layer.motion, motion.animations.isEmpty else { return false }
                motion.isListed = false
                return true
            }
        }
        return isRunning
    }
}
